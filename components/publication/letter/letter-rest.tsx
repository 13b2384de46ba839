import { getLocale, getTranslations } from "next-intl/server";
import { listFormat } from "#lib/base/i18n/formats";
import { pieceTypes } from "#lib/publication/content/kinds";
import type { Letter } from "#lib/publication/letters/read-letters";

type Props = { rest: Letter["rest"] };

/** How many more pieces appeared that week; nothing if the letter shows all. */
export async function LetterRest({ rest }: Props) {
  const t = await getTranslations("letters");
  const parts = pieceTypes.flatMap((type) => (rest[type] ? t(`more.${type}`, { count: rest[type] }) : []));
  if (parts.length === 0) return null;
  return <p className="meta mt-3">{t("rest", { list: listFormat(await getLocale(), {}).format(parts) })}</p>;
}

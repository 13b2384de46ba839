import { useTranslations } from "next-intl";
import { LinkRows, pieceRow } from "@/components/publication/piece/link-rows";
import type { PrintableLink } from "#lib/publication/content/fields";
import type { Locale } from "#lib/base/i18n/locales";

type Props = {
  printables: readonly PrintableLink[];
  /** The piece that the sheets belong to. */
  beside: { readonly language: Locale };
};

/** The sheets that belong to a piece; nothing if there are none. */
export function ToPrint({ printables, beside }: Props) {
  const t = useTranslations("content.printable");
  return <LinkRows title={t("toPrint")} beside={beside} rows={printables.map(pieceRow)} />;
}

import { getTranslations } from "next-intl/server";
import { LinkRows } from "@/components/publication/piece/link-rows";
import type { PrintableLink } from "#lib/publication/content/fields";
import { printablePath } from "#lib/publication/content/kinds";

type Props = { printables: readonly PrintableLink[] };

/** The sheets that go with a piece; nothing where there are none. */
export async function ToPrint({ printables }: Props) {
  const t = await getTranslations("content.printable");
  return (
    <LinkRows
      title={t("toPrint")}
      rows={printables.map(({ _id, slug, title }) => ({ key: _id, href: printablePath(slug), title }))}
    />
  );
}

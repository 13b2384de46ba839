import { getTranslations } from "next-intl/server";
import { searchAddress } from "@/components/publication/search/search-address";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import type { ListedType } from "#lib/publication/content/kinds";

type Props = { query: string; kind: ListedType | null; page: number; pages: number };

/** Links to the previous and next results; nothing when all fit on one page. */
export async function SearchPages({ query, kind, page, pages }: Props) {
  if (pages === 1) return null;
  const t = await getTranslations("search");
  return (
    <StaticPart>
      <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {page > 1 && (
          <LocaleLink className="button button-quiet" rel="prev" href={searchAddress(query, kind, page - 1)}>
            {t("previous")}
          </LocaleLink>
        )}
        <p className="meta">{t("pageOf", { page, pages })}</p>
        {page < pages && (
          <LocaleLink className="button button-quiet" rel="next" href={searchAddress(query, kind, page + 1)}>
            {t("next")}
          </LocaleLink>
        )}
      </nav>
    </StaticPart>
  );
}

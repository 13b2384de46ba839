import { useTranslations } from "next-intl";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { pageParameter, type ListPage } from "#lib/base/addresses/paging";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

type Props = {
  /** Unprefixed path of the list. */
  path: string;
  /** The filters that hold on every page. */
  filters: Record<string, string | null | undefined>;
} & Pick<ListPage<unknown>, "number" | "count">;

/** The links to the other pages of a long list. */
export function PageLinks({ path, filters, number, count }: Props) {
  const t = useTranslations("reading.list");
  if (count < 2) return null;
  const to = (page: number) => withQuery(path, { ...filters, page: pageParameter(page) });
  return (
    <StaticPart>
      <nav aria-label={t("pages")} className="mt-8 flex flex-wrap items-center gap-4 print:hidden">
        {number > 1 && (
          <LocaleLink className="button button-quiet" rel="prev" href={to(number - 1)}>
            {t("previousPage")}
          </LocaleLink>
        )}
        <p className="meta">{t("pageOf", { page: number, count })}</p>
        {number < count && (
          <LocaleLink className="button button-quiet" rel="next" href={to(number + 1)}>
            {t("nextPage")}
          </LocaleLink>
        )}
      </nav>
    </StaticPart>
  );
}

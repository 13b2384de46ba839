import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import type { Category } from "#lib/product/directory/business/business";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import { queryWords } from "#lib/product/directory/query/query-words";
import { roundTheClock } from "#lib/product/directory/vocabulary/words";
import type { DirectoryPage } from "#lib/product/directory/provider/provider";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { collator } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = {
  query: ExploreQuery;
  page: Pick<DirectoryPage, "previous" | "next">;
  isNearSomewhere: boolean;
  /** Whether there may be some farther away. */
  hasLimit: boolean;
  /**
   * The kinds of business to name where the directory has nothing that the words say,
   * so that no other condition matters; else null.
   */
  kindsInstead: readonly Category[] | null;
  /** Whether the words may be repeated: not those of somebody in distress. */
  isQuoted: boolean;
};

/**
 * An empty list: each condition of the search as a link to the list without it. Or an empty page of a list that has other pages.
 */
export async function NoBusinesses({
  query,
  page,
  isNearSomewhere,
  hasLimit,
  kindsInstead,
  isQuoted,
}: Props) {
  const t = await getTranslations("explore.empty");
  const form = await getTranslations("explore.form");
  const pages = await getTranslations("explore.results");
  const locale = await currentLocale();
  const href = (changes: Partial<ExploreQuery>) => localePath(exploreAddress(query, changes), locale);
  const closedToo = { search: query.sought, isOpen: false };
  if (page.next || (query.before !== null && page.previous))
    return (
      <div className="mt-4 grid grid-cols-1 gap-2">
        <p>{t(query.openTimes ? "closedThen" : "closed")}</p>
        <p>
          <a href={href(closedToo)} className={`${target} font-semibold`}>
            {t("open")}
          </a>
        </p>
      </div>
    );
  if (query.after !== null || query.before !== null)
    return (
      <div className="mt-4 grid grid-cols-1 gap-2">
        <p>{t("page")}</p>
        {!page.previous && (
          <p>
            <a href={href({})} className={`${target} font-semibold`}>
              {pages("first")}
            </a>
          </p>
        )}
      </div>
    );
  if (kindsInstead) return <NoSuchBusiness query={query} kinds={kindsInstead} />;
  const ways: [text: string, changes: Partial<ExploreQuery>][] = [];
  const words = queryWords(query.sought);
  if (words.length === 1 && words[0] === roundTheClock && !query.isOpen)
    ways.push([form("open"), { search: "", isOpen: true }]);
  if (query.isOpen || query.openTimes) ways.push([t("open"), closedToo]);
  if (query.category) ways.push([t("category"), { category: null }]);
  if (hasLimit) ways.push([t("farther"), { within: "any" }]);
  // A number has been looked for everywhere.
  if (isNearSomewhere && query.phone?.isSpelled !== false) ways.push([t("everywhere"), { location: "" }]);
  if (query.sought && isQuoted) ways.push([t("query", { query: query.search }), { search: "" }]);
  return (
    <div className="mt-4">
      <EmptyNotice title={t("title")} text={t("text")}>
        <ul>
          {ways.map(([text, changes]) => (
            <li key={text}>
              <a href={href(changes)} className={`${target} font-semibold`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </EmptyNotice>
    </div>
  );
}

type NoSuchProps = Pick<Props, "query"> & { kinds: readonly Category[] };

/** That the directory has nothing of the sort, with the kinds that it has as links. */
async function NoSuchBusiness({ query, kinds }: NoSuchProps) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  const { compare } = collator(languages[locale].tag, {});
  const named = kinds
    .map((category) => ({ category, name: t(`categories.${category}`) }))
    .toSorted((a, b) => compare(a.name, b.name));
  return (
    <div className="mt-4">
      <EmptyNotice title={t("empty.title")} text={t("empty.nowhere", { query: query.sought })}>
        <ul className="w-full columns-[15rem]">
          {named.map(({ category, name }) => (
            <li key={category}>
              <a
                href={localePath(exploreAddress(query, { search: "", category }), locale)}
                className={`${target} font-semibold`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </EmptyNotice>
    </div>
  );
}

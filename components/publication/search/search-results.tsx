import { getTranslations } from "next-intl/server";
import { HelpBox } from "@/components/publication/help-line/help-box";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { OnThisSite } from "@/components/publication/search/on-this-site";
import { SearchForm } from "@/components/publication/search/search-form";
import { SearchPages } from "@/components/publication/search/search-pages";
import { SearchRow } from "@/components/publication/search/search-row";
import { SearchTabs } from "@/components/publication/search/search-tabs";
import { PieceLists } from "@/components/site/piece-lists";
import { StaticPart } from "@/components/site/static-part";
import { searchContent } from "#lib/publication/search/search";
import { isAccident, isUrgent } from "#lib/publication/content/choose-help-lines";
import { readHelpLines } from "#lib/publication/content/help-line";
import type { ListedType } from "#lib/publication/content/kinds";
import { currentLocale } from "#lib/base/i18n/current-locale";

type Props = { query: string; kind: ListedType | null; page: number };

/** How many results are on one page. */
const pageSize = 20;

/**
 * The search page's content: the form, and the results, or why there are none. Throws when the store cannot be read: a failed
 * search must be answered as a failure, not as one without results.
 */
export async function SearchResults({ query, kind, page }: Props) {
  const t = await getTranslations("content.search");
  return (
    <div className="grid gap-6">
      <h1>{t("title")}</h1>
      <SearchForm query={query} />
      {query === "" ? (
        <>
          <EmptyNotice title={t("start")} text={t("startText")} />
          <PieceLists />
        </>
      ) : (
        <Found query={query} kind={kind} page={page} />
      )}
    </div>
  );
}

async function Found({ query, kind, page }: Props) {
  const t = await getTranslations("content.search");
  const locale = await currentLocale();
  const { results, isMatch, isTooCommon, isPartial, hasOwn, helpSubjects } = await searchContent(
    query,
    locale,
  );
  // What was found is shown even if the lines cannot be read; the page of all lines is in the footer.
  const areLinesKnown = helpSubjects.length > 0 && (await readHelpLines().catch(() => null)) !== null;
  const help = areLinesKnown && <HelpBox subjects={helpSubjects} isAccident={isAccident(helpSubjects)} />;
  // Tells analytics not to count the words.
  const mark = helpSubjects.length > 0 ? "" : undefined;
  // "nicht mehr da sein": each word is common, and all of them together are a reason to call.
  if (isTooCommon)
    return (
      <>
        {help}
        <OnThisSite query={query} />
        <div data-private-search={mark}>
          <EmptyNotice title={t("common")} text={t("commonText", { query })} />
        </div>
      </>
    );
  const chosen = kind ? results.filter(({ _type }) => _type === kind) : results;
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const shown = Math.min(page, pages);
  const isFirst = isUrgent(helpSubjects);
  return (
    <>
      {isFirst && help}
      <StaticPart>
        <p className="meta" role="status" data-found={results.length} data-private-search={mark}>
          {t("showing", { query })}
          {chosen.length > 0 && (
            <>
              <br />
              {t("count", { count: chosen.length })}
            </>
          )}
          {isPartial && chosen.length > 0 && (
            <>
              <br />
              {t("partly")}
            </>
          )}
        </p>
      </StaticPart>
      <OnThisSite query={query} />
      {results.length > 0 && <SearchTabs query={query} kind={kind} results={results} />}
      {chosen.length === 0 ? (
        <>
          <EmptyNotice
            title={t("none")}
            text={help && results.length === 0 ? t("noneWithHelp") : t("noneText", { query })}
          />
          <PieceLists />
        </>
      ) : (
        <StaticPart>
          <ol className="results -mt-6">
            {chosen.slice((shown - 1) * pageSize, shown * pageSize).map((result) => (
              <SearchRow
                key={result._id}
                result={result}
                isMatch={isMatch}
                among={hasOwn ? [{ language: locale }] : []}
              />
            ))}
          </ol>
        </StaticPart>
      )}
      <SearchPages query={query} kind={kind} page={shown} pages={pages} />
      {!isFirst && help}
    </>
  );
}

import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/content/empty-notice";
import { SearchForm } from "@/components/search/search-form";
import { LocaleLink } from "@/components/site/locale-link";
import { searchContent, type SearchKind, type SearchResult } from "#lib/content/search";
import { logger } from "#lib/platform/server/logger";
import { actionPath } from "#lib/seo/action";
import { briefPath } from "#lib/seo/brief";
import { termPath } from "#lib/seo/term";
import { trackPath } from "#lib/seo/track";

type Props = { query: string };

const pathOf: Record<SearchKind, (slug: string) => string> = {
  microBrief: briefPath,
  microAction: actionPath,
  glossaryTerm: termPath,
  track: trackPath,
};
const nameOf = {
  microBrief: "briefs",
  microAction: "actions",
  glossaryTerm: "terms",
  track: "tracks",
} as const;

/** The search page's content: the form, and what was found, or why there is nothing. */
export async function SearchResults({ query }: Props) {
  const t = await getTranslations("content.search");
  return (
    <div className="grid gap-6">
      <h1>{t("title")}</h1>
      <SearchForm query={query} />
      {query === "" ? <EmptyNotice title={t("start")} text={t("startText")} /> : <Found query={query} />}
    </div>
  );
}

async function Found({ query }: Props) {
  const t = await getTranslations("content.search");
  const results = await searchContent(query).catch((error: unknown) => {
    logger.warn({ error: error instanceof Error ? error.name : "unknown" }, "search failed");
    return null;
  });
  if (results === null) return <SearchFailed />;
  return (
    <>
      <p className="meta" role="status">
        {t("showing", { query })}
        <br />
        {t("count", { count: results.length })}
      </p>
      {results.length === 0 ? (
        <EmptyNotice title={t("none")} text={t("noneText", { query })} />
      ) : (
        <ol className="border-t-3 border-ink">
          {results.map((result) => (
            <ResultRow key={result._id} result={result} />
          ))}
        </ol>
      )}
    </>
  );
}

async function ResultRow({ result }: { result: SearchResult }) {
  const t = await getTranslations("content.search");
  return (
    <li className="entry">
      <p className="meta">{t(nameOf[result._type])}</p>
      <div className="grid gap-1">
        <h2 lang="en">
          <LocaleLink href={pathOf[result._type](result.slug)}>{result.title}</LocaleLink>
        </h2>
        {result.summary && <p lang="en">{result.summary}</p>}
      </div>
    </li>
  );
}

async function SearchFailed() {
  const t = await getTranslations("errors.search");
  return <EmptyNotice title={t("title")} text={t("text")} />;
}

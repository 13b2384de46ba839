import { kindPath, kinds } from "#lib/publication/content/kinds";
import { searchContent } from "#lib/publication/search/search";
import { parseQuery } from "#lib/publication/search/search-query";
import { markWords } from "#lib/publication/search/search-words";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { askedLocale, localeParameter } from "#lib/base/i18n/asked-locale";
import { contentLanguage } from "#lib/base/i18n/locales";

/** As many as fit below the box on a laptop. */
const most = 7;
/** The titles of this many results are compared with the query. */
const weighed = 50;

/**
 * `GET /api/search/suggest?q=&locale=`: the best few results for readers of a language, with their unprefixed paths, their titles
 * cut at the matching words, and their language if it is not English. `hasOwn` says whether there is anything in the reader's
 * language.
 */
async function suggest(request: Request): Promise<Response> {
  const query = parseQuery(new URL(request.url).searchParams.getAll("q"));
  const locale = askedLocale(request);
  const { results, isMatch, isTooCommon, hasOwn, helpSubjects } = await orUnavailable(
    "Search is not available",
    () => searchContent(query, locale),
  );
  const best = results.slice(0, weighed).map((result) => ({
    kind: kinds[result._type].name,
    path: kindPath(result._type, result.slug),
    title: markWords(result.title, isMatch),
    ...(result.language === contentLanguage ? {} : { language: result.language }),
  }));
  // While typing, a reader looks for a title. Results that only mention the words appear on the results page. Who asks in a worry
  // does not know the title: what is about it leads, however it is called.
  const named = helpSubjects.length > 0 ? [] : best.filter(({ title }) => title.some((part) => part.isMatch));
  const suggestions = (named.length > 0 ? named : best).slice(0, most);
  const own = withQuery("/api/search/suggest", { q: query, locale: localeParameter(locale) });
  return Response.json(
    { suggestions, total: results.length, isTooCommon, hasOwn },
    {
      headers: {
        "cache-control": "public, max-age=120, stale-while-revalidate=300",
        // The front caches what names its address. Words that nothing contains can be made up without end.
        ...(results.length > 0 ? { "content-location": own } : {}),
      },
    },
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: suggest });

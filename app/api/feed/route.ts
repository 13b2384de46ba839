import { parseFeedQuery, readFeed } from "#lib/publication/content/feed";
import type { Brief } from "#lib/publication/content/brief";
import { askedLocale, localeParameter } from "#lib/base/i18n/asked-locale";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { readQuery } from "#lib/platform/server/api/query";
import { publicAnswer } from "#lib/platform/server/answers/public-answer";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

/**
 * The feed, page by page: `{items, next}`, filtered by `age`, `category` and `topic`. `next` is the address of the next page, null
 * at the end. With `view=html` the same page as HTML; next.config.ts rewrites that to its own route.
 */
async function readPage(request: Request): Promise<Response> {
  const locale = askedLocale(request);
  const { items, query, next } = await orUnavailable("The feed cannot be read at the moment", () =>
    readFeed(locale, parseFeedQuery(readQuery(request))),
  );
  const addressOf = (after: string | null) =>
    withQuery("/api/feed", { ...query, after, locale: localeParameter(locale) });
  return publicAnswer({ items: items.map(asItem), next: next && addressOf(next) }, addressOf(query.after));
}

/**
 * One item of the feed, in a form that other types can use too: the fields that every type has, and a content object with the
 * brief's own fields.
 */
function asItem(brief: Brief) {
  const { _id, _type, title, publishedAt, ages, ...content } = brief;
  return {
    _id,
    _type,
    title,
    publishedDate: publishedAt,
    content: { ...content, ageGuidance: ages[0] ?? null, ages },
  };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: readPage });

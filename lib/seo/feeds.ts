/** The site's feeds: the newest briefs and actions, as RSS and as JSON Feed. */
import { Feed } from "feed";
import type { ListedAction } from "#lib/publication/content/action";
import type { ListedBrief } from "#lib/publication/content/brief";
import { actionPath, briefPath } from "#lib/publication/content/kinds";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { htmlText } from "#lib/base/site/escape-html";
import { absoluteUrl, site } from "#lib/platform/site";
import { lastChange } from "#lib/seo/json-ld";

/** How many pieces a feed holds. */
const feedLength = 30;

/** A piece with the moment since which it is there in its language. */
type Since<T> = T & { since: string | null };

/** Of a moment that cannot be read, 0. */
const timeOf = (stored: string | null): number => Date.parse(stored ?? "") || 0;

/**
 * A feed over the newest pieces of both kinds, for readers of one language: a translation is new when it is made, whatever its
 * original is. A piece without a readable date is left out: feeds are sorted by it.
 */
export function siteFeed(
  briefs: readonly Since<ListedBrief>[],
  actions: readonly Since<ListedAction>[],
  texts: { title: string; description: string },
  locale: Locale,
): Feed {
  const pieces = [
    ...briefs.map((brief) => ({ ...brief, pathOf: briefPath, text: brief.summary })),
    ...actions.map((action) => ({ ...action, pathOf: actionPath, text: action.excerpt })),
  ]
    .map((piece) => ({ ...piece, date: new Date(piece.since ?? NaN) }))
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    // Many translations are made at one moment: of these the newest subject comes first.
    .toSorted((a, b) => b.date.getTime() - a.date.getTime() || timeOf(b.publishedAt) - timeOf(a.publishedAt))
    .slice(0, feedLength);
  /** The address a piece had first is its name for ever: under another, feed readers show it once more as new. */
  const idOf = ({ slug, firstSlug, pathOf, language }: (typeof pieces)[number]): string => {
    const own = absoluteUrl(pathOf(slug), language);
    const first = absoluteUrl(pathOf(firstSlug ?? slug), language);
    // Of two pieces with one name, readers show one.
    const isTaken = pieces.some((one) => absoluteUrl(one.pathOf(one.slug), one.language) === first);
    return isTaken ? own : first;
  };
  const feed = new Feed({
    id: absoluteUrl("/", locale),
    title: texts.title,
    description: texts.description,
    link: absoluteUrl("/", locale),
    language: languages[locale].tag,
    copyright: site.name,
    updated: pieces[0]?.date,
    feedLinks: { rss: absoluteUrl("/feed.xml", locale), json: absoluteUrl("/feed.json", locale) },
  });
  for (const piece of pieces) {
    feed.addItem({
      id: idOf(piece),
      // In its own language: a country's feed holds what its language's does, under the same names.
      link: absoluteUrl(piece.pathOf(piece.slug), piece.language),
      title: piece.title,
      // Read as HTML, in both formats.
      description: piece.text === null ? undefined : htmlText(piece.text),
      published: piece.date,
      date: new Date(lastChange({ ...piece, reviewedAt: null }) ?? piece.date),
      category: piece.category ? [{ name: piece.category.title }] : [],
    });
  }
  return feed;
}

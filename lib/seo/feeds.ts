/** The site's feeds: the newest briefs and actions, as RSS and as JSON Feed. */
import { Feed } from "feed";
import type { ListedAction } from "#lib/publication/content/action";
import type { ListedBrief } from "#lib/publication/content/brief";
import { actionPath, briefPath } from "#lib/publication/content/kinds";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { htmlText } from "#lib/base/text/escape-html";
import { absoluteUrl, site } from "#lib/platform/site";
import { lastChange } from "#lib/seo/json-ld";

/** How many pieces a feed holds. */
const feedLength = 30;

/**
 * A feed as RSS. What writes it parts the first "]]>" of a text, which would end the text there, and takes any other as it
 * stands: those are parted here. Only titles may hold one, since whatever else a feed carries is HTML.
 */
export function rssOf(feed: Feed): string {
  const parted = new Feed(feed.options);
  for (const item of feed.items)
    parted.addItem({ ...item, title: item.title.replaceAll(/(?<=\]\]>.*)\]\]>/gs, "]]]]><![CDATA[>") });
  return parted.rss2();
}

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
  const all = [
    ...briefs.map((brief) => ({ ...brief, pathOf: briefPath, text: brief.summary })),
    ...actions.map((action) => ({ ...action, pathOf: actionPath, text: action.excerpt })),
  ]
    .map((piece) => ({ ...piece, date: new Date(piece.since ?? NaN) }))
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    // Many translations are made at one moment: of these the newest subject comes first. A copy carries the date of its original.
    .toSorted(
      (a, b) =>
        b.date.getTime() - a.date.getTime() ||
        timeOf(b.publishedAt) - timeOf(a.publishedAt) ||
        timeOf(b.firstOutAt) - timeOf(a.firstOutAt),
    );
  type Piece = (typeof all)[number];
  const pieces = all.slice(0, feedLength);
  const ownAddress = ({ slug, pathOf, language }: Piece) => absoluteUrl(pathOf(slug), language);
  const firstAddress = ({ slug, firstSlug, pathOf, language }: Piece) =>
    absoluteUrl(pathOf(firstSlug ?? slug), language);
  const taken = new Set(all.map(ownAddress));
  /** Of those that claim one first address, the oldest: a copy of a document may have brought it along. */
  const firstOwners = new Map(all.map((piece) => [firstAddress(piece), piece]));
  /**
   * The address a piece had first is its name for ever: under another, feed readers show it once more as new. Of two pieces
   * with one name they show one, so that it is asked of all pieces: what leaves the feed changes no other's name.
   */
  const idOf = (piece: Piece): string => {
    const [own, first] = [ownAddress(piece), firstAddress(piece)];
    return !taken.has(first) && firstOwners.get(first) === piece ? first : own;
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
      // Read as HTML, in both formats. An item of JSON Feed must have a content.
      description: htmlText(piece.text ?? piece.title),
      published: piece.date,
      date: new Date(lastChange({ ...piece, reviewedAt: null }) ?? piece.date),
      category: piece.category ? [{ name: piece.category.title }] : [],
    });
  }
  return feed;
}

/** The site's feeds: the newest briefs and actions, as RSS and as JSON Feed. */
import { Feed } from "feed";
import type { ListedAction } from "#lib/publication/content/action";
import type { ListedBrief } from "#lib/publication/content/brief";
import { actionPath, briefPath } from "#lib/publication/content/kinds";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { htmlText } from "#lib/base/text/escape-html";
import { absoluteUrl, site } from "#lib/platform/site";
import { artworkAddress } from "#lib/seo/artwork";
import { lastChange } from "#lib/seo/json-ld";

/** How many pieces a feed holds. */
const feedLength = 30;

/**
 * A feed as RSS. The feed library escapes only the first "]]>" of a text, which would end the CDATA section. The others are escaped
 * here. Only titles can hold one, since everything else in a feed is HTML.
 */
export function rssOf(feed: Feed): string {
  const parted = new Feed(feed.options);
  for (const item of feed.items)
    parted.addItem({
      ...item,
      title: item.title.replaceAll(/(?<=\]\]>.*)\]\]>/gs, "]]]]><![CDATA[>"),
      // RSS has enclosures instead, whose length has to be given.
      image: undefined,
    });
  return parted.rss2();
}

/** A feed as JSON Feed 1.1, which knows its language. The feed library writes version 1. */
export const jsonOf = (feed: Feed): string =>
  JSON.stringify({
    ...(JSON.parse(feed.json1()) as object),
    version: "https://jsonfeed.org/version/1.1",
    language: feed.options.language,
  });

/** A piece, and when it was first published in its language. */
type Since<T> = T & { since: string | null };

/** 0 for a moment that cannot be read. */
const timeOf = (stored: string | null): number => Date.parse(stored ?? "") || 0;

/**
 * A feed of the newest pieces of both kinds, for readers of one language. A translation counts as new when it is made, however old
 * its original is. A piece without a readable date is left out, because feeds are sorted by date.
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
    // Many translations are published at the same moment: then the one with the newest original comes first. A copy carries the
    // date of its original.
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
  /**
   * When several pieces claim the same first address, the oldest has it: a copy of a document may have brought the address along.
   */
  const firstOwners = new Map(all.map((piece) => [firstAddress(piece), piece]));
  /**
   * A piece keeps its first address as its id for ever: under another id, feed readers would show it again as new. Two pieces with
   * the same id would be shown as one, so all pieces are compared: then a piece that leaves the feed changes no other piece's id.
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
    image: `${site.baseUrl}/icon-512.png`,
    updated: pieces[0]?.date,
    feedLinks: { rss: absoluteUrl("/feed.xml", locale), json: absoluteUrl("/feed.json", locale) },
  });
  for (const piece of pieces) {
    feed.addItem({
      id: idOf(piece),
      // In the piece's own language: the feed of a country contains the pieces of its language's feed, under the same ids.
      link: absoluteUrl(piece.pathOf(piece.slug), piece.language),
      title: piece.title,
      // Both formats read this as HTML. A JSON Feed item must have content.
      description: htmlText(piece.text ?? piece.title),
      published: piece.date,
      date: new Date(lastChange({ ...piece, reviewedAt: null }) ?? piece.date),
      image: piece.picture ? artworkAddress(piece.picture) : undefined,
      category: piece.category ? [{ name: piece.category.title }] : [],
    });
  }
  return feed;
}

/** What search engines, shared links and feed readers learn about the Sunday letters. */
import { Feed } from "feed";
import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { Article, ItemList } from "schema-dts";
import { kindPath, kinds } from "#lib/publication/content/kinds";
import { isWrittenIn } from "#lib/publication/letters/letter-languages";
import { letterFeedPath, letterPath, lettersPath } from "#lib/publication/letters/letter-path";
import { readLetterSubject } from "#lib/publication/letters/letter-subject";
import { letterPieces, type Letter } from "#lib/publication/letters/read-letters";
import { formatDay } from "#lib/base/i18n/dates";
import { contentLanguage, languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { alternatePaths } from "#lib/base/i18n/paths";
import { htmlText } from "#lib/base/text/escape-html";
import { letterMoment } from "#lib/base/site/letter-days";
import { absoluteUrl, site } from "#lib/platform/site";
import { itemListJsonLd, publication } from "#lib/seo/json-ld";
import { fittingTitle, pageMetadata, shareImagePath, siteImagePath } from "#lib/seo/metadata";

/** The name and the description of a letter, in the page's language. */
type Words = { name: string; description: string };

/** Also when it was last changed: a letter is composed anew each time, and the result is that of its day. */
const publishedAt = ({ day }: Letter) => letterMoment(day).toISOString();

/**
 * `written` are the languages in which the letter counts as written. Elsewhere, search engines are sent to the English one. The
 * page is called as its heading says, which names the day or is an editor's, and after what is in it if there is room.
 */
export async function letterMetadata(
  letter: Letter,
  locale: Locale,
  written: readonly Locale[],
  { name, description }: Words,
  feedLocale: Locale,
): Promise<Metadata> {
  const { tag } = languages[locale];
  const t = createTranslator({ locale: tag, messages: await readMessages(locale), namespace: "letters" });
  const { subject } = await readLetterSubject(letter, locale);
  return pageMetadata({
    title:
      letter.title === null
        ? fittingTitle(t("metaTitle", { name, title: subject }), name)
        : fittingTitle(`${letter.title} · ${formatDay(new Date(letter.day), tag)}`, letter.title),
    description,
    keywords: letterPieces(letter).map(({ title }) => title),
    path: letterPath(letter.day),
    locale,
    letterFeed: feedLocale,
    ...(written.includes(locale)
      ? { alternates: alternatePaths(letterPath(letter.day), written) }
      : { noIndex: true, language: contentLanguage }),
    article: { publishedAt: publishedAt(letter), modifiedAt: publishedAt(letter) },
  });
}

/**
 * A letter as an article, and the list of its pieces. Where the letter is not written in `locale`, it is the English one, and the
 * page's words do not describe it.
 */
export function letterJsonLd(
  letter: Letter,
  locale: Locale,
  written: readonly Locale[],
  { name, description }: Words,
): (Article | ItemList)[] {
  const path = letterPath(letter.day);
  const own = written.includes(locale) ? locale : contentLanguage;
  const url = absoluteUrl(path, own);
  const pieces = letterPieces(letter).map((piece) => ({
    name: piece.title,
    path: kindPath(piece._type, piece.slug),
    language: piece.language,
  }));
  return [
    {
      "@type": "Article",
      "@id": `${url}#letter`,
      mainEntityOfPage: url,
      headline: letter.title ?? (own === locale ? name : undefined),
      description: own === locale ? description : undefined,
      inLanguage: languages[own].tag,
      ...publication({ updatedAt: null, reviewedAt: null }, publishedAt(letter)),
      image: `${site.baseUrl}${siteImagePath(own)}`,
      mentions: { "@id": `${absoluteUrl(path, locale)}#items` },
    },
    itemListJsonLd(path, pieces, locale),
  ];
}

/** The list of letters for search engines, each by its title or its first piece's. */
export const letterListJsonLd = (letters: readonly Letter[], locale: Locale): ItemList =>
  itemListJsonLd(
    lettersPath,
    letters.map((letter) => ({
      name: letter.title ?? letterPieces(letter)[0]?.title ?? letter.day,
      path: letterPath(letter.day),
      language: isWrittenIn(letter, locale) ? locale : contentLanguage,
    })),
    locale,
  );

/** The picture of a letter's first piece, as a PNG, which every mail program shows. */
export const letterCard = (letter: Letter): { address: string; title: string } | null => {
  const [lead] = letterPieces(letter);
  if (!lead) return null;
  const { title, _type } = lead;
  return { address: `${site.baseUrl}${shareImagePath(kinds[_type].name, lead)}`, title };
};

/** A letter in a feed: its subject, a sentence about it, and the whole letter as HTML for an e-mail. */
export type MailedLetter = { day: string; subject: string; preview: string; html: string };

/** The feed of the letters in a language, newest first. Form services send them as e-mails. */
export function letterFeed(
  letters: readonly MailedLetter[],
  texts: { title: string; description: string },
  locale: Locale,
): Feed {
  const [newest] = letters;
  const feed = new Feed({
    id: absoluteUrl(lettersPath, locale),
    title: `${site.name}: ${texts.title}`,
    description: texts.description,
    link: absoluteUrl(lettersPath, locale),
    language: languages[locale].tag,
    copyright: site.name,
    ...(newest ? { updated: letterMoment(newest.day) } : {}),
    feedLinks: { rss: absoluteUrl(letterFeedPath, locale) },
  });
  for (const { day, subject, preview, html } of letters) {
    const link = absoluteUrl(letterPath(day), locale);
    feed.addItem({
      id: link,
      link,
      title: subject,
      // Read as HTML by feed readers.
      description: htmlText(preview),
      content: html,
      date: letterMoment(day),
      published: letterMoment(day),
    });
  }
  return feed;
}

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
import { firstWords } from "#lib/base/text/text";
import { letterMoment } from "#lib/base/site/letter-days";
import { absoluteUrl, site } from "#lib/platform/site";
import { shortDescription } from "#lib/seo/description";
import { itemListJsonLd, publication } from "#lib/seo/json-ld";
import { fittingTitle, longestTitle, pageMetadata, shareImagePath, siteImagePath } from "#lib/seo/metadata";

/** The name and the description of a letter, in the page's language. */
type Words = { name: string; description: string };

/** Also when it was last changed: a letter is composed anew each time, and the result is that of its day. */
const publishedAt = ({ day }: Letter) => letterMoment(day).toISOString();

/** A title without what follows its colon. */
const mainTitle = (title: string): string => title.split(/\s*:\s/)[0] ?? title;

/** What a letter's page is called: an editor's title, or its day and as much of what is in it as search results show. */
async function titleOf(letter: Letter, name: string, locale: Locale): Promise<string> {
  const { tag } = languages[locale];
  const date = formatDay(new Date(letter.day), tag);
  if (letter.title !== null) return fittingTitle(`${letter.title} · ${date}`, letter.title);
  const [lead, ...others] = letterPieces(letter);
  if (!lead) return name;
  const t = createTranslator({ locale: tag, messages: await readMessages(locale), namespace: "letters" });
  const called = (short: string, title: string) => t("metaTitle", { name: short, title });
  const andMore = (title: string) => t("andMore", { title, count: others.length });
  return fittingTitle(
    called(name, andMore(lead.title)),
    called(date, andMore(lead.title)),
    called(date, andMore(mainTitle(lead.title))),
    firstWords(called(date, lead.title), longestTitle),
  );
}

/**
 * `written` are the languages in which the letter counts as written. Elsewhere, search engines are sent to the English one. The
 * page is described by what is in it, as the mail is; by `description` if there is no more than its title says.
 */
export async function letterMetadata(
  letter: Letter,
  locale: Locale,
  written: readonly Locale[],
  { name, description }: Words,
  feedLocale: Locale,
): Promise<Metadata> {
  const { preview } = await readLetterSubject(letter, locale);
  const lead = leadOf(letter);
  return pageMetadata({
    title: await titleOf(letter, name, locale),
    description: shortDescription(preview || description, locale),
    keywords: letterPieces(letter).map(({ title }) => title),
    path: letterPath(letter.day),
    locale,
    letterFeed: feedLocale,
    ...(lead ? { image: { path: lead.image, alt: lead.title } } : {}),
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
      image: `${site.baseUrl}${(own === locale ? leadOf(letter)?.image : null) ?? siteImagePath(own)}`,
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

/** The title of a letter's first piece, and the path of its share image. */
function leadOf(letter: Letter): { title: string; image: string } | null {
  const [lead] = letterPieces(letter);
  return lead ? { title: lead.title, image: shareImagePath(kinds[lead._type].name, lead) } : null;
}

/** The picture of a letter's first piece, as a PNG, which every mail program shows. */
export const letterCard = (letter: Letter): { address: string; title: string } | null => {
  const lead = leadOf(letter);
  return lead && { address: `${site.baseUrl}${lead.image}`, title: lead.title };
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

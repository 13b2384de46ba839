/** The contents of the site in plain text, for language models (`/llms.txt`). */
import { createTranslator } from "next-intl";
import { readAddresses, type Address } from "#lib/publication/content/addresses";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import { readLetterFeedLanguage } from "#lib/publication/letters/letter-languages";
import { letterFeedPath, lettersPath } from "#lib/publication/letters/letter-path";
import { kinds } from "#lib/publication/content/kinds";
import { defaultLocale, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { absoluteUrl, site } from "#lib/platform/site";
import { addressPath } from "#lib/seo/site-addresses";

const sectionTypes = ["track", "microBrief", "microAction", "printable", "glossaryTerm"] as const;

/** Pages that are written in code, with the messages of their title and of what they are for. */
const fixedPages = [
  { path: "/how-it-works", title: "navigation.howItWorks", lead: "how-it-works.lead" },
  { path: "/about", title: "navigation.about", lead: "about.lead" },
  { path: helpLinesPath, title: "help-lines.title", lead: "help-lines.lead" },
  { path: "/newsletter", title: "forms.newsletter.pageTitle", lead: "forms.newsletter.text" },
  { path: "/do-not-call", title: "calls.doNotCall.title", lead: "calls.doNotCall.lead" },
] as const;

/** How many pieces a section names, the latest changed first, so that the file does not grow with the library. */
const piecesPerSection = 500;

/** Escapes brackets: one alone would end the name of a link, or begin another. */
const inBrackets = (name: string): string => name.replaceAll(/[[\]\\]/g, "\\$&");

/** A page as an item of a list, which is one line. */
const linked = (name: string, address: string, summary: string | null): string =>
  `- [${inBrackets(name)}](${address})${summary ? `: ${summary}` : ""}`.replace(/\s+/g, " ");

/** The answer at `/llms.txt`. */
export async function llmsAnswer(): Promise<Response> {
  const t = createTranslator({ locale: defaultLocale, messages: await readMessages(defaultLocale) });
  const addresses = (await readAddresses()).filter(({ isHidden }) => !isHidden);
  const linksTo = (type: Address["_type"], locale: Locale): string[] =>
    addresses.flatMap((address) => {
      const path = address._type === type && address.language === locale ? addressPath(address) : null;
      return path === null ? [] : [linked(address.title, absoluteUrl(path, locale), address.summary)];
    });
  /** The pages and the pieces in a language, kind by kind; the headings name the language if it is not English. */
  const sections = async (locale: Locale): Promise<string[]> => {
    const named = createTranslator({ locale: languages[locale].tag, messages: await readMessages(locale) });
    const section = (title: string, lines: readonly string[]): string[] => {
      if (locale === defaultLocale) return [`## ${title}`, "", ...lines, ""];
      return lines.length === 0 ? [] : [`## ${languages[locale].label}: ${title}`, "", ...lines, ""];
    };
    const fixed = fixedPages.map(({ path, title, lead }) =>
      linked(named(title), absoluteUrl(path, locale), named(lead)),
    );
    return [
      ...section(named("content.page.listTitle"), [...fixed, ...linksTo("page", locale)]),
      ...sectionTypes.flatMap((type) => {
        const all = linksTo(type, locale);
        const title = named(`content.${kinds[type].name}.listTitle`);
        const list = linked(title, absoluteUrl(kinds[type].list, locale), null);
        return section(
          title,
          all.length > piecesPerSection ? [...all.slice(0, piecesPerSection), list] : all,
        );
      }),
    ];
  };
  /** The feed of letters, for each language that has one; it too names the language. */
  const letterFeed = async (locale: Locale): Promise<string[]> => {
    if ((await readLetterFeedLanguage(locale)) !== locale) return [];
    const { letters } = await readMessages(locale);
    const title = locale === defaultLocale ? letters.feed : `${languages[locale].label}: ${letters.feed}`;
    return [`- [${title}](${absoluteUrl(letterFeedPath, locale)})`];
  };
  const body = [
    `# ${site.name}`,
    "",
    `> ${t("common.description")}`,
    "",
    `- [${t("letters.title")}](${absoluteUrl(lettersPath)}): ${t("letters.lead")}`,
    ...(await Promise.all(locales.map(letterFeed))).flat(),
    "",
    ...(await Promise.all(locales.map(sections))).flat(),
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

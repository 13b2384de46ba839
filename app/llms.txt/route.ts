import { createTranslator } from "next-intl";
import { readAddresses } from "#lib/publication/content/addresses";
import { readLetterFeedLanguage } from "#lib/publication/letters/letter-languages";
import { letterFeedPath, lettersPath } from "#lib/publication/letters/letter-path";
import { kinds } from "#lib/publication/content/kinds";
import { defaultLocale, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { absoluteUrl, site } from "#lib/platform/site";
import { addressPath } from "#lib/seo/site-addresses";

export const dynamic = "force-static";

const sectionTypes = ["track", "microBrief", "microAction", "printable", "glossaryTerm"] as const;

/** How many pieces a section names, the latest changed first, so that the file does not grow with the library. */
const piecesPerSection = 500;

/** Escapes brackets: one alone would end the name of a link, or begin another. */
const inBrackets = (name: string): string => name.replaceAll(/[[\]\\]/g, "\\$&");

/** The contents of the site in plain text, for language models. */
export async function GET(): Promise<Response> {
  const t = createTranslator({ locale: defaultLocale, messages: await readMessages(defaultLocale) });
  const addresses = (await readAddresses()).filter(({ isHidden }) => !isHidden);
  /** The pieces in a language, kind by kind; the headings name the language if it is not English. */
  const sections = async (locale: Locale): Promise<string[]> => {
    const named = createTranslator({ locale: languages[locale].tag, messages: await readMessages(locale) });
    return sectionTypes.flatMap((type) => {
      const all = addresses.flatMap((address) => {
        const path = address._type === type && address.language === locale ? addressPath(address) : null;
        if (path === null) return [];
        const summary = address.summary ? `: ${address.summary}` : "";
        // An item of a list is one line.
        return [
          `- [${inBrackets(address.title)}](${absoluteUrl(path, locale)})${summary}`.replace(/\s+/g, " "),
        ];
      });
      const title = named(`content.${kinds[type].name}.listTitle`);
      const list = `- [${inBrackets(title)}](${absoluteUrl(kinds[type].list, locale)})`;
      const lines = all.length > piecesPerSection ? [...all.slice(0, piecesPerSection), list] : all;
      if (locale === defaultLocale) return [`## ${title}`, "", ...lines, ""];
      return lines.length === 0 ? [] : [`## ${languages[locale].label}: ${title}`, "", ...lines, ""];
    });
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

/** The contents of the site in a language as plain text, for language models (`/llms.txt`, `/es/llms.txt`). */
import { createTranslator } from "next-intl";
import { readAddresses, type Address } from "#lib/publication/content/addresses";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import { readLetterFeedLanguage } from "#lib/publication/letters/letter-languages";
import { letterFeedPath, lettersPath } from "#lib/publication/letters/letter-path";
import { kinds } from "#lib/publication/content/kinds";
import { contentLanguage, contentLanguages, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { localePath } from "#lib/base/i18n/paths";
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

/** The address of the list in a language. */
const llmsAddress = (locale: Locale): string => absoluteUrl("/llms.txt", locale);

/** The languages with a list: those in which a piece is written, and English. */
const listLanguages = (addresses: readonly Address[]): Locale[] =>
  locales.filter(
    (locale) =>
      locale === contentLanguage ||
      addresses.some(
        ({ _type, language }) => language === locale && (sectionTypes as readonly string[]).includes(_type),
      ),
  );

/**
 * The answer at `/llms.txt` of a language: what is written in it, kind by kind, and where the lists in other languages are. One in
 * which no piece is written yet redirects to the list that its readers get instead, as its feed does.
 */
export async function llmsAnswer(locale: Locale): Promise<Response> {
  const messages = await readMessages(locale);
  const t = createTranslator({ locale: languages[locale].tag, messages });
  const found = (await readAddresses()).filter((address) => !address.isHidden);
  const listed = listLanguages(found);
  if (!listed.includes(locale)) {
    const next = contentLanguages(locale).find((one) => listed.includes(one)) ?? contentLanguage;
    return new Response(null, { status: 307, headers: { location: localePath("/llms.txt", next) } });
  }
  const addresses = found.filter(({ language }) => language === locale);
  const linksTo = (type: Address["_type"]): string[] =>
    addresses.flatMap((address) => {
      const path = address._type === type ? addressPath(address) : null;
      return path === null ? [] : [linked(address.title, absoluteUrl(path, locale), address.summary)];
    });
  /** A language without pieces of a kind does not name the kind. */
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 || locale === contentLanguage ? [`## ${title}`, "", ...lines, ""] : [];
  const fixed = fixedPages.map(({ path, title, lead }) =>
    linked(t(title), absoluteUrl(path, locale), t(lead)),
  );
  const pieces = sectionTypes.flatMap((type) => {
    const all = linksTo(type);
    const title = t(`content.${kinds[type].name}.listTitle`);
    const list = linked(title, absoluteUrl(kinds[type].list, locale), null);
    return section(title, all.length > piecesPerSection ? [...all.slice(0, piecesPerSection), list] : all);
  });
  const others = listed.filter((other) => other !== locale);
  const hasLetterFeed = (await readLetterFeedLanguage(locale)) === locale;
  const body = [
    `# ${site.name}`,
    "",
    `> ${t("common.description")}`,
    "",
    linked(t("letters.title"), absoluteUrl(lettersPath, locale), t("letters.lead")),
    ...(hasLetterFeed ? [linked(t("letters.feed"), absoluteUrl(letterFeedPath, locale), null)] : []),
    "",
    ...section(t("content.page.listTitle"), [...fixed, ...linksTo("page")]),
    ...pieces,
    ...section(
      t("about.languages.title"),
      others.map((other) => linked(languages[other].label, llmsAddress(other), null)),
    ),
  ].join("\n");
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** The public addresses of the whole site. Pure. */
import type { Address } from "#lib/publication/content/addresses";
import { kindPath, kinds, listedTypes, type ListedType } from "#lib/publication/content/kinds";
import { ownOrAll } from "#lib/publication/content/shown-languages";
import { languagesOfLetterList } from "#lib/publication/letters/letter-languages";
import { letterPath, lettersPath } from "#lib/publication/letters/letter-path";
import { letterMoment } from "#lib/base/site/letter-days";
import { footerPages } from "#lib/base/site/site-defaults";
import { contentLanguages, locales, type Locale } from "#lib/base/i18n/locales";
import { alternatePaths, type Alternate } from "#lib/base/i18n/paths";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { versionPaths } from "#lib/seo/metadata";

/** What a page lists: documents of a type, or the notes. The newest change of one of them counts as a change of the page. */
type Shows = readonly (Exclude<Address["_type"], "page"> | "note")[];

/** Pages that are written in code. */
const fixedPages: readonly { path: string; shows: Shows }[] = [
  { path: "/", shows: ["microBrief"] },
  ...listedTypes.map((type) => ({ path: kinds[type].list, shows: [type] })),
  { path: "/how-it-works", shows: [] },
  { path: "/about", shows: [] },
  { path: "/help-lines", shows: [] },
  { path: "/newsletter", shows: [] },
  { path: "/do-not-call", shows: [] },
];

/** Pages of the content store that also list other documents, by slug. */
const showing: Readonly<Record<string, Shows>> = { blog: ["note"], guides: ["track", "microAction"] };

/** The unprefixed path of a document's own page; null for one that has none (a note stands on /blog). */
export function addressPath({
  _type,
  slug,
  isNote,
}: Pick<Address, "_type" | "slug" | "isNote">): string | null {
  const hasPage = _type !== "page" || (!isNote && (footerPages as readonly string[]).includes(slug));
  return hasPage ? kindPath(_type, slug) : null;
}

/** An address of the site, with the addresses of the same page in all its languages, this one included. */
export type SiteAddress = {
  path: string;
  locale: Locale;
  changedAt: string | null;
  alternates: readonly Alternate[];
};

type Shown = {
  /** Every document, in every language. */
  addresses: readonly Address[];
  /** The addresses of a document's versions. */
  versionsOf: (address: Address) => readonly ContentAddress[];
  /** The languages in which the list of a type counts as written. */
  listLanguages: Record<ListedType, readonly Locale[]>;
  /** The days of the letters, newest first, each with the languages in which the letter counts as written. */
  letters: readonly { day: string; languages: readonly Locale[] }[];
};

/** The latest of these moments. Compared as texts, moments of two time zones would be out of order. */
const latest = (moments: readonly (string | null)[]): string | null =>
  moments
    .filter((moment) => moment !== null)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? null;

/** Every indexable address of the site, and when it last changed. A page has one address in each of its languages. */
export function siteAddresses({ addresses, versionsOf, listLanguages, letters }: Shown): SiteAddress[] {
  /** Whether readers of a language get this version and not another one. */
  const isGivenTo = (address: Address, locale: Locale) => {
    const written = [address, ...versionsOf(address)].map(({ language }) => language);
    return contentLanguages(locale).find((one) => written.includes(one)) === address.language;
  };
  const newestShown = (shows: Shows, locale: Locale): string | null => {
    const moments = shows.map((what) => {
      const given = addresses.filter(
        (address) => (address.isNote ? "note" : address._type) === what && isGivenTo(address, locale),
      );
      return latest((what === "glossaryTerm" ? ownOrAll(given, locale) : given).map((one) => one.changedAt));
    });
    return latest(moments);
  };
  /** A page that has the same path in all its languages. */
  const inEach = (
    path: string,
    changedAt: (locale: Locale) => string | null,
    languages: readonly Locale[],
  ): SiteAddress[] =>
    languages.map((locale) => ({
      path,
      locale,
      changedAt: changedAt(locale),
      alternates: alternatePaths(path, languages),
    }));
  const fixed = fixedPages.flatMap(({ path, shows }) => {
    const listed = listedTypes.find((type) => kinds[type].list === path);
    return inEach(path, (locale) => newestShown(shows, locale), listed ? listLanguages[listed] : locales);
  });
  const documents = addresses
    .filter((address) => !address.isHidden)
    .flatMap((address) => {
      const path = addressPath(address);
      const shows = address._type === "page" ? (showing[address.slug] ?? []) : [];
      return path === null
        ? []
        : [
            {
              path,
              locale: address.language,
              changedAt: latest([address.changedAt, newestShown(shows, address.language)]),
              alternates: versionPaths(address._type, versionsOf(address)),
            },
          ];
    });
  const ofLetters = letters.flatMap(({ day, languages }) =>
    inEach(letterPath(day), () => letterMoment(day).toISOString(), languages),
  );
  const [last] = letters;
  const listOfLetters = inEach(
    lettersPath,
    () => (last ? letterMoment(last.day).toISOString() : null),
    languagesOfLetterList(letters),
  );
  return [...fixed, ...listOfLetters, ...ofLetters, ...documents];
}

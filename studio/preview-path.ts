/** The path of a document on the site. */
import { contentLanguage, isLocale } from "../lib/base/i18n/locales.ts";
import { localePath } from "../lib/base/i18n/paths.ts";
import { letterPath } from "../lib/publication/letters/letter-path.ts";
import { addressedTypes, kindPath } from "../lib/publication/content/kinds.ts";

/** The fields of an address. A letter's address is its Sunday; a page with a publish date is a note and not in the footer. */
export type Addressed = {
  slug?: { current?: string };
  day?: string;
  language?: string;
  publishedDate?: string;
};

/** The path of the page that shows a document, in its language; undefined where there is none. */
export function previewPath(
  type: string,
  { slug, day, language, publishedDate }: Addressed,
): string | undefined {
  if (type === "letter") return day === undefined ? undefined : letterPath(day);
  const known = addressedTypes.find((one) => one === type);
  if (known === undefined || slug?.current === undefined) return undefined;
  const path = known === "page" && publishedDate ? "/blog" : kindPath(known, slug.current);
  return localePath(path, isLocale(language) ? language : contentLanguage);
}

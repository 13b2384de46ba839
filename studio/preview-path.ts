/** Where a document stands on the site. */
import { contentLanguage, isLocale } from "../lib/base/i18n/locales.ts";
import { localePath } from "../lib/base/i18n/paths.ts";
import { letterPath } from "../lib/publication/letters/letter-path.ts";
import { addressedTypes, kindPath } from "../lib/publication/content/kinds.ts";

/** What an address is made of. A letter's is its Sunday. */
export type Addressed = { slug?: { current?: string }; day?: string; language?: string };

/** The path of a document's own page, in its language; undefined where it has none. */
export function previewPath(type: string, { slug, day, language }: Addressed): string | undefined {
  if (type === "letter") return day === undefined ? undefined : letterPath(day);
  const known = addressedTypes.find((one) => one === type);
  if (known === undefined || slug?.current === undefined) return undefined;
  return localePath(kindPath(known, slug.current), isLocale(language) ? language : contentLanguage);
}

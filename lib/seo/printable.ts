/** What search engines and shared links learn about a printable. */
import type { Metadata } from "next";
import type { LearningResource } from "schema-dts";
import type { Printable } from "#lib/publication/content/printable";
import { printablePath } from "#lib/publication/content/kinds";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import type { ContentAddress } from "#lib/platform/server/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { organizationId } from "#lib/seo/json-ld";
import { documentMetadata } from "#lib/seo/metadata";

/** The metadata of a printable. `versions` are its addresses in all languages. */
export const printableMetadata = (
  printable: Printable,
  locale: Locale,
  versions: readonly ContentAddress[],
): Promise<Metadata> =>
  documentMetadata("printable", printable, locale, versions, {
    title: printable.title,
    description: printable.description ?? printable.title,
    keywords: [printable.title, printable.heading],
  });

/** A worksheet for families, free to use. */
export function printableJsonLd(printable: Printable): LearningResource {
  const url = absoluteUrl(printablePath(printable.slug), printable.language);
  return {
    "@type": "LearningResource",
    "@id": `${url}#printable`,
    url,
    name: printable.title,
    description: printable.description ?? undefined,
    learningResourceType: "Worksheet",
    inLanguage: langOf(printable),
    isAccessibleForFree: true,
    audience: { "@type": "Audience", audienceType: "Parents" },
    provider: { "@id": organizationId() },
  };
}

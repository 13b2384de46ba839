/** What search engines and shared links learn about a printable. */
import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { LearningResource } from "schema-dts";
import type { Printable } from "#lib/publication/content/printable";
import { printablePath } from "#lib/publication/content/kinds";
import { langOf, languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { absoluteUrl } from "#lib/platform/site";
import { audienceOf, organizationId } from "#lib/seo/json-ld";
import { documentMetadata, fittingTitle } from "#lib/seo/metadata";

/** The metadata of a printable. `versions` are its addresses in all languages. */
export async function printableMetadata(
  printable: Printable,
  locale: Locale,
  versions: readonly ContentAddress[],
): Promise<Metadata> {
  const { title, heading, description, language } = printable;
  const messages = await readMessages(language);
  const t = createTranslator({ locale: languages[language].tag, messages, namespace: "content.printable" });
  return documentMetadata("printable", printable, locale, versions, {
    title: fittingTitle(t("metaTitle", { title }), title),
    name: title,
    description: description ?? title,
    keywords: [title, heading],
  });
}

/** A worksheet for families, free to use. */
export async function printableJsonLd(printable: Printable): Promise<LearningResource> {
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
    audience: await audienceOf(printable),
    provider: { "@id": organizationId() },
  };
}

import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { kinds, type ListedType } from "#lib/publication/content/kinds";
import type { Locale } from "#lib/base/i18n/locales";
import { pageMetadata } from "#lib/seo/metadata";

/** The metadata of a list page. A filtered address is not indexed; its canonical address is the plain one. */
export async function listMetadata(type: ListedType, locale: Locale, noIndex = false): Promise<Metadata> {
  const t = await getTranslations("content");
  const { name, list } = kinds[type];
  return pageMetadata({
    title: t(`${name}.listTitle`),
    description: t(`${name}.listLead`),
    keywords: t(`${name}.listKeywords`),
    path: list,
    locale,
    noIndex,
  });
}

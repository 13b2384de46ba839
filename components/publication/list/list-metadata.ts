import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { kinds, type ListedType } from "#lib/publication/content/kinds";
import { readListLanguages } from "#lib/publication/content/shown-languages";
import { contentLanguage, type Locale } from "#lib/base/i18n/locales";
import { alternatePaths } from "#lib/base/i18n/paths";
import { isFurtherPage, type Query } from "#lib/base/addresses/filtered-addresses";
import { pageMetadata } from "#lib/seo/metadata";

/**
 * The metadata of a list page. A filtered address, with `filters` as its parameters, is not indexed; its canonical address is the
 * plain one. A list with less than half in the page's language is not indexed either: the English one is the one to find.
 */
export async function listMetadata(type: ListedType, locale: Locale, filters?: Query): Promise<Metadata> {
  const t = await getTranslations("content");
  const { name, list } = kinds[type];
  const listed = await readListLanguages(type);
  const isTranslated = listed.includes(locale);
  const isFound = isTranslated && filters === undefined;
  return pageMetadata({
    title: t(`${name}.listMetaTitle`),
    description: t(`${name}.listLead`),
    keywords: t(`${name}.listKeywords`),
    path: list,
    locale,
    noIndex: !isFound,
    ...(isTranslated && filters && isFurtherPage(filters) ? { isFollowed: true } : {}),
    alternates: isFound ? alternatePaths(list, listed) : [],
    ...(isTranslated ? {} : { language: contentLanguage }),
  });
}

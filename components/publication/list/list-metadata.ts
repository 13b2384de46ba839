import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readActions } from "#lib/publication/content/action";
import { readBriefs } from "#lib/publication/content/brief";
import { kinds, type ListedType } from "#lib/publication/content/kinds";
import { readListLanguages } from "#lib/publication/content/shown-languages";
import { readTerms } from "#lib/publication/content/term";
import { contentLanguage, contentLanguages, isSameLanguage, type Locale } from "#lib/base/i18n/locales";
import { alternatePaths } from "#lib/base/i18n/paths";
import { firstValue, isFurtherPage, withQuery, type Query } from "#lib/base/addresses/filtered-addresses";
import { cardPaging, furtherPage, pageParameter, termPaging } from "#lib/base/addresses/paging";
import { pageMetadata } from "#lib/seo/metadata";

/** The lists that come in pages when they are long: their items, and how many a page has. */
const paged = {
  microBrief: { read: readBriefs, paging: cardPaging },
  microAction: { read: readActions, paging: cardPaging },
  glossaryTerm: { read: readTerms, paging: termPaging },
} as const;
const isPaged = (type: ListedType): type is keyof typeof paged => Object.hasOwn(paged, type);

/**
 * The metadata of a list page. A filtered address, with `filters` as its parameters, is not indexed; its canonical address is the
 * plain one. A further page of the whole list has its own; for a country without pieces of its own it is that of its language,
 * whose page says the same. A list with less than half in the page's language is not indexed either: the English one is the one
 * to find.
 */
export async function listMetadata(type: ListedType, locale: Locale, filters?: Query): Promise<Metadata> {
  const t = await getTranslations();
  const { name, list } = kinds[type];
  const listed = await readListLanguages(type);
  const isTranslated = listed.includes(locale);
  const title = t(`content.${name}.listMetaTitle`);
  const words = {
    description: t(`content.${name}.listLead`),
    keywords: t(`content.${name}.listKeywords`),
    locale,
  };
  const isFurther = isTranslated && filters !== undefined && isFurtherPage(filters);
  const page = isFurther ? await readFurtherPage(type, locale, firstValue(filters, "page")) : null;
  if (page !== null)
    return pageMetadata({
      ...words,
      title: `${title} · ${t("reading.list.pageOf", { page: page.number, count: page.count })}`,
      path: withQuery(list, { page: pageParameter(page.number) }),
      language: page.language,
      // The lists of two languages are not parted at the same places.
      alternates: [],
    });
  const isFound = isTranslated && filters === undefined;
  return pageMetadata({
    ...words,
    title,
    path: list,
    noIndex: !isFound,
    ...(isFurther ? { isFollowed: true } : {}),
    alternates: isFound ? alternatePaths(list, listed) : [],
    ...(isTranslated ? {} : { language: contentLanguage }),
  });
}

async function readFurtherPage(type: ListedType, locale: Locale, asked: string | null) {
  if (!isPaged(type)) return null;
  const { read, paging } = paged[type];
  const items = await read(locale);
  const page = furtherPage(asked, items.length, paging);
  return page && { ...page, language: canonicalLanguage(items, locale) };
}

/** The page's own language, if something is written in it; for a country without anything of its own its language. */
const canonicalLanguage = (items: readonly { language: Locale }[], locale: Locale): Locale =>
  (items.some(({ language }) => language === locale)
    ? undefined
    : contentLanguages(locale).find((one) => one !== locale && isSameLanguage(one, locale))) ?? locale;

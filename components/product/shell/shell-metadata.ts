import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

/** The metadata of a page of the signed-in product, by its title and unprefixed path. It is not indexed. */
export async function shellMetadata(title: string, path: string): Promise<Metadata> {
  const common = await getTranslations("common");
  return pageMetadata({
    title,
    description: common("description"),
    keywords: common("keywords"),
    path,
    locale: await currentLocale(),
    noIndex: true,
  });
}

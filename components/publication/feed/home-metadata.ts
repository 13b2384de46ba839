import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readLetterFeedLanguage } from "#lib/publication/letters/letter-languages";
import type { Locale } from "#lib/base/i18n/locales";
import { pageMetadata } from "#lib/seo/metadata";

/** The home page's metadata. A filtered address is not indexed; its canonical address is the plain one. */
export async function homeMetadata(locale: Locale, noIndex = false): Promise<Metadata> {
  const t = await getTranslations("common");
  return pageMetadata({
    title: t("tagline"),
    description: t("description"),
    keywords: t("keywords"),
    path: "/",
    locale,
    letterFeed: await readLetterFeedLanguage(locale),
    isHome: true,
    noIndex,
  });
}

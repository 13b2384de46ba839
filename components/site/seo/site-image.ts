import { createTranslator } from "next-intl";
import { shareImage } from "@/components/site/seo/share-image";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { site } from "#lib/platform/site";

/** The share image of pages without their own: the site's name, and its purpose in the given language. */
export async function siteImage(locale: Locale): Promise<Response> {
  const messages = await readMessages(locale);
  const t = createTranslator({ locale: languages[locale].tag, messages, namespace: "common" });
  return shareImage({ label: site.name, title: t("tagline") });
}

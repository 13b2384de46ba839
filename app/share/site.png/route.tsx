import { createTranslator } from "next-intl";
import { shareImage } from "@/components/site/seo/share-image";
import { defaultLocale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { site } from "#lib/platform/site";

export const dynamic = "force-static";

/** The share image of pages that have none of their own. */
export async function GET(): Promise<Response> {
  const messages = await readMessages(defaultLocale);
  const t = createTranslator({ locale: defaultLocale, messages, namespace: "common" });
  return shareImage({ label: site.name, title: t("tagline") });
}

import { createTranslator } from "next-intl";
import { NotFoundIsland } from "@/components/site/not-found.island";
import { defaultLocale } from "#lib/i18n/locales";
import { readMessages } from "#lib/i18n/messages";

/**
 * What a thrown notFound() shows. Next sends this with every page below, so it is one island and three strings, not the
 * frame of the site.
 */
export default async function NotFound() {
  const t = createTranslator({
    locale: defaultLocale,
    messages: await readMessages(defaultLocale),
    namespace: "common.notFound",
  });
  return <NotFoundIsland english={{ title: t("title"), text: t("text"), home: t("home") }} />;
}

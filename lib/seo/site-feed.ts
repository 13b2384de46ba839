import { createTranslator } from "next-intl";
import { readActions } from "#lib/publication/content/action";
import { readBriefs } from "#lib/publication/content/brief";
import { defaultLocale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { site } from "#lib/platform/site";
import { siteFeed } from "#lib/seo/feeds";

/** The feed that both formats give out. */
export async function readSiteFeed() {
  const messages = await readMessages(defaultLocale);
  const t = createTranslator({ locale: defaultLocale, messages, namespace: "common" });
  const [briefs, actions] = await Promise.all([readBriefs(), readActions()]);
  return siteFeed(briefs, actions, { title: `${site.name}: ${t("tagline")}`, description: t("description") });
}

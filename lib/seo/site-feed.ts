import { createTranslator } from "next-intl";
import type { Feed } from "feed";
import { readActions, type ListedAction } from "#lib/publication/content/action";
import { readBriefs, type ListedBrief } from "#lib/publication/content/brief";
import { readTranslations } from "#lib/publication/content/translations";
import {
  contentLanguage,
  contentLanguages,
  isSameLanguage,
  languages,
  type Locale,
} from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { localePath } from "#lib/base/i18n/paths";
import { site } from "#lib/platform/site";
import { jsonOf, rssOf, siteFeed } from "#lib/seo/feeds";
import { sinceOf } from "#lib/seo/since";

/** The pieces in one language, for a country also those of its language. Null where it has no pieces of its own yet. */
async function readSiteFeed(locale: Locale): Promise<Feed | null> {
  const messages = await readMessages(locale);
  const t = createTranslator({ locale: languages[locale].tag, messages, namespace: "common" });
  const [briefs, actions, translations] = await Promise.all([
    readBriefs(locale),
    readActions(locale),
    readTranslations(),
  ]);
  if (locale !== contentLanguage && ![...briefs, ...actions].some(({ language }) => language === locale))
    return null;
  const isOwn = ({ language }: { language: Locale }) => isSameLanguage(language, locale);
  const texts = { title: `${site.name}: ${t("tagline")}`, description: t("description") };
  const withSince = <T extends ListedBrief | ListedAction>(piece: T) => ({
    ...piece,
    since: sinceOf(piece, translations),
  });
  return siteFeed(
    briefs.filter(isOwn).map((brief) => withSince(brief)),
    actions.filter(isOwn).map((action) => withSince(action)),
    texts,
    locale,
  );
}

const formats = {
  xml: { type: "application/rss+xml", write: rssOf },
  json: { type: "application/feed+json", write: jsonOf },
};

/** The feed of a language in one of its formats. One without pieces yet redirects to the feed that its readers get instead. */
export async function feedAnswer(locale: Locale, format: keyof typeof formats): Promise<Response> {
  const feed = await readSiteFeed(locale);
  if (!feed) {
    const [, next = contentLanguage] = contentLanguages(locale);
    return new Response(null, { status: 307, headers: { location: localePath(`/feed.${format}`, next) } });
  }
  const { type, write } = formats[format];
  return new Response(write(feed), { headers: { "content-type": `${type}; charset=utf-8` } });
}

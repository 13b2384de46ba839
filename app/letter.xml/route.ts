import { createTranslator } from "next-intl";
import { renderForFeed } from "@/components/publication/letter/mail/render-letter";
import { readNewestLetters } from "#lib/publication/letters/read-letters";
import { defaultLocale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { letterFeed } from "#lib/seo/letter";

export const dynamic = "force-static";

/** How many letters the feed holds: a form service looks at the newest, a reader of feeds at some more. */
const feedLength = 8;

/** The Sunday letters as RSS, each whole as it is mailed. */
export async function GET(): Promise<Response> {
  const messages = await readMessages(defaultLocale);
  const t = createTranslator({ locale: defaultLocale, messages, namespace: "letters" });
  const { letters } = await readNewestLetters(defaultLocale, feedLength);
  const mailed = await Promise.all(letters.map(renderForFeed));
  const feed = letterFeed(mailed, { title: t("title"), description: t("lead") });
  return new Response(feed.rss2(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

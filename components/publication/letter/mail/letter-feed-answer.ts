import { createTranslator } from "next-intl";
import { renderForFeed } from "@/components/publication/letter/mail/render-letter";
import { readWrittenLetters } from "#lib/publication/letters/letter-languages";
import { contentLanguage, languages, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { problem } from "#lib/platform/server/answers/problem";
import { rssOf } from "#lib/seo/feeds";
import { letterFeed } from "#lib/seo/letter";

/** How many letters the feed holds: a form service reads the newest, a feed reader some more. */
const feedLength = 8;

/** The Sunday letters of a language as RSS, each complete as mailed. 404 if no letter counts as written in that language yet. */
export async function letterFeedAnswer(locale: Locale): Promise<Response> {
  const letters = await readWrittenLetters(locale, feedLength);
  if (locale !== contentLanguage && letters.length === 0)
    return problem(404, "There are no letters in this language yet");
  const messages = await readMessages(locale);
  const t = createTranslator({ locale: languages[locale].tag, messages, namespace: "letters" });
  const mailed = await Promise.all(letters.map((letter) => renderForFeed(letter, locale)));
  const feed = letterFeed(mailed, { title: t("title"), description: t("lead") }, locale);
  return new Response(rssOf(feed), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

import { letterFeedAnswer } from "@/components/publication/letter/mail/letter-feed-answer";
import { contentLanguage } from "#lib/base/i18n/locales";

export const dynamic = "force-static";

/** The Sunday letters as RSS. */
export const GET = (): Promise<Response> => letterFeedAnswer(contentLanguage);

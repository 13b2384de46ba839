import { feedAnswer } from "#lib/seo/site-feed";
import { contentLanguage } from "#lib/base/i18n/locales";

export const dynamic = "force-static";

/** The RSS feed. */
export const GET = (): Promise<Response> => feedAnswer(contentLanguage, "xml");

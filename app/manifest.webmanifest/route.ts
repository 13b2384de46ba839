import { manifestAnswer } from "#lib/seo/site-manifest";
import { defaultLocale } from "#lib/base/i18n/locales";

export const dynamic = "force-static";

/** The English site as an app. */
export const GET = (): Promise<Response> => manifestAnswer(defaultLocale);

import { contentLanguage } from "#lib/base/i18n/locales";
import { llmsAnswer } from "#lib/seo/llms";

export const dynamic = "force-static";

/** The contents of the site in plain text, for language models. */
export const GET = (): Promise<Response> => llmsAnswer(contentLanguage);

import { siteImage } from "@/components/site/seo/site-image";
import { defaultLocale } from "#lib/base/i18n/locales";

export const dynamic = "force-static";

/** The share image of pages without their own, in English. */
export const GET = (): Promise<Response> => siteImage(defaultLocale);

import { manifestAnswer } from "#lib/seo/site-manifest";
import { isLocale } from "#lib/base/i18n/locales";
import { problem } from "#lib/platform/server/answers/problem";

type Context = RouteContext<"/[locale]/manifest.webmanifest">;

/** Rendered on first request: English has its own address. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The site as an app, in a language other than English. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? manifestAnswer(locale) : problem(404, "There is no such language");
}

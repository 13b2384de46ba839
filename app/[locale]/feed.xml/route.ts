import { feedAnswer } from "#lib/seo/site-feed";
import { isLocale } from "#lib/base/i18n/locales";
import { problem } from "#lib/platform/server/answers/problem";

type Context = RouteContext<"/[locale]/feed.xml">;

/** Rendered on first request: English has its own address, and not every language has pieces. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The RSS feed in a language other than English. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? feedAnswer(locale, "xml") : problem(404, "There is no such feed");
}

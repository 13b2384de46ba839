import { isLocale } from "#lib/base/i18n/locales";
import { problem } from "#lib/platform/server/answers/problem";
import { llmsAnswer } from "#lib/seo/llms";

type Context = RouteContext<"/[locale]/llms.txt">;

/** Rendered on first request: English has its own address. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The contents of the site in a language other than English. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? llmsAnswer(locale) : problem(404, "There is no such list");
}

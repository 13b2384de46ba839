import { letterFeedAnswer } from "@/components/publication/letter/mail/letter-feed-answer";
import { isLocale } from "#lib/base/i18n/locales";
import { problem } from "#lib/platform/server/answers/problem";

type Context = RouteContext<"/[locale]/letter.xml">;

/** Rendered on first request: English has its own address, and not every language has letters. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The Sunday letters as RSS, in a language other than English. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return isLocale(locale) ? letterFeedAnswer(locale) : problem(404, "There is no such feed");
}

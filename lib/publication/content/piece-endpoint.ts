import "server-only";
import { kinds, type PieceType } from "#lib/publication/content/kinds";
import { askedLocale } from "#lib/base/i18n/asked-locale";
import { defaultLocale, type Locale } from "#lib/base/i18n/locales";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { problem } from "#lib/platform/server/answers/problem";
import { publicAnswer } from "#lib/platform/server/answers/public-answer";

/** Answers one piece of a type, which `read` finds by its name in the language that is asked for. */
export function pieceEndpoint(type: PieceType, read: (name: string, locale: Locale) => Promise<unknown>) {
  const { name, list } = kinds[type];
  /** Where an answer in another language than English is kept. */
  const own = (slug: string, locale: Locale) =>
    locale === defaultLocale ? undefined : `/api${list}/${encodeURIComponent(slug)}?locale=${locale}`;
  return async (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
    const { slug } = await params;
    const locale = askedLocale(request);
    const piece = await orUnavailable(`The ${name} cannot be read at the moment`, () => read(slug, locale));
    return piece ? publicAnswer(piece, own(slug, locale)) : problem(404, `There is no such ${name}`);
  };
}

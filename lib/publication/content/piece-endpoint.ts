import "server-only";
import { kinds, type PieceType } from "#lib/publication/content/kinds";
import { askedLocale } from "#lib/base/i18n/asked-locale";
import { defaultLocale, type Locale } from "#lib/base/i18n/locales";
import { kindOf } from "#lib/platform/fault-words";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

/** Answers one piece of a type, which `read` finds by its name in the language that is asked for. */
export function pieceEndpoint(type: PieceType, read: (name: string, locale: Locale) => Promise<unknown>) {
  const { name, list } = kinds[type];
  /** Where an answer in another language than English is kept. */
  const own = (slug: string, locale: Locale) =>
    locale === defaultLocale ? undefined : `/api${list}/${encodeURIComponent(slug)}?locale=${locale}`;
  return async (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
    try {
      const { slug } = await params;
      const locale = askedLocale(request);
      const piece = await read(slug, locale);
      return piece ? publicAnswer(piece, own(slug, locale)) : problem(404, `There is no such ${name}`);
    } catch (error) {
      logger.warn({ error: kindOf(error) }, `${name} not readable`);
      return problem(503, `The ${name} cannot be read at the moment`);
    }
  };
}

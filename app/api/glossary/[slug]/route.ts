import { readTermByName } from "#lib/publication/content/term";
import { askedLocale } from "#lib/base/i18n/asked-locale";
import { defaultLocale, type Locale } from "#lib/base/i18n/locales";
import { kindOf } from "#lib/platform/fault-words";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

type Context = RouteContext<"/api/glossary/[slug]">;

/** Where an answer in another language than English is kept. */
const own = (slug: string, locale: Locale) =>
  locale === defaultLocale ? undefined : `/api/glossary/${encodeURIComponent(slug)}?locale=${locale}`;

/** One glossary term by slug. */
async function readOne(request: Request, { params }: Context): Promise<Response> {
  try {
    const { slug } = await params;
    const locale = askedLocale(request);
    const term = await readTermByName(slug, locale);
    return term ? publicAnswer(term, own(slug, locale)) : problem(404, "There is no such term");
  } catch (error) {
    logger.warn({ error: kindOf(error) }, "term not readable");
    return problem(503, "The term cannot be read at the moment");
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ GET: readOne });

import { readActionByName } from "#lib/publication/content/action";
import { askedLocale } from "#lib/base/i18n/asked-locale";
import { defaultLocale, type Locale } from "#lib/base/i18n/locales";
import { kindOf } from "#lib/platform/fault-words";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

type Context = RouteContext<"/api/micro-actions/[slug]">;

/** Where an answer in another language than English is kept. */
const own = (slug: string, locale: Locale) =>
  locale === defaultLocale ? undefined : `/api/micro-actions/${encodeURIComponent(slug)}?locale=${locale}`;

/** One micro-action by slug or id. */
async function readOne(request: Request, { params }: Context): Promise<Response> {
  try {
    const { slug } = await params;
    const locale = askedLocale(request);
    const action = await readActionByName(slug, locale);
    return action ? publicAnswer(action, own(slug, locale)) : problem(404, "There is no such action");
  } catch (error) {
    logger.warn({ error: kindOf(error) }, "action not readable");
    return problem(503, "The action cannot be read at the moment");
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ GET: readOne });

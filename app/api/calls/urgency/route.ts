import { z } from "zod";
import { findUrgentLines } from "#lib/product/calls/commands/find-urgent-lines";
import { limitCheck } from "#lib/product/calls/commands/call-limits";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { askedLocale } from "#lib/base/i18n/asked-locale";
import { locales } from "#lib/base/i18n/locales";

const shape = z.object({ request: z.string(), language: z.enum(locales) });

/** Whom to call at once, if the request of a call tells of an emergency. It is a POST, so that no address holds the words. */
async function judgeRequest(request: Request): Promise<Response> {
  const user = await requireUser();
  requireSameOrigin(request);
  await limitCheck(user.id);
  const { request: words, language } = await readShape(request, shape, "The request of a call is missing");
  const lines = await findUrgentLines(words, { locale: askedLocale(request), spoken: language });
  return uncachedAnswer({ lines });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: judgeRequest });

import { z } from "zod";
import { urgentLinesOf } from "@/components/product/calls/urgent-lines-of";
import { limitCheck } from "#lib/product/calls/call-limits";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { readShape } from "#lib/platform/server/api/read-shape";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { requireUser } from "#lib/platform/server/sign-in";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";
import { askedLocale } from "#lib/base/i18n/asked-locale";

const shape = z.object({ request: z.string() });

/** Whom to call at once, if the request of a call tells of an emergency. It is a POST, so that no address holds the words. */
async function judgeRequest(request: Request): Promise<Response> {
  const user = await requireUser();
  requireSameOrigin(request);
  await limitCheck(user.id);
  const { request: words } = await readShape(request, shape, "The request of a call is missing");
  return uncachedAnswer({ lines: await urgentLinesOf(words, askedLocale(request)) });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: judgeRequest });

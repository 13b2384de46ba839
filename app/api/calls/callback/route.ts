import { takeReport } from "#lib/product/calls/queue/run-calls";
import { bodyLimits } from "#lib/platform/body-limits";
import { badSignature } from "#lib/platform/server/api/bad-signature";
import { readText } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { readCallback } from "#lib/platform/server/call-provider/chosen-provider";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

const largestBody = bodyLimits["/api/calls/callback"];

/**
 * The call provider's signed callback: how a call is going. The answer says whether it was news. A delivery that is repeated, late
 * or about a deleted call is accepted too, so that the provider does not send it again.
 */
async function takeCallback(request: Request): Promise<Response> {
  const { headers } = request;
  const body = await readText(request, largestBody);
  const callback = await readCallback({ headers, body, now: new Date() });
  if (callback.kind === "off") throw new Problem(503, "No callback secret is configured");
  if (callback.kind === "unsigned") throw await badSignature("call-callback", headers, callback.fault);
  if (callback.kind === "unreadable") throw new Problem(400, "The body does not describe a call");
  const isReport = callback.kind === "report";
  const applied = isReport && (await takeReport(callback.provider, callback));
  logger.info({ state: isReport ? callback.report.state : null, applied }, "calls: callback");
  return uncachedAnswer({ applied });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeCallback });

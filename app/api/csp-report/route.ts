import { clientKey } from "#lib/platform/server/api/client-address";
import { bodyLimits } from "#lib/platform/body-limits";
import { readText } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits } from "#lib/platform/server/api/limits";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { countViolations, parseReport } from "#lib/platform/server/policy-reports";
import { Problem } from "#lib/platform/server/answers/problem";
import { noContent } from "#lib/platform/server/answers/uncached-answer";

const types = /^application\/(?:csp-report|reports\+json|json)\b/;

/** Browsers report here what the Content-Security-Policy blocked. Stores only counts, no addresses and no names. */
async function takeReport(request: Request): Promise<Response> {
  if (!types.test(request.headers.get("content-type") ?? ""))
    throw new Problem(415, "A policy report is expected");
  await takeFrom(clientLimits.policy_reports, clientKey(request.headers));
  const violations = parseReport(await readText(request, bodyLimits["/api/csp-report"]));
  if (!violations) throw new Problem(400, "The body is not a policy report");
  countViolations(violations);
  return noContent();
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeReport });

import { countViolations, parseReport } from "#lib/platform/server/policy-reports";
import { problem } from "#lib/platform/server/problem";

const types = /^application\/(?:csp-report|reports\+json|json)\b/;
const largestBody = 32 * 1024;

/** Where browsers report what the Content-Security-Policy stopped. Stores counts, no addresses and nobody's name. */
export async function POST(request: Request): Promise<Response> {
  if (!types.test(request.headers.get("content-type") ?? ""))
    return problem(415, "A policy report is expected");
  const body = await request.text();
  if (body.length > largestBody) return problem(413, "The report is too large");
  const violations = parseReport(body);
  if (!violations) return problem(400, "The body is not a policy report");
  countViolations(violations);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

import { z } from "zod";
import { takeReport } from "#lib/product/calls/run-calls";
import { env } from "#lib/platform/env";
import { bodyLimits } from "#lib/platform/body-limits";
import { readText } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { isSigned, signatureHeader } from "#lib/platform/server/call-provider/callback-signature";
import { reportShape } from "#lib/platform/server/call-provider/report-shape";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/problem";
import { parseStorableJson } from "#lib/base/site/storable-json";

const largestBody = bodyLimits["/api/calls/callback"];
const badSignatures = { name: "call-callback-refused", points: 60, seconds: 60 };

const nameShape = z.object({ id: z.uuid() });

/**
 * The call provider's signed callback: what has become of a call. Answers whether it was news, so that a delivery that is
 * repeated, late or about a call that its user has deleted is done with.
 */
async function takeCallback(request: Request): Promise<Response> {
  const secret = env.CALL_PROVIDER_WEBHOOK_SECRET;
  if (!secret) throw new Problem(503, "No callback secret is configured");
  const body = await readText(request, largestBody);
  if (!isSigned(request.headers.get(signatureHeader), body, new Date(), secret)) {
    await takeFrom(badSignatures, clientKey(request.headers));
    throw new Problem(401, "The signature is not valid");
  }
  const told = parse(body);
  const name = nameShape.safeParse(told);
  const report = reportShape.safeParse(told);
  if (!name.success || !report.success) throw new Problem(400, "The body does not tell of a call");
  const applied = await takeReport(name.data.id, report.data);
  logger.info({ state: report.data.state, applied }, "calls: callback");
  return Response.json({ applied }, { headers: { "cache-control": "no-store" } });
}

function parse(body: string): unknown {
  try {
    return parseStorableJson(body);
  } catch {
    throw new Problem(400, "The body is not JSON");
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeCallback });

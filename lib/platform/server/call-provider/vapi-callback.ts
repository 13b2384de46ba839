import "server-only";
/**
 * Webhooks of Vapi. Its library checks no signature. The credential that the operator created there (of the kind HMAC, with its
 * defaults) signs `<timestamp>.<body>` with SHA-256, in hexadecimal digits.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Callback, CallbackRequest } from "#lib/platform/server/call-provider/call-provider";
import { readVapiCall, toVapiReport } from "#lib/platform/server/call-provider/vapi-report";
import { timeFault, type SignatureFault } from "#lib/platform/server/signature-time";
import { storableJsonOf } from "#lib/base/values/storable-json";

const messageShape = z.object({
  message: z.looseObject({
    type: z.string(),
    status: z.string().optional(),
    call: z.looseObject({ id: z.string() }),
  }),
});
const nameShape = z.uuid();

/** What a signed webhook says. */
export function readVapiCallback({ headers, body, now }: CallbackRequest, secret: string): Callback {
  const fault = signatureFault(headers, body, now, secret);
  if (fault !== null) return { kind: "unsigned", fault };
  const told = messageShape.safeParse(storableJsonOf(body));
  if (!told.success) return { kind: "unreadable" };
  const { type, status, call, ...more } = told.data.message;
  const name = nameShape.safeParse(call.name);
  if (!name.success) return { kind: "nothing" };
  const found = { provider: "vapi" as const, id: name.data, providerCallId: call.id };
  if (type === "end-of-call-report") {
    // The report is beside the call, which is as it was before the report.
    const report = toVapiReport(readVapiCall({ ...call, ...more, status: "ended" }), Infinity);
    return { kind: "report", ...found, report };
  }
  // The end of a call is announced again in a report with all its details.
  if (type !== "status-update" || status === "ended") return { kind: "nothing" };
  return { kind: "report", ...found, report: toVapiReport(readVapiCall({ ...call, status }), Infinity) };
}

/** What is wrong with the signature, or null. `x-timestamp` is in seconds or milliseconds. */
function signatureFault(headers: Headers, body: string, now: Date, secret: string): SignatureFault | null {
  const timestamp = headers.get("x-timestamp") ?? "";
  const signature = headers.get("x-signature") ?? "";
  if (!/^\d{10}(?:\d{3})?$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return "not signed";
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex"))) return "wrong secret";
  return timeFault(Number(timestamp) * (timestamp.length === 10 ? 1000 : 1), now.getTime());
}

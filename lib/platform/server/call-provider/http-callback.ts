import "server-only";
/** Callbacks of a provider that speaks our own protocol. */
import { z } from "zod";
import type { Callback, CallbackRequest } from "#lib/platform/server/call-provider/call-provider";
import { signatureFault, signatureHeader } from "#lib/platform/server/call-provider/callback-signature";
import { reportShape } from "#lib/platform/server/call-provider/report-shape";
import { storableJsonOf } from "#lib/base/values/storable-json";

const nameShape = z.object({ id: z.uuid() });

/** What a signed callback says; `off` without a secret. */
export function readHttpCallback(
  { headers, body, now }: CallbackRequest,
  secret: string | undefined,
): Callback {
  if (!secret) return { kind: "off" };
  const fault = signatureFault(headers.get(signatureHeader), body, now, secret);
  if (fault !== null) return { kind: "unsigned", fault };
  const told = storableJsonOf(body);
  const name = nameShape.safeParse(told);
  const report = reportShape.safeParse(told);
  if (!name.success || !report.success) return { kind: "unreadable" };
  return { kind: "report", provider: "http", id: name.data.id, providerCallId: null, report: report.data };
}

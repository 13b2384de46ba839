import "server-only";
/** Webhooks of Retell, whose library checks signature and age. */
import { z } from "zod";
import type { Callback, CallbackRequest } from "#lib/platform/server/call-provider/call-provider";
import { readRetellCall, toRetellReport } from "#lib/platform/server/call-provider/retell-report";
import { storableJsonOf } from "#lib/base/values/storable-json";

const eventShape = z.object({
  event: z.string(),
  call: z.looseObject({ call_id: z.string(), call_status: z.string() }),
});
const nameShape = z.uuid();

/** The events that contain a state. */
const events = ["call_started", "call_ended", "call_analyzed"];

/** What a signed webhook says. */
export async function readRetellCallback(
  { headers, body, now }: CallbackRequest,
  key: string,
): Promise<Callback> {
  const { Retell } = await import("retell-sdk");
  if (!(await Retell.verify(body, key, headers.get("x-retell-signature") ?? "")))
    return { kind: "unsigned", fault: "wrong secret or too old" };
  const told = eventShape.safeParse(storableJsonOf(body));
  if (!told.success) return { kind: "unreadable" };
  const { event, call: said } = told.data;
  const call = readRetellCall(said);
  const name = nameShape.safeParse(call.metadata?.lanternCallId);
  if (!name.success || !events.includes(event)) return { kind: "nothing" };
  const report = toRetellReport(call, event === "call_analyzed" ? Infinity : now.getTime());
  return { kind: "report", provider: "retell", id: name.data, providerCallId: call.call_id, report };
}

import "server-only";
/**
 * Calls by Vapi, with its own library. Vapi has no idempotency keys: a request whose answer was lost may have started a call. So
 * each call has our id as its name, the library never repeats a request, and `find` looks for the name first.
 */
import type { CallsClient } from "@vapi-ai/server-sdk/calls";
import { isRecord } from "#lib/base/values/json";
import { boundedFetch } from "#lib/platform/server/call-provider/bounded-fetch";
import type { CallOrder, CallProvider } from "#lib/platform/server/call-provider/call-provider";
import {
  heard,
  lookAgainMs,
  settled,
  unlessUnknown,
} from "#lib/platform/server/call-provider/provider-answer";
import { guarded } from "#lib/platform/server/call-provider/provider-fault";
import { vapiAssistant } from "#lib/platform/server/call-provider/vapi-assistant";
import { readVapiCall, toVapiReport, type VapiCall } from "#lib/platform/server/call-provider/vapi-report";

export type VapiOptions = {
  key: string;
  phoneNumberId: string;
  /** The credential with which Vapi signs its webhooks to us. */
  webhookCredentialId: string;
  callbackUrl: string;
  url?: string | undefined;
  answerTimeoutMs?: number;
};

/** A call may have been taken so long before it was handed over for the last time: that is tried for two hours. */
const triedForMs = 3 * 60 * 60_000;
const mostListed = 1_000;

/** Calls by Vapi. The library is loaded with the first call. */
export function vapiProvider({ key, url, answerTimeoutMs = 10_000, ...options }: VapiOptions): CallProvider {
  let opening: Promise<CallsClient> | undefined;
  const open = () =>
    (opening ??= import("@vapi-ai/server-sdk/calls").then(
      (library) =>
        new library.CallsClient({
          token: key,
          ...(url ? { baseUrl: url } : {}),
          fetch: boundedFetch(answerTimeoutMs),
          maxRetries: 0,
          logging: { silent: true },
        }),
    ));
  const ask = <T>(question: (client: CallsClient) => Promise<T>) =>
    guarded(async () => question(await open()), statusOf);

  const look = async (client: CallsClient, order: CallOrder, handedOverAt: Date) => {
    const createdAtGe = new Date(handedOverAt.getTime() - triedForMs).toISOString();
    const calls = await client.list({ phoneNumberId: options.phoneNumberId, createdAtGe, limit: mostListed });
    return calls.map(readVapiCall).find((call) => call.name === order.id) ?? null;
  };

  return {
    name: "vapi",
    place: (order) =>
      ask(async (client) => {
        const placed = await client.create({
          name: order.id,
          phoneNumberId: options.phoneNumberId,
          customer: { number: order.business.phone },
          assistant: vapiAssistant(order, options),
        });
        return { kind: "done", report: null, lookAgainMs, providerCallId: readVapiCall(placed).id };
      }),
    find: (order, handedOverAt) =>
      ask(async (client) => {
        const call = await look(client, order, handedOverAt);
        return call && { kind: "done", report: null, lookAgainMs: 0, providerCallId: call.id };
      }),
    follow: (order, state) =>
      ask(async (client) => {
        if (order.providerCallId === null) throw new Error("The call has no name at Vapi");
        const report = toVapiReport(readVapiCall(await client.get({ id: order.providerCallId })), Date.now());
        return heard(report, state);
      }),
    cancel: (order) =>
      ask(async (client) => {
        if (order.providerCallId === null) return settled;
        const call = readVapiCall(await client.get({ id: order.providerCallId }));
        if (call.status === "ended") return settled;
        const control = controlUrlOf(call, url);
        if (control) await hangUp(control, answerTimeoutMs);
        else await client.delete({ id: order.providerCallId });
        return settled;
      }).then(unlessUnknown),
    erase: (id) =>
      ask(async (client) => {
        await client.delete({ id });
        return settled;
      }).then(unlessUnknown),
  };
}

/** The HTTP status in an error of the library. */
const statusOf = (error: unknown): number | undefined =>
  isRecord(error) && typeof error.statusCode === "number" ? error.statusCode : undefined;

/** The address of Vapi's for controlling a call in progress, or null. The library has no function for this. */
function controlUrlOf({ monitor }: VapiCall, api: string | undefined): URL | null {
  const control = URL.parse(monitor?.controlUrl ?? "");
  if (!control) return null;
  const isTheirs = control.protocol === "https:" && /(?:^|\.)vapi\.ai$/.test(control.hostname);
  return isTheirs || (api !== undefined && control.origin === new URL(api).origin) ? control : null;
}

/** Ends a call: https://docs.vapi.ai/calls/call-features */
async function hangUp(control: URL, timeoutMs: number): Promise<void> {
  const answer = await fetch(control, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "end-call" }),
  });
  await answer.body?.cancel();
  if (!answer.ok && answer.status !== 404) throw new Error(`status ${answer.status}`);
}

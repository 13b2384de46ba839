import "server-only";
/**
 * A real call provider over HTTP: `PUT /calls/{id}` hands a call over, `GET` reads its state, `DELETE` cancels it, and
 * `DELETE /calls/{id}/data` deletes what is kept of it. The id is ours and part of the address, so each request may be repeated
 * without harm.
 */
import { z } from "zod";
import { boundedBytes } from "#lib/base/values/bounded-bytes";
import type { CallOrder, CallProvider } from "#lib/platform/server/call-provider/call-provider";
import { instructionsFor } from "#lib/platform/server/call-provider/assistant-instructions";
import { heard, lookAgainMs, saysUnknown, settled } from "#lib/platform/server/call-provider/provider-answer";
import { guarded, statusFault, type Fault } from "#lib/platform/server/call-provider/provider-fault";
import { reportShape } from "#lib/platform/server/call-provider/report-shape";
import { parseStorableJson } from "#lib/base/values/storable-json";

export type HttpProviderOptions = {
  url: string;
  key: string | undefined;
  /** The address for the provider's callbacks. */
  callbackUrl: string;
  answerTimeoutMs?: number;
};

/** The statuses of a provider that keeps nothing of a call, or cannot delete it when asked. */
const hasNothingToErase = [...saysUnknown, 405, 501];

/** An answer has a few lines, and more with a transcript. */
const largestAnswer = 512 * 1024;

/** A provider at this address. */
export function httpProvider({
  url,
  key,
  callbackUrl,
  answerTimeoutMs = 10_000,
}: HttpProviderOptions): CallProvider {
  const send = (method: "PUT" | "GET" | "DELETE", id: string, body?: unknown, part = "") =>
    fetch(`${url}/calls/${id}${part}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: {
        accept: "application/json",
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json", "idempotency-key": id }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    name: "http",
    place: (order) =>
      guarded(async () => {
        const answer = await send("PUT", order.id, placement(order, callbackUrl));
        const fault = await faultOf(answer);
        if (fault) return fault;
        // The provider has the call only if it says so in a form that we understand.
        const { id } = acceptance.parse(parseStorableJson(await readAnswer(answer)));
        if (id !== order.id) throw new Error("the answer names another call");
        return { kind: "done", report: null, lookAgainMs };
      }),
    follow: (order, state) =>
      guarded(async () => {
        const answer = await send("GET", order.id);
        const fault = await faultOf(answer);
        // From a provider that only sends callbacks, we wait for these.
        if (fault)
          return { kind: "again", fault: fault.fault, isUnknown: saysUnknown.includes(answer.status) };
        const report = reportShape.parse(parseStorableJson(await readAnswer(answer)));
        return heard(report, state);
      }),
    cancel: (order) =>
      guarded(async () => {
        const answer = await send("DELETE", order.id);
        // A call that it never had, or that is over, does not have to be cancelled.
        if ([...saysUnknown, 409].includes(answer.status)) {
          await answer.body?.cancel();
          return settled;
        }
        const fault = await faultOf(answer);
        await answer.body?.cancel();
        return fault ?? settled;
      }),
    erase: (id) =>
      guarded(async () => {
        const answer = await send("DELETE", id, undefined, "/data");
        await answer.body?.cancel();
        if (answer.ok || hasNothingToErase.includes(answer.status)) return settled;
        return statusFault(answer.status);
      }),
  };
}

const acceptance = z.object({ id: z.string() });

function placement(order: CallOrder, callbackUrl: string) {
  const { inAWeek: _own, ...business } = order.business;
  return {
    id: order.id,
    business,
    request: order.request,
    language: order.language,
    summaryLanguage: order.summaryLanguage,
    callbackNumber: order.callbackNumber,
    record: order.record,
    instructions: instructionsFor(order),
    callbackUrl,
  };
}

/** The fault that an answer shows. */
async function faultOf(answer: Response): Promise<Fault | null> {
  if (answer.ok) return null;
  await answer.body?.cancel();
  return statusFault(answer.status);
}

async function readAnswer({ body }: Response): Promise<string> {
  const tooLarge = () => new Error("the answer is too large");
  const bytes = await boundedBytes((body ?? []) as AsyncIterable<Uint8Array>, largestAnswer, tooLarge);
  return bytes.toString("utf8");
}

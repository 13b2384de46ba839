import "server-only";
/**
 * Calls by Retell, with its own library. Retell has no idempotency keys: a request whose answer was lost may have started a call.
 * So each call has our id in its metadata, the library never repeats a request, and `find` looks for the id first.
 */
import type { Retell } from "retell-sdk";
import { isRecord } from "#lib/base/values/json";
import { boundedFetch } from "#lib/platform/server/call-provider/bounded-fetch";
import type { CallOrder, CallProvider } from "#lib/platform/server/call-provider/call-provider";
import {
  heard,
  lookAgainMs,
  saysUnknown,
  settled,
  unlessUnknown,
} from "#lib/platform/server/call-provider/provider-answer";
import { guarded, type Fault } from "#lib/platform/server/call-provider/provider-fault";
import { agentFault, retellOrder } from "#lib/platform/server/call-provider/retell-agent";
import { readRetellCall, toRetellReport } from "#lib/platform/server/call-provider/retell-report";

export type RetellOptions = {
  key: string;
  agentId: string;
  fromNumber: string;
  callbackUrl: string;
  url?: string | undefined;
  answerTimeoutMs?: number;
};

/** Calls by Retell. The library is loaded with the first call, and the agent is checked before it. */
export function retellProvider({
  key,
  url,
  answerTimeoutMs = 10_000,
  ...options
}: RetellOptions): CallProvider {
  let opening: Promise<Retell> | undefined;
  const open = () =>
    (opening ??= import("retell-sdk").then(
      (library) =>
        new library.Retell({
          apiKey: key,
          ...(url ? { baseURL: url } : {}),
          fetch: boundedFetch(answerTimeoutMs),
          maxRetries: 0,
          logLevel: "off",
        }),
    ));
  const ask = <T>(question: (client: Retell) => Promise<T>) =>
    guarded(async () => question(await open()), statusOf);

  /**
   * A call as Retell has it. It answers 422 to what cannot be done with a call, too: only asked for one it says that it is gone.
   */
  const look = async (id: string) => {
    const looked = await ask(async (client) => readRetellCall(await client.call.retrieve(id)));
    return "kind" in looked ? unlessUnknown(looked, saysGone) : looked;
  };

  let isAgentFit = false;
  /** An agent that does not use our instructions would call without them. */
  const unfitAgent = async (client: Retell): Promise<Fault | null> => {
    if (isAgentFit) return null;
    const { response_engine: engine } = await client.agent.retrieve(options.agentId);
    const fault = agentFault(engine.type === "retell-llm" ? await client.llm.retrieve(engine.llm_id) : null);
    isAgentFit = fault === null;
    return fault === null ? null : { kind: "refused", fault };
  };

  return {
    name: "retell",
    place: async (order) => {
      // Checked separately from placing the call: a fault here has not started a call.
      const unfit = await ask(unfitAgent);
      if (unfit) return unfit.kind === "again" ? { ...unfit, isTurnedAway: true } : unfit;
      return ask(async (client) => {
        const placed = await client.call.createPhoneCall(retellOrder(order, options));
        return { kind: "done", report: null, lookAgainMs, providerCallId: readRetellCall(placed).call_id };
      });
    },
    find: (order) =>
      ask(async (client) => {
        const id = await idOf(client, order);
        if (id) return { kind: "done", report: null, lookAgainMs: 0, providerCallId: id };
        // Retell may have deleted the metadata of such a call, so we cannot be sure. No call is better than two.
        return order.record === "summary"
          ? { kind: "refused", fault: "not known whether it was taken" }
          : null;
      }),
    follow: (order, state) =>
      ask(async (client) => {
        if (order.providerCallId === null) throw new Error("The call has no name at Retell");
        const report = toRetellReport(
          readRetellCall(await client.call.retrieve(order.providerCallId)),
          Date.now(),
        );
        return heard(report, state);
      }),
    cancel: async (order) => {
      const { providerCallId: id } = order;
      if (id === null) return settled;
      const stopped = await ask(async (client) => {
        await client.call.stop(id);
        return settled;
      });
      if (stopped.kind !== "refused") return stopped;
      // A call that is not going on cannot be stopped: it is over, gone, or does not ring yet.
      const looked = await look(id);
      if ("kind" in looked) return looked;
      return isOver(looked) ? settled : { kind: "again", fault: stopped.fault };
    },
    erase: async (id) => {
      const erased = await ask(async (client) => {
        await client.call.delete(id);
        return settled;
      });
      if (erased.kind !== "refused") return erased;
      // It may be gone, as after an answer that was lost, or not be deleted yet.
      const looked = await look(id);
      return "kind" in looked ? looked : erased;
    },
  };
}

/** The statuses by which Retell, asked for a call, says that it has none: its page on that names 422, and no 404. */
const saysGone = [...saysUnknown, 422];

const isOver = ({ call_status: status }: { call_status: string }) =>
  status === "ended" || status === "error" || status === "not_connected";

/** Retell's id of the call with our id; null when there is none. */
async function idOf(client: Retell, { id }: CallOrder): Promise<string | null> {
  const { items } = await client.call.list({
    filter_criteria: { metadata: [{ key: "lanternCallId", type: "string", op: "eq", value: id }] },
    limit: 10,
  });
  // Even if the filter lets others through, only the call with exactly this id counts.
  return items.map(readRetellCall).find(({ metadata }) => metadata?.lanternCallId === id)?.call_id ?? null;
}

/** The HTTP status in an error of the library. */
const statusOf = (error: unknown): number | undefined =>
  isRecord(error) && typeof error.status === "number" ? error.status : undefined;

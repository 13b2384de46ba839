import "server-only";
/** One turn to a call's provider: takes it back, asks after it, or hands it over, if it may be made by now. */
import { callQueueStore } from "#lib/product/calls/call-queue-store";
import { welcomeAt } from "#lib/product/calls/welcome";
import type {
  CallProvider,
  CallReport,
  DueCall,
  ProviderAnswer,
} from "#lib/platform/server/call-provider/call-provider";
import { providerOf } from "#lib/platform/server/call-provider/chosen-provider";
import { settled } from "#lib/platform/server/call-provider/provider-answer";
import type { Database } from "#lib/platform/server/database/database";
import { isLive } from "#lib/base/site/call-states";

/** Beside what a provider answers: not before a moment, or not at all. */
export type TurnAnswer =
  ProviderAnswer | { kind: "later"; notBefore: Date } | { kind: "unwelcome"; report: CallReport };

/**
 * A provider may take this long to show a call whose handing over we gave up waiting for. It is not handed over again before.
 */
export const settleMs = 60_000;

/** Never hands a call over twice where the provider would make two of it. */
export async function takeTurn(db: Database, call: DueCall, now: Date): Promise<TurnAnswer> {
  const provider = providerOf(call.provider);
  if (!provider) return { kind: "refused", fault: "the provider is no longer configured" };
  if (!isLive(call.state)) return takeBack(provider, call, now);
  return call.isPlaced ? provider.follow(call.order, call.state) : handOver(db, provider, call, now);
}

async function handOver(
  db: Database,
  provider: CallProvider,
  { order, handedOverAt }: DueCall,
  now: Date,
): Promise<TurnAnswer> {
  const { find } = provider;
  if (find && handedOverAt) {
    const found = await find(order);
    if (found) return found;
    if (now.getTime() - handedOverAt.getTime() < settleMs) return notYetKnown;
  }
  const welcome = await welcomeAt(db, { business: order.business, provider: provider.name }, now);
  if (welcome.kind === "unwelcome") return { kind: "unwelcome", report: unmade[welcome.reason] };
  if (welcome.notBefore) return { kind: "later", notBefore: welcome.notBefore };
  if (!find) return provider.place(order);
  // Written down first: a process that dies in between must not leave a call that nobody looks for.
  const queue = callQueueStore(db);
  await queue.noteHandOver(order.id, now);
  const answer = await provider.place(order);
  if (answer.kind === "refused" || (answer.kind === "again" && answer.isTurnedAway))
    await queue.noteHandOver(order.id, null);
  return answer;
}

/** What becomes of a call that must not be made after all. */
const unmade: Record<"doNotCall" | "notCallable" | "neverOpen", CallReport> = {
  doNotCall: { state: "refused", durationSeconds: 0, costCents: 0 },
  notCallable: { state: "failed", durationSeconds: 0, costCents: 0 },
  neverOpen: { state: "failed", durationSeconds: 0, costCents: 0 },
};

async function takeBack(provider: CallProvider, call: DueCall, now: Date): Promise<ProviderAnswer> {
  const { order, handedOverAt, isPlaced } = call;
  if (!provider.find || order.providerCallId) return provider.cancel(order);
  if (!handedOverAt && !isPlaced) return settled;
  const found = await provider.find(order);
  if (found?.kind === "done" && found.providerCallId)
    return provider.cancel({ ...order, providerCallId: found.providerCallId });
  if (found?.kind === "again") return found;
  const isSettled = !handedOverAt || now.getTime() - handedOverAt.getTime() >= settleMs;
  return isSettled ? settled : notYetKnown;
}

const notYetKnown = { kind: "again", fault: "not known yet whether it was taken" } as const;

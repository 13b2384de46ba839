import "server-only";
/** One turn to a call's provider: takes it back, asks after it, or hands it over, if it may be made by now. */
import { callQueueStore } from "#lib/product/calls/records/call-queue-store";
import { callReportStore } from "#lib/product/calls/records/call-report-store";
import { toCalled } from "#lib/product/calls/permission/called-business";
import { doNotCallStore } from "#lib/product/calls/do-not-call/do-not-call-store";
import { toldNumbers } from "#lib/product/calls/numbers/told-numbers";
import { notMade, placeWithinMs, type TurnAnswer } from "#lib/product/calls/queue/turn-plan";
import { callWelcomeAt, type Welcome } from "#lib/product/calls/permission/welcome";
import { readBusiness } from "#lib/product/directory/provider/directory";
import {
  isReal,
  type CallOrder,
  type CallProvider,
  type CallReport,
  type DueCall,
  type ProviderAnswer,
} from "#lib/platform/server/call-provider/call-provider";
import { providerOf } from "#lib/platform/server/call-provider/chosen-provider";
import { settled } from "#lib/platform/server/call-provider/provider-answer";
import type { Database } from "#lib/platform/server/database/database";
import { isLive, type LiveState } from "#lib/base/site/call-states";

/**
 * A provider may take this long to show a call whose handing over we gave up waiting for. It is neither handed over again before,
 * nor put off to another day.
 */
export const settleMs = 60_000;

/** A call that is handed over this late is counted for its number when it is handed over, not when it was to begin. */
const lateMs = 5 * 60_000;

/** When, after it was taken back, a provider is asked what was said on a call: by then it has that in words. */
export const lastWord = { fromMs: 5 * 60_000, untilMs: 15 * 60_000 };

/** Takes one turn. Never hands a call over twice to a provider that would make two calls of it. */
export async function takeTurn(db: Database, call: DueCall, now: Date): Promise<TurnAnswer> {
  const provider = providerOf(call.provider);
  if (!provider) return { kind: "refused", fault: "the provider is no longer configured" };
  if (!isLive(call.state)) return takeBack(db, provider, call, now);
  return call.placedAt ? follow(db, provider, call, call.state) : handOver(db, provider, call, now);
}

/** Asks what has become of a placed call. One that does not ring yet is not made where somebody has asked for no calls since. */
async function follow(
  db: Database,
  provider: CallProvider,
  { order }: DueCall,
  state: LiveState,
): Promise<TurnAnswer> {
  const answer = await provider.follow(order, state);
  const mayRingYet = answer.kind === "again" || (answer.kind === "done" && !answer.report);
  if (state !== "queued" || !mayRingYet || !isReal(provider.name)) return answer;
  const list = doNotCallStore(db);
  if (await list.has(order.business.phone)) return unwelcome(unmade.doNotCall, true);
  const told = await toldNumbers(order.request, order.business.phone);
  for (const number of [order.callbackNumber, ...told.map((one) => one.number)])
    if (await list.has(number)) return unwelcome(notMade, true);
  return answer;
}

async function handOver(db: Database, provider: CallProvider, call: DueCall, now: Date): Promise<TurnAnswer> {
  const found = await lookFor(provider, call, now);
  if (found) return found;
  // A simulated call does not wait for opening hours, and is played with what was known of the business when it was started.
  const order = isReal(provider.name) ? await asPresent(call.order, now) : call.order;
  const mayBeTaken = call.handedOverAt !== null && !provider.find && isReal(provider.name);
  if (!order) return unwelcome(notMade, mayBeTaken);
  const told = await toldNumbers(order.request, order.business.phone);
  const welcome = await callWelcomeAt(db, { ...order, told, provider: provider.name }, now);
  if (welcome.kind === "notCalledBack") return unwelcome(notMade, mayBeTaken);
  if (welcome.kind === "unwelcome") return unwelcome(unmade[welcome.reason], mayBeTaken);
  if (welcome.notBefore) {
    // A call that may be going on already is not told as one for the next day.
    const known = mayBeTaken ? await provider.follow(order, "queued") : null;
    const isUnknown = known?.kind === "again" && known.isUnknown && !isSettling(call, now);
    return known && !isUnknown ? known : { kind: "later", notBefore: welcome.notBefore };
  }
  // A simulated call rings nowhere: to play it late, or beside another, does no harm.
  if (isReal(provider.name)) {
    const queue = callQueueStore(db);
    // A call that the provider may have taken without our getting to know is asked after. It is not handed over so late.
    const sinceMs = now.getTime() - call.startsAt.getTime();
    if (sinceMs > placeWithinMs) return mayBeTaken ? provider.follow(order, "queued") : tooLate;
    if (await queue.isHeldUp(order)) return heldUp;
    if (sinceMs > lateMs && !mayBeTaken && !(await queue.countNow(call, now))) return numberFull;
  }
  return place(db, provider, { ...call, order }, now);
}

/**
 * What a provider that would make a second call says of one that was handed over without our getting to know whether it was taken;
 * null where it may be handed over.
 */
async function lookFor({ find }: CallProvider, call: DueCall, now: Date): Promise<ProviderAnswer | null> {
  if (!find || !call.handedOverAt) return null;
  const found = await find(call.order, call.handedOverAt);
  // To be without a trace of it, or unable to say, means nothing before the provider must know of it.
  const isUnclear = found === null || found.kind === "refused";
  return isUnclear && isSettling(call, now) ? notYetKnown : found;
}

/** Gives the call to its provider, unless it was cancelled by now, or another turn has overtaken this one. */
async function place(db: Database, provider: CallProvider, call: DueCall, now: Date): Promise<TurnAnswer> {
  const { order, handedOverAt } = call;
  const queue = callQueueStore(db);
  // Written down first: a process that dies in between must not leave a call that nobody looks for.
  if (!(await queue.noteHandOver(call, now))) return { kind: "overtaken" };
  const answer = await provider.place(order);
  if (answer.kind === "refused" || (answer.kind === "again" && answer.isTurnedAway))
    await queue.forgetHandOver(order.id, provider.find ? null : handedOverAt);
  return answer;
}

/** Whether a call was handed over so shortly ago that its provider may have taken it and not show it yet. */
const isSettling = ({ handedOverAt }: DueCall, now: Date): boolean =>
  handedOverAt !== null && now.getTime() - handedOverAt.getTime() < settleMs;

/**
 * The order with the present hours of its business, for the week from today. The hours that were noted at the start cover only
 * seven days: a call that has waited longer could be made on a holiday, or after the end of a season. Null for a business that has
 * given up its number meanwhile, or itself: whoever has the number by now would be rung.
 */
async function asPresent(order: CallOrder, now: Date): Promise<CallOrder | null> {
  const { business } = order;
  const known = await readBusiness(business.id, now);
  if (!known) return order;
  const called = toCalled(known);
  if (called.kind === "unwelcome" || called.business.phone !== business.phone) return null;
  const { hours, inAWeek, timeZone } = called.business;
  return { ...order, business: { ...business, hours, inAWeek, timeZone } };
}

const unwelcome = (report: CallReport, isToBeTakenBack: boolean): TurnAnswer => ({
  kind: "unwelcome",
  report,
  isToBeTakenBack,
});

/** What becomes of a call that must not be made after all. */
const unmade: Record<Extract<Welcome, { kind: "unwelcome" }>["reason"], CallReport> = {
  doNotCall: { ...notMade, state: "refused" },
  notCallable: notMade,
  neverOpen: notMade,
  closedThisWeek: notMade,
};

/**
 * Takes a call back, and some minutes later asks what was said on it until then: a business may have asked not to be called
 * again, which is kept to whatever has become of the call.
 */
async function takeBack(
  db: Database,
  provider: CallProvider,
  call: DueCall,
  now: Date,
): Promise<ProviderAnswer> {
  const { handedOverAt, placedAt, takenBackAt } = call;
  const wasTaken = Boolean(handedOverAt ?? placedAt ?? call.order.providerCallId);
  if (provider.find && !wasTaken) return settled;
  const order = await whereItIs(db, provider, call, now);
  if ("kind" in order) return order;
  const answer = await provider.cancel(order);
  if (answer.kind !== "done" || !wasTaken) return answer;
  const sinceMs = now.getTime() - (takenBackAt ?? now).getTime();
  if (sinceMs < lastWord.fromMs) return { ...answer, lookAgainMs: lastWord.fromMs - sinceMs };
  const heard = await provider.follow(order, "in-progress");
  if (heard.kind === "again" && sinceMs < lastWord.untilMs) return heard;
  const report = heard.kind === "done" && heard.report && !isLive(heard.report.state) ? heard.report : null;
  return { ...settled, report };
}

/** The order with its provider's own name for it, where it goes by one; or what there is to do without. */
async function whereItIs(
  db: Database,
  { find }: CallProvider,
  call: DueCall,
  now: Date,
): Promise<CallOrder | ProviderAnswer> {
  const { order } = call;
  if (!find || order.providerCallId) return order;
  const found = await find(order, call.handedOverAt ?? call.startsAt);
  if (found?.kind === "done" && found.providerCallId) {
    const { providerCallId } = found;
    // Whether or not it can be stopped: by this name it is deleted there.
    await callReportStore(db).noteProviderCall(order.id, providerCallId);
    return { ...order, providerCallId };
  }
  if (found?.kind === "again") return found;
  if (isSettling(call, now)) return notYetKnown;
  return found?.kind === "refused" ? found : settled;
}

const notYetKnown = { kind: "again", fault: "not known yet whether it was taken" } as const;
const heldUp = { kind: "again", fault: "another call to its number may go on" } as const;
const numberFull = { kind: "refused", fault: "its number has as many calls by now as it may have" } as const;
const tooLate = { kind: "refused", fault: "could not be handed over in time" } as const;

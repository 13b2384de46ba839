/**
 * The call simulator: plays a call through when no provider is connected. Pure: what a call comes to follows from the
 * call alone, and the caller keeps how far it has come, so that a restart goes on where it stopped.
 */
import { chanceOf } from "#lib/local/call-simulator/chance";
import {
  simulatedOutcomes,
  type Line,
  type SimulatedOrder,
  type SimulatedOutcome,
} from "#lib/local/call-simulator/simulated-order";
import { writeTranscript } from "#lib/local/call-simulator/transcript";

type SimulatedState = "queued" | "ringing" | "in-progress" | SimulatedOutcome;

export type SimulatedReport = {
  state: SimulatedState;
  summary?: string;
  transcript?: Line[];
  durationSeconds?: number;
  costCents?: number;
};

/** How a hundred calls end. */
const weights: Record<SimulatedOutcome, number> = {
  completed: 64,
  "no-answer": 10,
  busy: 7,
  voicemail: 11,
  refused: 5,
  failed: 3,
};

/**
 * A call-back number that ends in 555-0190 to 555-0195, which nobody has, asks for the outcome of that place in
 * `simulatedOutcomes`. Nothing is called anyway, so that this opens nothing.
 */
const wished = /555019([0-5])$/;

/** US cents for each minute begun of a conversation. */
const centsPerMinute = 14;

/** How the call ends: by the call's id, or as its call-back number asks. */
export function outcomeOf({ id, callbackNumber }: SimulatedOrder): SimulatedOutcome {
  const asked = simulatedOutcomes[Number(wished.exec(callbackNumber)?.[1] ?? -1)];
  if (asked) return asked;
  let rest = chanceOf(id, "outcome") * 100;
  return simulatedOutcomes.find((outcome) => (rest -= weights[outcome]) < 0) ?? "completed";
}

const isAnswered = (outcome: SimulatedOutcome) =>
  outcome === "completed" || outcome === "voicemail" || outcome === "refused";

/** How long a state lasts, in milliseconds: each at least two seconds, all together well under a minute. */
export function lengthOf(order: SimulatedOrder, state: "queued" | "ringing" | "in-progress"): number {
  const between = (least: number, most: number) =>
    Math.round(least + chanceOf(order.id, state) * (most - least));
  if (state === "queued") return between(2_200, 3_400);
  const outcome = outcomeOf(order);
  if (state === "ringing") return outcome === "no-answer" ? between(9_000, 14_000) : between(2_500, 6_000);
  return outcome === "completed" ? between(9_000, 18_000) : between(4_000, 8_000);
}

/** What comes after `state`: the next state, or the end of the call with everything about it. */
export function reportAfter(
  order: SimulatedOrder,
  state: "queued" | "ringing" | "in-progress",
): SimulatedReport {
  if (state === "queued") return { state: "ringing" };
  const outcome = outcomeOf(order);
  if (state === "ringing" && isAnswered(outcome)) return { state: "in-progress" };
  const durationSeconds = isAnswered(outcome) ? Math.round(lengthOf(order, "in-progress") / 1000) : 0;
  return {
    state: outcome,
    ...writeTranscript(order, outcome),
    durationSeconds,
    costCents: Math.ceil(durationSeconds / 60) * centsPerMinute,
  };
}

/**
 * The call simulator: plays a call when no provider is connected. Pure: everything follows from the call alone. The caller stores
 * how far it has come, so that a call continues after a restart.
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

/** How many of a hundred calls have each outcome. */
const weights: Record<SimulatedOutcome, number> = {
  completed: 64,
  "no-answer": 10,
  busy: 7,
  voicemail: 11,
  refused: 5,
  failed: 3,
};

/**
 * A call-back number that ends in 555-0190 to 555-0195, which nobody has, chooses the outcome at that position in
 * `simulatedOutcomes`. That is safe, because nothing is called anyway.
 */
const wished = /555019([0-5])$/;

/** US cents for each started minute of a conversation. */
const centsPerMinute = 14;

/** How the call ends: determined by the call's id, or chosen by its call-back number. */
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

/** What follows `state`: the next state, or the end of the call with all its details. */
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

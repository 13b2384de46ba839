/** Follows a call for as long as something may still be told of it and somebody looks. */
import { follow, pauseFor, waitMsOf } from "@/components/product/calls/follow";
import { isRecord } from "#lib/base/values/json";
import { isCallState, isLive, type CallState } from "#lib/base/site/call-states";

/** When the end of a call is told without all that came of it, the rest is asked for so long after, and no more. */
const lateMs = [20_000, 120_000, 360_000];

type Listener = {
  /** Something of what is shown of the call has changed; its state is this. */
  onNews: (state: CallState) => void;
  onConnection: (isThere: boolean) => void;
  /** There is no such call for this user any more, or no user. */
  onGone: () => void;
};

/** Starts following; gives the way to stop. */
export function followCall(id: string, { onNews, onConnection, onGone }: Listener): () => void {
  let known: string | null = null;
  /** When its end was first heard of, by a clock that nobody sets. */
  let endedAt: number | null = null;
  return follow(`/api/calls/${id}`, {
    read,
    onAnswer: ({ state, waitMs, isWhole, shown }) => {
      if (shown !== known) onNews(state);
      known = shown;
      if (isLive(state)) return pauseFor(waitMs);
      endedAt ??= performance.now();
      const sinceMs = performance.now() - endedAt;
      const next = lateMs.find((ms) => ms > sinceMs);
      return isWhole || next === undefined ? null : next - sinceMs;
    },
    onConnection,
    onGone,
  });
}

function read(answer: unknown) {
  if (!isRecord(answer) || !isCallState(answer.state)) throw new Error("The answer names no state");
  const { state, notBefore, summary, transcript, durationSeconds, costUsd } = answer;
  const waitMs = waitMsOf(answer);
  const told = [summary, transcript, durationSeconds, costUsd];
  return {
    state,
    waitMs,
    /** A simulated call has all that it will have. */
    isWhole: answer.isSimulated === true || !told.includes(null),
    /** Also whether it waits: that it will be called at a moment is not said any more when that has passed. */
    shown: JSON.stringify([state, notBefore, waitMs > 0, told]),
  };
}

/** Follows a call as long as there may be news of it and the page is visible. */
import { follow, pauseFor, waitMsOf } from "@/components/product/calls/follow/follow";
import { isRecord } from "#lib/base/values/json";
import { isCallState, isLive, type CallState } from "#lib/base/site/call-states";

/** When a call has ended but some of its results are missing, they are asked for again after each of these times, and no more. */
const lateMs = [20_000, 120_000, 360_000];

type Listener = {
  /** Something shown of the call has changed; `state` is its state. */
  onNews: (state: CallState) => void;
  onConnection: (isThere: boolean) => void;
  /** This user has no such call any more, or nobody is signed in. */
  onGone: () => void;
};

/** Starts following; returns a function that stops it. */
export function followCall(id: string, { onNews, onConnection, onGone }: Listener): () => void {
  let known: string | null = null;
  /** When the end was first noticed, by a clock that nobody can set. */
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
    /** A simulated call gets no further results. */
    isWhole: answer.isSimulated === true || !told.includes(null),
    /** Includes whether the call waits: the page stops naming the time of a planned call once that time has passed. */
    shown: JSON.stringify([state, notBefore, waitMs > 0, told]),
  };
}

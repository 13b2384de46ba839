/** Asks for the state of a call again and again, for as long as it goes on and somebody looks. */
import { isCallState, isLive, type CallState } from "#lib/site/call-states";

const everyMs = 1_000;
const longestPauseMs = 15_000;

type Listener = {
  onState: (state: CallState) => void;
  onConnection: (isThere: boolean) => void;
  /** There is no such call for this user any more, or no user. */
  onGone: () => void;
};

/** Starts following; gives the way to stop. After failures it asks less and less often, and goes on. */
export function followCall(id: string, { onState, onConnection, onGone }: Listener): () => void {
  let timer: number | undefined;
  let known: CallState | null = null;
  let failures = 0;
  const stopper = new AbortController();
  const { signal } = stopper;

  const look = async () => {
    try {
      const answer = await fetch(`/api/calls/${id}`, {
        headers: { accept: "application/json" },
        signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      });
      if (answer.status === 401 || answer.status === 404) {
        onGone();
        return;
      }
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const state = stateOf(await answer.json());
      if (failures > 0) onConnection(true);
      failures = 0;
      if (state !== known) onState(state);
      known = state;
      if (!isLive(state)) return;
    } catch {
      if (signal.aborted) return;
      failures += 1;
      // One lost answer is nothing to tell of.
      if (failures === 2) onConnection(false);
    }
    plan(Math.min(longestPauseMs, everyMs * 2 ** Math.min(failures, 4)));
  };
  const plan = (ms: number) => {
    if (signal.aborted) return;
    timer = window.setTimeout(() => {
      if (document.visibilityState === "visible") void look();
    }, ms);
  };
  // Nobody looks at a hidden page; who comes back sees at once how it stands.
  const wake = () => {
    if (document.visibilityState !== "visible") return;
    window.clearTimeout(timer);
    void look();
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  plan(everyMs);
  return () => {
    stopper.abort();
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
  };
}

function stateOf(answer: unknown): CallState {
  const state = typeof answer === "object" && answer !== null && "state" in answer ? answer.state : null;
  if (!isCallState(state)) throw new Error("The answer names no state");
  return state;
}

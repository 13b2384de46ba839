/** Ends a process that a test has started. */
import type { ChildProcess } from "node:child_process";

import { setTimeout as pause } from "node:timers/promises";

/** A server ends within 14 seconds of being told to, whatever hangs. */
const patienceMs = 30_000;
/** The last of what it printed may come after its end; a process of its own that outlives it keeps the pipes open. */
const lastWordsMs = 2_000;

/**
 * Sends a process a signal and waits until it is gone and has printed its last. Returns its exit code, or null if a signal ended
 * it. A process that does not end is killed, and the promise rejects with what `log` returns: a test that waited for it would
 * only report a timeout.
 */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
  log = () => "",
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const closed = new Promise((resolve) => child.once("close", resolve));
  const state = { isLate: false };
  const late = setTimeout(() => {
    state.isLate = true;
    child.kill("SIGKILL");
  }, patienceMs);
  child.kill(signal);
  const code = await gone;
  clearTimeout(late);
  await Promise.race([closed, pause(lastWordsMs, undefined, { ref: false })]);
  if (state.isLate) throw new Error(`A process did not end:\n${log()}`);
  return code;
}

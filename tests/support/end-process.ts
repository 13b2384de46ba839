/** Ends a process that a test has started. */
import type { ChildProcess } from "node:child_process";

/** A server ends within 14 seconds of being told to, whatever hangs. */
const patienceMs = 30_000;

/**
 * Sends a process a signal and waits until it is gone. Returns its exit code, or null if a signal ended it. A process that does not
 * end is killed, and the promise rejects with what `log` returns: a test that waited for it would only report a timeout.
 */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
  log = () => "",
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const state = { isLate: false };
  const late = setTimeout(() => {
    state.isLate = true;
    child.kill("SIGKILL");
  }, patienceMs);
  child.kill(signal);
  const code = await gone;
  clearTimeout(late);
  if (state.isLate) throw new Error(`A process did not end:\n${log()}`);
  return code;
}

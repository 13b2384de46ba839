/** Runs the scripts with which an operator works on the database, and ends them. */
import { runShutdown } from "#lib/platform/shutdown";
import { tellFault } from "./tell-fault.ts";

/**
 * Runs a script's work, and closes the database if it was opened. A failure is reported in one line, and the process ends with 1.
 */
export async function runWithDatabase(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFault(error);
  }
  await runShutdown();
}

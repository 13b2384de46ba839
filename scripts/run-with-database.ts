/** How the scripts end that an operator runs on the database. */
import { runShutdown } from "#lib/platform/shutdown";
import { tellFault } from "./tell-fault.ts";

/**
 * Does what a script is for, and closes the database if it was opened. What fails is said in a line, and the process ends
 * with 1.
 */
export async function runWithDatabase(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFault(error);
  }
  await runShutdown();
}

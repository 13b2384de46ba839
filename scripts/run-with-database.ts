/** How the scripts end that an operator runs on the database. */
import { runShutdown } from "#lib/platform/shutdown";

/**
 * Does what a script is for, and closes the database if it was opened. What fails is said in a line, and the process ends
 * with 1.
 */
export async function runWithDatabase(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await runShutdown();
}

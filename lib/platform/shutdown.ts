/**
 * Tasks that must be finished before the process ends, and the state in which nothing new is begun. Our server runs them on
 * SIGTERM. Under `next dev` and `next start`, which do not know them, the first registration listens for the signals itself.
 */
import { processWide } from "#lib/base/values/process-wide";
import { isWatched } from "#lib/platform/probes";

/**
 * How long whoever watches the process has to ask others instead, how long answers in progress may take to end, and how long
 * everything may take: a container is killed after 15 s (deploy/compose.yaml). All of them begin with the signal.
 */
const leavingMs = 5_000;
const closingMs = 10_000;
const endingMs = 14_000;

/**
 * How long the process rests afterwards. V8's compilation on other threads may need a garbage collection, which the main thread
 * does between two tasks. In `process.exit` it does none, but waits for the compilation, so that neither ever ends.
 */
const restMs = 100;

const registry = () =>
  processWide("shutdown", () => ({
    tasks: new Map<string, () => Promise<void>>(),
    running: null as Promise<void> | null,
    isOwned: false,
    isEnding: false,
  }));

/** Registers `task` to run once before the process ends; a later task with the same name replaces it. */
export function beforeShutdown(name: string, task: () => Promise<void>): void {
  const { tasks, isOwned } = registry();
  if (tasks.size === 0 && !isOwned)
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, runAll);
  tasks.set(name, task);
}

/** Whether the process is about to end: what the next process can do as well is no longer begun. */
export const isEnding = (): boolean => registry().isEnding;

/** Declares that the caller runs the tasks itself, at a moment of its choice. */
export function ownShutdown(): void {
  registry().isOwned = true;
}

const runAll = () => void runShutdown();

/** Runs every task, the last registered first, because later ones depend on earlier ones. Never throws. */
export function runShutdown(): Promise<void> {
  const state = registry();
  state.isEnding = true;
  state.running ??= (async () => {
    for (const task of [...state.tasks.values()].reverse()) await task().catch(() => undefined);
  })();
  return state.running;
}

/**
 * Ends the process's work: nothing new is begun, requests are answered until whoever watches the process has seen that it ends,
 * `close` lets those in flight finish, and then the tasks run, even if that takes too long. Gives up after `endingMs`. The process
 * may exit when this is done. Never throws.
 */
export async function shutDown(close: () => Promise<void>): Promise<void> {
  registry().isEnding = true;
  const late = after(endingMs - restMs);
  const closed = after(closingMs);
  if (isWatched()) await after(leavingMs);
  await Promise.race([close().catch(() => undefined), closed]);
  await Promise.race([runShutdown(), late]);
  await after(restMs);
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * What must be finished before the process ends, and what is not begun any more. The server runs it on SIGTERM; under
 * `next dev` and `next start`, which know nothing of it, the first registration listens for the signals itself.
 */
const key = Symbol.for("lantern.shutdown");
type Registry = {
  tasks: Map<string, () => Promise<void>>;
  running: Promise<void> | null;
  isOwned: boolean;
  isEnding: boolean;
};

/** How long answers that are under way may take to end, and all of it: a container is killed after 15 s (deploy/compose.yaml). */
const closingMs = 10_000;
const endingMs = 14_000;

/**
 * How long the process then rests. What V8 compiles beside the main thread may need a collection, which the main thread makes
 * between two tasks; in `process.exit` it makes none, waits for the compiling to end, and neither ever does.
 */
const restMs = 100;

function registry(): Registry {
  const place = globalThis as { [key]?: Registry };
  return (place[key] ??= { tasks: new Map(), running: null, isOwned: false, isEnding: false });
}

/** Has `task` run once before the process ends; a later task of the same name takes its place. */
export function beforeShutdown(name: string, task: () => Promise<void>): void {
  const { tasks, isOwned } = registry();
  if (tasks.size === 0 && !isOwned)
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, runAll);
  tasks.set(name, task);
}

/** Whether the process is about to end: what the next one can do as well is not begun any more. */
export const isEnding = (): boolean => registry().isEnding;

/** Says that the caller runs the tasks itself, at the moment it finds right. */
export function ownShutdown(): void {
  registry().isOwned = true;
}

const runAll = () => void runShutdown();

/** Runs every task, what was registered last first, as it stands on the others. Never throws. */
export function runShutdown(): Promise<void> {
  const state = registry();
  state.isEnding = true;
  state.running ??= (async () => {
    for (const task of [...state.tasks.values()].reverse()) await task().catch(() => undefined);
  })();
  return state.running;
}

/**
 * Ends what the process does: nothing new is begun, `close` lets what is in flight finish, then the tasks run, even when it
 * takes too long. Gives up after `endingMs`. The process may exit when this is over. Never throws.
 */
export async function shutDown(close: () => Promise<void>): Promise<void> {
  registry().isEnding = true;
  const late = after(endingMs - restMs);
  await Promise.race([close().catch(() => undefined), after(closingMs)]);
  await Promise.race([runShutdown(), late]);
  await after(restMs);
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * What must be finished before the process ends. The server runs it on SIGTERM; under `next dev` and `next start`,
 * which know nothing of it, the first registration listens for the signals itself.
 */
const key = Symbol.for("lantern.shutdown");
type Registry = {
  tasks: Map<string, () => Promise<void>>;
  running: Promise<void> | null;
  isOwned: boolean;
};

function registry(): Registry {
  const place = globalThis as { [key]?: Registry };
  return (place[key] ??= { tasks: new Map(), running: null, isOwned: false });
}

/** Has `task` run once before the process ends; a later task of the same name takes its place. */
export function beforeShutdown(name: string, task: () => Promise<void>): void {
  const { tasks, isOwned } = registry();
  if (tasks.size === 0 && !isOwned)
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, runAll);
  tasks.set(name, task);
}

/** Says that the caller runs the tasks itself, at the moment it finds right. */
export function ownShutdown(): void {
  registry().isOwned = true;
}

const runAll = () => void runShutdown();

/** Runs every task, what was registered last first, as it stands on the others. Never throws. */
export function runShutdown(): Promise<void> {
  const state = registry();
  state.running ??= (async () => {
    for (const task of [...state.tasks.values()].reverse()) await task().catch(() => undefined);
  })();
  return state.running;
}

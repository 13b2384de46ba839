import "server-only";
import { processWide } from "#lib/platform/server/process-wide";

type Entry = { value: unknown; readAt: number; reading: Promise<unknown> | null };
const entries = processWide("held", () => new Map<string, Entry>());

/** How long a held answer is used before it is read again. */
const lifeMs = 60_000;

/**
 * A small answer kept in this process beside the page cache: read at most once a minute, one read at a time, and the
 * last good one served while reading anew fails. Throws only when it was never read.
 */
export async function held(name: string, read: () => Promise<unknown>): Promise<unknown> {
  const entry = entries.get(name);
  if (entry && entry.readAt > 0 && Date.now() - entry.readAt < lifeMs) return entry.value;
  const current: Entry = entry ?? { value: undefined, readAt: 0, reading: null };
  entries.set(name, current);
  current.reading ??= read()
    .then((value) => Object.assign(current, { value, readAt: Date.now() }).value)
    .finally(() => (current.reading = null));
  try {
    return await current.reading;
  } catch (error) {
    if (current.value !== undefined) return current.value;
    throw error;
  }
}

/** Reads anew at the next use. The last good answer stays for the case that this fails. */
export function dropHeld(isAffected: (name: string) => boolean = () => true): void {
  for (const [name, entry] of entries) if (isAffected(name)) entry.readAt = 0;
}

// Another instance's webhook reaches this process by the front, which lives outside the app's module graph.
processWide("content-changed", () => new Set<() => void>()).add(dropHeld);

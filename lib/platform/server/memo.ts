import "server-only";
import { evenNow } from "#lib/base/values/even-clock";
import { forEverybody } from "#lib/platform/server/for-everybody";
import { processWide } from "#lib/platform/server/process-wide";

type Entry = {
  value: unknown;
  /** When the value was read; 0 when never, or when it was dropped since. */
  readAt: number;
  failedAt: number;
  /** Counts the drops, so that an answer asked for before a drop does not pass for a fresh one. */
  generation: number;
  reading: Promise<unknown> | null;
};
const entries = processWide("memos", () => new Map<string, Entry>());

type Read<T> = (isDropped: boolean, isKnown: boolean) => Promise<T>;

/** How long a memo is used before it is read again. */
const ttlMs = 60_000;

/** After a failed read the older answer is used this long before the next try. */
const retryMs = 15_000;

/**
 * A small answer remembered in this process, beside the page cache: one read at a time, and the last good one served
 * while reading anew fails. With `staleServed`, an answer past its minute is given at once and renewed in the
 * background; without, the reader waits. Throws only when it was never read. `read` is told whether the answer was dropped (or
 * never there), as against grown old, and whether there is an older one at all; it is not in the preview, whoever asks. A
 * name belongs to one place, and so to one type.
 */
export async function memo<T>(
  name: string,
  read: Read<T>,
  { staleServed = true }: { staleServed?: boolean } = {},
): Promise<T> {
  const entry = entries.get(name) ?? {
    value: undefined,
    readAt: 0,
    failedAt: 0,
    generation: 0,
    reading: null,
  };
  entries.set(name, entry);
  const now = evenNow();
  const isKnown = entry.value !== undefined;
  if (isKnown && (now - entry.readAt < ttlMs || now - entry.failedAt < retryMs)) return entry.value as T;
  const renewing = (entry.reading ??= renew(entry, read));
  if (isKnown && entry.readAt > 0 && staleServed) {
    renewing.catch(() => undefined);
    return entry.value as T;
  }
  try {
    return (await renewing) as T;
  } catch (error) {
    if (entry.value !== undefined) return entry.value as T;
    throw error;
  }
}

async function renew(entry: Entry, read: Read<unknown>): Promise<unknown> {
  const { generation } = entry;
  const isCurrent = () => entry.generation === generation;
  try {
    // Whoever comes first, an editor in the preview too, reads for all the others.
    const value = await forEverybody(() => read(entry.readAt === 0, entry.value !== undefined));
    // Dropped while it was read: what came may be from before the change, and stands only where nothing newer does.
    if (isCurrent()) Object.assign(entry, { value, failedAt: 0, readAt: evenNow() });
    else if (entry.readAt === 0) entry.value = value;
    return value;
  } catch (error) {
    if (isCurrent()) entry.failedAt = evenNow();
    throw error;
  } finally {
    if (isCurrent()) entry.reading = null;
  }
}

/** Reads anew at the next use. The last good answer stays for the case that this fails. */
export function dropMemos(isAffected: (name: string) => boolean = () => true): void {
  for (const [name, entry] of entries) {
    if (!isAffected(name)) continue;
    entry.readAt = 0;
    entry.failedAt = 0;
    entry.generation += 1;
    entry.reading = null;
  }
}

// Another instance's webhook reaches this process by the front, which is outside the app's module graph.
processWide("content-changed", () => new Set<() => void>()).add(dropMemos);

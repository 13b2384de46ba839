import "server-only";
import { evenNow } from "#lib/base/values/even-clock";
import { onContentChanged } from "#lib/platform/content-changed";
import { forEverybody } from "#lib/platform/server/content/for-everybody";
import { processWide } from "#lib/base/values/process-wide";

type Entry = {
  value: unknown;
  /** When the value was read; 0 when it never was, or when it has been dropped since. */
  readAt: number;
  failedAt: number;
  /** The number of drops, so that an answer requested before a drop does not pass for a fresh one. */
  generation: number;
  reading: Promise<unknown> | null;
};
const entries = processWide("memos", () => new Map<string, Entry>());

/** `isDropped` when the answer was dropped, or never existed, rather than expired; `isKnown` when there is an older one. */
type Read<T> = (entry: { isDropped: boolean; isKnown: boolean }) => Promise<T>;

/** How long a memo is used before it is read again. */
const ttlMs = 60_000;

/** After a failed read, the older answer is used this long before the next try. */
const retryMs = 15_000;

/**
 * A small answer remembered in this process, beside the page cache: only one read at a time, and the last good answer is used while
 * reading fails. With `staleServed`, an answer older than its minute is returned at once and renewed in the background; without,
 * the reader waits. Throws only when it was never read. `read` never runs in the preview, whoever asks. A name is used in one place
 * only, and so for one type.
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
    // The first reader, even an editor in the preview, reads for all the others.
    const value = await forEverybody(() =>
      read({ isDropped: entry.readAt === 0, isKnown: entry.value !== undefined }),
    );
    // If it was dropped during the read, the answer may be from before the change, and is used only where there is nothing newer.
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

/** The next use reads again. The last good answer stays in case this fails. */
export function dropMemos(isAffected: (name: string) => boolean = () => true): void {
  for (const [name, entry] of entries) {
    if (!isAffected(name)) continue;
    entry.readAt = 0;
    entry.failedAt = 0;
    entry.generation += 1;
    entry.reading = null;
  }
}

onContentChanged(dropMemos);

import "server-only";
/** The words that the directory is searched by, read once in a process and kept: they change with a release only. */
import { asc, gt } from "drizzle-orm";
import { spellingOf, type Spelling } from "#lib/product/directory/spelling";
import type { Database } from "#lib/platform/server/database/database";
import { businesses } from "#lib/platform/server/database/schema";
import { processWide } from "#lib/platform/server/process-wide";

/** Rows read at a time: few enough that nobody else waits for them. */
const sliceSize = 500;

const memo = processWide("directory-words", () => new WeakMap<Database, Promise<Spelling>>());

/** The spelling of everything in a directory. Read at the first slip; who asks meanwhile waits for the same. */
export function directorySpelling(db: Database): Promise<Spelling> {
  const known = memo.get(db);
  if (known) return known;
  const reading = read(db).catch((error: unknown) => {
    memo.delete(db);
    throw error;
  });
  memo.set(db, reading);
  return reading;
}

async function read(db: Database): Promise<Spelling> {
  const words = new Set<string>();
  let last: string | null = null;
  for (;;) {
    const slice: { id: string; text: string }[] = await db
      .select({ id: businesses.id, text: businesses.searchText })
      .from(businesses)
      .where(last === null ? undefined : gt(businesses.id, last))
      .orderBy(asc(businesses.id))
      .limit(sliceSize);
    for (const { text } of slice) for (const word of text.split(" ")) if (word !== "") words.add(word);
    last = slice.at(-1)?.id ?? null;
    if (slice.length < sliceSize) return spellingOf(words);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

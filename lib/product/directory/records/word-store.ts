import "server-only";
/** The words that the directory is searched by, in the database: which there are, how many businesses have each. */
import { getTableName, or, sql } from "drizzle-orm";
import { categoryWords } from "#lib/product/directory/vocabulary/category-words";
import { remembered } from "#lib/product/directory/records/remembered";
import { spellingOf } from "#lib/product/directory/vocabulary/spelling";
import type { Database } from "#lib/platform/server/database/database";
import { businesses, directoryWords } from "#lib/platform/server/database/directory-tables";

/** Words of one beginning that are counted: a beginning of more is common whatever the sum is. */
const mostCounted = 500;
/** Words of the directory that a mistyped one is compared with. */
const mostCompared = 120;

/** People search for the same few things, and what has nothing is looked up twice for one page. */
const mostRemembered = 5_000;
const counts = remembered<number>(mostRemembered);
const alikes = remembered<string[]>(mostRemembered);

/** The words of the businesses of a table that are not gone, each with how many have it, as rows of the table of words. */
export const wordCounts = (table: string) =>
  sql.raw(`select word, count(*)::int from ${table}, unnest(string_to_array(btrim(search_text), ' ')) as word
    where gone_at is null and word <> '' group by word`);

export const wordStore = (db: Database) => ({
  /** Counts the words of the businesses anew. */
  async recount(): Promise<void> {
    await db.delete(directoryWords);
    await db.execute(sql`insert into ${directoryWords} ${wordCounts(getTableName(businesses))}`);
  },

  /** About how many businesses of a directory have a word that begins so; 0 only where none has. */
  countOf: (directory: object, beginning: string): Promise<number> =>
    counts(directory, beginning, () => countOf(db, beginning)),

  /** What a word that no business of a directory has may have been meant to be: the nearest words, or beginnings of words. */
  alike: (directory: object, word: string): Promise<string[]> =>
    alikes(directory, word, () => alike(db, word)),
});

async function countOf(db: Database, beginning: string): Promise<number> {
  const some = db
    .select({ uses: directoryWords.uses })
    .from(directoryWords)
    // By bytes, as the index has them, whatever the language of the database.
    .where(
      sql`${directoryWords.word} ~>=~ ${beginning} and ${directoryWords.word} ~<~ ${`${beginning}\u{10FFFF}`}`,
    )
    .limit(mostCounted)
    .as("some");
  const [row] = await db.select({ sum: sql<number>`coalesce(sum(${some.uses}), 0)::int` }).from(some);
  return row?.sum ?? 0;
}

async function alike(db: Database, word: string): Promise<string[]> {
  const { word: known } = directoryWords;
  const rows = await db
    .select({ word: known })
    .from(directoryWords)
    .where(or(sql`${known} % ${word}`, sql`${word} <% ${known}`))
    .orderBy(sql`similarity(${known}, ${word}) desc`)
    .limit(mostCompared);
  return spellingOf([...rows.map((row) => row.word), ...categoryWords]).alike(word);
}

import "server-only";
/** The words that the directory is searched by, in the database: which there are, how many businesses have each. */
import { getTableName, or, sql } from "drizzle-orm";
import { spellingOf } from "#lib/product/directory/spelling";
import { categoryWords } from "#lib/product/directory/category-words";
import type { Database } from "#lib/platform/server/database/database";
import { businesses, directoryWords } from "#lib/platform/server/database/directory-tables";

/** Words of one beginning that are counted: a beginning of more is common whatever the sum is. */
const mostCounted = 500;
/** Words of the directory that a mistyped one is compared with. */
const mostCompared = 120;

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

  /** About how many businesses have a word that begins so. */
  async countOf(beginning: string): Promise<number> {
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
  },

  /** What a word that no business has may have been meant to be: the nearest words, or beginnings of words. */
  async alike(word: string): Promise<string[]> {
    const { word: known } = directoryWords;
    const rows = await db
      .select({ word: known })
      .from(directoryWords)
      .where(or(sql`${known} % ${word}`, sql`${word} <% ${known}`))
      .orderBy(sql`similarity(${known}, ${word}) desc`)
      .limit(mostCompared);
    return spellingOf([...rows.map((row) => row.word), ...categoryWords]).alike(word);
  },
});

import "server-only";
/**
 * The directory's tables while an import fills new ones beside them. The last step puts the new ones in their place, in one
 * transaction: until then whoever searches finds the directory as it was.
 */
import { getTableColumns, getTableName, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { noteSeed } from "#lib/product/directory/records/directory-seed-store";
import { wordCounts } from "#lib/product/directory/records/word-store";
import { momentValue } from "#lib/platform/server/database/columns";
import { advisoryLocks } from "#lib/platform/server/database/advisory-locks";
import type { Database } from "#lib/platform/server/database/database";
import {
  businesses,
  directoryImports,
  directoryPlaces,
  directoryWords,
} from "#lib/platform/server/database/directory-tables";

export type ImportedRow = Required<typeof businesses.$inferInsert>;
export type PlaceRow = typeof directoryPlaces.$inferInsert;
export type NewImport = Omit<typeof directoryImports.$inferInsert, "name" | "importedAt">;

const tables = [businesses, directoryPlaces, directoryWords] as const;
type Table = (typeof tables)[number];

/** The new table beside a table, and the like for an index. */
const nextName = (name: string) => `${name}_next`;
const importName = "openstreetmap";
const placesAtOnce = 2000;

/** An import is under way already. */
class ImportUnderWay extends Error {
  override name = "ImportUnderWay";
  override message = "Another import is under way.";
}

/** Another version has changed the tables while an import filled new ones, which are as they were before. */
class TablesChanged extends Error {
  override name = "TablesChanged";
  override message =
    "Another version of Lantern has changed the directory's tables meanwhile: import by that one.";
}

/** For one connection that waits as long as it takes; a pool of several would lose the lock. */
export const directoryImportStore = (db: Database) => ({
  /** Makes the new tables, empty. What an import left that was broken off is cleared away. Throws ImportUnderWay. */
  async begin(): Promise<void> {
    // Held by the connection that imports, so that of two imports one is refused.
    const answer: unknown = await db.execute(
      sql`select pg_try_advisory_lock(${advisoryLocks.directoryImport}) as taken`,
    );
    if (lockRows.parse(answer).rows[0]?.taken !== true) throw new ImportUnderWay();
    for (const table of tables.map(getTableName)) {
      await db.execute(sql.raw(`drop table if exists ${nextName(table)}`));
      await db.execute(
        sql.raw(`create table ${nextName(table)} (like ${table} including defaults including storage)`),
      );
    }
  },

  /** Files businesses in the new table. */
  async add(rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length > 0) await insert(db, businesses, rows);
  },

  /**
   * Completes the new tables and puts them in the place of the old ones, as those of an import, or of the invented directory
   * when that is null. What is not among the new businesses stays, marked as gone: calls and visits point to it. Returns how
   * many are so marked that were not before. Throws TablesChanged.
   */
  async finish(at: Date, places: readonly PlaceRow[], imported: NewImport | null): Promise<number> {
    await db.execute(sql`set work_mem = '64MB'`);
    for (let start = 0; start < places.length; start += placesAtOnce)
      await insert(db, directoryPlaces, places.slice(start, start + placesAtOnce));
    const words = sql.raw(nextName(getTableName(directoryWords)));
    await db.execute(sql`insert into ${words} ${wordCounts(nextName(getTableName(businesses)))}`);
    const gone = await this.keepGone(at);
    const indexes: Index[] = [];
    for (const table of tables) indexes.push(...(await indexNext(db, getTableName(table))));
    await db.transaction(async (transaction) => {
      await requireSameShape(transaction);
      for (const table of tables.map(getTableName)) {
        await transaction.execute(sql.raw(`drop table ${table}`));
        await transaction.execute(sql.raw(`alter table ${nextName(table)} rename to ${table}`));
      }
      for (const { table, name, isPrimary } of indexes) {
        await transaction.execute(sql.raw(`alter index ${nextName(name)} rename to ${name}`));
        if (isPrimary)
          await transaction.execute(
            sql.raw(`alter table ${table} add constraint ${name} primary key using index ${name}`),
          );
      }
      if (imported === null) {
        await transaction.delete(directoryImports);
        await noteSeed(transaction, at);
        return;
      }
      const row = { ...imported, importedAt: at };
      await transaction
        .insert(directoryImports)
        .values({ name: importName, ...row })
        .onConflictDoUpdate({ target: directoryImports.name, set: row });
    });
    return gone;
  },

  /** Files what the directory had and the new tables have not. */
  async keepGone(goneAt: Date): Promise<number> {
    const columns = Object.values(getTableColumns(businesses));
    const names = sql.raw(columns.map(({ name }) => name).join(", "));
    const instead = new Map<PgColumn, SQL>([
      [businesses.goneAt, sql`coalesce(gone_at, ${momentValue(goneAt)})`],
      ...unfindable,
    ]);
    const values = columns.map((column) => instead.get(column) ?? sql.raw(column.name));
    const [table, next] = [getTableName(businesses), nextName(getTableName(businesses))];
    const answer: unknown = await db.execute(
      sql`with kept as (insert into ${sql.raw(next)} (${names})
        select ${sql.join(values, sql`, `)} from ${sql.raw(table)}
        where id not in (select id from ${sql.raw(next)}) returning gone_at)
        select count(*)::int as count from kept where gone_at = ${momentValue(goneAt)}`,
    );
    return countRows.parse(answer).rows[0]?.count ?? 0;
  },
});

/** What a business that is gone is filed by: it takes no room among those that are found by words, by hours or near a place. */
const unfindable: readonly (readonly [PgColumn, SQL])[] = [
  [businesses.searchText, sql`''`],
  [businesses.openWeek, sql`'{}'`],
  // The middle of the globe, which is as far from everywhere.
  [businesses.position, sql`'(0, 0, 0)'`],
  [businesses.cell, sql`-1`],
];

/**
 * Makes sure that the new tables are still of the shape of the old ones, and that nobody changes these any more. An instance of
 * another version may have started meanwhile: what its migrations did would be gone with the old tables, and count as done.
 */
async function requireSameShape(transaction: Database): Promise<void> {
  const names = tables.map(getTableName);
  await transaction.execute(sql.raw(`lock table ${names.join(", ")} in access exclusive mode`));
  const shapeOf = (name: string) =>
    sql`(select string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull), ', ' order by attname)
      from pg_attribute where attrelid = ${name}::regclass and attnum > 0 and not attisdropped)`;
  for (const name of names) {
    const answer: unknown = await transaction.execute(
      sql`select ${shapeOf(name)} = ${shapeOf(nextName(name))} as same`,
    );
    if (shapeRows.parse(answer).rows[0]?.same !== true) throw new TablesChanged();
  }
}

const shapeRows = z.object({ rows: z.array(z.object({ same: z.boolean() })) });
const lockRows = z.object({ rows: z.array(z.object({ taken: z.boolean() })) });
const countRows = z.object({ rows: z.array(z.object({ count: z.number() })) });

/** One parameter for all rows, however many: a statement carries at most 65,535. */
async function insert(db: Database, table: Table, rows: readonly object[]): Promise<void> {
  const columns = Object.entries<{ name: string }>(getTableColumns(table));
  const records = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key)]));
  });
  const next = sql.raw(nextName(getTableName(table)));
  await db.execute(
    sql`insert into ${next} select * from json_populate_recordset(null::${next}, ${JSON.stringify(records)}::json)`,
  );
}

type Index = { table: string; name: string; isPrimary: boolean };

const indexRows = z.object({
  rows: z.array(z.object({ name: z.string(), definition: z.string(), primary: z.boolean() })),
});

/** Gives a new table the indexes of the old one, all at once, which costs far less than row by row. */
async function indexNext(db: Database, table: string): Promise<Index[]> {
  const answer: unknown = await db.execute(
    sql`select relname as name, pg_get_indexdef(indexrelid) as definition, indisprimary as primary
      from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = ${table}::regclass`,
  );
  const { rows } = indexRows.parse(answer);
  for (const { definition } of rows)
    await db.execute(
      sql.raw(
        definition.replace(
          /^CREATE (UNIQUE )?INDEX (\S+) ON (\S+)/,
          (_, unique: string | undefined, name: string) =>
            `create ${unique ?? ""}index ${nextName(name)} on ${nextName(table)}`,
        ),
      ),
    );
  await db.execute(sql.raw(`analyze ${nextName(table)}`));
  return rows.map(({ name, primary }) => ({ table, name, isPrimary: primary }));
}

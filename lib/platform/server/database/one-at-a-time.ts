import "server-only";
/** For decisions that count rows and then add one: two at the same time, on any instances, would both find room. */
import { sql } from "drizzle-orm";
import { keyHashSeeds } from "#lib/platform/server/database/advisory-locks";
import type { Database } from "#lib/platform/server/database/open-database";

type Kind = keyof typeof keyHashSeeds;

/** Waits until no other transaction holds this key, and holds it until the given transaction ends. */
export async function holdKey(transaction: Database, kind: Kind, key: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${keyHashSeeds[kind]}))`,
  );
}

/** Decides something in a transaction, while nothing else of this kind is decided for this key. */
export const oneAtATime = <T>(
  db: Database,
  kind: Kind,
  key: string,
  decide: (transaction: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(async (transaction) => {
    await holdKey(transaction, kind, key);
    return decide(transaction);
  });

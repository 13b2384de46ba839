import "server-only";
/** What is decided by counting rows and adds one: two at once, on whichever instances, would both find room. */
import { sql } from "drizzle-orm";
import type { Database } from "#lib/platform/server/database/open-database";

/** Part the locks of one kind from those of another: any numbers, as long as each is another. Keys are hashed by them. */
const spaces = {
  callStarts: 7_215_081_922,
  numberCalls: 7_215_081_923,
  locations: 7_215_081_924,
  callBacks: 7_215_081_925,
  doNotCallRequests: 7_215_081_926,
  siteCalls: 7_215_081_927,
};

type Space = keyof typeof spaces;

/** Waits until no other transaction holds this key, and holds it until the transaction that it is asked in ends. */
export async function holdKey(transaction: Database, space: Space, key: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${spaces[space]}))`);
}

/** Decides something in a transaction, while nothing else of this kind is decided for this key. */
export const oneAtATime = <T>(
  db: Database,
  space: Space,
  key: string,
  decide: (transaction: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(async (transaction) => {
    await holdKey(transaction, space, key);
    return decide(transaction);
  });

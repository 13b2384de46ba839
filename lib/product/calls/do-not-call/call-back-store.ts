import "server-only";
/** The numbers that businesses are asked to call back, across all users. It says of none whose call it was. */
import { and, inArray, ne } from "drizzle-orm";
import type { Database } from "#lib/platform/server/database/database";
import { calls } from "#lib/platform/server/database/call-tables";

/** A statement takes many more parameters than this, but not as many as there may be numbers. */
const numbersAtOnce = 1_000;

export const callBackStore = (db: Database) => ({
  /** Which of these numbers are the call-back number of a kept call that is not simulated. No index helps: not for a page. */
  async givenAmong(numbers: readonly string[]): Promise<Set<string>> {
    const given = new Set<string>();
    for (let from = 0; from < numbers.length; from += numbersAtOnce) {
      const rows = await db
        .selectDistinct({ number: calls.callbackNumber })
        .from(calls)
        .where(
          and(
            inArray(calls.callbackNumber, numbers.slice(from, from + numbersAtOnce)),
            ne(calls.provider, "simulator"),
          ),
        );
      for (const { number } of rows) given.add(number);
    }
    return given;
  },
});

import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { isDatabaseAway } from "#lib/platform/server/database/is-away";
import type { Database, OpenDatabase } from "#lib/platform/server/database/open-database";
import { locations } from "#lib/platform/server/database/schema";
import { databaseForTests, databases } from "@/tests/support/machine/databases";

const secret = "c4n4ry";
const place = {
  userId: `user_${secret}`,
  name: secret,
  nameKey: secret,
  address: `1 ${secret} Street`,
  placeId: "p",
  placeLabel: "Springfield",
  latitude: 1,
  longitude: 2,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("an error of the database", () => {
    let opened: OpenDatabase;
    databaseForTests(start, async (started) => {
      opened = started;
      await opened.database.insert(locations).values(place);
    });

    /** What a failure is, as it is printed with all that it carries. */
    async function failureOf(ask: (db: Database) => PromiseLike<unknown>): Promise<Error> {
      const error = await ask(opened.database).then(
        () => null,
        (failure: unknown) => failure,
      );
      if (!(error instanceof Error)) throw new Error("The query did not fail");
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
      return error;
    }

    const failing: [string, (db: Database) => PromiseLike<unknown>][] = [
      ["a row that is there already", (db) => db.insert(locations).values(place)],
      ["the same in a transaction", (db) => db.transaction((inner) => inner.insert(locations).values(place))],
      [
        "and in one within it",
        (db) =>
          db.transaction((outer) => outer.transaction((inner) => inner.insert(locations).values(place))),
      ],
    ];
    test.each(failing)("holds no value of %s, and says which rule it breaks", async (_what, ask) => {
      const error = await failureOf(ask);
      expect(error.message).toContain('Failed query: insert into "locations"');
      // A command prints this alone.
      expect(error.message).toContain('violates unique constraint "locations_by_name"');
      expect(error.cause).toMatchObject({ code: "23505", constraint: "locations_by_name" });
    });

    test("holds none that the database could not read, in whichever way it was asked", async () => {
      for (const ask of [
        (db: Database) => db.insert(locations).values({ ...place, id: secret }),
        (db: Database) => db.update(locations).set({ id: secret }),
        (db: Database) => db.query.locations.findFirst({ where: ({ id }, { eq }) => eq(id, secret) }),
        (db: Database) => db.transaction((inner) => inner.update(locations).set({ id: secret })),
      ]) {
        const error = await failureOf(ask);
        expect(error.cause).toMatchObject({ code: "22P02" });
        expect(String(error.cause)).toContain("invalid input syntax for type uuid");
      }
    });

    test("of the work itself leaves a transaction as it was thrown", async () => {
      const own = new TypeError("of the work");
      await expect(opened.database.transaction(() => Promise.reject(own))).rejects.toBe(own);
    });

    test("still says whether the database refused or is away", async () => {
      const refused = await failureOf((db) => db.execute("select 1 from nowhere"));
      expect(isDatabaseAway(refused)).toBe(false);
      const ends = "do $$ begin raise exception 'it ends' using errcode = '57P01'; end $$";
      expect(isDatabaseAway(await failureOf((db) => db.execute(ends)))).toBe(true);
    });
  });
});

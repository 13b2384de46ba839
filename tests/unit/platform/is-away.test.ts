import { expect, test } from "vitest";
import { isDatabaseAway } from "#lib/platform/server/database/is-away";

const coded = (code: string, message = "as the driver puts it") =>
  Object.assign(new Error(message), { code });
/** As the query builder wraps what the driver throws. */
const wrapped = (cause: Error) => new Error("Failed query: select 1", { cause });

test("a database that cannot be reached, starts or ends is away, however deep that is said", () => {
  for (const code of ["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "08006", "53300"])
    expect(isDatabaseAway(wrapped(coded(code))), code).toBe(true);
  for (const message of ["Connection terminated unexpectedly", "timeout exceeded when trying to connect"])
    expect(isDatabaseAway(wrapped(new Error(message))), message).toBe(true);
});

test("one that refuses what it is asked is there", () => {
  for (const code of ["23505", "42P01", "22P02", "57014"])
    expect(isDatabaseAway(wrapped(coded(code))), code).toBe(false);
  expect(isDatabaseAway(new TypeError("undefined is not a function"))).toBe(false);
  expect(isDatabaseAway("ECONNREFUSED")).toBe(false);
});

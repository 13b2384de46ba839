import { afterEach, expect, test, vi } from "vitest";
import { tellFault } from "@/scripts/tell-fault";

const said = vi.spyOn(console, "error").mockReturnValue();
const before = process.exitCode;
afterEach(() => {
  said.mockClear();
  process.exitCode = before;
});

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);

test.each([
  [new Error("Nobody has asked for that number."), "Nobody has asked for that number."],
  [
    new TypeError("fetch failed", { cause: refused("127.0.0.1:5432") }),
    "fetch failed: connect ECONNREFUSED 127.0.0.1:5432",
  ],
  // As Node has it of a name with two addresses, such as localhost.
  [
    new AggregateError([refused("::1:5432"), refused("127.0.0.1:5432")]),
    "connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432",
  ],
  ["a word", "a word"],
  // Not everything that is thrown is an error: libraries reject with plain objects, and with nothing.
  [{ code: "ENOSPC", path: "/data" }, "{ code: 'ENOSPC', path: '/data' }"],
  [undefined, "undefined"],
])("%s is told in words, and the process ends with 1", (thrown, words) => {
  tellFault(thrown);
  expect(said.mock.calls).toEqual([[words]]);
  expect(process.exitCode).toBe(1);
});

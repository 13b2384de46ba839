import { expect, test } from "vitest";
import { boundedBytes } from "#lib/base/values/bounded-bytes";

const tooLarge = () => new RangeError("too large");

test("a stream of just as many bytes as may be is read whole, in order", async () => {
  const stream = async function* () {
    yield new Uint8Array([1, 2]);
    yield new Uint8Array([]);
    yield new Uint8Array([3]);
  };
  expect([...(await boundedBytes(stream(), 3, tooLarge))]).toEqual([1, 2, 3]);
});

test("one more is too large, and the rest of the stream is not read", async () => {
  const given: number[] = [];
  const stream = async function* () {
    for (const byte of [1, 2, 3, 4]) {
      given.push(byte);
      yield new Uint8Array([byte]);
    }
  };
  await expect(boundedBytes(stream(), 2, tooLarge)).rejects.toThrow(RangeError);
  expect(given).toEqual([1, 2, 3]);
});

import { expect, test } from "vitest";
import { chooseEncoding, isCompressible } from "#lib/front/cache/compression";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.1, gzip;q=1", "br"],
  ["br; q=0, gzip;q=0.5", "gzip"],
  ["br;q=0, gzip;q=0.0", "identity"],
  ["br;q=much, gzip", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["zstd", "identity"],
  [`${"a,".repeat(98)} br;q=0, gzip`, "gzip"],
])("who accepts %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
  // What was read once is known.
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test("texts are compressed that are worth it, and no pictures nor what is sent as it comes", () => {
  for (const type of [
    "text/html; charset=utf-8",
    "application/rss+xml",
    "application/json",
    "image/svg+xml",
  ]) {
    expect(isCompressible(type, 257), type).toBe(true);
    expect(isCompressible(type, 256), type).toBe(false);
  }
  for (const type of ["image/png", "font/woff2", "application/octet-stream", "text/event-stream", ""])
    expect(isCompressible(type, 10_000), type).toBe(false);
});

import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  chooseEncoding,
  compressForCache,
  compressOnce,
  compressStream,
  decompress,
  isCompressible,
} from "#lib/front/cache/compression";

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
    "application/javascript; charset=UTF-8",
    "application/manifest+json",
    "text/css",
    "font/ttf",
    "image/svg+xml",
  ]) {
    expect(isCompressible(type, 257), type).toBe(true);
    expect(isCompressible(type, 256), type).toBe(false);
  }
  for (const type of ["image/png", "font/woff2", "application/octet-stream", "text/event-stream", ""])
    expect(isCompressible(type, 10_000), type).toBe(false);
});

test("what is compressed, in whichever way, is what its encoding says, and the same again", async () => {
  const body = Buffer.from("a page ".repeat(100));
  expect(brotliDecompressSync(await compressOnce(body, "br"))).toEqual(body);
  expect(gunzipSync(await compressOnce(body, "gzip"))).toEqual(body);
  expect(await compressOnce(body, "identity")).toEqual(body);
  const { br, gzip } = await compressForCache(body, 5);
  expect(brotliDecompressSync(br)).toEqual(body);
  expect(decompress(gzip)).toEqual(body);
  for (const [encoding, open] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const stream = compressStream(encoding);
    stream.end(body);
    expect(open(await buffer(stream)), encoding).toEqual(body);
  }
});

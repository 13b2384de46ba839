import { beforeEach, expect, test } from "vitest";
import { forgetSignUp, readDoneSignUp, rememberSignUp } from "#lib/product/account/post-sign-up";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";

const origins = { own: "https://lantern.example", allowed: [], first: "/getting-started" };
const target = "post_signup_redirect";
const metadata = "post_signup_metadata";

beforeEach(() => forgetSignUp());

test("a gate's sign-up leads back, and says where it began and how long it took", () => {
  rememberSignUp({ target: "/calls?x=1", source: "gate /calls", metadata: { page: "/calls" } });
  expect(readStored(target)).toBe("/calls?x=1");
  const kept = JSON.parse(readStored(metadata) ?? "") as { timestamp: number };
  expect(kept).toEqual({ source: "gate /calls", metadata: { page: "/calls" }, timestamp: kept.timestamp });
  expect(readDoneSignUp("/explore", origins, kept.timestamp + 90_000)).toEqual({
    target: "/calls?x=1",
    conversion: { source: "gate /calls", timeToConversion: 90_000 },
  });
  forgetSignUp();
  expect([readStored(target), readStored(metadata)]).toEqual([null, null]);
});

test("without a gate the sign-up leads where its page was asked to, and converts nobody", () => {
  expect(readDoneSignUp("/explore", origins)).toEqual({ target: "/explore", conversion: null });
});

test("a sign-up that leads nowhere of its own is not led by an earlier one that was given up", () => {
  rememberSignUp({ target: "/calls?x=1", source: "gate /calls", metadata: {} });
  rememberSignUp({ target: null, source: "header", metadata: {} });
  expect(readDoneSignUp("/explore", origins)).toMatchObject({
    target: "/explore",
    conversion: { source: "header" },
  });
});

test("what somebody else put into the storage leads nowhere else", () => {
  for (const evil of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"]) {
    writeStored(target, evil);
    expect(readDoneSignUp("/explore", origins).target).toBe("/getting-started");
  }
  for (const broken of ["", "null", "[]", "{}", '{"source":1,"timestamp":1}', "{"]) {
    writeStored(metadata, broken);
    expect(readDoneSignUp("/explore", origins).conversion).toBeNull();
  }
});

test("a clock that was set back makes no negative time", () => {
  writeStored(metadata, JSON.stringify({ source: "gate", timestamp: 5_000 }));
  expect(readDoneSignUp("/", origins, 1_000).conversion).toEqual({ source: "gate", timeToConversion: 0 });
});

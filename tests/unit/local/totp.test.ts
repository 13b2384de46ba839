import { expect, test } from "vitest";
import { base32, matchingStep, newTotpSecret, totpCode, totpUri } from "#lib/local/sign-in-host/totp";

/** The secret of RFC 6238's appendix B, and the last six digits of its codes for SHA-1. */
const secret = base32(Buffer.from("12345678901234567890"));
const vectors: readonly [seconds: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];

test("the codes of RFC 6238 come out", () => {
  for (const [seconds, code] of vectors) expect(totpCode(secret, seconds * 1000), String(seconds)).toBe(code);
});

test("letters of RFC 4648 come out", () => {
  for (const [text, letters] of [
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foobar", "MZXW6YTBOI"],
  ] as const)
    expect(base32(Buffer.from(text))).toBe(letters);
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test("a code is good for its own step and one to either side, once, and for nothing after", () => {
  const at = 1_234_567_890_000;
  const step = Math.floor(at / 30_000);
  const match = (offset: number, lastStep = 0) =>
    matchingStep({ secret, lastStep }, totpCode(secret, at + offset * 30_000), at);
  expect([-2, -1, 0, 1, 2].map((offset) => match(offset))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(match(0, step)).toBeUndefined();
  expect(match(-1, step)).toBeUndefined();
  expect(match(1, step)).toBe(step + 1);
  for (const nothing of [undefined, "", "0", "abcdef", "1234567"])
    expect(matchingStep({ secret, lastStep: 0 }, nothing, at)).toBeUndefined();
  const code = totpCode(secret, at);
  expect(matchingStep({ secret, lastStep: 0 }, `${code.slice(0, 3)} ${code.slice(3)}`, at)).toBe(step);
});

test("the address for an app names the account and whose it is", () => {
  const uri = new URL(totpUri("ABC", "ada+1@example.org", "Lantern"));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toBe("/Lantern:ada+1@example.org");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: "ABC",
    issuer: "Lantern",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

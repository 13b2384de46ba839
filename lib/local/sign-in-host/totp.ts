/** Codes of authenticator apps: RFC 6238 with the values that every app supports, SHA-1, six digits and 30 seconds. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const stepMs = 30_000;
const digits = 6;

/** A clock may be off by one step in either direction. */
const drift = [0, -1, 1];

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in the alphabet in which apps take a secret (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, "0"), 2)]).join("");
}

const bytesOf = (secret: string): Buffer => {
  const bits = (secret.match(/./g) ?? [])
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

export const newTotpSecret = (): string => base32(randomBytes(20));

/** The address that an app reads from the QR code. */
export const totpUri = (secret: string, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?` +
  `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`;

/** The code of a secret at a moment. */
export const totpCode = (secret: string, at = Date.now()): string =>
  codeOfStep(secret, Math.floor(at / stepMs));

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time step of `code`; undefined when there is none, or when it is not after `lastStep`: a code is valid only once. */
export function matchingStep(
  { secret, lastStep }: { secret: string; lastStep: number },
  code: string | undefined,
  at = Date.now(),
): number | undefined {
  const typed = Buffer.from(code?.replaceAll(/\s/g, "") ?? "");
  const now = Math.floor(at / stepMs);
  return drift
    .map((by) => now + by)
    .filter((step) => step > lastStep)
    .find((step) => {
      const right = Buffer.from(codeOfStep(secret, step));
      return typed.length === right.length && timingSafeEqual(typed, right);
    });
}

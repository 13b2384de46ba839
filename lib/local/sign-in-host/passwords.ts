import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { longestPassword } from "#lib/local/sign-in-host/environment-json";

const bytes = 32;

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, bytes, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** A password as it is stored: salt and scrypt hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await derive(password, salt)).toString("hex")}`;
}

/** A hash to compare with where there is no account: it takes as long, and never matches. */
export const nobodysPassword = hashPassword(randomBytes(bytes).toString("hex"));

/** Whether a password is longer than any that is accepted. */
export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > longestPassword;

/**
 * Whether `password` is the one from which `kept` was made. One that is too long is not even normalized: that takes time with the
 * square of its accents, for a megabyte minutes, in which the server answers nobody.
 */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  if (isTooLong(password)) return false;
  const [salt = "", hash = ""] = kept.split(":");
  const expected = Buffer.from(hash, "hex");
  return expected.length === bytes && timingSafeEqual(await derive(password, salt), expected);
}

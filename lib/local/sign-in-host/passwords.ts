import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

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

/** Whether `password` is the one from which `kept` was made. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = "", hash = ""] = kept.split(":");
  const expected = Buffer.from(hash, "hex");
  return expected.length === bytes && timingSafeEqual(await derive(password, salt), expected);
}

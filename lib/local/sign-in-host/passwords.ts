import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const bytes = 32;

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, bytes, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** A password as it is kept: salt and scrypt hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await derive(password, salt)).toString("hex")}`;
}

/** What a password is compared with where there is no account: it takes as long, and is never right. */
export const nobodysPassword = hashPassword(randomBytes(bytes).toString("hex"));

/** Whether `password` is the one that `kept` was made of. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = "", hash = ""] = kept.split(":");
  const expected = Buffer.from(hash, "hex");
  return expected.length === bytes && timingSafeEqual(await derive(password, salt), expected);
}

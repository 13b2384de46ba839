/** The second factor of a user: codes of an authenticator app, and backup codes in case the app is lost. */
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { wrongCode } from "#lib/local/sign-in-host/credentials";
import { notFound } from "#lib/local/sign-in-host/refusal";
import { matchingStep, newTotpSecret } from "#lib/local/sign-in-host/totp";
import type { Tries } from "#lib/local/sign-in-host/tries";
import type { User, Users } from "#lib/local/sign-in-host/users";

/** A secret is dropped after this time if no code for it was typed. */
const pendingMs = 10 * 60_000;

const howMany = 10;
const codeLength = 10;
/** Letters and digits that are not easily confused. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

const newBackupCode = (): string => {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
};

export type SecondFactors = ReturnType<typeof openSecondFactors>;

type Parts = { users: Users; tries: Tries; secretKey: string };

/** `secretKey` is the key for the digests of backup codes. Backup codes are random, so they need no slow hash. */
export function openSecondFactors({ users, tries, secretKey }: Parts) {
  const pending = new LRUCache<string, string>({ max: 1_000, ttl: pendingMs });
  const digestOf = (code: string) =>
    createHmac("sha256", secretKey)
      .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
      .digest("hex");

  /** Counted separately from passwords: whoever knows the password must not get its tries as well. */
  const tryName = (userId: string) => `second factor of ${userId}`;

  const takeCode = ({ id, totp }: User, code: string | undefined): boolean => {
    const step = totp ? matchingStep(totp, code) : undefined;
    if (step === undefined) return false;
    users.change(id, (user) => ({ ...user, totp: user.totp && { ...user.totp, lastStep: step } }));
    return true;
  };

  const takeBackupCode = ({ id, backupCodes }: User, code: string | undefined): boolean => {
    const typed = Buffer.from(digestOf(code ?? ""));
    // All are compared, so that the time does not show which one matched.
    const [used] = backupCodes.filter((kept) => timingSafeEqual(Buffer.from(kept), typed));
    if (used === undefined) return false;
    users.change(id, (user) => ({
      ...user,
      backupCodes: user.backupCodes.filter((kept) => kept !== used),
    }));
    return true;
  };

  /** New backup codes, shown only now; the earlier ones are no longer valid. */
  const replaceBackupCodes = (userId: string): string[] => {
    const codes = Array.from({ length: howMany }, newBackupCode);
    users.change(userId, (user) => ({ ...user, backupCodes: codes.map(digestOf) }));
    return codes;
  };

  return {
    /** A secret for an app. It counts once a code for it was typed. */
    begin(userId: string): string {
      const secret = newTotpSecret();
      pending.set(userId, secret);
      return secret;
    },
    /** Turns the second factor on with the first code, and returns the backup codes. Throws Refusal. */
    confirm(userId: string, code: string | undefined): string[] {
      const secret = pending.get(userId);
      if (secret === undefined) throw notFound("The secret");
      tries.take(tryName(userId));
      const step = matchingStep({ secret, lastStep: 0 }, code);
      if (step === undefined) throw wrongCode("wrong");
      tries.forget(tryName(userId));
      pending.delete(userId);
      users.change(userId, (user) => ({ ...user, totp: { secret, lastStep: step } }));
      return replaceBackupCodes(userId);
    },
    /** Turns the second factor off. */
    end(userId: string): void {
      pending.delete(userId);
      users.change(userId, (user) => ({ ...user, totp: null, backupCodes: [] }));
    },
    replaceBackupCodes,
    /** Accepts a code or a backup code, each only once. Throws Refusal. */
    take(user: User, strategy: string | undefined, code: string | undefined): void {
      tries.take(tryName(user.id));
      const isRight = strategy === "backup_code" ? takeBackupCode(user, code) : takeCode(user, code);
      if (!isRight) throw wrongCode("wrong");
      tries.forget(tryName(user.id));
    },
  };
}

/** The ways in which a user can answer when a second factor is required; null when none is set up. */
export const secondFactorsOf = ({ totp, backupCodes }: User): { strategy: string }[] | null =>
  totp && [{ strategy: "totp" }, ...(backupCodes.length > 0 ? [{ strategy: "backup_code" }] : [])];

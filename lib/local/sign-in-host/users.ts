/** The users of the local sign-in host, stored in the data folder under ids that never change. */
import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { recordFolder } from "#lib/local/sign-in-host/record-folder";
import { hashPassword } from "#lib/local/sign-in-host/passwords";
import { demoUser } from "#lib/local/sign-in-host/settings";

const email = z.object({ id: z.string(), address: z.string(), isVerified: z.boolean() });

const metadata = z.record(z.string(), z.unknown());

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** WebAuthn's name for the passkey; base64url, like the key. */
  credentialId: z.string(),
  publicKey: z.string(),
  /** How often the authenticator says it has signed; 0 where it does not count. */
  counter: z.number(),
  transports: z.array(z.string()),
  createdAt: z.number(),
  updatedAt: z.number(),
  lastUsedAt: z.number().nullable(),
});

/** The authenticator app: its secret, and the time step of the last accepted code. */
const totp = z.object({ secret: z.string(), lastStep: z.number() });

const user = z.object({
  id: z.string(),
  emails: z.array(email),
  primaryEmailId: z.string().nullable(),
  passwordHash: z.string(),
  // Users of an earlier version have none of these.
  passkeys: z.array(passkey).default([]),
  totp: totp.nullable().default(null),
  /** Digests of the unused backup codes. */
  backupCodes: z.array(z.string()).default([]),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** A data: address; null until the user chooses a picture. */
  picture: z.string().nullable(),
  publicMetadata: metadata,
  privateMetadata: metadata,
  unsafeMetadata: metadata,
  /** In milliseconds, as Clerk counts. */
  createdAt: z.number(),
  updatedAt: z.number(),
  lastSignInAt: z.number().nullable(),
});

export type User = z.infer<typeof user>;
export type Email = z.infer<typeof email>;
export type Passkey = z.infer<typeof passkey>;

export type NewUser = {
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  unsafeMetadata?: Record<string, unknown>;
};

/** A new id with Clerk's prefix. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export const plainEmail = (address: string): string => address.trim().toLowerCase();

export type Users = ReturnType<typeof openUsers>;

/** Opens the users below `folder`. Each read looks at the disk, because another server may have written there. */
export function openUsers(folder: string) {
  const records = recordFolder(path.join(folder, "users"), user);
  /**
   * The owner of each address, in one record per address, so that looking for an address takes as long whether or not somebody has
   * it. The user's own record is decisive.
   */
  const owners = recordFolder(path.join(folder, "addresses"), z.object({ userId: z.string() }));
  const nameOf = (address: string) => createHash("sha256").update(address).digest("hex");

  const holds = (one: User | undefined, address: string) =>
    one?.emails.some(({ address: own }) => own === address) ? one : undefined;

  const all = (): User[] =>
    records
      .names()
      .flatMap((name) => records.read(name) ?? [])
      .toSorted((one, other) => other.createdAt - one.createdAt);

  const findByEmail = (address: string): User | undefined => {
    const plain = plainEmail(address);
    return holds(records.read(owners.read(nameOf(plain))?.userId ?? ""), plain);
  };

  const own = ({ id, emails }: User): void => {
    for (const { address } of emails)
      if (owners.read(nameOf(address))?.userId !== id) owners.write(nameOf(address), { userId: id });
  };

  const disown = ({ id, emails }: User): void => {
    for (const { address } of emails)
      if (owners.read(nameOf(address))?.userId === id) owners.remove(nameOf(address));
  };

  const save = (changed: User): User => {
    const saved = { ...changed, updatedAt: Date.now() };
    const former = records.read(saved.id);
    const lost = former?.emails.filter(({ address }) => !holds(saved, address)) ?? [];
    // First of all: if the record cannot be written, the user keeps the former addresses, and has to be found by them.
    records.write(saved.id, saved);
    if (former && lost.length > 0) disown({ ...former, emails: lost });
    own(saved);
    return saved;
  };

  /**
   * Changes a user's present record, not the one from the beginning of a request: another request may have used up a code since.
   * Undefined when the user no longer exists.
   */
  const change = (id: string, edit: (user: User) => User): User | undefined => {
    const now = records.read(id);
    return now && save(edit(now));
  };

  const add = ({ email: address, unsafeMetadata = {}, ...rest }: NewUser, id = newId("user")): User => {
    const first: Email = { id: newId("idn"), address: plainEmail(address), isVerified: true };
    return save({
      id,
      ...rest,
      emails: [first],
      primaryEmailId: first.id,
      passkeys: [],
      totp: null,
      backupCodes: [],
      picture: null,
      publicMetadata: {},
      privateMetadata: {},
      unsafeMetadata,
      createdAt: Date.now(),
      updatedAt: Date.now(),
      lastSignInAt: null,
    });
  };

  // Folders of an earlier version only have users.
  for (const one of all()) own(one);

  return {
    find: (id: string) => records.read(id),
    findByEmail,
    all,
    add,
    save,
    change,
    remove(id: string): void {
      const removed = records.read(id);
      if (removed) disown(removed);
      records.remove(id);
    },
    /** Adds the demo user again, who may have deleted the account. */
    async seed(): Promise<void> {
      if (records.read(demoUser.id) || findByEmail(demoUser.email)) return;
      const { id, email: address, password, firstName, lastName } = demoUser;
      add({ email: address, passwordHash: await hashPassword(password), firstName, lastName }, id);
    },
  };
}

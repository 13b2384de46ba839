/**
 * `npm run second-factor -- remove ada@example.org`: removes the authenticator app and the backup codes of an account of the local
 * sign-in host, and signs it out everywhere; for a user who has lost both, and whose identity you are sure of. The server may keep
 * running. With Clerk, its dashboard does the same.
 */
import "./env-files.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import { openClients } from "#lib/local/sign-in-host/clients";
import { openUsers } from "#lib/local/sign-in-host/users";
import { env, isLocalSignIn } from "#lib/platform/env";
import { readCommand } from "./read-arguments.ts";
import { tellFault } from "./tell-fault.ts";

const {
  words: [address = ""],
} = readCommand("npm run second-factor -- remove ADDRESS", { remove: 1 });

function remove(): string {
  const folder = path.resolve(env.LANTERN_DATA_DIR, "sign-in");
  // To open them creates their folder.
  if (!existsSync(folder)) throw new Error(`There are no accounts in ${folder} (LANTERN_DATA_DIR).`);
  const users = openUsers(folder);
  const user = users.findByEmail(address);
  if (!user) throw new Error(`Nobody in ${folder} (LANTERN_DATA_DIR) has the address ${address}.`);
  users.change(user.id, (fresh) => ({ ...fresh, totp: null, backupCodes: [] }));
  openClients(folder).endAllOf(user.id);
  return `${address} signs in without a code now, and is signed out everywhere.`;
}

try {
  if (!isLocalSignIn(env))
    throw new Error("Accounts are Clerk's here: its dashboard takes a second factor off.");
  console.log(remove());
} catch (error) {
  tellFault(error);
}

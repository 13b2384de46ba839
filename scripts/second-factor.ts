/**
 * `npm run second-factor -- remove ada@example.org`: removes the authenticator app and the backup codes of an account of the local
 * sign-in host, and signs it out everywhere; for a user who has lost both, and whose identity you are sure of. The server may keep
 * running. With Clerk, its dashboard does the same.
 */
import "./env-files.ts";
import path from "node:path";
import { openClients } from "#lib/local/sign-in-host/clients";
import { openUsers } from "#lib/local/sign-in-host/users";
import { env, isLocalSignIn } from "#lib/platform/env";
import { tellFault } from "./tell-fault.ts";

const usage = "npm run second-factor -- remove <e-mail address>";

function remove(address: string): string {
  const folder = path.resolve(env.LANTERN_DATA_DIR, "sign-in");
  const users = openUsers(folder);
  const user = users.findByEmail(address);
  if (!user) throw new Error(`Nobody has the address ${address}.`);
  users.change(user.id, (fresh) => ({ ...fresh, totp: null, backupCodes: [] }));
  openClients(folder).endAllOf(user.id);
  return `${address} signs in without a code now, and is signed out everywhere.`;
}

const [action, address, ...further] = process.argv.slice(2);
try {
  if (action !== "remove" || address === undefined || further.length > 0) throw new Error(usage);
  if (!isLocalSignIn(env))
    throw new Error("Accounts are Clerk's here: its dashboard takes a second factor off.");
  console.log(remove(address));
} catch (error) {
  tellFault(error);
}

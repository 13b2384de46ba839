/** The keys of this data folder's sign-in host, made at the first start and kept, so that sessions survive a restart. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { makeSecretFile } from "#lib/local/secret-file";

export type Keys = {
  /** Signs session tokens. */
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** The public key as text, with which Clerk's own code checks tokens. */
  publicKeyPem: string;
  /** The key with which the site calls the backend API. */
  secretKey: string;
};

const shape = z.object({ privateKey: z.string(), secretKey: z.string().startsWith("sk_live_") });

/** Reads the keys below `folder`, and makes them when there are none. */
export function readKeys(folder: string): Keys {
  const file = path.join(folder, "keys.json");
  if (!existsSync(file)) makeKeys(file);
  const { privateKey: pem, secretKey } = shape.parse(JSON.parse(readFileSync(file, "utf8")));
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  return {
    privateKey,
    publicKey,
    publicKeyPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
    secretKey,
  };
}

function makeKeys(file: string): void {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const keys = {
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }),
    secretKey: `sk_live_${randomBytes(24).toString("hex")}`,
  };
  makeSecretFile(file, JSON.stringify(keys));
}

/** An authenticator in software: makes one passkey and answers with it, correctly or with a given fault. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Asked = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

type Oddity = {
  /** The page that the browser claims to be on. */
  origin: string;
  /** The authenticator's counter; by default it counts up by itself. */
  counter?: number;
  /** Whether the device has verified its user. */
  isVerified?: boolean;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // A map of five: an elliptic curve key, for ES256, on P-256, and its two coordinates.
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  let counted = 0;
  let owner = "";

  const clientData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (
    rpId: string,
    { counter = (counted += 1), isVerified = true }: Oddity,
    credential = Buffer.alloc(0),
  ) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (credential.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter), credential]);
  };
  const identity = { id: base64url(id), rawId: base64url(id), type: "public-key" };

  return {
    /** Answers a request for a new passkey. */
    create(nonce: string, odd: Oddity): string {
      const { challenge, rp, user } = JSON.parse(nonce) as Asked;
      owner = user?.id ?? "";
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const data = authenticatorData(rp?.id ?? "", odd, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from([0xa0]),
        cborText("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return JSON.stringify({
        ...identity,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, odd.origin)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      });
    },
    /** Answers a request to sign in. */
    answer(nonce: string, odd: Oddity): string {
      const { challenge, rpId = "" } = JSON.parse(nonce) as Asked;
      const told = clientData("webauthn.get", challenge, odd.origin);
      const data = authenticatorData(rpId, odd);
      const signature = sign("sha256", Buffer.concat([data, sha256(told)]), privateKey);
      return JSON.stringify({
        ...identity,
        response: {
          clientDataJSON: base64url(told),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: owner,
        },
      });
    },
  };
}

export type SoftPasskey = ReturnType<typeof softPasskey>;

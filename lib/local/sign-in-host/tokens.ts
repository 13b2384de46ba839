/** Session tokens: short-lived JWTs in Clerk's second format, which the site checks with the public key. */
import { createHash, sign } from "node:crypto";
import type { Keys } from "#lib/local/sign-in-host/keys";
import type { Session } from "#lib/local/sign-in-host/clients";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";

/** The id of the only key. */
export const keyId = "ins_local";

/** The lifetime of a token in seconds; Clerk's browser code renews it before that. */
const tokenLife = 60;

/** The suffix of Clerk's cookies, so that two instances on one host do not collide. */
export const cookieSuffix = createHash("sha1")
  .update(localPublishableKey)
  .digest("base64")
  .replaceAll("+", "-")
  .replaceAll("/", "_")
  .slice(0, 8);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const minutesSince = (moment: number) => Math.floor((Date.now() - moment) / 60_000);

/** When a session's user last proved their identity. */
type Proven = Pick<Session, "createdAt" | "verifiedAt"> & Partial<Pick<Session, "secondFactorAt">>;

/** How many minutes ago that was, for the first and for the second factor; -1 for a factor that was never asked for. */
export const factorAges = ({
  createdAt,
  verifiedAt = createdAt,
  secondFactorAt = null,
}: Proven): [first: number, second: number] => [
  minutesSince(verifiedAt),
  secondFactorAt === null ? -1 : minutesSince(secondFactorAt),
];

export type SignToken = (session: Proven & Pick<Session, "id" | "userId">, site: string) => string;

/** The signer of tokens; `site` is the origin of the page that asks. */
export function tokenSigner({ privateKey }: Keys): SignToken {
  return (session, site) => {
    const now = Math.floor(Date.now() / 1000);
    const head = { alg: "RS256", kid: keyId, typ: "JWT" };
    const claims = {
      azp: site,
      exp: now + tokenLife,
      fva: factorAges(session),
      iat: now,
      iss: "https://clerk.localhost",
      nbf: now - 10,
      sid: session.id,
      sts: "active",
      sub: session.userId,
      v: 2,
    };
    const text = `${encode(head)}.${encode(claims)}`;
    return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`;
  };
}

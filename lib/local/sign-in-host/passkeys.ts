/**
 * Passkeys, checked by a library that is loaded when the first is used. The device verifies the user each time (a finger, a face, a
 * PIN), so a passkey counts as both factors.
 */
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { notFound, Refusal } from "#lib/local/sign-in-host/refusal";
import { primaryEmailOf } from "#lib/local/sign-in-host/user-json";
import { newId, type Passkey, type User, type Users } from "#lib/local/sign-in-host/users";

const library = () => import("@simplewebauthn/server");

const challengeMs = 5 * 60_000;
const mostChallenges = 10_000;
/** As many as Clerk allows. */
const mostPasskeys = 10;

/** EdDSA, ES256 and RS256, by their COSE numbers: what devices offer and Node checks without a warning. */
const algorithms = [-8, -7, -257];

/** A challenge sent to a browser: for the origin of one page, and answered once. */
type Challenge = { value: string; site: string };
/** The challenge as the API carries it. */
export type Asked = { id: string; nonce: string };

const base64url = z.string().regex(/^[\w-]+$/);
const identity = z.object({ id: base64url, rawId: base64url, type: z.literal("public-key") });
const created = identity.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const signed = identity.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

const refused = () =>
  new Refusal(422, "form_passkey_incorrect", "The passkey was not accepted.", { field: "passkey" });

/** A browser's answer in the given shape. Throws Refusal. */
function readAnswer<T>(shape: z.ZodType<T>, text: string | undefined): T {
  try {
    return shape.parse(JSON.parse(text ?? ""));
  } catch {
    throw refused();
  }
}

const rpIdOf = (site: string): string => new URL(site).hostname;

export type Passkeys = ReturnType<typeof openPasskeys>;

/** The passkeys of these users. Open challenges are in memory: a restart forgets them. */
export function openPasskeys(users: Users) {
  const open = new LRUCache<string, Challenge>({ max: mostChallenges, ttl: challengeMs });

  /** Removes a challenge and returns it. Throws Refusal when there is none, or when it was sent to another page. */
  const spend = (id: string, site: string): Challenge => {
    const challenge = open.get(id);
    open.delete(id);
    if (challenge?.site !== site) throw notFound("The challenge");
    return challenge;
  };

  const registrationName = (userId: string, passkeyId: string) => `${userId} ${passkeyId}`;

  return {
    /** Asks a browser to make a passkey. Throws Refusal. */
    async beginRegistration(user: User, site: string): Promise<Asked> {
      if (user.passkeys.length >= mostPasskeys)
        throw new Refusal(403, "passkey_quota_exceeded", `No more than ${mostPasskeys} passkeys are kept.`);
      const id = newId("pass");
      const options = await (
        await library()
      ).generateRegistrationOptions({
        rpName: "Lantern",
        rpID: rpIdOf(site),
        userName: primaryEmailOf(user)?.address ?? user.id,
        userDisplayName: user.firstName ?? "",
        userID: new Uint8Array(Buffer.from(user.id)),
        attestationType: "none",
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: user.passkeys.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports,
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      open.set(registrationName(user.id, id), { value: options.challenge, site });
      return { id, nonce: JSON.stringify(options) };
    },

    /** Stores the passkey that a browser has made. Throws Refusal. */
    async register(
      user: User,
      { id, site, name, answer }: { id: string; site: string; name: string; answer: string | undefined },
    ): Promise<Passkey> {
      const challenge = spend(registrationName(user.id, id), site);
      const response = readAnswer(created, answer);
      const { verifyRegistrationResponse } = await library();
      const checked = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge.value,
        expectedOrigin: site,
        expectedRPID: rpIdOf(site),
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => undefined);
      const credential = checked?.registrationInfo?.credential;
      if (!credential) throw refused();
      const now = Date.now();
      const passkey: Passkey = {
        id,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        createdAt: now,
        updatedAt: now,
        lastUsedAt: null,
      };
      const kept = users.change(user.id, (fresh) =>
        fresh.passkeys.length >= mostPasskeys ||
        fresh.passkeys.some(({ credentialId }) => credentialId === passkey.credentialId)
          ? fresh
          : { ...fresh, passkeys: [...fresh.passkeys, passkey] },
      );
      if (!kept?.passkeys.includes(passkey)) throw refused();
      return passkey;
    },

    /** Asks a browser for any passkey that it has for this site. `id` identifies what the answer is for. */
    async ask(id: string, site: string): Promise<string> {
      const options = await (
        await library()
      ).generateAuthenticationOptions({ rpID: rpIdOf(site), userVerification: "required" });
      open.set(id, { value: options.challenge, site });
      return JSON.stringify(options);
    },

    /** The user whose passkey has answered; with `userId`, it must be that user. Throws Refusal. */
    async check(id: string, site: string, answer: string | undefined, userId?: string): Promise<User> {
      const challenge = spend(id, site);
      const response = readAnswer(signed, answer);
      const handle = Buffer.from(response.response.userHandle ?? "", "base64url").toString();
      const owner = users.find(userId ?? handle);
      const passkey = owner?.passkeys.find(({ credentialId }) => credentialId === response.id);
      if (!owner || !passkey || (handle !== "" && handle !== owner.id)) throw refused();
      const { verifyAuthenticationResponse } = await library();
      const checked = await verifyAuthenticationResponse({
        response: {
          ...response,
          response: { ...response.response, userHandle: response.response.userHandle ?? undefined },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge.value,
        expectedOrigin: site,
        expectedRPID: rpIdOf(site),
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }).catch(() => undefined);
      if (!checked?.verified) throw refused();
      const { newCounter } = checked.authenticationInfo;
      const used = users.change(owner.id, (fresh) => ({
        ...fresh,
        passkeys: fresh.passkeys.map((one) =>
          one.id === passkey.id ? { ...one, counter: newCounter, lastUsedAt: Date.now() } : one,
        ),
      }));
      // The passkey may have been removed while it was checked.
      if (!used?.passkeys.some((one) => one.id === passkey.id)) throw refused();
      return used;
    },
  };
}

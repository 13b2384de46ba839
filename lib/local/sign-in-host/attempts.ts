/** Sign-ins and sign-ups in progress, as they are stored and as Clerk's API writes them. They are only in memory. */
import { LRUCache } from "lru-cache";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { pictureOf } from "#lib/local/sign-in-host/user-json";
import { secondFactorsOf } from "#lib/local/sign-in-host/second-factor";
import { newId, type User, type Users } from "#lib/local/sign-in-host/users";
import { dayMs } from "#lib/base/values/durations";

/** An attempt expires after a day, as with Clerk. */
const lifetimeMs = dayMs;
const most = 5_000;
/** After this many wrong codes an attempt accepts no more. */
const mostCodes = 10;

export type SignIn = {
  id: string;
  /** The typed address in small letters; null until it is known. */
  address: string | null;
  /** The API's id for the address. */
  addressId: string;
  /** The user with this address; null when there is none, or until a passkey has shown who it is. */
  userId: string | null;
  strategy: string | null;
  /** The challenge for a passkey; null where none is asked for. */
  nonce: string | null;
  isVerified: boolean;
  needsPassword: boolean;
  wrongCodes: number;
  sessionId: string | null;
};

export type SignUp = {
  id: string;
  email: string | null;
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  unsafeMetadata: Record<string, unknown>;
  isPrepared: boolean;
  isVerified: boolean;
  wrongCodes: number;
  userId: string | null;
  sessionId: string | null;
  createdAt: number;
};

/** Attempts by the browser that makes them: other browsers cannot see them. */
export function openAttempts<T extends { id: string }>() {
  const kept = new LRUCache<string, T>({ max: most, ttl: lifetimeMs });
  const current = new LRUCache<string, string>({ max: most, ttl: lifetimeMs });
  return {
    find: (clientKey: string, id: string): T | undefined => kept.get(`${clientKey} ${id}`),
    current: (clientKey: string): T | undefined => kept.get(`${clientKey} ${current.get(clientKey) ?? ""}`),
    begin(clientKey: string, attempt: T): T {
      kept.set(`${clientKey} ${attempt.id}`, attempt);
      current.set(clientKey, attempt.id);
      return attempt;
    },
    end: (clientKey: string) => void current.delete(clientKey),
  };
}

export type Attempts<T extends { id: string }> = ReturnType<typeof openAttempts<T>>;

/** A sign-in of the named user, of which nothing has been proven yet. */
export const newSignIn = (of: Pick<SignIn, "address" | "addressId" | "userId">): SignIn => ({
  id: newId("sia"),
  ...of,
  strategy: null,
  nonce: null,
  isVerified: false,
  needsPassword: false,
  wrongCodes: 0,
  sessionId: null,
});

/** A sign-up of which nothing has been entered yet. */
export const newSignUp = (): SignUp => ({
  id: newId("sua"),
  email: null,
  passwordHash: null,
  firstName: null,
  lastName: null,
  unsafeMetadata: {},
  isPrepared: false,
  isVerified: false,
  wrongCodes: 0,
  userId: null,
  sessionId: null,
  createdAt: Date.now(),
});

/** Tries a code: right, wrong, or one too many. */
export function tryCode(
  attempt: { wrongCodes: number },
  code: string | undefined,
): "right" | "wrong" | "tooMany" {
  if (attempt.wrongCodes >= mostCodes) return "tooMany";
  if (code?.replaceAll(/\s/g, "") === emailedCode) return "right";
  attempt.wrongCodes += 1;
  return "wrong";
}

/** What an attempt proves, as the API writes it. It is valid for ten minutes. */
export const verification = (isVerified: boolean, strategy: string, attempts = 0) => ({
  object: "verification",
  status: isVerified ? "verified" : "unverified",
  strategy,
  attempts,
  expire_at: Date.now() + 600_000,
});

const signInStatus = ({ address, nonce, isVerified, needsPassword, sessionId }: SignIn) => {
  if (sessionId) return "complete";
  if (isVerified) return needsPassword ? "needs_new_password" : "needs_second_factor";
  return address === null && nonce === null ? "needs_identifier" : "needs_first_factor";
};

/** A sign-in as the API writes it. */
export function signInJson(users: Users, attempt: SignIn) {
  const { address, addressId, strategy } = attempt;
  // Only somebody who has proved to be the user is told whose address it is.
  const user: User | undefined = attempt.isVerified ? users.find(attempt.userId ?? "") : undefined;
  return {
    object: "sign_in",
    id: attempt.id,
    status: signInStatus(attempt),
    identifier: address,
    supported_identifiers: ["email_address"],
    supported_first_factors:
      address === null
        ? null
        : [
            { strategy: "password" },
            ...["email_code", "reset_password_email_code"].map((one) => ({
              strategy: one,
              email_address_id: addressId,
              safe_identifier: address,
              primary: true,
            })),
          ],
    supported_second_factors: user ? secondFactorsOf(user) : null,
    first_factor_verification: strategy
      ? { ...verification(attempt.isVerified, strategy, attempt.wrongCodes), nonce: attempt.nonce }
      : null,
    second_factor_verification: null,
    user_data: user
      ? {
          first_name: user.firstName,
          last_name: user.lastName,
          image_url: pictureOf(user),
          has_image: user.picture !== null,
        }
      : null,
    created_session_id: attempt.sessionId,
  };
}

/** A sign-up as the API writes it. */
export function signUpJson(attempt: SignUp) {
  const { email, isPrepared, isVerified } = attempt;
  const missing = [...(email ? [] : ["email_address"]), ...(attempt.passwordHash ? [] : ["password"])];
  const nextAction = isVerified ? "" : isPrepared ? "needs_attempt" : "needs_prepare";
  return {
    object: "sign_up",
    id: attempt.id,
    status: attempt.sessionId ? "complete" : "missing_requirements",
    required_fields: ["email_address", "password"],
    optional_fields: ["first_name", "last_name"],
    missing_fields: missing,
    unverified_fields: email && !isVerified ? ["email_address"] : [],
    verifications: {
      email_address: {
        ...verification(isVerified, "email_code", attempt.wrongCodes),
        // Before a code was requested there is nothing to verify.
        ...(isPrepared || isVerified ? {} : { strategy: null, expire_at: null }),
        next_action: nextAction,
        supported_strategies: ["email_code"],
      },
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
    username: null,
    email_address: email,
    phone_number: null,
    web3_wallet: null,
    first_name: attempt.firstName,
    last_name: attempt.lastName,
    has_password: attempt.passwordHash !== null,
    unsafe_metadata: attempt.unsafeMetadata,
    public_metadata: {},
    custom_action: false,
    external_id: null,
    legal_accepted_at: null,
    locale: null,
    created_session_id: attempt.sessionId,
    created_user_id: attempt.userId,
    abandon_at: attempt.createdAt + lifetimeMs,
  };
}

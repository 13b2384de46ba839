/** A request to the host, and the answers it may get. */
import type { Attempts, SignIn, SignUp } from "#lib/local/sign-in-host/attempts";
import type { Client, Clients, Session } from "#lib/local/sign-in-host/clients";
import { signInJson, signUpJson } from "#lib/local/sign-in-host/attempts";
import { sessionLifetimeMs } from "#lib/local/sign-in-host/clients";
import type { Passkeys } from "#lib/local/sign-in-host/passkeys";
import type { SecondFactors } from "#lib/local/sign-in-host/second-factor";
import type { Tries } from "#lib/local/sign-in-host/tries";
import { factorAges, type SignToken } from "#lib/local/sign-in-host/tokens";
import { pictureOf, primaryEmailOf, userJson } from "#lib/local/sign-in-host/user-json";
import type { Verifications } from "#lib/local/sign-in-host/step-up";
import type { Users } from "#lib/local/sign-in-host/users";

/** The host's data. */
export type Host = {
  users: Users;
  clients: Clients;
  signIns: Attempts<SignIn>;
  signUps: Attempts<SignUp>;
  signToken: SignToken;
  tries: Tries;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
  verifications: Verifications;
  /** An id for an e-mail address that is always the same and does not tell whether anybody has the address. */
  aliasOf: (address: string) => string;
};

/** The fields of a body, by Clerk's names. */
export type Fields = Readonly<Record<string, string | undefined>>;

export type Exchange = {
  method: string;
  /** Without `/v1`. */
  path: string;
  query: URLSearchParams;
  fields: Fields;
  client: Client;
  /** The origin of the site from the browser's point of view. */
  site: string;
  /** The header of the same name. */
  userAgent: string;
};

/** A session as the API writes it; undefined when its user no longer exists. */
export function sessionJson({ users, signToken }: Host, session: Session, site: string) {
  const user = users.find(session.userId);
  if (!user) return undefined;
  return {
    object: "session",
    id: session.id,
    status: "active",
    expire_at: session.createdAt + sessionLifetimeMs,
    abandon_at: session.createdAt + sessionLifetimeMs,
    last_active_at: session.lastActiveAt,
    last_active_organization_id: null,
    actor: null,
    tasks: null,
    factor_verification_age: factorAges(session),
    user: userJson(user),
    public_user_data: {
      first_name: user.firstName,
      last_name: user.lastName,
      image_url: pictureOf(user),
      has_image: user.picture !== null,
      identifier: primaryEmailOf(user)?.address ?? "",
      profile_image_url: "",
    },
    last_active_token: { object: "token", jwt: signToken(session, site) },
    created_at: session.createdAt,
    updated_at: session.lastActiveAt,
  };
}

/** A session with its device, as a backend gets it; undefined when its user no longer exists. */
export function sessionJsonForBackend({ users, clients }: Host, session: Session) {
  if (!users.find(session.userId)) return undefined;
  const { browserName, browserVersion, deviceType, isMobile } = session.device;
  return {
    object: "session",
    id: session.id,
    client_id: clients.holderOf(session.id)?.id ?? "",
    user_id: session.userId,
    status: "active",
    last_active_at: session.lastActiveAt,
    last_active_organization_id: null,
    expire_at: session.createdAt + sessionLifetimeMs,
    abandon_at: session.createdAt + sessionLifetimeMs,
    actor: null,
    // No service is asked where on earth that is.
    latest_activity: {
      object: "session_activity",
      id: session.id,
      browser_name: browserName,
      browser_version: browserVersion,
      device_type: deviceType,
      is_mobile: isMobile,
    },
    created_at: session.createdAt,
    updated_at: session.lastActiveAt,
  };
}

/** The session a browser is signed in with; undefined when it is signed out. */
export const liveSession = ({ users }: Host, client: Client): Session | undefined =>
  client.sessions.findLast((one) => users.find(one.userId));

/** A browser as the API writes it: who is signed in there, and the attempts in progress. */
export function clientJson(host: Host, client: Client, site: string) {
  const signIn = host.signIns.current(client.key);
  const signUp = host.signUps.current(client.key);
  const sessions = client.sessions.flatMap((one) => sessionJson(host, one, site) ?? []);
  return {
    object: "client",
    id: client.id,
    sessions,
    sign_in: signIn ? signInJson(host.users, signIn) : null,
    sign_up: signUp ? signUpJson(signUp) : null,
    last_active_session_id: sessions.at(-1)?.id ?? null,
    last_authentication_strategy: null,
    cookie_expires_at: null,
    captcha_bypass: true,
    created_at: client.createdAt,
    updated_at: Date.now(),
  };
}

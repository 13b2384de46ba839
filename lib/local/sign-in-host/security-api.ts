/**
 * `/me/passkeys`, `/me/totp`, `/me/backup_codes` and `/me/sessions`: how an account can be signed in to, and where it is signed in.
 */
import { verification } from "#lib/local/sign-in-host/attempts";
import type { Session } from "#lib/local/sign-in-host/clients";
import { sessionJsonForBackend, type Exchange, type Host } from "#lib/local/sign-in-host/exchange";
import { notFound, Refusal, requireChange } from "#lib/local/sign-in-host/refusal";
import { requireFresh } from "#lib/local/sign-in-host/step-up";
import { totpUri } from "#lib/local/sign-in-host/totp";
import { passkeyJson, primaryEmailOf } from "#lib/local/sign-in-host/user-json";
import { newId, type User } from "#lib/local/sign-in-host/users";
import { cutText, plainText } from "#lib/base/text/text";

/** The signed-in user and the session of the request. */
type Asker = { user: User; session: Session };

const deleted = (object: string, id: string) => ({ object, id, deleted: true });

/** `/me/passkeys` and below. Throws Refusal. */
export async function answerPasskeys(
  host: Host,
  exchange: Exchange,
  { user, session }: Asker,
): Promise<object> {
  const { path, method, fields, site } = exchange;
  const [, id, action] = /^\/me\/passkeys(?:\/(\w+))?(?:\/(\w+))?\/?$/.exec(path) ?? [];
  if (id === undefined) {
    if (method !== "POST") return user.passkeys.map(passkeyJson);
    requireFresh(session, user);
    const asked = await host.passkeys.beginRegistration(user, site);
    return {
      object: "passkey",
      id: asked.id,
      name: null,
      last_used_at: null,
      created_at: Date.now(),
      updated_at: Date.now(),
      verification: { ...verification(false, "passkey"), nonce: asked.nonce },
    };
  }
  if (action === "attempt_verification") {
    requireChange(method);
    requireFresh(session, user);
    const { browserName, deviceType } = session.device;
    return passkeyJson(
      await host.passkeys.register(user, {
        id,
        site,
        name: [browserName, deviceType].filter(Boolean).join(", "),
        answer: fields.public_key_credential,
      }),
    );
  }
  const passkey = user.passkeys.find((one) => one.id === id);
  if (!passkey || action !== undefined) throw notFound("The passkey");
  if (method === "PATCH") {
    const name = cutText(plainText(fields.name ?? "").trim(), 60) || passkey.name;
    const named = { ...passkey, name, updatedAt: Date.now() };
    host.users.change(user.id, (fresh) => ({
      ...fresh,
      passkeys: fresh.passkeys.map((one) =>
        one.id === id ? { ...one, name, updatedAt: named.updatedAt } : one,
      ),
    }));
    return passkeyJson(named);
  }
  if (method !== "DELETE") return passkeyJson(passkey);
  requireFresh(session, user);
  host.users.change(user.id, (fresh) => ({
    ...fresh,
    passkeys: fresh.passkeys.filter((one) => one.id !== id),
  }));
  return deleted("passkey", id);
}

const totpJson = (isVerified: boolean, more: object) => ({
  object: "totp",
  id: newId("totp"),
  verified: isVerified,
  created_at: Date.now(),
  updated_at: Date.now(),
  ...more,
});

/** `/me/totp` and below, and `/me/backup_codes`. Throws Refusal. */
export function answerSecondFactor(
  host: Host,
  { path, method, fields, client }: Exchange,
  { user, session }: Asker,
): object {
  requireChange(method);
  requireFresh(session, user);
  switch (`${method} ${path.replace(/\/$/, "")}`) {
    case "POST /me/totp": {
      if (user.totp !== null) throw new Refusal(400, "totp_already_enabled", "An app is set up already.");
      const secret = host.secondFactors.begin(user.id);
      return totpJson(false, {
        secret,
        uri: totpUri(secret, primaryEmailOf(user)?.address ?? user.id, "Lantern"),
      });
    }
    case "POST /me/totp/attempt_verification": {
      const codes = host.secondFactors.confirm(user.id, fields.code);
      host.clients.verified(client, session, { hasSecondFactor: true });
      return totpJson(true, { backup_codes: codes });
    }
    case "DELETE /me/totp":
      host.secondFactors.end(user.id);
      return deleted("totp", user.id);
    case "POST /me/backup_codes":
      if (user.totp === null) throw new Refusal(400, "second_factor_missing", "Set up an app first.");
      return {
        object: "backup_code",
        id: newId("back"),
        codes: host.secondFactors.replaceBackupCodes(user.id),
        created_at: Date.now(),
        updated_at: Date.now(),
      };
    default:
      throw notFound("The action");
  }
}

const sessionJsonForUser = (host: Host, session: Session) => ({
  ...sessionJsonForBackend(host, session),
  user: null,
});

/** Every live session of a user, including the session that asks. */
export const sessionsJson = (host: Host, { user }: Pick<Asker, "user">): object[] =>
  host.clients.ofUser(user.id).map((one) => sessionJsonForUser(host, one));

/** Ends a session of the same user, in any browser. Throws Refusal. */
export function revokeSession(host: Host, { user, session }: Asker, id: string): object {
  const ended = host.clients.ofUser(user.id).find((one) => one.id === id);
  if (!ended) throw notFound("The session");
  requireFresh(session, user);
  const json = sessionJsonForUser(host, ended);
  host.clients.endById(id);
  return { ...json, status: "revoked" };
}

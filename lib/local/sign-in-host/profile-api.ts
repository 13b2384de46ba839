/** `/me`: what signed-in users change in their account. */
import {
  checkedEmail,
  checkedPassword,
  samePassword,
  takenAddress,
  wrongCode,
  wrongPassword,
} from "#lib/local/sign-in-host/credentials";
import { tryCode } from "#lib/local/sign-in-host/attempts";
import { liveSession, type Exchange, type Host } from "#lib/local/sign-in-host/exchange";
import { notFound, Refusal, requireChange } from "#lib/local/sign-in-host/refusal";
import { readMetadata } from "#lib/local/sign-in-host/metadata";
import { hashPassword, isPassword } from "#lib/local/sign-in-host/passwords";
import { answerPasskeys, answerSecondFactor } from "#lib/local/sign-in-host/security-api";
import { requireFresh } from "#lib/local/sign-in-host/step-up";
import type { Session } from "#lib/local/sign-in-host/clients";
import { emailJson, userJson } from "#lib/local/sign-in-host/user-json";
import { newId, type User } from "#lib/local/sign-in-host/users";
import { cutText, plainText } from "#lib/base/text/text";

const wrongCodes = new Map<string, { wrongCodes: number }>();

/** The signed-in user and their session. Throws the Refusal 401 where nobody is signed in. */
export function requireAsker(host: Host, { client }: Exchange): { user: User; session: Session } {
  const session = liveSession(host, client);
  const user = session && host.users.find(session.userId);
  if (!session || !user) throw new Refusal(401, "authentication_invalid", "You are signed out.");
  return { user, session };
}

/** Answers with the changed object. Throws Refusal. */
export async function answerProfile(host: Host, exchange: Exchange): Promise<object> {
  const { user, session } = requireAsker(host, exchange);
  const { path, method, fields } = exchange;
  switch (`${method} ${path}`) {
    case "GET /me":
      return userJson(user);
    case "PATCH /me":
      if (fields.primary_email_address_id !== undefined) requireFresh(session, user);
      return userJson(host.users.save(edited(user, fields)));
    case "DELETE /me":
      requireFresh(session, user);
      host.clients.endAllOf(user.id);
      host.clients.end(exchange.client);
      host.users.remove(user.id);
      return { object: "user", id: user.id, deleted: true };
    case "POST /me/change_password": {
      host.tries.take(user.id);
      if (!(await isPassword(fields.current_password ?? "", user.passwordHash)))
        throw wrongPassword("current_password");
      host.tries.forget(user.id);
      const password = checkedPassword(fields.new_password, "new_password");
      if (await isPassword(password, user.passwordHash)) throw samePassword();
      const passwordHash = await hashPassword(password);
      const changed = host.users.change(user.id, (fresh) => ({ ...fresh, passwordHash }));
      // Last of all: who keeps the old password keeps the sessions that it opened.
      if (fields.sign_out_of_other_sessions === "true") host.clients.endAllOf(user.id, session.id);
      return userJson(changed ?? user);
    }
    default:
      if (path.startsWith("/me/email_addresses")) return answerEmails(host, exchange, { user, session });
      if (path.startsWith("/me/passkeys")) return answerPasskeys(host, exchange, { user, session });
      if (/^\/me\/(?:totp|backup_codes)\b/.test(path))
        return answerSecondFactor(host, exchange, { user, session });
      throw notFound("The action");
  }
}

function edited(user: User, fields: Exchange["fields"]): User {
  const name = (kept: string | null, typed: string | undefined) =>
    typed === undefined ? kept : cutText(plainText(typed).trim(), 256) || null;
  const primary = user.emails.find(
    ({ id, isVerified }) => id === fields.primary_email_address_id && isVerified,
  );
  if (fields.primary_email_address_id !== undefined && !primary) throw notFound("The address");
  return {
    ...user,
    firstName: name(user.firstName, fields.first_name),
    lastName: name(user.lastName, fields.last_name),
    primaryEmailId: primary?.id ?? user.primaryEmailId,
    unsafeMetadata:
      fields.unsafe_metadata === undefined ? user.unsafeMetadata : readMetadata(fields.unsafe_metadata),
  };
}

function answerEmails(
  host: Host,
  { path, method, fields }: Exchange,
  { user, session }: { user: User; session: Session },
): object {
  if (path === "/me/email_addresses") {
    if (method !== "POST") return user.emails.map(emailJson);
    requireFresh(session, user);
    const address = checkedEmail(fields.email_address ?? "");
    if (host.users.findByEmail(address)) throw takenAddress();
    const added = { id: newId("idn"), address, isVerified: false };
    host.users.save({ ...user, emails: [...user.emails, added] });
    return emailJson(added);
  }
  const [, id = "", action] = /^\/me\/email_addresses\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (action !== undefined) requireChange(method);
  const email = user.emails.find((one) => one.id === id);
  if (!email) throw notFound("The address");
  if (method === "DELETE") {
    if (id === user.primaryEmailId)
      throw new Refusal(400, "last_identification_deletion_failed", "The main address stays.");
    requireFresh(session, user);
    host.users.save({ ...user, emails: user.emails.filter((one) => one !== email) });
    return { object: "email_address", id, deleted: true };
  }
  if (action === "prepare_verification") {
    wrongCodes.set(id, { wrongCodes: 0 });
    return {
      ...emailJson(email),
      verification: { ...emailJson(email).verification, strategy: "email_code" },
    };
  }
  if (action !== "attempt_verification") return emailJson(email);
  const asked = wrongCodes.get(id);
  if (!asked) throw notFound("The code");
  host.tries.take(user.id);
  const tried = tryCode(asked, fields.code);
  if (tried !== "right") throw wrongCode(tried);
  host.tries.forget(user.id);
  wrongCodes.delete(id);
  const verified = { ...email, isVerified: true };
  host.users.save({ ...user, emails: user.emails.map((one) => (one === email ? verified : one)) });
  return emailJson(verified);
}

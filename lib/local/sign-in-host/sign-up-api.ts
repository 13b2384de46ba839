/** `/client/sign_ups`: e-mail address and password, then the e-mailed code. */
import { newSignUp, signUpJson, tryCode, type SignUp } from "#lib/local/sign-in-host/attempts";
import { checkedEmail, checkedPassword, takenAddress, wrongCode } from "#lib/local/sign-in-host/credentials";
import type { Exchange, Host } from "#lib/local/sign-in-host/exchange";
import { notFound, requireChange } from "#lib/local/sign-in-host/refusal";
import { hashPassword } from "#lib/local/sign-in-host/passwords";
import { readMetadata } from "#lib/local/sign-in-host/metadata";

/** Answers with the resulting state of the sign-up. Throws Refusal. */
export async function answerSignUps(host: Host, exchange: Exchange): Promise<object> {
  const { path, method, fields, client } = exchange;
  if (path === "/client/sign_ups" && method === "POST") {
    const fresh = newSignUp();
    await fill(host, exchange, fresh);
    return signUpJson(complete(host, exchange, host.signUps.begin(client.key, fresh)));
  }
  const [, id = "", action] = /^\/client\/sign_ups\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const attempt = host.signUps.find(client.key, id);
  if (!attempt) throw notFound("The sign-up");
  if (action !== undefined) requireChange(method);
  switch (action) {
    case undefined:
      if (method !== "GET") await fill(host, exchange, attempt);
      return signUpJson(complete(host, exchange, attempt));
    case "prepare_verification":
      attempt.isPrepared = true;
      return signUpJson(attempt);
    case "attempt_verification": {
      const tried = tryCode(attempt, fields.code);
      if (tried !== "right") throw wrongCode(tried);
      attempt.isVerified = true;
      return signUpJson(complete(host, exchange, attempt));
    }
    default:
      throw notFound("The action");
  }
}

async function fill({ users }: Host, { fields }: Exchange, attempt: SignUp): Promise<void> {
  if (fields.email_address !== undefined) {
    const email = checkedEmail(fields.email_address);
    if (users.findByEmail(email)) throw takenAddress();
    if (email !== attempt.email) Object.assign(attempt, { email, isVerified: false, isPrepared: false });
  }
  if (fields.password !== undefined)
    attempt.passwordHash = await hashPassword(checkedPassword(fields.password));
  if (fields.first_name !== undefined) attempt.firstName = fields.first_name.trim() || null;
  if (fields.last_name !== undefined) attempt.lastName = fields.last_name.trim() || null;
  if (fields.unsafe_metadata !== undefined) attempt.unsafeMetadata = readMetadata(fields.unsafe_metadata);
}

function complete(host: Host, { client, userAgent }: Exchange, attempt: SignUp): SignUp {
  const { email, passwordHash, isVerified, sessionId } = attempt;
  if (!email || !passwordHash || !isVerified || sessionId) return attempt;
  // Another sign-up may have taken the address while this one waited for its code.
  if (host.users.findByEmail(email)) throw takenAddress();
  const { firstName, lastName, unsafeMetadata } = attempt;
  const added = host.users.add({ email, passwordHash, firstName, lastName, unsafeMetadata });
  const user = host.users.save({ ...added, lastSignInAt: Date.now() });
  attempt.userId = user.id;
  host.signUps.end(client.key);
  attempt.sessionId = host.clients.start(client, user.id, { userAgent }).id;
  return attempt;
}

/** `/client/sign_ins`: by password, by e-mailed code, and a new password by e-mailed code. */
import { newSignIn, signInJson, tryCode, type SignIn } from "#lib/local/sign-in-host/attempts";
import type { Exchange, Host } from "#lib/local/sign-in-host/exchange";
import { notFound, requireChange } from "#lib/local/sign-in-host/refusal";
import { checkedPassword, wrongCode, wrongPasswordOrAddress } from "#lib/local/sign-in-host/credentials";
import { hashPassword, isPassword, nobodysPassword } from "#lib/local/sign-in-host/passwords";
import { plainEmail } from "#lib/local/sign-in-host/users";

/**
 * Answers with the sign-in as it stands afterwards. Throws Refusal. An address that nobody has is answered as one that
 * somebody has, and takes as long: until a password or a code was right, nothing tells the two apart.
 */
export async function answerSignIns(host: Host, exchange: Exchange): Promise<object> {
  const { path, method, fields, client } = exchange;
  if (path === "/client/sign_ins" && method === "POST") {
    const address = fields.identifier === undefined ? null : plainEmail(fields.identifier);
    const user = address === null ? undefined : host.users.findByEmail(address);
    const addressId = host.aliasOf(address ?? "");
    const attempt = host.signIns.begin(client.key, newSignIn({ address, addressId, user: user ?? null }));
    if (fields.password !== undefined) await tryPassword(host, exchange, attempt, fields.password);
    else if (fields.strategy === "email_code") attempt.strategy = fields.strategy;
    return signInJson(attempt);
  }
  const [, id = "", action] = /^\/client\/sign_ins\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const attempt = host.signIns.find(client.key, id);
  if (!attempt) throw notFound("The sign-in");
  if (action !== undefined) requireChange(method);
  switch (action) {
    case undefined:
      return signInJson(attempt);
    case "prepare_first_factor":
      attempt.strategy = fields.strategy ?? null;
      attempt.isVerified = false;
      return signInJson(attempt);
    case "attempt_first_factor":
      if (fields.strategy === "password") await tryPassword(host, exchange, attempt, fields.password ?? "");
      else attemptCode(host, exchange, attempt);
      return signInJson(attempt);
    case "reset_password": {
      if (!attempt.user || !attempt.isVerified || !attempt.needsPassword) throw notFound("The sign-in");
      const passwordHash = await hashPassword(checkedPassword(fields.password));
      attempt.user = host.users.save({ ...attempt.user, passwordHash });
      if (fields.sign_out_of_other_sessions === "true") host.clients.endAllOf(attempt.user.id);
      complete(host, exchange, attempt);
      return signInJson(attempt);
    }
    default:
      throw notFound("The action");
  }
}

async function tryPassword(host: Host, exchange: Exchange, attempt: SignIn, password: string): Promise<void> {
  if (attempt.address === null) throw notFound("The account");
  host.tries.take(attempt.address);
  attempt.strategy = "password";
  const isRight = await isPassword(password, attempt.user?.passwordHash ?? (await nobodysPassword));
  if (!isRight || !attempt.user) throw wrongPasswordOrAddress();
  complete(host, exchange, attempt);
}

function attemptCode(host: Host, exchange: Exchange, attempt: SignIn): void {
  const { strategy, code } = exchange.fields;
  if (attempt.address === null || strategy === undefined || strategy !== attempt.strategy)
    throw notFound("The code");
  host.tries.take(attempt.address);
  // No code was sent to an address that nobody has.
  const tried = tryCode(attempt, attempt.user ? code : undefined);
  if (tried !== "right") throw wrongCode(tried);
  host.tries.forget(attempt.address);
  attempt.isVerified = true;
  attempt.needsPassword = strategy === "reset_password_email_code";
  if (!attempt.needsPassword) complete(host, exchange, attempt);
}

function complete(host: Host, { client }: Exchange, attempt: SignIn): void {
  if (!attempt.user) return;
  if (attempt.address !== null) host.tries.forget(attempt.address);
  attempt.user = host.users.save({ ...attempt.user, lastSignInAt: Date.now() });
  attempt.isVerified = true;
  host.signIns.end(client.key);
  attempt.sessionId = host.clients.start(client, attempt.user.id).id;
}

/** `/client/sign_ins`: with password, with e-mailed code, with passkey; a new password with e-mailed code; a second factor. */
import { newSignIn, signInJson, tryCode, type SignIn } from "#lib/local/sign-in-host/attempts";
import type { Exchange, Host } from "#lib/local/sign-in-host/exchange";
import { notFound, requireChange } from "#lib/local/sign-in-host/refusal";
import { checkedPassword, wrongCode, wrongPasswordOrAddress } from "#lib/local/sign-in-host/credentials";
import { hashPassword, isPassword, nobodysPassword } from "#lib/local/sign-in-host/passwords";
import { plainEmail, type User } from "#lib/local/sign-in-host/users";

/**
 * Answers with the resulting state of the sign-in. Throws Refusal. An address without an account gets the same answer as one with
 * an account, and it takes as long: until a password or a code was right, nothing distinguishes the two.
 */
export async function answerSignIns(host: Host, exchange: Exchange): Promise<object> {
  const { path, method, client } = exchange;
  if (path === "/client/sign_ins" && method === "POST")
    return signInJson(host.users, await begin(host, exchange));
  const [, id = "", action] = /^\/client\/sign_ins\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const attempt = host.signIns.find(client.key, id);
  if (!attempt) throw notFound("The sign-in");
  if (action !== undefined) {
    requireChange(method);
    await act(host, exchange, attempt, action);
  }
  return signInJson(host.users, attempt);
}

async function begin(host: Host, exchange: Exchange): Promise<SignIn> {
  const { fields, client } = exchange;
  const address = fields.identifier === undefined ? null : plainEmail(fields.identifier);
  const userId = (address === null ? undefined : host.users.findByEmail(address)?.id) ?? null;
  const addressId = host.aliasOf(address ?? "");
  const attempt = host.signIns.begin(client.key, newSignIn({ address, addressId, userId }));
  if (fields.password !== undefined) await tryPassword(host, exchange, attempt, fields.password);
  else if (fields.strategy === "passkey") await askForPasskey(host, exchange, attempt);
  else if (fields.strategy === "email_code") attempt.strategy = fields.strategy;
  return attempt;
}

async function act(host: Host, exchange: Exchange, attempt: SignIn, action: string): Promise<void> {
  const { fields } = exchange;
  switch (action) {
    case "prepare_first_factor":
      attempt.isVerified = false;
      attempt.nonce = null;
      if (fields.strategy === "passkey") await askForPasskey(host, exchange, attempt);
      else attempt.strategy = fields.strategy ?? null;
      return;
    case "attempt_first_factor":
      if (fields.strategy === "password") await tryPassword(host, exchange, attempt, fields.password ?? "");
      else if (fields.strategy === "passkey") await tryPasskey(host, exchange, attempt);
      else attemptCode(host, exchange, attempt);
      return;
    case "attempt_second_factor": {
      const user = ownerOf(host, attempt);
      if (!user?.totp || !attempt.isVerified || attempt.needsPassword || attempt.sessionId !== null)
        throw notFound("The sign-in");
      host.secondFactors.take(user, fields.strategy, fields.code);
      complete(host, exchange, attempt, { hasSecondFactor: true });
      return;
    }
    case "reset_password": {
      const user = ownerOf(host, attempt);
      if (!user || !attempt.isVerified || !attempt.needsPassword) throw notFound("The sign-in");
      const passwordHash = await hashPassword(checkedPassword(fields.password));
      host.users.change(user.id, (fresh) => ({ ...fresh, passwordHash }));
      if (fields.sign_out_of_other_sessions === "true") host.clients.endAllOf(user.id);
      attempt.needsPassword = false;
      proceed(host, exchange, attempt);
      return;
    }
    default:
      throw notFound("The action");
  }
}

const ownerOf = ({ users }: Host, { userId }: SignIn): User | undefined =>
  userId === null ? undefined : users.find(userId);

async function askForPasskey(host: Host, { site }: Exchange, attempt: SignIn): Promise<void> {
  attempt.strategy = "passkey";
  attempt.nonce = await host.passkeys.ask(attempt.id, site);
}

async function tryPasskey(host: Host, exchange: Exchange, attempt: SignIn): Promise<void> {
  if (attempt.strategy !== "passkey") throw notFound("The passkey");
  attempt.nonce = null;
  const { site, fields } = exchange;
  // A sign-in that began with an address accepts only the passkeys of that address.
  const asked = attempt.address === null ? undefined : (attempt.userId ?? "");
  attempt.userId = (await host.passkeys.check(attempt.id, site, fields.public_key_credential, asked)).id;
  complete(host, exchange, attempt, { hasSecondFactor: true });
}

async function tryPassword(host: Host, exchange: Exchange, attempt: SignIn, password: string): Promise<void> {
  if (attempt.address === null) throw notFound("The account");
  host.tries.take(attempt.address);
  attempt.strategy = "password";
  const user = ownerOf(host, attempt);
  const isRight = await isPassword(password, user?.passwordHash ?? (await nobodysPassword));
  if (!isRight || !user) throw wrongPasswordOrAddress();
  proceed(host, exchange, attempt);
}

function attemptCode(host: Host, exchange: Exchange, attempt: SignIn): void {
  const { strategy, code } = exchange.fields;
  if (attempt.address === null || strategy === undefined || strategy !== attempt.strategy)
    throw notFound("The code");
  host.tries.take(attempt.address);
  // No code was sent to an address without an account.
  const tried = tryCode(attempt, attempt.userId === null ? undefined : code);
  if (tried !== "right") throw wrongCode(tried);
  attempt.isVerified = true;
  attempt.needsPassword = strategy === "reset_password_email_code";
  if (attempt.needsPassword) host.tries.forget(attempt.address);
  else proceed(host, exchange, attempt);
}

/** The first factor was right: the user is signed in, unless there is a second factor. */
function proceed(host: Host, exchange: Exchange, attempt: SignIn): void {
  attempt.isVerified = true;
  if (attempt.address !== null) host.tries.forget(attempt.address);
  if (!ownerOf(host, attempt)?.totp) complete(host, exchange, attempt, { hasSecondFactor: false });
}

function complete(
  host: Host,
  { client, userAgent }: Exchange,
  attempt: SignIn,
  { hasSecondFactor }: { hasSecondFactor: boolean },
): void {
  const user = host.users.change(attempt.userId ?? "", (fresh) => ({ ...fresh, lastSignInAt: Date.now() }));
  // The account was deleted during the sign-in.
  if (!user) throw notFound("The account");
  attempt.isVerified = true;
  host.signIns.end(client.key);
  attempt.sessionId = host.clients.start(client, user.id, { userAgent, hasSecondFactor }).id;
}

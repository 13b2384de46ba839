/** `/client/sign_ins`: by password, by e-mailed code, and a new password by e-mailed code. */
import { newSignIn, signInJson, tryCode, type SignIn } from "#lib/local/sign-in-host/attempts";
import { notFound, Refusal, type Exchange, type Host } from "#lib/local/sign-in-host/exchange";
import { wrongCode, wrongPassword, checkedPassword } from "#lib/local/sign-in-host/credentials";
import { hashPassword, isPassword } from "#lib/local/sign-in-host/passwords";

/** Answers with the sign-in as it stands afterwards. Throws Refusal. */
export async function answerSignIns(host: Host, exchange: Exchange): Promise<object> {
  const { path, method, fields, client } = exchange;
  if (path === "/client/sign_ins" && method === "POST") {
    const user = fields.identifier === undefined ? null : host.users.findByEmail(fields.identifier);
    if (user === undefined)
      throw new Refusal(422, "form_identifier_not_found", "Couldn't find your account.", "identifier");
    const attempt = host.signIns.begin(client.key, newSignIn(user));
    if (fields.password !== undefined) await tryPassword(host, exchange, attempt, fields.password);
    else if (fields.strategy === "email_code") attempt.strategy = fields.strategy;
    return signInJson(attempt);
  }
  const [, id = "", action] = /^\/client\/sign_ins\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const attempt = host.signIns.find(client.key, id);
  if (!attempt) throw notFound("The sign-in");
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
  if (!attempt.user) throw notFound("The account");
  attempt.strategy = "password";
  if (!(await isPassword(password, attempt.user.passwordHash))) throw wrongPassword();
  complete(host, exchange, attempt);
}

function attemptCode(host: Host, exchange: Exchange, attempt: SignIn): void {
  const { strategy, code } = exchange.fields;
  if (!attempt.user || strategy === undefined || strategy !== attempt.strategy) throw notFound("The code");
  const tried = tryCode(attempt, code);
  if (tried !== "right") throw wrongCode(tried);
  attempt.isVerified = true;
  attempt.needsPassword = strategy === "reset_password_email_code";
  if (!attempt.needsPassword) complete(host, exchange, attempt);
}

function complete(host: Host, { client }: Exchange, attempt: SignIn): void {
  if (!attempt.user) return;
  attempt.user = host.users.save({ ...attempt.user, lastSignInAt: Date.now() });
  attempt.isVerified = true;
  attempt.sessionId = host.clients.start(client, attempt.user.id).id;
  host.signIns.end(client.key);
}

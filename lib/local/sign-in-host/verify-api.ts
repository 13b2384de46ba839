/** `/client/sessions/:id/verify`: a signed-in user proves their identity again. */
import { tryCode, verification } from "#lib/local/sign-in-host/attempts";
import type { Session } from "#lib/local/sign-in-host/clients";
import { wrongCode, wrongPassword } from "#lib/local/sign-in-host/credentials";
import { sessionJson, type Exchange, type Host } from "#lib/local/sign-in-host/exchange";
import { isPassword } from "#lib/local/sign-in-host/passwords";
import { notFound } from "#lib/local/sign-in-host/refusal";
import { secondFactorsOf } from "#lib/local/sign-in-host/second-factor";
import { newVerification, type Verification } from "#lib/local/sign-in-host/step-up";
import { primaryEmailOf } from "#lib/local/sign-in-host/user-json";
import type { User } from "#lib/local/sign-in-host/users";

const levels = ["first_factor", "second_factor", "multi_factor"];

/** Answers with the resulting state of the verification. `step` is undefined at its start. Throws Refusal. */
export async function answerVerification(
  host: Host,
  exchange: Exchange,
  session: Session,
  step: string | undefined,
): Promise<object> {
  const user = host.users.find(session.userId);
  if (!user) throw notFound("The user");
  const { level = "" } = exchange.fields;
  if (step === undefined && !levels.includes(level)) throw notFound("The level");
  const asked = step === undefined ? newVerification(level, user) : host.verifications.get(session.id);
  if (!asked) throw notFound("The verification");
  if (step === undefined) host.verifications.set(session.id, asked);
  else await take(host, exchange, { asked, session, user, step });
  return verificationJson(host, exchange, { asked, session, user });
}

type Asking = { asked: Verification; session: Session; user: User };

async function take(
  host: Host,
  exchange: Exchange,
  { asked, session, user, step }: Asking & { step: string },
): Promise<void> {
  const { fields, site, client } = exchange;
  if (step === "prepare_first_factor" && asked.needsFirst) {
    asked.strategy = fields.strategy ?? null;
    asked.nonce = fields.strategy === "passkey" ? await host.passkeys.ask(asked.id, site) : null;
    return;
  }
  if (step === "attempt_first_factor" && asked.needsFirst) {
    await tryFirstFactor(host, exchange, { asked, session, user });
    asked.needsFirst = false;
    host.clients.verified(client, session, { hasFirstFactor: true });
  } else if (step === "attempt_second_factor" && asked.needsSecond && !asked.needsFirst) {
    host.secondFactors.take(user, fields.strategy, fields.code);
    asked.needsSecond = false;
    host.clients.verified(client, session, { hasSecondFactor: true });
  } else throw notFound("The action");
  // The first factor has been proved by now.
  if (!asked.needsSecond) host.verifications.delete(session.id);
}

async function tryFirstFactor(
  host: Host,
  { fields, site }: Exchange,
  { asked, user }: Asking,
): Promise<void> {
  const { strategy, password = "", code, public_key_credential: credential } = fields;
  if (strategy === "passkey") {
    asked.nonce = null;
    await host.passkeys.check(asked.id, site, credential, user.id);
    return;
  }
  host.tries.take(user.id);
  if (strategy === "password") {
    if (!(await isPassword(password, user.passwordHash))) throw wrongPassword("password");
  } else {
    if (strategy !== "email_code" || asked.strategy !== strategy) throw notFound("The code");
    const tried = tryCode(asked, code);
    if (tried !== "right") throw wrongCode(tried);
  }
  host.tries.forget(user.id);
}

function verificationJson(host: Host, { client, site }: Exchange, { asked, session, user }: Asking) {
  const { id, level, needsFirst, needsSecond, strategy, nonce, wrongCodes } = asked;
  const email = primaryEmailOf(user);
  const now = client.sessions.find((one) => one.id === session.id) ?? session;
  return {
    object: "session_verification",
    id,
    level,
    status: needsFirst ? "needs_first_factor" : needsSecond ? "needs_second_factor" : "complete",
    session: sessionJson(host, now, site),
    supported_first_factors: [
      { strategy: "password" },
      ...(user.passkeys.length > 0 ? [{ strategy: "passkey" }] : []),
      ...(email
        ? [
            {
              strategy: "email_code",
              email_address_id: email.id,
              safe_identifier: email.address,
              primary: true,
            },
          ]
        : []),
    ],
    supported_second_factors: secondFactorsOf(user),
    first_factor_verification:
      strategy === null ? null : { ...verification(!needsFirst, strategy, wrongCodes), nonce },
    second_factor_verification: null,
  };
}

/** Passkeys, codes, sessions and step-up of the local sign-in host, as they are meant to be used and as they are not. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readDevice } from "#lib/local/sign-in-host/device";
import { startSignInHost, type RunningHost } from "#lib/local/sign-in-host/host";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { totpCode } from "#lib/local/sign-in-host/totp";
import {
  hostBrowser,
  hostPassword as password,
  hostSite as site,
  signUpAt,
  type HostAnswer,
  type HostBrowser,
} from "@/tests/support/requests/host-browser";
import { softPasskey, type SoftPasskey } from "@/tests/support/requests/soft-passkey";

let folder: string;
let host: RunningHost;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "sign-in-security-"));
  host = await startSignInHost(folder, undefined, false);
});
afterEach(async () => {
  vi.useRealTimers();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const minute = 60_000;
const email = "robin@example.org";
const browser = (at = site) => hostBrowser(() => host, at);

async function signedUp(address = email): Promise<HostBrowser> {
  const one = browser();
  await signUpAt(one, address);
  return one;
}

/** Lets time pass for the host, as far as it asks the clock. */
const pass = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

/** The same, for what it forgets after a while. */
function forget(ms: number) {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
  onTestFinished(() => clock.mockRestore());
}

const codeOf = ({ body }: { body: HostAnswer }) => body.errors?.[0]?.code;
const userOf = async (one: HostBrowser) => (await one.call("client")).body.response?.sessions;
const sessionOf = async (one: HostBrowser) => {
  const { body } = await one.call("client");
  return (body.response as unknown as { sessions: { id: string }[] }).sessions[0]?.id ?? "";
};

type Nonce = { nonce?: string };

async function askToRegister(one: HostBrowser) {
  const { body, status } = await one.call("me/passkeys", {});
  return {
    status,
    id: body.response?.id ?? "",
    nonce: (body.response?.verification as Nonce | undefined)?.nonce ?? "",
  };
}

async function addPasskey(one: HostBrowser, passkey: SoftPasskey) {
  const { id, nonce } = await askToRegister(one);
  const added = await one.call(`me/passkeys/${id}/attempt_verification`, {
    strategy: "passkey",
    public_key_credential: passkey.create(nonce, { origin: site }),
  });
  return { id, added };
}

async function askForPasskey(one: HostBrowser) {
  const { body } = await one.call("client/sign_ins", { strategy: "passkey" });
  return {
    attempt: `client/sign_ins/${body.response?.id ?? ""}`,
    nonce: (body.response?.first_factor_verification as Nonce | undefined)?.nonce ?? "",
  };
}

const answer = (one: HostBrowser, attempt: string, credential: string) =>
  one.call(`${attempt}/attempt_first_factor`, { strategy: "passkey", public_key_credential: credential });

async function enterByPasskey(passkey: SoftPasskey, one = browser()) {
  const { attempt, nonce } = await askForPasskey(one);
  return answer(one, attempt, passkey.answer(nonce, { origin: site }));
}

/** Sets up an authenticator app: its secret, and the backup codes. */
async function addApp(one: HostBrowser) {
  const begun = await one.call("me/totp", {});
  const secret = String(begun.body.response?.secret);
  const done = await one.call("me/totp/attempt_verification", { code: totpCode(secret) });
  expect(done.status).toBe(200);
  return { secret, backupCodes: done.body.response?.backup_codes as string[] };
}

const enterByPassword = (one: HostBrowser) => one.call("client/sign_ins", { identifier: email, password });

/** Enters by password up to the second factor. */
async function toSecondFactor(one = browser()) {
  const { body } = await enterByPassword(one);
  expect(body.response?.status).toBe("needs_second_factor");
  const attempt = `client/sign_ins/${body.response?.id ?? ""}/attempt_second_factor`;
  return {
    one,
    factors: body.response?.supported_second_factors,
    attempt: (strategy: string, code: string) => one.call(attempt, { strategy, code }),
  };
}

test("a passkey is made, named, used to sign in, and removed", async () => {
  const one = await signedUp();
  const passkey = softPasskey();
  const { id, added } = await addPasskey(one, passkey);
  expect(added.body.response).toMatchObject({ id, verification: { status: "verified" }, last_used_at: null });
  const named = await one.call(`me/passkeys/${id}?_method=PATCH`, { name: "  Kitchen <b>tablet</b> " });
  expect(named.body.response?.name).toBe("Kitchen <b>tablet</b>");
  const entered = await enterByPasskey(passkey);
  expect(entered.body.response?.status).toBe("complete");
  expect(entered.body.client?.sessions[0]?.user).toMatchObject({
    two_factor_enabled: false,
    passkeys: [{ id, last_used_at: expect.any(Number) as number }],
  });
  expect((await enterByPasskey(passkey)).body.response?.status).toBe("complete");
  expect((await one.call(`me/passkeys/${id}?_method=DELETE`, {})).body.response?.deleted).toBe(true);
  expect((await enterByPasskey(passkey)).status).toBe(422);
  // The password is still a way in.
  expect((await enterByPassword(browser())).body.response?.status).toBe("complete");
});

test("a challenge is answered once, by the page it was put to, and in its time", async () => {
  const passkey = softPasskey();
  await addPasskey(await signedUp(), passkey);
  const one = browser();
  const first = await askForPasskey(one);
  const credential = passkey.answer(first.nonce, { origin: site });
  // Somebody who has overheard the answer sends it again, from the same browser and from another.
  expect((await answer(one, first.attempt, credential)).status).toBe(200);
  expect((await answer(one, first.attempt, credential)).status).toBe(404);
  const second = await askForPasskey(browser());
  expect((await answer(browser(), second.attempt, credential)).status).toBe(404);
  const third = await askForPasskey(one);
  expect((await answer(one, third.attempt, credential)).status).toBe(422);
  // A wrong answer uses the challenge up too.
  expect((await answer(one, third.attempt, passkey.answer(third.nonce, { origin: site }))).status).toBe(404);
  const late = await askForPasskey(one);
  const answered = passkey.answer(late.nonce, { origin: site });
  forget(6 * minute);
  expect((await answer(one, late.attempt, answered)).status).toBe(404);
});

test("an answer from a page of another site, of another port, or for another site is refused", async () => {
  const passkey = softPasskey();
  await addPasskey(await signedUp(), passkey);
  for (const origin of ["https://evil.example", "http://localhost:3001", "https://localhost:3000"]) {
    const one = browser();
    const { attempt, nonce } = await askForPasskey(one);
    expect((await answer(one, attempt, passkey.answer(nonce, { origin }))).status, origin).toBe(422);
  }
  // The challenge was put to a page of one name of this server, and is answered by a page of another.
  const asked = browser();
  const { attempt, nonce } = await askForPasskey(asked);
  const elsewhere = browser("http://127.0.0.1:3000");
  for (const [name, value] of asked.cookies) elsewhere.cookies.set(name, value);
  const foreign = passkey.answer(nonce, { origin: elsewhere.site });
  expect((await answer(elsewhere, attempt, foreign)).status).toBe(404);
  const one = browser();
  const again = await askForPasskey(one);
  const otherSite = JSON.stringify({ ...(JSON.parse(again.nonce) as object), rpId: "evil.example" });
  expect((await answer(one, again.attempt, passkey.answer(otherSite, { origin: site }))).status).toBe(422);
});

test("a page that has its own name lead to this machine signs in nobody, unless the host is exposed", async () => {
  const elsewhere = browser("http://evil.example:3000");
  const form = { identifier: email, strategy: "email_code" };
  await signUpAt(browser(), email);
  for (const [address, sent] of [["environment"], ["client"], ["client/sign_ins", form]] as const)
    expect((await elsewhere.call(address, sent)).status, address).toBe(403);
  await host.close();
  host = await startSignInHost(folder, undefined, true);
  expect((await elsewhere.call("client/sign_ins", form)).status).toBe(200);
});

test("a passkey whose device has not checked its user, or whose counter stands still, is refused", async () => {
  const passkey = softPasskey();
  const { added } = await addPasskey(await signedUp(), passkey);
  expect(added.status).toBe(200);
  const tryWith = async (odd: { counter?: number; isVerified?: boolean }) => {
    const one = browser();
    const { attempt, nonce } = await askForPasskey(one);
    return (await answer(one, attempt, passkey.answer(nonce, { origin: site, ...odd }))).status;
  };
  expect(await tryWith({ isVerified: false })).toBe(422);
  expect(await tryWith({ counter: 7 })).toBe(200);
  // A copy of the key that does not know how often the original has signed.
  expect(await tryWith({ counter: 7 })).toBe(422);
  expect(await tryWith({ counter: 3 })).toBe(422);
  expect(await tryWith({ counter: 8 })).toBe(200);
});

test("nobody signs in with a passkey as somebody else, or with what is no passkey", async () => {
  const [ada, bob] = [softPasskey(), softPasskey()];
  await addPasskey(await signedUp("ada@example.org"), ada);
  await addPasskey(await signedUp("bob@example.org"), bob);
  const one = browser();
  const { attempt, nonce } = await askForPasskey(one);
  const adas = JSON.parse(ada.answer(nonce, { origin: site })) as { response: object };
  const bobs = JSON.parse(bob.answer(nonce, { origin: site })) as { response: { userHandle: string } };
  const mixed = { ...adas, response: { ...adas.response, userHandle: bobs.response.userHandle } };
  expect((await answer(one, attempt, JSON.stringify(mixed))).status).toBe(422);
  for (const nothing of ["", "{}", "null", "[]", '{"id":"../../keys"}', "x".repeat(10_000)]) {
    const fresh = await askForPasskey(one);
    expect((await answer(one, fresh.attempt, nothing)).status, nothing.slice(0, 20)).toBe(422);
  }
  // A sign-in that began with Ada's address takes no passkey of Bob's.
  const { body } = await one.call("client/sign_ins", { identifier: "ada@example.org" });
  const adasAttempt = `client/sign_ins/${body.response?.id ?? ""}`;
  const prepared = await one.call(`${adasAttempt}/prepare_first_factor`, { strategy: "passkey" });
  const asked = (prepared.body.response?.first_factor_verification as Nonce).nonce ?? "";
  expect((await answer(one, adasAttempt, bob.answer(asked, { origin: site }))).status).toBe(422);
  expect(await userOf(one)).toEqual([]);
});

test("a passkey is not made in another's name, twice, or from another site, and no more than ten are", async () => {
  const [ada, bob] = [await signedUp("ada@example.org"), await signedUp("bob@example.org")];
  const passkey = softPasskey();
  const asked = await askToRegister(ada);
  const credential = passkey.create(asked.nonce, { origin: site });
  const send = (one: HostBrowser, id: string, made: string) =>
    one.call(`me/passkeys/${id}/attempt_verification`, { strategy: "passkey", public_key_credential: made });
  expect((await send(bob, asked.id, credential)).status).toBe(404);
  expect((await send(ada, asked.id, credential)).status).toBe(200);
  expect((await send(ada, asked.id, credential)).status).toBe(404);
  const foreign = await askToRegister(ada);
  const made = softPasskey().create(foreign.nonce, { origin: "https://evil.example" });
  expect((await send(ada, foreign.id, made)).status).toBe(422);
  const same = await askToRegister(ada);
  expect((await send(ada, same.id, passkey.create(same.nonce, { origin: site }))).status).toBe(422);
  for (const method of ["PATCH", "DELETE"])
    expect((await bob.call(`me/passkeys/${asked.id}?_method=${method}`, { name: "x" })).status).toBe(404);
  for (let count = 1; count < 10; count += 1) await addPasskey(ada, softPasskey());
  expect(await askToRegister(ada)).toMatchObject({ status: 403 });
  expect((await browser().call("me/passkeys", {})).status).toBe(401);
  expect((await ada.call(`me/passkeys/${asked.id}/attempt_verification`)).status).toBe(405);
});

test("an authenticator app is asked for after the password and after a new one, and each code is taken once", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_700_000_010_000 });
  const { secret } = await addApp(await signedUp());
  const first = await toSecondFactor();
  expect(first.factors).toEqual([{ strategy: "totp" }, { strategy: "backup_code" }]);
  expect(await userOf(first.one)).toEqual([]);
  // The code that set the app up is used already.
  expect(codeOf(await first.attempt("totp", totpCode(secret)))).toBe("form_code_incorrect");
  pass(30_000);
  const code = totpCode(secret);
  expect((await first.attempt("totp", code)).body.response?.status).toBe("complete");
  expect((await first.one.call("me")).body.response).toMatchObject({ two_factor_enabled: true });
  const second = await toSecondFactor();
  expect(codeOf(await second.attempt("totp", code))).toBe("form_code_incorrect");
  pass(30_000);
  // Who can read the user's mail sets a new password, and is not in.
  const thief = browser();
  const { body } = await thief.call("client/sign_ins", { identifier: email });
  const attempt = `client/sign_ins/${body.response?.id ?? ""}`;
  await thief.call(`${attempt}/prepare_first_factor`, { strategy: "reset_password_email_code" });
  await thief.call(`${attempt}/attempt_first_factor`, {
    strategy: "reset_password_email_code",
    code: emailedCode,
  });
  // Not by a right code either, as long as the password is not set.
  const early = { strategy: "totp", code: totpCode(secret) };
  expect((await thief.call(`${attempt}/attempt_second_factor`, early)).status).toBe(404);
  const reset = await thief.call(`${attempt}/reset_password`, { password: "another-password" });
  expect(reset.body.response?.status).toBe("needs_second_factor");
  expect(await userOf(thief)).toEqual([]);
});

test("a second factor counts from the moment it is set up, and a passkey is one", async () => {
  const waiting = browser();
  const { body } = await waiting.call("client/sign_ins", { identifier: email });
  const one = await signedUp();
  const passkey = softPasskey();
  await addPasskey(one, passkey);
  // Begun before the app was set up, by somebody who knows the password.
  const begun = await waiting.call("client/sign_ins", { identifier: email });
  await addApp(one);
  const entered = await waiting.call(
    `client/sign_ins/${begun.body.response?.id ?? ""}/attempt_first_factor`,
    {
      strategy: "password",
      password,
    },
  );
  expect(body.response?.status).toBe("needs_first_factor");
  expect(entered.body.response?.status).toBe("needs_second_factor");
  expect((await enterByPasskey(passkey)).body.response?.status).toBe("complete");
  // The app is still there after that sign-in was begun on an earlier state of the account.
  expect((await enterByPassword(browser())).body.response?.status).toBe("needs_second_factor");
});

test("codes cannot be guessed: ten wrong ones, however sign-in is begun, and none is taken for a while", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_700_000_010_000 });
  const { secret, backupCodes } = await addApp(await signedUp());
  for (let guess = 0; guess < 5; guess += 1) {
    const { attempt } = await toSecondFactor();
    expect((await attempt("totp", String(100_000 + guess))).status).toBe(422);
    expect((await attempt("backup_code", `aaaaa-${guess}`)).status).toBe(422);
  }
  pass(minute);
  const { attempt } = await toSecondFactor();
  for (const [strategy, right] of [
    ["totp", totpCode(secret)],
    ["backup_code", backupCodes[0] ?? ""],
  ] as const)
    expect(codeOf(await attempt(strategy, right))).toBe("too_many_requests");
  forget(10 * minute);
  const later = await toSecondFactor();
  expect((await later.attempt("totp", totpCode(secret))).body.response?.status).toBe("complete");
});

test("a backup code is good for once, and new ones take the old out of use", async () => {
  const one = await signedUp();
  const { backupCodes } = await addApp(one);
  expect(new Set(backupCodes).size).toBe(10);
  const [used = "", unused = ""] = backupCodes;
  const enter = async (code: string) => (await (await toSecondFactor()).attempt("backup_code", code)).status;
  expect(await enter(used.toUpperCase().replace("-", " "))).toBe(200);
  expect(await enter(used)).toBe(422);
  expect(await enter("")).toBe(422);
  const made = await one.call("me/backup_codes/", {});
  const [fresh = ""] = made.body.response?.codes as string[];
  expect(await enter(unused)).toBe(422);
  expect(await enter(fresh)).toBe(200);
  expect((await one.call("me/totp?_method=DELETE", {})).body.response?.deleted).toBe(true);
  expect((await enterByPassword(browser())).body.response?.status).toBe("complete");
  expect((await one.call("me/backup_codes/", {})).status).toBe(400);
});

test("nothing kept tells a backup code, and no answer tells a secret again", async () => {
  const one = await signedUp();
  const { secret, backupCodes } = await addApp(one);
  await addPasskey(one, softPasskey());
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"))
    .join("\n");
  expect(backupCodes).toHaveLength(10);
  for (const code of backupCodes) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replace("-", ""));
  }
  const told = await Promise.all(["client", "me", "me/sessions/active"].map((address) => one.call(address)));
  const backend = await fetch(`${host.settings.CLERK_API_URL ?? ""}/v1/users`, {
    headers: { authorization: `Bearer ${host.settings.CLERK_SECRET_KEY ?? ""}` },
  });
  const text = JSON.stringify(told.map(({ body }) => body)) + (await backend.text());
  expect(text).toContain('"totp_enabled":true');
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/publicKey|credentialId|backupCodes|lastStep/);
});

test("what changes how an account is entered asks for proof that is not older than ten minutes", async () => {
  const one = await signedUp();
  const other = await signedUp("other@example.org");
  await enterByPassword(browser());
  const { id } = (await addPasskey(one, softPasskey())).added.body.response ?? { id: "" };
  const elsewhere = ((await one.call("me/sessions/active")).body as unknown as { id: string }[])
    .map((session) => session.id)
    .filter((session) => session !== "");
  pass(11 * minute);
  const guarded: readonly [string, Record<string, string>][] = [
    ["me/passkeys", {}],
    [`me/passkeys/${id}?_method=DELETE`, {}],
    ["me/totp", {}],
    ["me/totp?_method=DELETE", {}],
    ["me/totp/attempt_verification", { code: "123456" }],
    ["me/backup_codes/", {}],
    ["me/email_addresses", { email_address: "new@example.org" }],
    ["me?_method=DELETE", {}],
    [`me/sessions/${elsewhere[0] ?? ""}/revoke`, {}],
  ];
  for (const [address, fields] of guarded)
    expect(codeOf(await one.call(address, fields)), address).toBe("session_reverification_required");
  const verify = `client/sessions/${await sessionOf(one)}/verify`;
  const begun = await one.call(verify, { level: "second_factor" });
  expect(begun.body.response).toMatchObject({ status: "needs_first_factor" });
  const prove = (fields: Record<string, string>, by = one) =>
    by.call(`${verify}/attempt_first_factor`, fields);
  expect(codeOf(await prove({ strategy: "password", password: "not-it" }))).toBe("form_password_incorrect");
  expect(codeOf(await one.call("me/passkeys", {}))).toBe("session_reverification_required");
  // Another user, who knows the session's name, proves nothing for it.
  expect((await prove({ strategy: "password", password }, other)).status).toBe(404);
  expect((await prove({ strategy: "password", password })).body.response?.status).toBe("complete");
  expect((await one.call("me/passkeys", {})).status).toBe(200);
  expect((await one.call(verify)).status).toBe(405);
});

test("who has an app proves it by a code, not by the password, and a passkey or an e-mailed code proves the first factor", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_700_000_010_000 });
  const one = await signedUp();
  const passkey = softPasskey();
  await addPasskey(one, passkey);
  const { secret, backupCodes } = await addApp(one);
  expect((await one.call("me/backup_codes/", {})).status).toBe(200);
  pass(11 * minute);
  expect(codeOf(await one.call("me/totp?_method=DELETE", {}))).toBe("session_reverification_required");
  const verify = `client/sessions/${await sessionOf(one)}/verify`;
  const begin = async (level: string) => (await one.call(verify, { level })).body.response;
  expect(await begin("second_factor")).toMatchObject({ status: "needs_second_factor" });
  expect((await one.call(`${verify}/attempt_first_factor`, { strategy: "password", password })).status).toBe(
    404,
  );
  const second = (strategy: string, code: string) =>
    one.call(`${verify}/attempt_second_factor`, { strategy, code });
  expect((await second("backup_code", backupCodes[0] ?? "")).status).toBe(422);
  expect((await second("totp", totpCode(secret))).body.response?.status).toBe("complete");
  expect((await one.call("me/backup_codes/", {})).status).toBe(200);
  // Both factors, one after the other.
  expect(await begin("multi_factor")).toMatchObject({ status: "needs_first_factor" });
  expect((await second("totp", totpCode(secret))).status).toBe(404);
  const prepared = await one.call(`${verify}/prepare_first_factor`, { strategy: "passkey" });
  const { nonce = "" } = prepared.body.response?.first_factor_verification as Nonce;
  const proved = await one.call(`${verify}/attempt_first_factor`, {
    strategy: "passkey",
    public_key_credential: passkey.answer(nonce, { origin: site }),
  });
  expect(proved.body.response?.status).toBe("needs_second_factor");
  expect((await begin("first_factor"))?.status).toBe("needs_first_factor");
  await one.call(`${verify}/prepare_first_factor`, { strategy: "email_code" });
  const mailed = await one.call(`${verify}/attempt_first_factor`, {
    strategy: "email_code",
    code: emailedCode,
  });
  expect(mailed.body.response?.status).toBe("complete");
  expect(await begin("nothing")).toBeUndefined();
});

test("sessions are told with their device, and one's own are ended from elsewhere, nobody else's", async () => {
  const one = await signedUp();
  const second = browser();
  await enterByPassword(second);
  const other = await signedUp("other@example.org");
  const list = async (by: HostBrowser) =>
    (await by.call("me/sessions/active")).body as unknown as {
      id: string;
      latest_activity: Record<string, unknown>;
    }[];
  const ids = (await list(one)).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([await sessionOf(one), await sessionOf(second)].toSorted());
  expect((await list(one))[0]?.latest_activity).not.toHaveProperty("ip_address");
  const revoke = (by: HostBrowser, id: string) => by.call(`me/sessions/${id}/revoke`, {});
  const target = await sessionOf(second);
  expect((await revoke(other, target)).status).toBe(404);
  expect((await one.call(`me/sessions/${target}/revoke`)).status).toBe(405);
  expect((await second.call("me")).status).toBe(200);
  expect((await revoke(one, target)).body.response).toMatchObject({ id: target, status: "revoked" });
  expect((await second.call("me")).status).toBe(401);
  expect((await list(one)).map(({ id }) => id)).toEqual([await sessionOf(one)]);
  expect((await browser().call("me/sessions/active")).status).toBe(401);
});

test("a deleted account leaves no passkey and no secret behind", async () => {
  const one = await signedUp();
  const passkey = softPasskey();
  const { id } = await addPasskey(one, passkey);
  const { secret } = await addApp(one);
  await one.call("me?_method=DELETE", {});
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"))
    .join("\n");
  expect(kept).not.toContain(id);
  expect(kept).not.toContain(secret);
  expect((await enterByPasskey(passkey)).status).toBe(422);
});

test("a device is read from what a browser says of itself", () => {
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36";
  expect(readDevice(chrome)).toEqual({
    browserName: "Chrome",
    browserVersion: "147",
    deviceType: "Linux",
    isMobile: false,
  });
  expect(readDevice(`${chrome} Edg/147.0.0.0`)).toMatchObject({ browserName: "Edge" });
  expect(
    readDevice(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
    ),
  ).toEqual({ browserName: "Safari", browserVersion: "19", deviceType: "iPhone", isMobile: true });
  expect(readDevice("curl/8")).toEqual({
    browserName: null,
    browserVersion: null,
    deviceType: null,
    isMobile: false,
  });
});

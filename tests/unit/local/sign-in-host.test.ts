import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSignInHost, type RunningHost } from "#lib/local/sign-in-host/host";
import { demoUser, emailedCode } from "#lib/local/sign-in-host/settings";

let folder: string;
let host: RunningHost;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "sign-in-host-"));
  host = await startSignInHost(folder);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const site = "http://localhost:3000";
const password = "a-long-password";

/** A browser: its cookies, and the calls it makes. */
function browser() {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  return {
    cookies,
    async call(address: string, form?: Record<string, string>) {
      const answer = await fetch(`${host.settings.CLERK_FAPI_URL ?? ""}/v1/${address}`, {
        redirect: "manual",
        headers: { origin: site, cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
      });
      keep(answer);
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: (text ? JSON.parse(text) : {}) as Answer,
      };
    },
  };
}
type Answer = {
  response?: { id: string; status: string; created_user_id?: string; first_name?: string; deleted?: boolean };
  client?: { sessions: { id: string; user: { id: string } }[] };
  errors?: { code: string }[];
  jwt?: string;
};
type Browser = ReturnType<typeof browser>;

async function signUp(one: Browser, email: string) {
  const { body } = await one.call("client/sign_ups", { email_address: email, password });
  const attempt = `client/sign_ups/${body.response?.id ?? ""}`;
  await one.call(`${attempt}/prepare_verification`, { strategy: "email_code" });
  return one.call(`${attempt}/attempt_verification`, { strategy: "email_code", code: emailedCode });
}

const backend = (address: string, init: RequestInit = {}) =>
  fetch(`${host.settings.CLERK_API_URL ?? ""}/v1/${address}`, {
    ...init,
    headers: {
      authorization: `Bearer ${host.settings.CLERK_SECRET_KEY ?? ""}`,
      "content-type": "application/json",
    },
  });

test("users, their ids, sessions and keys outlive a restart", async () => {
  const one = browser();
  const made = await signUp(one, "Robin@Example.org");
  const id = made.body.response?.created_user_id;
  expect(id).toMatch(/^user_/);
  const before = host.settings;
  await host.close();
  host = await startSignInHost(folder);
  expect(host.settings.CLERK_SECRET_KEY).toBe(before.CLERK_SECRET_KEY);
  expect(host.settings.CLERK_JWT_KEY).toBe(before.CLERK_JWT_KEY);
  expect((await one.call("client")).body.response).toMatchObject({ sessions: [{ user: { id } }] });
  const again = await browser().call("client/sign_ins", { identifier: "robin@example.org", password });
  expect(again.body.client?.sessions[0]?.user.id).toBe(id);
});

test("nothing kept tells a password, and nobody else may read it", async () => {
  await signUp(browser(), "robin@example.org");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(2);
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    expect(readFileSync(file, "utf8")).not.toContain(password);
    expect(statSync(file).mode & 0o077, name).toBe(0);
  }
});

test("the demo user signs in; a wrong password, an unknown address and a taken one are refused by Clerk's codes", async () => {
  const enter = (identifier: string, typed: string) =>
    browser().call("client/sign_ins", { identifier, password: typed });
  const good = await enter(demoUser.email, demoUser.password);
  expect(good.body.response?.status).toBe("complete");
  expect(good.body.client?.sessions[0]?.user.id).toBe(demoUser.id);
  const codeOf = async (answer: Promise<{ body: Answer }>) => (await answer).body.errors?.[0]?.code;
  expect(await codeOf(enter(demoUser.email, "something else"))).toBe("form_password_incorrect");
  expect(await codeOf(enter("nobody@example.org", password))).toBe("form_identifier_not_found");
  const taken = browser().call("client/sign_ups", { email_address: demoUser.email, password });
  expect(await codeOf(taken)).toBe("form_identifier_exists");
  const short = browser().call("client/sign_ups", { email_address: "a@b.example", password: "short" });
  expect(await codeOf(short)).toBe("form_password_length_too_short");
});

test("without the right code there is no account, however often one guesses", async () => {
  const one = browser();
  const { body } = await one.call("client/sign_ups", { email_address: "robin@example.org", password });
  const attempt = `client/sign_ups/${body.response?.id ?? ""}/attempt_verification`;
  for (let guess = 0; guess < 10; guess += 1) {
    const refused = await one.call(attempt, { strategy: "email_code", code: String(100000 + guess) });
    expect(refused.body.errors?.[0]?.code).toBe("form_code_incorrect");
  }
  expect((await one.call(attempt, { strategy: "email_code", code: emailedCode })).status).toBe(429);
  const other = browser();
  await other.call("client");
  const foreign = await other.call(attempt, { strategy: "email_code", code: emailedCode });
  expect(foreign.status).toBe(404);
});

test("a browser that returns is sent a fresh token, and only back to its own site", async () => {
  const one = browser();
  await signUp(one, "robin@example.org");
  const target = encodeURIComponent(`${site}/calls?x=1`);
  const renewed = await one.call(`client/handshake?redirect_url=${target}`);
  expect(renewed.status).toBe(307);
  expect(renewed.headers.get("location")).toBe(`${site}/calls?x=1`);
  expect(one.cookies.get("__session")?.split(".")).toHaveLength(3);
  const evil = await one.call(`client/handshake?redirect_url=${encodeURIComponent("https://evil.example/")}`);
  expect(evil.headers.get("location")).toBe(`${site}/`);
});

test("a user edits the name, changes the password and deletes the account", async () => {
  const one = browser();
  await signUp(one, "robin@example.org");
  const edited = await one.call("me?_method=PATCH", { first_name: "Robin" });
  expect(edited.body.response?.first_name).toBe("Robin");
  const changed = await one.call("me/change_password", {
    current_password: password,
    new_password: "another-one",
  });
  expect(changed.status).toBe(200);
  const old = await browser().call("client/sign_ins", { identifier: "robin@example.org", password });
  expect(old.body.errors?.[0]?.code).toBe("form_password_incorrect");
  expect((await one.call("me?_method=DELETE", {})).body.response?.deleted).toBe(true);
  expect((await one.call("me")).status).toBe(401);
});

test("the backend reads, changes and deletes users with the secret key only", async () => {
  const refused = await fetch(`${host.settings.CLERK_API_URL ?? ""}/v1/users/${demoUser.id}`, {
    headers: { authorization: "Bearer sk_live_guessed" },
  });
  expect(refused.status).toBe(401);
  const body = JSON.stringify({ public_metadata: { plan: "family" } });
  expect((await backend(`users/${demoUser.id}/metadata`, { method: "PATCH", body })).status).toBe(200);
  const read = (await (await backend(`users/${demoUser.id}`)).json()) as Record<string, unknown>;
  expect(read).toMatchObject({ id: demoUser.id, public_metadata: { plan: "family" } });
  expect((await backend(`users/${demoUser.id}`, { method: "DELETE" })).status).toBe(200);
  expect((await backend(`users/${demoUser.id}`)).status).toBe(404);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mostSessions, openClients } from "#lib/local/sign-in-host/clients";
import { startSignInHost, type RunningHost } from "#lib/local/sign-in-host/host";
import { demoUser, emailedCode } from "#lib/local/sign-in-host/settings";
import {
  hostBrowser,
  hostSite as site,
  hostPassword as password,
  signUpAt as signUp,
  type HostAnswer as Answer,
} from "@/tests/support/requests/host-browser";

let folder: string;
let host: RunningHost;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "sign-in-host-"));
  host = await startSignInHost(folder, undefined, false);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const browser = () => hostBrowser(() => host);

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
  host = await startSignInHost(folder, undefined, false);
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
  expect(await codeOf(enter(demoUser.email, "something else"))).toBe("form_password_or_identifier_incorrect");
  expect(await codeOf(enter("nobody@example.org", password))).toBe("form_password_or_identifier_incorrect");
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
  expect((await one.call("me?_method=DELETE")).status).toBe(405);
  const edited = await one.call("me?_method=PATCH", { first_name: "Robin" });
  expect(edited.body.response?.first_name).toBe("Robin");
  const changed = await one.call("me/change_password", {
    current_password: password,
    new_password: "another-one",
  });
  expect(changed.status).toBe(200);
  const old = await browser().call("client/sign_ins", { identifier: "robin@example.org", password });
  expect(old.body.errors?.[0]?.code).toBe("form_password_or_identifier_incorrect");
  expect((await one.call("me?_method=DELETE", {})).body.response?.deleted).toBe(true);
  expect((await one.call("me")).status).toBe(401);
});

test("a password that cannot be changed leaves the user signed in elsewhere; one that is changed does not", async () => {
  const one = browser();
  const other = browser();
  await signUp(one, "changes@example.org");
  await other.call("client/sign_ins", { identifier: "changes@example.org", password });
  const change = (current: string, next: string) =>
    one.call("me/change_password", {
      current_password: current,
      new_password: next,
      sign_out_of_other_sessions: "true",
    });
  for (const [current, next, code] of [
    ["not it at all", "another-one", "form_password_incorrect"],
    [password, "short", "form_password_length_too_short"],
    [password, password, "form_new_password_matches_current"],
  ] as const) {
    expect((await change(current, next)).body.errors?.[0]?.code).toBe(code);
    expect((await other.call("me")).status).toBe(200);
  }
  expect((await change(password, "another-one")).status).toBe(200);
  expect((await other.call("me")).status).toBe(401);
  expect((await one.call("me")).status).toBe(200);
});

test("a user's sessions are bounded: the oldest ends when there are too many, and nobody else's does", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const clients = openClients(path.join(folder, "bounded"));
  const other = clients.start(clients.create(), "user_bob");
  const started = Array.from({ length: mostSessions + 2 }, (_, number) => {
    vi.setSystemTime(1_000_000 + number);
    return clients.start(clients.create(), "user_ada").id;
  });
  const live = clients.ofUser("user_ada").map(({ id }) => id);
  expect(live.toSorted()).toEqual(started.slice(2).toSorted());
  expect(clients.ofUser("user_bob")).toEqual([other]);
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

test("an address that nobody has is answered like one that somebody has", async () => {
  const seen = async (identifier: string) => {
    const one = browser();
    const created = await one.call("client/sign_ins", { identifier });
    const attempt = `client/sign_ins/${created.body.response?.id ?? ""}`;
    const prepared = await one.call(`${attempt}/prepare_first_factor`, {
      strategy: "reset_password_email_code",
    });
    const refused = await one.call(`${attempt}/attempt_first_factor`, {
      strategy: "reset_password_email_code",
      code: "000000",
    });
    const wrong = await browser().call("client/sign_ins", { identifier, password: "not-the-password" });
    return JSON.stringify([created, prepared, refused, wrong].map(({ status, body }) => ({ status, body })))
      .replaceAll(identifier, "ADDRESS")
      .replaceAll(/(?:sia|client|idn)_[0-9a-f]{24}/g, "ID")
      .replaceAll(/\d{13}/g, "MOMENT");
  };
  expect(await seen("nobody@example.org")).toBe(await seen(demoUser.email));
  const nameOf = async (identifier: string) =>
    /idn_[0-9a-f]{24}/.exec(
      JSON.stringify((await browser().call("client/sign_ins", { identifier })).body),
    )?.[0];
  for (const address of ["nobody@example.org", demoUser.email])
    expect(await nameOf(address)).toBe(await nameOf(address.toUpperCase()));
});

test("after ten wrong passwords none is taken for a while, not even the right one, whoever has the address", async () => {
  for (const [identifier, right] of [
    [demoUser.email, demoUser.password],
    ["nobody@example.org", password],
  ] as const) {
    for (let guess = 0; guess < 10; guess += 1)
      expect(
        (await browser().call("client/sign_ins", { identifier, password: `guess-${guess}` })).status,
      ).toBe(422);
    const refused = await browser().call("client/sign_ins", { identifier, password: right });
    expect(refused.status).toBe(429);
    expect(refused.body.errors?.[0]?.code).toBe("too_many_requests");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
}, 30_000);

test("a key that somebody else planted in a browser is good for nothing once its user has signed in", async () => {
  const planted = browser();
  await planted.call("client");
  const victim = browser();
  victim.cookies.set("__client", planted.cookies.get("__client") ?? "");
  await victim.call("client/sign_ins", { identifier: demoUser.email, password: demoUser.password });
  expect(victim.cookies.get("__client")).not.toBe(planted.cookies.get("__client"));
  expect((await victim.call("client")).body.response).toMatchObject({ sessions: [{ status: "active" }] });
  const answer = await planted.call("client");
  expect(answer.body.response).toMatchObject({ sessions: [] });
  // Nor is the new key taken from a browser whose earlier request comes back late.
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a call from a page of another site is refused, and so is a change from nobody knows where", async () => {
  const send = (headers: Record<string, string>, method = "POST") =>
    fetch(`${host.settings.CLERK_FAPI_URL ?? ""}/v1/client/sign_ins`, {
      method,
      headers: { "x-forwarded-host": "localhost:3000", "x-forwarded-proto": "http", ...headers },
    });
  for (const origin of [
    "http://evil.example",
    "http://localhost:3001",
    "null",
    "http://localhost:3000.evil.example",
    "chrome-extension://localhost:3000",
  ])
    for (const method of ["GET", "POST"])
      expect((await send({ origin }, method)).status, `${method} ${origin}`).toBe(403);
  expect((await send({})).status).toBe(403);
  expect((await send({ origin: site, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send({ origin: site })).status).toBe(200);
  expect((await send({ "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("a user who signs up with an address that was pasted with marks of direction is found by it alone", async () => {
  const marked = "\u202aPat.Marked@example.org\u202c";
  const made = await signUp(browser(), marked);
  expect(made.body.response).toMatchObject({ email_address: "pat.marked@example.org" });
  const found = await browser().call("client/sign_ins", { identifier: "pat.marked@example.org", password });
  expect(found.status).toBe(200);
});

test("no link and no picture changes anything", async () => {
  const one = browser();
  await signUp(one, "robin@example.org");
  const session = (await one.call("client")).body.response as unknown as { sessions: { id: string }[] };
  const id = session.sessions[0]?.id ?? "";
  for (const action of ["end", "remove", "touch", "tokens"])
    expect((await one.call(`client/sessions/${id}/${action}`)).status, action).toBe(405);
  expect((await one.call("client?_method=DELETE")).status).toBe(405);
  expect((await one.call("client")).body.response).toMatchObject({ sessions: [{ id }] });
});

test("the backend, and a site in the same process, are told of a session as long as it lives", async () => {
  const one = browser();
  const made = await signUp(one, "robin@example.org");
  const id = made.body.client?.sessions[0]?.id ?? "";
  const read = async () => {
    const answer = await backend(`sessions/${id}`);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  expect(await read()).toMatchObject({
    status: 200,
    body: { status: "active", user_id: made.body.response?.created_user_id },
  });
  expect(host.userOfSession(id)).toBe(made.body.response?.created_user_id);
  await one.call(`client/sessions/${id}/end`, {});
  expect((await read()).status).toBe(404);
  expect(host.userOfSession(id)).toBeNull();
  expect(host.userOfSession("")).toBeNull();
});

test(
  "an address or a password of any length is refused at once, and holds up nobody",
  { timeout: 120_000 },
  async () => {
    // The time to read the one grows with the square of its dots, the time to normalize the other with that of its accents. Both
    // pass in the one thread that serves everybody.
    const dots = `a@${".".repeat(40_000)}@`;
    const accents = `a${"\u0315".repeat(20_000)}${"\u0334".repeat(20_000)}`;
    const one = browser();
    const signedUp = await signUp(one, "patient@example.org");
    const session = signedUp.body.client?.sessions[0]?.id ?? "";
    const began = performance.now();
    for (const [address, fields] of [
      ["client/sign_ups", { email_address: dots, password }],
      ["client/sign_ups", { email_address: "long@example.org", password: accents }],
      ["me/email_addresses", { email_address: dots }],
      ["client/sign_ins", { identifier: "patient@example.org", password: accents }],
      ["client/sign_ins", { identifier: "nobody@example.org", password: accents }],
      ["me/change_password", { current_password: accents, new_password: "another-long-password" }],
      [`client/sessions/${session}/verify`, { level: "first_factor" }],
      [`client/sessions/${session}/verify/attempt_first_factor`, { strategy: "password", password: accents }],
    ] as const) {
      const { status } = await (
        address.includes("sign_ins") || address.includes("sign_ups") ? browser() : one
      ).call(address, fields);
      expect(status, address).toBe(address.endsWith("/verify") ? 200 : 422);
    }
    expect(performance.now() - began).toBeLessThan(4_000);
  },
);

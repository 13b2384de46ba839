/** A session token is good for a minute, and for nothing any more from the moment its session has ended. */
import { rmSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readKeys } from "#lib/local/sign-in-host/keys";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { tokenSigner } from "#lib/local/sign-in-host/tokens";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { send } from "@/tests/support/requests/raw-request";
import { siteUnderTest } from "@/tests/support/sites/site";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";

let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest());
  // The first page of the product opens the database, which takes its time beside a build.
  await (await signedUp()).ask("/calls");
});

const pages = ["/getting-started", "/explore", "/calls", "/es/locations", "/settings", "/de/profile"];
const endpoints = ["/api/calls", "/api/explore?search=music", "/api/progress", "/api/locations"];

const signedUp = (at = url) => SignedInBrowser.signedUp(at);

const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
});

const ends: [how: string, end: (reader: SignedInBrowser) => Promise<Response>][] = [
  ["signed out by our own form", (reader) => reader.ask("/api/account/sign-out", form({}))],
  [
    "signed out by Clerk's code",
    (reader) => reader.ask(`/__clerk/v1/client/sessions/${reader.session}/end`, form({})),
  ],
  [
    "signed out with the whole browser",
    (reader) => reader.ask("/__clerk/v1/client?_method=DELETE", form({})),
  ],
  ["deleted by our own form", (reader) => reader.ask("/api/account/delete", form({ confirmed: "yes" }))],
  ["deleted by Clerk's code", (reader) => reader.ask("/__clerk/v1/me?_method=DELETE", form({}))],
];

for (const [how, end] of ends)
  test(`a token kept from a session that was ${how} opens nothing, from the next request on`, async () => {
    const reader = await signedUp();
    const kept: Record<string, string>[] = [
      { cookie: reader.cookie },
      { authorization: `Bearer ${reader.token}` },
    ];
    for (const headers of kept) {
      for (const page of pages) expect((await send(url, page, headers)).status, page).toBe(200);
      for (const one of endpoints) expect((await send(url, one, headers)).status, one).not.toBe(401);
    }
    expect((await end(reader)).status).toBeLessThan(400);
    for (const headers of kept) {
      for (const one of endpoints) expect((await send(url, one, headers)).status, one).toBe(401);
      for (const page of pages) {
        const { status, body } = await send(url, page, headers);
        expect(status, page).toBe(401);
        expect(body).not.toContain("lantern.example</");
      }
      const written = await fetch(`${url}/api/progress`, {
        method: "PUT",
        headers: { ...headers, origin: url, "content-type": "application/json" },
        body: "{}",
      });
      expect(written.status).toBe(401);
      // Signed out, and no visitor either: there is nobody to give data of. Who comes as a user is told so.
      expect((await send(url, "/api/visitor/data", headers)).status).toBe(
        "authorization" in headers ? 401 : 400,
      );
    }
  });

test("a new password that signs out other browsers signs them out at once", async () => {
  const reader = await signedUp();
  const kept = { cookie: reader.cookie };
  const email =
    /"email_address":"([^"]+)"/.exec(await (await reader.ask("/__clerk/v1/me")).text())?.[1] ?? "";
  const other = new SignedInBrowser(url);
  const call = async (address: string, fields: Record<string, string>) =>
    (await (await other.ask(`/__clerk/v1/client/sign_ins${address}`, form(fields))).json()) as {
      response: { id: string; status: string };
    };
  const { id } = (await call("", { identifier: email })).response;
  const strategy = "reset_password_email_code";
  await call(`/${id}/prepare_first_factor`, { strategy });
  await call(`/${id}/attempt_first_factor`, { strategy, code: emailedCode });
  expect((await send(url, "/calls", kept)).status).toBe(200);
  const set = { password: "another-long-password", sign_out_of_other_sessions: "true" };
  expect((await call(`/${id}/reset_password`, set)).response.status).toBe("complete");
  expect((await send(url, "/calls", kept)).status).toBe(401);
});

test("a token made for a page of another origin, or by another key, is none", async () => {
  const data = dataFolderWithDatabase();
  const foreign = dataFolderWithDatabase();
  const site = await startSite({ LANTERN_DATA_DIR: data.path });
  try {
    const reader = await signedUp(site.url);
    const session = {
      id: reader.session,
      userId: reader.userId,
      createdAt: Date.now(),
      lastActiveAt: Date.now(),
    };
    const sign = tokenSigner(readKeys(path.join(data.path, "sign-in")));
    const statusWith = async (token: string) => [
      (await send(site.url, "/calls", { authorization: `Bearer ${token}` })).status,
      (await send(site.url, "/api/calls", { authorization: `Bearer ${token}` })).status,
      (await send(site.url, "/api/calls", { cookie: reader.cookie.replaceAll(reader.token, token) }))
        .status === 200
        ? 200
        : 401,
    ];
    expect(await statusWith(sign(session, site.url))).toEqual([200, 200, 200]);
    for (const origin of [
      "https://evil.example",
      "http://localhost.evil.example",
      site.url.replace("localhost", "localhost.evil.example"),
      "http://localhost:1",
      "null",
      "",
    ])
      expect(await statusWith(sign(session, origin)), origin).toEqual([401, 401, 401]);
    // Nor does the name that the site is asked by make a foreign page its own.
    const lying = await send(site.url, "/api/calls", {
      host: "evil.example",
      authorization: `Bearer ${sign(session, "http://evil.example")}`,
    });
    expect(lying.status).toBe(401);
    const forged = tokenSigner(readKeys(path.join(foreign.path, "sign-in")))(session, site.url);
    expect(await statusWith(forged)).toEqual([401, 401, 401]);
    // The right key and origin, and a session of nobody's.
    expect(await statusWith(sign({ ...session, id: "sess_made_up" }, site.url))).toEqual([401, 401, 401]);
    expect(await statusWith(sign({ ...session, userId: "user_demo" }, site.url))).toEqual([401, 401, 401]);
  } finally {
    await site.stop();
    rmSync(data.path, { recursive: true, force: true });
    rmSync(foreign.path, { recursive: true, force: true });
  }
});

test("headers by which Clerk's code speaks to itself let nobody in", async () => {
  const reader = await signedUp();
  const headers = {
    "x-clerk-auth-status": "signed-in",
    "x-clerk-auth-reason": "",
    "x-clerk-auth-message": "",
    "x-clerk-auth-token": reader.token,
    "x-clerk-auth-signature": "0".repeat(64),
    "x-clerk-request-data": "e30=",
    "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
  };
  for (const address of [...pages, ...endpoints])
    expect((await send(url, address, headers)).status, address).toBe(401);
});

/** The local sign-in host, whose code everybody knows: for this machine alone, and for pages of this site alone. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { SignedInBrowser } from "@/tests/bench/signed-in-browser";
import { send } from "@/tests/support/requests/raw-request";
import { siteUnderTest } from "@/tests/support/sites/site";
import { dataFolderWithDatabase, startSite, untilLogged } from "@/tests/support/sites/site-server";

let url = "";
beforeAll(async () => {
  ({ url } = await siteUnderTest());
  // The first page of the product opens the database, which takes its time beside a build.
  const first = await SignedInBrowser.signedUp(url);
  await first.ask("/calls");
});

/** The addresses, as the kernel writes them, that somebody listens on at a port. */
function listenersAt(port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  return ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = "", , state]) => state === "0A" && local.endsWith(`:${hex}`))
      .map(([, local = ""]) => local.slice(0, local.indexOf(":"))),
  );
}
const loopback = ["0100007F", "00000000000000000000000001000000"];

test("the server listens on this machine alone, by both names of it", async () => {
  const port = Number(new URL(url).port);
  const heard = listenersAt(port);
  expect(heard).toContain("0100007F");
  for (const address of heard) expect(loopback).toContain(address);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  if (heard.length > 1) expect((await fetch(`http://[::1]:${port}/api/health`)).status).toBe(200);
});

test("the local sign-in host does not start with a public address, and says so in one line", async () => {
  for (const address of [
    "https://lantern.example",
    "http://192.168.7.7:3000",
    "http://localhost.evil.example",
  ]) {
    const failed = startSite({ LANTERN_BASE_URL: address });
    await expect(failed).rejects.toThrow("LANTERN_BASE_URL");
    await expect(failed).rejects.not.toThrow(/\n\s+at /);
  }
});

test("said to be exposed, it listens everywhere, takes a public address, and warns of it", async () => {
  const data = dataFolderWithDatabase();
  const site = await startSite({
    LANTERN_DATA_DIR: data.path,
    LANTERN_LOCAL_SIGN_IN: "exposed",
    LANTERN_BASE_URL: "https://lantern.example",
  });
  try {
    const heard = listenersAt(Number(new URL(site.url).port));
    expect(heard.some((address) => /^0+$/.test(address))).toBe(true);
    await untilLogged(site, "WARNING");
    const reader = await SignedInBrowser.signedUp(site.url);
    expect((await reader.ask("/calls")).status).toBe(200);
  } finally {
    await site.stop();
    data.remove();
  }
});

test("through the site, too, only its own pages change anything", async () => {
  const reader = await SignedInBrowser.signedUp(url);
  const cookie = reader.cookie;
  const call = (address: string, headers: Record<string, string>, method = "POST") =>
    fetch(`${url}/__clerk/v1/${address}`, { method, headers: { cookie, ...headers } });
  const end = `client/sessions/${reader.session}/end`;
  for (const origin of ["https://evil.example", "http://localhost:1", "null"]) {
    expect((await call(end, { origin })).status, origin).toBe(403);
    expect((await call("me?_method=DELETE", { origin })).status, origin).toBe(403);
  }
  expect((await call(end, {})).status).toBe(403);
  expect((await call(end, { origin: url, "x-forwarded-host": "evil.example" })).status).not.toBe(403);
});

test("a link or a picture changes nothing", async () => {
  const reader = await SignedInBrowser.signedUp(url);
  const headers = { cookie: reader.cookie };
  for (const address of [
    "me?_method=DELETE",
    "client?_method=DELETE",
    "client/sessions?_method=DELETE",
    `client/sessions/${reader.session}?_method=POST`,
    `client/sessions/${reader.session}/end`,
    `client/sessions/${reader.session}/remove`,
  ])
    expect((await send(url, `/__clerk/v1/${address}`, headers)).status, address).toBe(405);
  expect((await reader.ask("/calls")).status).toBe(200);
});

test("signing in takes the key that a browser came with out of use", async () => {
  const answer = await fetch(`${url}/__clerk/v1/client`);
  const planted = /__client=(client_\w+)/.exec(answer.headers.getSetCookie().join("\n"))?.[1] ?? "";
  expect(planted).not.toBe("");
  const signedUp = await fetch(`${url}/__clerk/v1/client/sign_ins`, {
    method: "POST",
    headers: { origin: url, cookie: `__client=${planted}` },
    body: new URLSearchParams({ identifier: "demo@lantern.example", password: "follow-the-light" }),
  });
  expect(signedUp.status).toBe(200);
  const given = /__client=(client_\w+)/.exec(signedUp.headers.getSetCookie().join("\n"))?.[1];
  expect(given).toBeDefined();
  expect(given).not.toBe(planted);
  const seen = await fetch(`${url}/__clerk/v1/client`, { headers: { cookie: `__client=${planted}` } });
  expect(await seen.text()).not.toContain("sess_");
});

test("whether an address has an account is not to be told from an answer", async () => {
  const enter = async (identifier: string) => {
    const answer = await fetch(`${url}/__clerk/v1/client/sign_ins`, {
      method: "POST",
      headers: { origin: url },
      body: new URLSearchParams({ identifier, password: "not-the-password" }),
    });
    return { status: answer.status, body: await answer.text() };
  };
  expect(await enter("demo@lantern.example")).toEqual(await enter("nobody-at-all@lantern.example"));
});

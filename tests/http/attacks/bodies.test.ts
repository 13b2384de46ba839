/** Who may send what, and how much of it: decided before a byte is kept. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import german from "@/messages/de/errors.json" with { type: "json" };
import english from "@/messages/en/errors.json" with { type: "json" };
import { bodyLimits, otherBodyLimit } from "#lib/platform/body-limits";
import { send } from "@/tests/support/requests/raw-request";
import { parseAnswer, sendBytes } from "@/tests/support/requests/raw-socket";
import { siteUnderTest } from "@/tests/support/sites/site";
import { buildFolder } from "#lib/platform/build-folder";

const ask = async (method: string, path: string, headers: Record<string, string> = {}, body = "") => {
  const { url } = await siteUnderTest();
  const lines = Object.entries({
    Host: new URL(url).host,
    Connection: "close",
    "Content-Length": String(body.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return parseAnswer(await sendBytes(url, `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`));
};

const writing = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const notPages = [
  "/calls",
  "/es/call/1",
  "/sign-in",
  "/no/such/page",
  "/images/art/none.png",
  "/_next/static/none.js",
  "/_next/image?url=%2Fx.png&w=64&q=75",
  "/share/site.png",
  "/sitemap.xml",
  "/feed.json",
  "/.well-known/security.txt",
];

/** One page below each first segment. */
async function onePageOfEach(): Promise<string[]> {
  const { body } = await send((await siteUnderTest()).url, "/sitemap.xml");
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return [...new Map(paths.map((path) => [path.split("/").slice(0, 2).join("/"), path])).values()];
}

test("every page and file is read, and takes no other method", async () => {
  const pages = await onePageOfEach();
  expect(pages.length).toBeGreaterThan(15);
  for (const path of [...pages, ...notPages])
    for (const method of writing) {
      const { status, headers } = await ask(method, path);
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
    }
});

test("what calls itself a Server Action is taken by the signed-in product alone", async () => {
  for (const path of ["/", "/about", "/es/glossary", "/images/x", "/search?q=a"])
    expect((await ask("POST", path, { "Next-Action": "0".repeat(42) }, "[]")).status, path).toBe(405);
  expect((await ask("PUT", "/sign-in", { "Next-Action": "0".repeat(42) }, "[]")).status).toBe(405);
});

test("what is no name of a Server Action is refused, and not written into the log", async () => {
  const { log } = await siteUnderTest();
  const written = "somebody@lantern.example";
  for (const path of ["/sign-in", "/explore", "/es/settings"])
    for (const name of [
      written,
      `${written}${"x".repeat(9_000)}`,
      "__proto__",
      "0".repeat(40),
      `${"0".repeat(42)}"`,
    ])
      expect(
        (await ask("POST", path, { "Next-Action": name }, "[]")).status,
        `${path} ${name.slice(0, 50)}`,
      ).toBe(405);
  expect(log()).not.toContain(written);
});

test("the action that sign-in itself makes is let through", async () => {
  const manifest = z
    .object({ node: z.record(z.string(), z.object({ exportedName: z.string().optional() })) })
    .parse(JSON.parse(readFileSync(`${buildFolder()}/server/server-reference-manifest.json`, "utf8")));
  const [id = ""] =
    Object.entries(manifest.node).find(([, action]) => action.exportedName === "invalidateCacheAction") ?? [];
  expect(id).not.toBe("");
  const { url } = await siteUnderTest();
  const headers = { "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8", Origin: url };
  const { status } = await ask("POST", "/sign-in", headers, "[]");
  expect(status).toBe(200);
});

test("a broken body of parts is told as the fault of who sent it", async () => {
  const broken = { "Content-Type": "multipart/form-data; boundary=b" };
  for (const [path, headers] of [
    ["/api/feedback", broken],
    ["/api/newsletter", { ...broken, "Sec-Fetch-Site": "same-origin" }],
    ["/calls", { ...broken, "Next-Action": "0".repeat(42) }],
    ["/sign-in", { ...broken, "Next-Action": "0".repeat(42) }],
    ["/sign-in", { "Content-Type": "multipart/form-data", "Next-Action": "0".repeat(42) }],
  ] as const)
    expect((await ask("POST", path, headers, "abcde")).status, path).toBe(400);
});

test("a router's state that is none is told as the fault of who sent it", async () => {
  const { url, log } = await siteUnderTest();
  const headers = { rsc: "1" };
  for (const path of ["/sign-in", "/explore", "/search?q=a"])
    for (const state of ["x", "%5B%5D", "%7B%7D", "null", `%22${"a".repeat(8_000)}%22`]) {
      const all = { ...headers, "next-router-state-tree": state };
      // The address has to say by which headers its payload is made.
      const { headers: led } = await send(url, path, all);
      const { status } = await send(url, typeof led.location === "string" ? led.location : path, all);
      expect(status, `${path} ${state.slice(0, 9)}`).toBe(400);
    }
  expect(log()).not.toContain("router state");
});

test("a body longer than its path takes is refused by what it announces, before it is sent", async () => {
  // At the same time: each connection is kept for two seconds more, for who still sends.
  await Promise.all(
    [...Object.entries(bodyLimits), ["/api/health", otherBodyLimit] as const].map(async ([path, most]) => {
      const { status, headers } = await ask("POST", path, { "Content-Length": String(most + 1) });
      expect([status, headers.connection], path).toEqual([413, "close"]);
    }),
  );
});

test("a reader whose form is too long gets a page in the language of the form's, with the way back to it", async () => {
  const { url } = await siteUnderTest();
  const { status, headers, body } = await ask("POST", "/api/newsletter", {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(bodyLimits["/api/newsletter"] + 1),
    Accept: "text/html,*/*;q=0.8",
    Referer: `${url}/de/newsletter`,
  });
  expect([status, headers["content-type"]]).toEqual([413, "text/html; charset=utf-8"]);
  expect(body).toContain(`<html lang="de">`);
  expect(body).toContain(german.unsent.tooLong.text);
  expect(body).toContain(`<a href="/de/newsletter">${german.unsent.back}</a>`);
});

test("a form that an endpoint itself refuses is answered by a page too", async () => {
  // From no page of ours.
  const form = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html,*/*;q=0.8" };
  const { status, headers, body } = await ask("POST", "/api/newsletter", form, "email=a%40b.example");
  expect([status, headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
  expect(body).toContain(english.unsent.refused.text);
});

test("a chunked body is refused where it grows too long", async () => {
  const { url } = await siteUnderTest();
  const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
  const answer = await sendBytes(
    url,
    `POST /api/feedback HTTP/1.1\r\nHost: ${new URL(url).host}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(4)}0\r\n\r\n`,
  );
  expect(parseAnswer(answer).status).toBe(413);
});

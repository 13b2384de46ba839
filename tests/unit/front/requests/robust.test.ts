import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bodyLimits } from "#lib/platform/body-limits";
import { draftStamp, FrontUnderTest, wait } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
beforeEach(async () => {
  site = await new FrontUnderTest((request) => ({
    body: `${request.method ?? ""} ${request.url ?? ""}`,
    headers: { "content-type": "text/plain", "cache-control": "no-store" },
  })).start();
});
afterEach(() => site.stop());

const head = "Host: lantern.example\r\n";
const refused: [string, string, number][] = [
  [
    "both a length and a coding",
    `POST /a HTTP/1.1\r\n${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\n${head}\r\n`,
    400,
  ],
  ["two lengths", `POST /a HTTP/1.1\r\n${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`, 400],
  [
    "a coding before chunked",
    `POST /a HTTP/1.1\r\n${head}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
    501,
  ],
  [
    "a coding that is not chunked",
    `POST /a HTTP/1.1\r\n${head}Transfer-Encoding: identity\r\n\r\nGET /evil HTTP/1.1\r\n${head}\r\n`,
    501,
  ],
  [
    "a coding spelled with a space",
    `POST /a HTTP/1.1\r\n${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ["a folded header", `GET /a HTTP/1.1\r\n${head}X-A: b\r\n c\r\n\r\n`, 400],
  ["a bare line feed", `GET /a HTTP/1.1\n${head}\n`, 400],
  ["two hosts", `GET /a HTTP/1.1\r\n${head}Host: evil.example\r\n\r\n`, 400],
  ["no host", "GET /a HTTP/1.1\r\n\r\n", 400],
  ["a host that is none", "GET /a HTTP/1.1\r\nHost: a/b@evil\r\n\r\n", 400],
  [
    "a body with GET",
    `GET /a HTTP/1.1\r\n${head}Content-Length: 28\r\n\r\nGET /evil HTTP/1.1\r\nHost: x\r\n`,
    400,
  ],
  ["a chunked body with GET", `GET /a HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ["chunks in HTTP/1.0", `POST /a HTTP/1.0\r\n${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ["a length that is no number", `POST /a HTTP/1.1\r\n${head}Content-Length: +4\r\n\r\nabcd`, 400],
  ["a method that is none of ours", `TRACE /a HTTP/1.1\r\n${head}\r\n`, 405],
  ["a tunnel", `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`, 405],
  ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", 400],
  ["a header that never ends", `GET /a HTTP/1.1\r\n${head}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an address too long", `GET /${"a".repeat(5_000)} HTTP/1.1\r\n${head}\r\n`, 414],
  [
    "a body too long",
    `POST /api/progress HTTP/1.1\r\n${head}Content-Length: ${bodyLimits["/api/progress"] + 1}\r\n\r\n`,
    413,
  ],
  ["a backslash", `GET /\\evil.example HTTP/1.1\r\n${head}\r\n`, 400],
  ["bytes that are no text", `GET /%ff%fe HTTP/1.1\r\n${head}\r\n`, 400],
  ["a percent sign that encodes nothing", `GET /a%2 HTTP/1.1\r\n${head}\r\n`, 400],
  ["a null byte", `GET /a%00b HTTP/1.1\r\n${head}\r\n`, 400],
  ["a line break in the path", `GET /a%0d%0ab HTTP/1.1\r\n${head}\r\n`, 400],
  ["a way up", `GET /_next/static/../../.env HTTP/1.1\r\n${head}\r\n`, 400],
  ["an encoded way up", `GET /_next/static/%2e%2e/%2E%2E/.env HTTP/1.1\r\n${head}\r\n`, 400],
];
for (const [what, bytes, status] of refused)
  test(`${what}: ${status}, the connection closes, and nothing reaches Next`, async () => {
    const answer = await site.raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    // But for the page that a reader is shown.
    expect(site.asked.filter(({ url }) => url !== "/page-not-found/address")).toEqual([]);
  });

test.each([
  ["a redirect", "GET //a", "same-origin"],
  ["a redirect to a picture", "GET //images/a.webp", "cross-origin"],
  ["a refused method", "PUT /a", "same-origin"],
  ["a refused method of an API", "TRACE /api/a", "same-origin"],
  ["a file's address that cannot be read", "GET /_next/static/../a.js", "same-origin"],
])("%s carries a policy like every other answer", async (_, line, whose) => {
  const answer = (await site.raw(`${line} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`)).toLowerCase();
  expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
  expect(answer).toContain(`\r\ncross-origin-resource-policy: ${whose}\r\n`);
});

test("the absolute form is answered as its path, whatever host it names", async () => {
  const answer = await site.raw(`GET http://evil.example/a HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
  expect(answer).toContain("GET /a");
});

test("what a browser sends bare in a query is answered, and comes to Next encoded", async () => {
  const asked = new URL("http://x/search?q={age}|a^b`c\\d&utm_campaign=spring|letter");
  const { status, body } = await site.get(asked.pathname + asked.search);
  expect([status, body]).toEqual([
    200,
    "GET /search?q=%7Bage%7D%7Ca%5Eb%60c%5Cd&utm_campaign=spring%7Cletter",
  ]);
  expect((await site.get("//search?utm_campaign=a|b")).headers.location).toBe("/search?utm_campaign=a%7Cb");
  for (const broken of ["/search|", "/{search}", '/search?q="', "/search?q=<b>", "/search?q=#"])
    expect((await site.raw(`GET ${broken} HTTP/1.1\r\n${head}\r\n`)).slice(9, 12), broken).toBe("400");
});

test("slashes in a row lead to the address without them, and to no other host", async () => {
  const answer = await site.get("//evil.example//a?x=1");
  expect([answer.status, answer.headers.location]).toEqual([308, "/evil.example/a?x=1"]);
});

test("a page that has moved takes the query along, and what leads elsewhere stays as it is", async () => {
  const moved = await new FrontUnderTest(({ headers }) => ({
    status: 308,
    headers: { location: headers["x-location"] as string },
  })).start();
  const locationOf = async (
    to: string,
    path = "/glossary/old?utm_source=letter&x=%24%26",
    more: object = {},
  ) =>
    (await moved.get(path, { "x-location": to, cookie: `__prerender_bypass=${draftStamp}`, ...more })).headers
      .location;
  expect(await locationOf("/glossary/new")).toBe("/glossary/new?utm_source=letter&x=%24%26");
  expect(await locationOf("/glossary/new", "/glossary/old")).toBe("/glossary/new");
  for (const to of ["/glossary/new?a=b", "/blog#note", "//evil.example/a", "https://clerk.example/a"])
    expect(await locationOf(to)).toBe(to);
  // The framework's own query is none of the reader's.
  expect(await locationOf("/glossary/new", "/glossary/old?_rsc=1", { rsc: "1" })).toBe("/glossary/new");
  await moved.stop();
});

test("a chunked body that grows too long is refused when it does", async () => {
  const chunk = "x".repeat(64 * 1024);
  const answer = await site.raw(
    `POST /api/progress HTTP/1.1\r\n${head}Authorization: Bearer x\r\nTransfer-Encoding: chunked\r\n\r\n${`10000\r\n${chunk}\r\n`.repeat(20)}0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(site.asked).toEqual([]);
});

test.each(["POST /%ff", "POST /api/%ff", "POST /about", "GET /%ff"])(
  "%s with a body is answered before the body has come, and the connection stands until then",
  async (line) => {
    const socket = connect(site.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1"))).on("error", () => undefined);
    const closed = once(socket, "close");
    socket.write(`${line} HTTP/1.1\r\n${head}Content-Length: 400000\r\n\r\n${"x".repeat(200_000)}`);
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 40[05] /);
    for (let sent = 0; sent < 4; sent += 1) {
      await wait(20);
      expect(socket.destroyed).toBe(false);
      socket.write("x".repeat(50_000));
    }
    await closed;
  },
);

test("a body arrives whole, by whichever way it was sent", async () => {
  const ways: Record<string, string>[] = [{ "content-length": "5" }, { "transfer-encoding": "chunked" }];
  for (const headers of ways)
    expect((await site.get("/api/a", headers, "POST", "hello")).body).toBe("POST /api/a");
});

test("one client cannot take all connections", async () => {
  const sockets = Array.from({ length: 560 }, () => connect(site.port, "127.0.0.1"));
  let closed = 0;
  for (const socket of sockets) socket.on("error", () => undefined).on("close", () => (closed += 1));
  await expect.poll(() => closed, { timeout: 5_000 }).toBeGreaterThanOrEqual(40);
  for (const socket of sockets) socket.destroy();
});

test("a payload is asked for with a router's state that Next can read, or not at all", async () => {
  for (const path of ["/about", "/settings"]) {
    const made = await site.get(path, { rsc: "1", "next-router-state-tree": "made-up" });
    expect(made.status, path).toBe(400);
  }
  expect(site.asked).toEqual([]);
  const known = encodeURIComponent(JSON.stringify(["", {}, null, null]));
  expect((await site.get("/settings", { rsc: "1", "next-router-state-tree": known })).status).toBe(200);
  expect((await site.get("/settings", { rsc: "1" })).status).toBe(200);
});

test("Next is asked for whole answers, and never whether its own version of a page is still good", async () => {
  const asked = { range: "bytes=0-1", "if-range": '"a"', "if-none-match": '"a"', "if-modified-since": "now" };
  const namesAsked = async (path: string) => {
    await site.get(path, asked);
    return Object.keys(asked).filter((name) => name in (site.asked.at(-1)?.headers ?? {}));
  };
  expect(await namesAsked("/settings")).toEqual([]);
  expect(await namesAsked("/api/calls")).toEqual(["if-none-match", "if-modified-since"]);
});

import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limits } from "#lib/front/limits";
import { FrontUnderTest, wait } from "@/tests/support/sites/front-under-test";

const original = { ...limits, server: { ...limits.server } };
let site: FrontUnderTest;
afterEach(async () => {
  Object.assign(limits, original, { server: { ...original.server } });
  await site.stop();
});
const start = async (proxies: string[] = []) => {
  site = await new FrontUnderTest(
    (request) => ({ body: `page ${request.url ?? ""}`, headers: { "content-type": "text/plain" } }),
    proxies,
  ).start();
};
const head = "Host: lantern.example\r\n";

test.each([
  ["an API's address that cannot be parsed", `GET /api/a\x01b HTTP/1.1\r\n${head}\r\n`, 400],
  ["an API's address with a space", `GET /api/a b HTTP/1.1\r\n${head}\r\n`, 400],
  ["too many headers for an API", `GET /api/a HTTP/1.1\r\n${head}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an API's address too long for the parser", `GET /api/${"a".repeat(20_000)} HTTP/1.1\r\n${head}\r\n`, 414],
  ["a broken header for an API", `GET /api/a HTTP/1.1\r\n${head}X-A: b\r\n c\r\n\r\n`, 400],
  [
    "a broken chunk for an API",
    `POST /api/a HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    400,
  ],
  ["no host for an API", "GET /api/a HTTP/1.1\r\n\r\n", 400],
  ["an expectation of an API", `GET /api/a HTTP/1.1\r\n${head}Expect: wonders\r\n\r\n`, 417],
])("%s is a problem", async (_, bytes, status) => {
  await start();
  const answer = await site.raw(bytes);
  expect(answer).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} [^]*application/problem\\+json[^]*"status":${status}`),
  );
  expect(answer.toLowerCase()).toContain("connection: close");
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(site.asked).toEqual([]);
});

test("an API's body that does not come is a problem too", async () => {
  limits.server.headersTimeout = 200;
  limits.server.requestTimeout = 300;
  limits.server.connectionsCheckingInterval = 100;
  await start();
  const answer = await site.raw(`POST /api/a HTTP/1.1\r\n${head}Content-Length: 10\r\n\r\nabc`);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*application\/problem\+json/);
});

test("a page's address that cannot be parsed is answered by the page that leads on, in its language", async () => {
  await start();
  for (const [target, page] of [
    ["/es/a\x01b", "/es/page-not-found/address"],
    ["/a b", "/page-not-found/address"],
  ]) {
    const answer = await site.raw(`GET ${target} HTTP/1.1\r\n${head}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(site.asked.at(-1)?.url).toBe(page);
  }
  expect(await site.raw(`HEAD /a b HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n$/);
});

test("bytes behind a request are never answered in its place", async () => {
  let answerFirst: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    site = new FrontUnderTest(async () => {
      resolve();
      await new Promise<void>((done) => (answerFirst = done));
      return { body: "the first", headers: { "content-type": "text/plain" } };
    });
  });
  await site.start();
  const socket = connect(site.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.write(`GET /api/a HTTP/1.1\r\n${head}\r\n`);
  await asked;
  socket.write("\x16\x03\x01 no request\r\n\r\n");
  await wait(50);
  expect(answer).toBe("");
  answerFirst();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*the first/);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("who keeps its own side open after the last answer is closed", async () => {
  Object.assign(limits, { lingerMs: 100 });
  await start();
  for (const bytes of [
    `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`,
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n",
    `GET /a\x01 HTTP/1.1\r\n${head}\r\n`,
  ]) {
    const socket = connect({ port: site.port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => undefined).resume();
    socket.write(bytes, "latin1");
    await expect.poll(() => site.connections(), { timeout: 3_000 }).toBe(1);
    await expect.poll(() => site.connections(), { timeout: 3_000 }).toBe(0);
    socket.destroy();
  }
});

test("what a tunnel is asked for behind counts no more once its connection is gone", async () => {
  Object.assign(limits, { requestsPerClient: 8, lingerMs: 100 });
  await start();
  const request = `GET /api/a HTTP/1.1\r\n${head}\r\n`;
  for (let round = 0; round < 4; round += 1) {
    const answer = await site.raw(request.repeat(4) + "CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n");
    // None in the place of another.
    expect(answer).not.toContain("405");
  }
  expect(await site.raw(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"))).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test("a tunnel's connection that is reset ends no process", async () => {
  await start();
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  process.on("uncaughtException", note);
  try {
    for (let round = 0; round < 5; round += 1) {
      const socket = connect({ port: site.port, host: "127.0.0.1" });
      socket.on("error", () => undefined);
      socket.write("CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n");
      await wait(30);
      socket.resetAndDestroy();
    }
    await wait(100);
  } finally {
    process.off("uncaughtException", note);
  }
  expect(faults).toEqual([]);
});

test("an upgrade is answered as a plain request, and its connection ends", async () => {
  await start();
  const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
  const answer = await site.raw(`GET /api/a HTTP/1.1\r\n${head}${upgrade}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*page \/api\/a/);
  expect(answer.toLowerCase()).toContain("connection: close");
});

test("requests of one client behind a proxy are counted, its connections are not", async () => {
  Object.assign(limits, { connectionsPerClient: 3, requestsPerClient: 3 });
  const waiting: (() => void)[] = [];
  site = new FrontUnderTest(
    async (request) => {
      if (request.url?.startsWith("/api/slow"))
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      return { body: "ok", headers: { "content-type": "text/plain" } };
    },
    ["127.0.0.1"],
  );
  await site.start();
  const from = (client: string, path: string) => site.get(path, { "x-forwarded-for": client });
  const slow = Array.from({ length: 3 }, () => from("[2001:db8:1:2::1]:5000", "/api/slow"));
  await expect.poll(() => waiting.length).toBe(3);
  const refused = await from("2001:db8:1:2:ffff::9", "/api/quick");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "1"]);
  expect((await from("6.6.6.6, 2001:db8:1:3::1", "/api/quick")).status).toBe(200);
  expect((await from("203.0.113.9:1234", "/api/quick")).status).toBe(200);
  for (const resolve of waiting) resolve();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await from("2001:db8:1:2::1", "/api/quick")).status).toBe(200);
});

import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limits } from "#lib/front/limits";
import { FrontUnderTest, prerendered, wait } from "@/tests/support/front-under-test";

const original = { ...limits, server: { ...limits.server } };
let site: FrontUnderTest;
afterEach(async () => {
  Object.assign(limits, original, { server: { ...original.server } });
  await site.stop();
});

const start = async () => {
  site = await new FrontUnderTest(() => ({ body: "x", tags: [] })).start();
};

/** Sends bytes with pauses; gives the answer, or what came before the connection closed. */
const slowly = (pieces: string[], pauseMs: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(site.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
    void (async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        await wait(pauseMs);
      }
    })();
  });

test("headers that trickle in are given up", async () => {
  limits.server.headersTimeout = 300;
  limits.server.connectionsCheckingInterval = 100;
  await start();
  const answer = await slowly(["GET / HTTP/1.1\r\n", ...Array.from({ length: 100 }, () => "X-A: b\r\n")], 50);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(site.asked).toEqual([]);
});

test("a body that trickles in is given up, and Next never hears of it", async () => {
  limits.server.headersTimeout = 300;
  limits.server.requestTimeout = 500;
  limits.server.connectionsCheckingInterval = 100;
  await start();
  const head = "POST /api/a HTTP/1.1\r\nHost: lantern.example\r\nContent-Length: 1000\r\n\r\n";
  const answer = await slowly([head, ...Array.from({ length: 100 }, () => "x")], 50);
  expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/);
  expect(site.asked).toEqual([]);
});

test("a connection on which nothing moves is closed", async () => {
  limits.idleMs = 200;
  await start();
  expect(await slowly([""], 0)).toBe("");
});

for (const [what, path, reply] of [
  ["a page that is kept", "/", { body: "x", tags: [] }],
  ["a page of the product", "/calls", { body: "x", headers: { "content-type": "text/html" } }],
] as const)
  test(`${what} and takes longer than a connection may stand is not answered by silence`, async () => {
    limits.idleMs = 300;
    const late = Promise.withResolvers<undefined>();
    site = await new FrontUnderTest(async () => {
      await late.promise;
      return { ...reply, tags: [] };
    }).start();
    const { status, headers, body } = await site.get(path, { accept: "text/html", host: "lantern.example" });
    expect(status).toBe(503);
    expect(body).toContain(`last resort of ${path}`);
    expect(headers).toMatchObject({ "retry-after": "5", connection: "close", "cache-control": "no-store" });
    late.resolve(undefined);
    await wait(50);
    expect(site.logged).toEqual(["an answer took too long"]);
    // What came too late broke nothing, and is there for the next one.
    expect(await site.get(path, { accept: "text/html", host: "lantern.example" })).toMatchObject({
      status: 200,
      body: "x",
    });
  });

test("an endpoint that takes longer than a connection may stand says so", async () => {
  limits.idleMs = 300;
  const late = Promise.withResolvers<undefined>();
  site = await new FrontUnderTest(async () => {
    await late.promise;
    return { body: "{}", headers: { "content-type": "application/json" } };
  }).start();
  for (const [method, status] of [
    ["GET", 503],
    ["POST", 500],
  ] as const) {
    const answer = await site.get("/api/calls", { host: "lantern.example" }, method);
    expect(answer).toMatchObject({ status, headers: { "content-type": "application/problem+json" } });
  }
  late.resolve(undefined);
  await wait(50);
  expect(site.logged).toEqual(["an answer took too long", "an answer took too long"]);
});

test("a reader that takes an answer too slowly is shed", async () => {
  Object.assign(limits, { answerMs: 300, sweepMs: 100, idleMs: 60_000 });
  const body = "x".repeat(16_000_000);
  const headers = { ...prerendered, "content-type": "image/png" };
  site = await new FrontUnderTest(() => ({ body, headers })).start();
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => undefined);
  const begun = new Promise((resolve) => socket.once("data", resolve));
  socket.write("GET / HTTP/1.1\r\nHost: lantern.example\r\n\r\n");
  await begun;
  socket.pause();
  await expect.poll(() => site.connections(), { timeout: 15_000 }).toBe(0);
  socket.destroy();
}, 30_000);

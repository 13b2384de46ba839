import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limits } from "#lib/front/limits";
import { FrontUnderTest, prerendered, wait } from "@/tests/support/sites/front-under-test";

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

/** Connections from an address of this machine, in their order. */
const hold = async (from: string, count: number): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const socket = connect({ port: site.port, host: "127.0.0.1", localAddress: from });
    socket.on("error", () => undefined);
    await new Promise((resolve) => socket.once("connect", resolve));
    sockets.push(socket);
  }
  await wait(50);
  return sockets;
};
/** What comes back for a request on a connection that is open already; null where that has been closed. */
const askOn = (socket: Socket): Promise<string | null> =>
  new Promise((resolve) => {
    if (socket.destroyed || socket.readyState !== "open") {
      resolve(null);
      return;
    }
    socket.once("data", (chunk: Buffer) => resolve(chunk.toString("latin1")));
    socket.once("close", () => resolve(null));
    socket.write("GET / HTTP/1.1\r\nHost: lantern.example\r\n\r\n");
  });
const areOpen = (sockets: readonly Socket[]) => sockets.map(({ readyState }) => readyState === "open");

test("where all connections are taken, a new one takes the place of the longest idle of whoever holds most", async () => {
  Object.assign(limits, { connections: 6 });
  await start();
  const [reader] = await hold("127.0.0.2", 1);
  const hoarded = await hold("127.0.0.3", 5);
  if (!reader) throw new Error("no connection");
  const [newcomer] = await hold("127.0.0.4", 1);
  if (!newcomer) throw new Error("no connection");
  expect(await askOn(newcomer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(areOpen(hoarded)).toEqual([false, true, true, true, true]);
  // Somebody who has been here longer than the hoarder's connections stays, and so does whoever has just been answered.
  expect(await askOn(reader)).toMatch(/^HTTP\/1\.1 200 /);
  // The hoarder itself pays for more of its own.
  const more = await hold("127.0.0.3", 3);
  expect(areOpen([reader, newcomer])).toEqual([true, true]);
  expect(areOpen([...hoarded, ...more])).toEqual([false, false, false, false, true, true, true, true]);
  for (const socket of [reader, newcomer, ...hoarded, ...more]) socket.destroy();
});

test("of few who hold little each, nobody loses a connection on which they are being answered", async () => {
  Object.assign(limits, { connections: 2 });
  const late = Promise.withResolvers<undefined>();
  site = await new FrontUnderTest(async () => {
    await late.promise;
    return { body: "x", headers: { "content-type": "text/plain" } };
  }).start();
  const busy = [...(await hold("127.0.0.2", 1)), ...(await hold("127.0.0.3", 1))];
  const answers = busy.map(askOn);
  await wait(50);
  const [refused] = await hold("127.0.0.4", 1);
  expect(refused?.readyState).not.toBe("open");
  late.resolve(undefined);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of busy) socket.destroy();
});

test("who holds many gives up even those whose requests never end", async () => {
  Object.assign(limits, { connections: 70 });
  await start();
  const stuck = await hold("127.0.0.3", 70);
  for (const socket of stuck)
    socket.write("POST /api/a HTTP/1.1\r\nHost: lantern.example\r\nContent-Length: 9\r\n\r\nx");
  await wait(100);
  const [newcomer] = await hold("127.0.0.4", 1);
  if (!newcomer) throw new Error("no connection");
  expect(await askOn(newcomer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(areOpen(stuck).filter((isOpen) => !isOpen)).toHaveLength(1);
  for (const socket of [newcomer, ...stuck]) socket.destroy();
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
    expect([site.logged, site.refused]).toEqual([["an answer took too long"], []]);
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
  expect(site.refused).toEqual([]);
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

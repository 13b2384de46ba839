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

/** What the log says of requests that were refused, and of a proxy that nobody has named. */
import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { limits } from "#lib/front/limits";
import { createProxyWatch } from "#lib/front/requests/unknown-proxy";
import { createLogger } from "#lib/platform/create-logger";
import { trustedPeers } from "#lib/platform/trusted-peers";
import { FrontUnderTest } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
afterEach(() => site.stop());

test("each refusal is told of, with its status and why, and what leads on, asks to sign in or is not there is none", async () => {
  site = await new FrontUnderTest(() => ({ status: 404, headers: {} })).start();
  await site.get("/about", {}, "PUT");
  await site.get("/api/feedback", { "content-length": "1000000000" }, "POST");
  const json = { "content-type": "application/json" };
  expect((await site.get("/api/calls", json, "POST", "{}")).status).toBe(401);
  await site.get("/en/about");
  await site.get("/nothing");
  expect(site.refused).toEqual(["405 no such method here", "413 body too long"]);
});

test("a client that asks for too much is told of, in whichever way it is refused", async () => {
  site = await new FrontUnderTest(() => ({ status: 404, headers: {} })).start();
  for (let asked = 0; asked < limits.missesPerMinute; asked += 1) await site.get(`/nothing-${asked}`);
  expect(site.refused).toEqual([]);
  await site.get("/nothing", { accept: "text/html" });
  await site.get("/nothing", { rsc: "1" });
  expect(site.refused).toEqual(["429 too much of one client", "429 too much of one client"]);
});

test("a proxy that is not trusted is named once", async () => {
  site = await new FrontUnderTest(() => ({})).start();
  await site.get("/about");
  expect(site.logged).toEqual([]);
  for (const client of ["203.0.113.7", "203.0.113.8"])
    await site.get("/about", { "x-forwarded-for": client });
  expect(site.logged).toEqual([
    expect.stringMatching(/^X-Forwarded-For of a peer that is not in TRUSTED_PROXIES/),
  ]);
  expect(site.details).toEqual([{ peer: "127.0.0.1" }]);
  await site.stop();
  site = await new FrontUnderTest(() => ({}), ["127.0.0.1"]).start();
  await site.get("/about", { "x-forwarded-for": "203.0.113.7" });
  expect(site.logged).toEqual([]);
});

test("only a private address is named", async () => {
  site = await new FrontUnderTest(() => ({})).start();
  let written = "";
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const log = createLogger({ name: "front", level: "info" }, destination);
  const watch = createProxyWatch(trustedPeers([]), (message, details) => log.warn(details, message));
  const from = (remoteAddress: string) =>
    watch({
      headers: { "x-forwarded-for": "1.2.3.4" },
      socket: { remoteAddress },
    } as unknown as IncomingMessage);
  for (const address of ["198.51.100.7", "172.28.0.10", "198.51.100.8", "::ffff:10.0.0.12", "fd00::12"])
    from(address);
  const named = [...written.matchAll(/"peer":"([^"]*)"/g)].map(([, peer]) => peer);
  expect(named).toEqual(["a public address", "172.28.0.10", "10.0.0.12", "fd00::12"]);
  expect(written).not.toMatch(/198\.51|1\.2\.3\.4/);
});

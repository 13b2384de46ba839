/** Whom limits count: the client, not the proxy that it came by, and not whom the client says it is. */
import type { Socket } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { isClosedWithin, openSocket } from "@/tests/support/requests/raw-socket";
import { send } from "@/tests/support/requests/raw-request";
import { siteUnderTest } from "@/tests/support/sites/site";

const behindProxy = () => siteUnderTest({ TRUSTED_PROXIES: "127.0.0.1,::1" });

/** The sites of this file take their time to start beside those of others. */
beforeAll(async () => {
  await behindProxy();
});

const shape = z.object({ client: z.record(z.string(), z.object({ remaining: z.number() })) });
const left = (body: string) => shape.parse(JSON.parse(body)).client.feedback?.remaining;

/** Uses one of a client's feedbacks, whatever is said to it. */
async function use(site: string, headers: Record<string, string>): Promise<void> {
  await fetch(`${site}/api/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: JSON.stringify({ subject: { type: "brief", slug: "none" }, helpful: true }),
  });
}

test.each([
  ["an address with and without a port", "198.51.100.1", "198.51.100.1:4711"],
  ["an IPv6 address in brackets, with a port", "2001:db8:77:1::1", "[2001:db8:77:1::1]:443"],
  ["two addresses of one IPv6 customer", "2001:db8:77:2::1", "2001:db8:77:2:ffff::2"],
  ["an IPv4 address in the clothes of IPv6", "198.51.100.2", "::ffff:198.51.100.2"],
  ["what a client adds before the proxy does", "198.51.100.3", "6.6.6.6, 198.51.100.3"],
])("%s are one client", async (_, first, second) => {
  const { url } = await behindProxy();
  const before = left((await send(url, "/api/rate-limit", { "x-forwarded-for": first })).body) ?? 0;
  await use(url, { "x-forwarded-for": first });
  await use(url, { "x-forwarded-for": second });
  for (const one of [first, second])
    expect(left((await send(url, "/api/rate-limit", { "x-forwarded-for": one })).body)).toBe(before - 2);
});

test("two clients of a proxy are two", async () => {
  const { url } = await behindProxy();
  await use(url, { "x-forwarded-for": "198.51.100.10:1" });
  const other = await send(url, "/api/rate-limit", { "x-forwarded-for": "198.51.100.11:1" });
  expect(left(other.body)).toBe(20);
});

test("who is no trusted proxy is counted by its own address, whatever it says", async () => {
  const { url } = await siteUnderTest({ TRUSTED_PROXIES: "192.0.2.1" });
  const before = left((await send(url, "/api/rate-limit")).body) ?? 0;
  await use(url, { "x-forwarded-for": "198.51.100.20" });
  await use(url, { "x-forwarded-for": "198.51.100.21", forwarded: "for=198.51.100.22" });
  const after = await send(url, "/api/rate-limit", { "x-forwarded-for": "198.51.100.23" });
  expect(left(after.body)).toBe(before - 2);
});

const many = async (site: string, count: number): Promise<Socket[]> => {
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(site)));
  for (const socket of sockets) socket.on("error", () => undefined);
  return sockets;
};

test("a proxy may open more connections than one client may", async () => {
  const direct = await siteUnderTest({ TRUSTED_PROXIES: "192.0.2.1" });
  const refused = await many(direct.url, 600);
  const ended = await Promise.all(refused.map((socket) => isClosedWithin(socket, 5_000)));
  expect(ended.filter(Boolean).length).toBeGreaterThanOrEqual(80);
  for (const socket of refused) socket.destroy();

  const proxied = await behindProxy();
  const held = await many(proxied.url, 600);
  const closed = await Promise.all(held.map((socket) => isClosedWithin(socket, 1_500)));
  expect(closed.filter(Boolean)).toHaveLength(0);
  for (const socket of held) socket.destroy();
});

test("one client of a proxy cannot hold all requests", async () => {
  const { url } = await behindProxy();
  const begun = await many(url, 520);
  const head = (client: string) =>
    `POST /api/progress HTTP/1.1\r\nHost: ${new URL(url).host}\r\nX-Forwarded-For: ${client}\r\nAuthorization: Bearer x\r\nContent-Length: 10\r\n\r\n`;
  for (const socket of begun) socket.write(head("198.51.100.30:99"));
  await expect
    .poll(async () => (await send(url, "/api/health", { "x-forwarded-for": "198.51.100.30" })).status, {
      timeout: 20_000,
    })
    .toBe(429);
  const other = await send(url, "/api/health", { "x-forwarded-for": "198.51.100.31" });
  expect(other.status).toBe(200);
  for (const socket of begun) socket.destroy();
  await expect
    .poll(async () => (await send(url, "/api/health", { "x-forwarded-for": "198.51.100.30" })).status, {
      timeout: 20_000,
    })
    .toBe(200);
});

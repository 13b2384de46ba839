/** Sockets that are handed over have no time limits: the server hands over none. */
import type { Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { isClosedWithin, openSocket, parseAnswer, sendBytes } from "@/tests/support/requests/raw-socket";
import { send } from "@/tests/support/requests/raw-request";
import { dataFolderWithDatabase, startSite, type SiteServer } from "@/tests/support/sites/site-server";

const data = dataFolderWithDatabase();
/** A server of its own: on it everything is at stake. */
const started = startSite({ LANTERN_DATA_DIR: data.path });
afterAll(async () => {
  await (await started).stop();
  data.remove();
});

const upgrade = ({ url }: SiteServer, path = "/") =>
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

test("an upgrade is answered as a plain request, also when the framework has answered before it", async () => {
  const site = await started;
  expect((await send(site.url, "/api/health")).status).toBe(200);
  for (const path of ["/api/health", "/", "/about", "/_next/webpack-hmr", "/calls"]) {
    const { status, headers } = parseAnswer(await sendBytes(site.url, upgrade(site, path)));
    expect(status, path).not.toBe(101);
    expect(status, path).toBeGreaterThanOrEqual(200);
    expect(headers.connection, path).toBe("close");
  }
});

/** The server waits two seconds for who does not close, and looks at its connections every two. */
const boundedMs = 10_000;

async function holdMany(site: SiteServer, bytes: string): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(site.url)));
  for (const socket of sockets) {
    socket.on("error", () => undefined);
    socket.write(bytes);
  }
  return sockets;
}

test.each([
  ["upgrades", upgrade],
  [
    "upgrades with a body that never comes",
    (site: SiteServer) =>
      upgrade(site, "/api/feedback")
        .replace("GET", "POST")
        .replace("\r\n\r\n", "\r\nContent-Length: 5000000\r\n\r\n"),
  ],
  ["tunnels", () => "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n"],
  ["what is no HTTP", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
])("many sockets with %s end in bounded time, and others are answered meanwhile", async (_, bytes) => {
  const site = await started;
  await send(site.url, "/api/health");
  const sockets = await holdMany(site, bytes(site));
  expect((await send(site.url, "/api/health")).status).toBe(200);
  expect((await send(site.url, "/about")).status).toBe(200);
  const closed = await Promise.all(sockets.map((socket) => isClosedWithin(socket, boundedMs)));
  expect(closed.filter((one) => !one)).toHaveLength(0);
  for (const socket of sockets) socket.destroy();
});

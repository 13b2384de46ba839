import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { sendBrowserCode } from "#lib/local/sign-in-host/browser-code";

const held = () =>
  readdirSync("/proc/self/fd").filter((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`).endsWith("/clerk.browser.js");
    } catch {
      // That of this very listing.
      return false;
    }
  });

test.skipIf(process.platform !== "linux")("a browser that breaks off leaves no file open", async () => {
  const server = createServer((request, response) => void sendBrowserCode(request.url ?? "", response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const asked = get(`http://127.0.0.1:${port}/npm/@clerk/clerk-js@6/dist/clerk.browser.js`);
  asked.on("error", () => undefined);
  await once(asked, "response");
  asked.destroy();
  await vi.waitFor(() => expect(held()).toEqual([]));
  server.close();
});

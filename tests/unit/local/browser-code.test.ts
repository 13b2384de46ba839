import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { get } from "node:http";
import { expect, test, vi } from "vitest";
import { sendBrowserCode } from "#lib/local/sign-in-host/browser-code";
import { startServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

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
  const server = await startServer((request, response) => void sendBrowserCode(request.url ?? "", response));
  const asked = get(`${untilTestEnds(server).url}/npm/@clerk/clerk-js@6/dist/clerk.browser.js`);
  asked.on("error", () => undefined);
  await once(asked, "response");
  asked.destroy();
  await vi.waitFor(() => expect(held()).toEqual([]));
});

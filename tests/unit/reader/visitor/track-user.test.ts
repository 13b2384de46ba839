import { afterEach, expect, test, vi } from "vitest";
import { trackUser } from "#lib/reader/visitor/track-user";
import { stubBrowser } from "@/tests/support/browser-globals";

afterEach(() => void vi.unstubAllGlobals());

test("a visit is told by a call that outlives its page, with the token of the double submit", async () => {
  const { sent, window, page } = stubBrowser({
    cookie: "",
    respond: ({ url }) => {
      if (url === "/api/csrf") page.cookie = "csrftoken=the-token-of-the-form";
      return Response.json({ anon_id: "a1" });
    },
  });
  Object.assign(window, { screen: { width: 390, height: 844 } });
  vi.stubGlobal("navigator", { language: "en" });
  expect(await trackUser({ anonId: null, fingerprint: "f1" }, new AbortController().signal)).toBe("a1");
  const told = sent.find(({ method }) => method === "POST");
  expect(told).toMatchObject({ url: "/api/analytics/track-user/", keepalive: true, body: { anon_id: null } });
  expect(told?.headers.get("x-csrftoken")).toBe("the-token-of-the-form");
});

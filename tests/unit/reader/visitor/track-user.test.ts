import { afterEach, expect, test, vi } from "vitest";
import { trackUser } from "#lib/reader/visitor/track-user";
import { stubBrowser } from "@/tests/support/browser/browser-globals";

afterEach(() => void vi.unstubAllGlobals());

const nobody = { anonId: null, fingerprint: "f1" };

/** A browser on a screen, whose visit is answered as told. */
function browserAnswering(respond: Parameters<typeof stubBrowser>[0]["respond"]) {
  const browser = stubBrowser({ respond });
  Object.assign(browser.window, { screen: { width: 390, height: 844 } });
  vi.stubGlobal("navigator", { language: "en" });
  return browser;
}

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
  expect(await trackUser(nobody, new AbortController().signal)).toEqual({ kind: "kept", anonId: "a1" });
  const told = sent.find(({ method }) => method === "POST");
  expect(told).toMatchObject({ url: "/api/analytics/track-user/", keepalive: true, body: { anon_id: null } });
  expect(told?.headers.get("x-csrftoken")).toBe("the-token-of-the-form");
});

test("a no that comes before the call holds it back, and one that comes after does not call it off", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const { sent } = browserAnswering(async () => {
    await promise;
    return Response.json({ anon_id: "a1" });
  });
  expect(await trackUser(nobody, AbortSignal.abort())).toEqual({ kind: "unknown" });
  expect(sent).toEqual([]);
  const no = new AbortController();
  const telling = trackUser(nobody, no.signal);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  no.abort();
  // The server would keep the visitor all the same, and the browser not the cookie by which it is deleted.
  expect(sent[0]?.signal?.aborted).toBe(false);
  resolve(null);
  expect(await telling).toEqual({ kind: "kept", anonId: "a1" });
});

test("a server that keeps nobody is told from one that does not answer", async () => {
  const { signal } = new AbortController();
  browserAnswering(() => Response.json({ anon_id: null }));
  expect(await trackUser(nobody, signal)).toEqual({ kind: "notKept" });
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  browserAnswering(() => Response.json({}, { status: 503 }));
  expect(await trackUser(nobody, signal)).toEqual({ kind: "unknown" });
  browserAnswering(() => new Response("<html>"));
  expect(await trackUser(nobody, signal)).toEqual({ kind: "unknown" });
  warned.mockRestore();
});

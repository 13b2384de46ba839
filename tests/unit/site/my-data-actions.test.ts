import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Actions from "@/components/site/consent/my-data-actions";
import { clearVisitor } from "#lib/platform/browser/consent/forget-visitor";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

const putBack = vi.hoisted(() => vi.fn());
vi.mock("#lib/platform/browser/consent/forget-visitor", () => ({ clearVisitor: vi.fn(() => putBack) }));
let page: typeof Actions;
beforeEach(async () => {
  vi.resetModules();
  page = await import("@/components/site/consent/my-data-actions");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(clearVisitor).mockClear();
  putBack.mockClear();
});

const data = "/api/visitor/data";
const signedIn = signedInCookies(tokenUntil(Date.now() + 60_000));

test("a session that has ended elsewhere stops deletion and download, and nobody is taken for a visitor", async () => {
  const { sent } = stubBrowser({
    cookie: signedIn,
    respond: ({ url }) => {
      // As the sign-in service does once it is asked about a session that has ended.
      if (url !== data) document.cookie = "csrftoken=the-token-of-the-form; __client_uat=0";
      return Response.json({}, { status: 401 });
    },
  });
  expect(await page.deleteMyData()).toBe("signedOut");
  expect(await page.downloadMyData()).toBe("signedOut");
  const asked = sent.filter(({ url }) => url === data);
  expect(asked.map(({ method }) => method)).toEqual(["DELETE"]);
  expect(asked.every(({ headers }) => headers.has("authorization"))).toBe(true);
  expect(putBack).toHaveBeenCalledOnce();
});

test("a sign-in service without a token stops deletion and download; where it fails, that is no end of a session", async () => {
  const ended = signedInCookies(tokenUntil(Date.now() - 60_000));
  const { sent } = stubBrowser({ cookie: ended, respond: () => Response.json({ response: null }) });
  expect(await page.deleteMyData()).toBe("signedOut");
  expect(sent.some(({ url }) => url === data)).toBe(false);
  stubBrowser({ cookie: ended, respond: () => new Response("", { status: 503 }) });
  await expect(page.deleteMyData()).rejects.toThrow();
  expect(putBack).toHaveBeenCalledTimes(2);
});

test("a sign-in service that is not reached through this site stops them too, which is no failure that passes", async () => {
  const ended = signedInCookies(tokenUntil(Date.now() - 60_000));
  const { sent } = stubBrowser({ cookie: ended, respond: () => new Response("", { status: 404 }) });
  expect(await page.downloadMyData()).toBe("signedOut");
  expect(await page.deleteMyData()).toBe("signedOut");
  expect(sent.some(({ url }) => url === data)).toBe(false);
  expect(putBack).toHaveBeenCalledOnce();
});

test("nothing is counted while it is deleted: the choice goes first", async () => {
  const { sent } = stubBrowser({
    respond: () => {
      expect(clearVisitor).toHaveBeenCalledOnce();
      return new Response(null, { status: 204 });
    },
  });
  expect(await page.deleteMyData()).toBe("done");
  expect(sent.some(({ url }) => url === data)).toBe(true);
});

test("a visitor's data is deleted here too, and where the server keeps nothing, that is said", async () => {
  stubBrowser({ respond: () => new Response(null, { status: 204 }) });
  expect(await page.deleteMyData()).toBe("done");
  stubBrowser({ respond: () => Response.json({}, { status: 404 }) });
  expect(await page.deleteMyData()).toBe("nothing");
  expect(await page.downloadMyData()).toBe("nothing");
  expect(clearVisitor).toHaveBeenCalledTimes(2);
  expect(putBack).not.toHaveBeenCalled();
});

test("an answer that is not the server's is no file for the reader", async () => {
  stubBrowser({ respond: () => new Response("<p>Sign in to this network</p>") });
  await expect(page.downloadMyData()).rejects.toThrow("expected shape");
});

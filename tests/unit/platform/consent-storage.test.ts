import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { knownVisitorCookie, withdrawalKey } from "#lib/base/site/consent";
import { stubBrowser } from "@/tests/support/browser-globals";

const anonId = "0b0e3f0c-7f4e-4a55-9d2e-2f1d4c9f6a11";

/**
 * A browser whose storage holds `kept`, and a server that answers `track-user` with `status`, or not at all, once `ready`.
 */
async function browserWith(
  kept: Record<string, string>,
  status: number | null = 200,
  ready: Promise<unknown> = Promise.resolve(),
  cookie = "csrftoken=the-token-of-the-form",
) {
  vi.resetModules();
  const stored = new Map(Object.entries(kept));
  const browser = stubBrowser({
    cookie,
    respond: async () => {
      await ready;
      if (status === null) throw new TypeError("Failed to fetch");
      return Response.json({ anon_id: null }, { status });
    },
  });
  Object.assign(browser.window, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal("navigator", {});
  const consent = await import("#lib/platform/browser/consent");
  const storage = await import("#lib/platform/browser/storage");
  return { ...browser, ...consent, ...storage, stored };
}
const calls = (sent: { method: string; url: string; body: unknown }[]) =>
  sent.map(({ method, url, body }) => ({ method, url, body }));

beforeEach(() => void vi.stubGlobal("CustomEvent", CustomEvent));
afterEach(() => void vi.unstubAllGlobals());

describe("a no after a yes", () => {
  const agreed = { gdpr_consent: "true", anon_id: `anon_${anonId}` };

  test("drops the id at once and tells the server, once", async () => {
    const { keepConsent, sent, stored } = await browserWith(agreed);
    keepConsent(false);
    expect([...stored.keys()].toSorted()).toEqual(["gdpr_consent", withdrawalKey]);
    await vi.waitFor(() => expect(stored.has(withdrawalKey)).toBe(false));
    expect(calls(sent)).toEqual([
      {
        method: "POST",
        url: "/api/analytics/track-user/",
        body: { gdpr_consent: false, anon_id: anonId },
      },
    ]);
    expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "false" });
  });

  test("tells it although whoever watches the choice has let go of the id first", async () => {
    const { keepConsent, watchStored, removeStored, hasConsent, sent } = await browserWith(agreed);
    watchStored(() => {
      if (!hasConsent()) removeStoredOnce();
    });
    let isRemoved = false;
    const removeStoredOnce = () => {
      if (isRemoved) return;
      isRemoved = true;
      removeStored("anon_id");
    };
    keepConsent(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  test.each([
    ["cannot be reached", null],
    ["is down", 503],
    ["is asked too often", 429],
  ])("holds when the server %s, and is told by the next page", async (_, status) => {
    const { keepConsent, sent, stored } = await browserWith(agreed, status);
    keepConsent(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([...stored.keys()].toSorted()).toEqual(["gdpr_consent", withdrawalKey]);

    const next = await browserWith(Object.fromEntries(stored));
    next.tellWithdrawal();
    await vi.waitFor(() => expect(next.stored.has(withdrawalKey)).toBe(false));
    expect(calls(next.sent)).toMatchObject([{ body: { gdpr_consent: false } }]);
  });

  test("is not repeated where it is refused for good", async () => {
    const { keepConsent, stored } = await browserWith(agreed, 400);
    keepConsent(false);
    await vi.waitFor(() => expect(stored.has(withdrawalKey)).toBe(false));
  });

  test("is told although the id of the yes has not arrived yet", async () => {
    const { keepConsent, sent } = await browserWith({ gdpr_consent: "true" });
    keepConsent(false);
    await vi.waitFor(() => expect(calls(sent)).toMatchObject([{ body: { gdpr_consent: false } }]));
  });

  test("is taken back by a yes", async () => {
    const { keepConsent, tellWithdrawal, sent, stored } = await browserWith({
      gdpr_consent: "false",
      [withdrawalKey]: "1",
    });
    keepConsent(true);
    tellWithdrawal();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sent).toEqual([]);
    expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "true" });
  });
});

test("a no, a yes and another no while the first is on its way are told as two", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const { keepConsent, sent, stored } = await browserWith({ gdpr_consent: "true" }, 200, promise);
  keepConsent(false);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  keepConsent(true);
  keepConsent(false);
  await new Promise((later) => setTimeout(later, 10));
  resolve(null);
  await vi.waitFor(() => expect(stored.has(withdrawalKey)).toBe(false));
  const no = { body: { gdpr_consent: false } };
  expect(calls(sent)).toMatchObject([no, no]);
  expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "false" });
});

describe("where only the cookies of a visitor are left", () => {
  const withCookies = () =>
    browserWith({}, 200, undefined, `csrftoken=the-token-of-the-form; ${knownVisitorCookie}=1`);

  test("a no is told to the server, and then they are gone", async () => {
    const { keepConsent, sent, stored, page } = await withCookies();
    keepConsent(false);
    await vi.waitFor(() => expect(stored.has(withdrawalKey)).toBe(false));
    expect(calls(sent)).toMatchObject([{ body: { gdpr_consent: false } }]);
    expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "false" });
    expect(page.cookie).toBe(`${knownVisitorCookie}=; path=/; max-age=0`);
  });

  test("a yes leaves them", async () => {
    const { keepConsent, sent, page } = await withCookies();
    keepConsent(true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sent).toEqual([]);
    expect(page.cookie).toContain(`${knownVisitorCookie}=1`);
  });
});

test("a first no is nobody's business but the browser's", async () => {
  const { keepConsent, tellWithdrawal, sent, stored } = await browserWith({});
  keepConsent(false);
  tellWithdrawal();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(sent).toEqual([]);
  expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "false" });
});

test("where there is no id to drop nothing is written, and nobody who watches is told", async () => {
  const { dropAnonId, watchStored } = await browserWith({ gdpr_consent: "false" });
  const told = vi.fn(dropAnonId);
  watchStored(told);
  dropAnonId();
  expect(told).not.toHaveBeenCalled();
});

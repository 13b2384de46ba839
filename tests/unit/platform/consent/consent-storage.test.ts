import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { withdrawalKey } from "#lib/base/visitor/consent";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";
import { stubBrowser } from "@/tests/support/browser/browser-globals";

const anonId = "0b0e3f0c-7f4e-4a55-9d2e-2f1d4c9f6a11";

/** What a store of scripts may do beyond holding what it is given. */
type Store = { isFull?: boolean; settings?: () => Response; hasSignal?: boolean };

/**
 * A browser whose storage holds `kept`, and a server that answers `track-user` with `status`, or not at all, once `ready`.
 */
async function browserWith(
  kept: Record<string, string>,
  status: number | null = 200,
  ready: Promise<unknown> = Promise.resolve(),
  cookie = "csrftoken=the-token-of-the-form",
  { isFull = false, hasSignal = false, ...server }: Store = {},
) {
  vi.resetModules();
  // A page of its own shares nothing with the one before but what is stored.
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith("lantern.")) Reflect.deleteProperty(globalThis, key);
  const stored = new Map(Object.entries(kept));
  const size = () => [...stored].flat().join("").length;
  const quota = isFull ? size() : Infinity;
  const browser = stubBrowser({
    ...server,
    cookie,
    respond: async () => {
      await ready;
      if (status === null) throw new TypeError("Failed to fetch");
      return Response.json({ anon_id: null }, { status });
    },
  });
  const calls = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (size() + value.length - (stored.get(key)?.length ?? -key.length) > quota)
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(browser.window, {
    location: { hostname: "localhost" },
    // As in a browser, its keys are those of what it holds.
    localStorage: new Proxy(calls, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  });
  vi.stubGlobal("navigator", hasSignal ? { globalPrivacyControl: true } : {});
  const consent = await import("#lib/platform/browser/consent/consent");
  const keeping = await import("#lib/platform/browser/consent/keep-consent");
  const storage = await import("#lib/platform/browser/storage/storage");
  return { ...browser, ...consent, ...keeping, ...storage, stored };
}
const calls = (sent: { method: string; url: string; body: unknown }[]) =>
  sent.map(({ method, url, body }) => ({ method, url, body }));

// Once, so that no test waits until what its page loads late is transformed.
beforeAll(async () => {
  await import("#lib/platform/browser/consent/withdrawal");
});
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
        body: { gdpr_consent: false, signed_in_as: "", anon_id: anonId },
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
    ["has waited too long for the request", 408],
    ["is asked too early", 425],
    ["is behind a proxy that asks who it is", 401],
    ["is behind a firewall that lets nobody through", 403],
  ])("holds when the server %s, and is told by the next page", async (_, status) => {
    const { keepConsent, sent, stored } = await browserWith(agreed, status);
    keepConsent(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([...stored.keys()].toSorted()).toEqual(["gdpr_consent", withdrawalKey]);

    const next = await browserWith(Object.fromEntries(stored));
    void next.tellWithdrawal();
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

  test("is told although a yes has followed it, and takes along nothing of the yes", async () => {
    const { keepConsent, tellWithdrawal, sent, stored } = await browserWith({
      gdpr_consent: "false",
      [withdrawalKey]: "1",
    });
    keepConsent(true);
    stored.set("anon_id", anonId);
    await tellWithdrawal(anonId);
    await vi.waitFor(() => expect(stored.has(withdrawalKey)).toBe(false));
    expect(calls(sent)).toMatchObject([{ body: { gdpr_consent: false } }]);
    expect(calls(sent)[0]?.body).not.toHaveProperty("anon_id");
    expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "true", anon_id: anonId });
  });

  test("lets no visit begin before it is told", async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { hasConsent, sent } = await browserWith(
      { gdpr_consent: "true", [withdrawalKey]: "1" },
      200,
      promise,
    );
    const { tellBeforeVisit } = await import("#lib/platform/browser/consent/withdrawal");
    const mayBegin = vi.fn();
    const asking = tellBeforeVisit(hasConsent).then(mayBegin);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(mayBegin).not.toHaveBeenCalled();
    resolve(null);
    await asking;
    expect(mayBegin).toHaveBeenCalledWith(true);
  });

  test("lets no visit begin where it cannot be told", async () => {
    const { hasConsent } = await browserWith({ gdpr_consent: "true", [withdrawalKey]: "1" }, 503);
    const { tellBeforeVisit } = await import("#lib/platform/browser/consent/withdrawal");
    expect(await tellBeforeVisit(hasConsent)).toBe(false);
  });
});

describe("a no that is told late", () => {
  const agreed = { gdpr_consent: "true" };
  const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub })).replaceAll("=", "")}.signature`;
  /** The cookies of a browser in which that user signed in at that moment. */
  const signedIn = (user: string, moment: number) =>
    `csrftoken=t; __client_uat_x1=${moment}; __session=${tokenOf(user)}; __client_uat=${moment}`;
  const ada = signedIn("user_ada", 1_750_000_000);
  const bo = signedIn("user_bo", 1_760_000_000);
  const nobody = "csrftoken=t; __client_uat=0";
  const signedInAs = (sent: { body: unknown }[]) =>
    sent.map(({ body }) => (body as { signed_in_as?: string }).signed_in_as);

  /** Says no, which the server does not hear. Returns what is stored once that is known. */
  async function sayNo(cookie: string): Promise<Record<string, string>> {
    const { keepConsent, sent, stored } = await browserWith(agreed, null, undefined, cookie);
    keepConsent(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    return Object.fromEntries(stored);
  }

  /** Opens the next page, and returns whose no it has told. */
  async function nextPage(kept: Record<string, string>, cookie: string, status: number | null = 200) {
    const { tellWithdrawal, sent, stored } = await browserWith(kept, status, undefined, cookie);
    await tellWithdrawal();
    return { told: signedInAs(sent), stored: Object.fromEntries(stored) };
  }

  test.each([
    ["the same user", ada, "user_ada"],
    ["nobody", nobody, ""],
  ])("at once names %s", async (_, cookie, name) => {
    const { keepConsent, sent } = await browserWith(agreed, 200, undefined, cookie);
    keepConsent(false);
    await vi.waitFor(() => expect(signedInAs(sent)).toEqual([name]));
  });

  test.each([
    ["the same user", ada],
    ["another user", bo],
    ["nobody", nobody],
    ["the same user, who has signed in again,", signedIn("user_ada", 1_770_000_000)],
  ])("names who said it while %s is signed in", async (_, cookie) => {
    expect((await nextPage(await sayNo(ada), cookie)).told).toEqual(["user_ada"]);
  });

  /** What the next pages say to the server while these cookies are there, until it has answered. */
  async function bodiesOf(kept: Record<string, string>, cookie: string, status: number | null = 200) {
    const { tellWithdrawal, sent, stored } = await browserWith(kept, status, undefined, cookie);
    await tellWithdrawal();
    return { bodies: sent.map(({ body }) => body), stored: Object.fromEntries(stored) };
  }
  const whole = (name: string) => ({ gdpr_consent: false, signed_in_as: name });
  const ofUser = (name: string) => ({ ...whole(name), user_only: true });
  const tokenUntilLater = (user: string, moment: number) => {
    const claims = btoa(JSON.stringify({ sub: user, exp: Date.now() / 1000 + 60 })).replaceAll("=", "");
    return `csrftoken=t; __client_uat=${moment}; __session=e30.${claims}.signature`;
  };
  const adaAgain = tokenUntilLater("user_ada", 1_770_000_000);

  test.each([
    ["another user", bo],
    ["nobody", nobody],
  ])("while %s is signed in waits for its user, and is told once for them alone", async (_, cookie) => {
    const first = await bodiesOf(await sayNo(ada), cookie);
    expect(first.bodies).toEqual([whole("user_ada")]);
    const second = await bodiesOf(first.stored, cookie);
    expect(second.bodies).toEqual([]);
    const third = await bodiesOf(second.stored, adaAgain);
    expect(third.bodies).toEqual([ofUser("user_ada")]);
    expect(third.stored).toEqual({ gdpr_consent: "false" });
  });

  test("waits on for its user where the server does not answer them", async () => {
    const { stored } = await bodiesOf(await sayNo(ada), nobody);
    const { stored: left } = await bodiesOf(stored, adaAgain, 503);
    expect((await bodiesOf(left, adaAgain)).bodies).toEqual([ofUser("user_ada")]);
  });

  test("is told for its user, too, when another user of the browser has said yes since, whose visitor stays", async () => {
    const kept = await sayNo(ada);
    const { keepConsent, sent, stored } = await browserWith(kept, null, undefined, bo);
    keepConsent(true);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const page = await bodiesOf(Object.fromEntries(stored), bo);
    expect(page.bodies).toEqual([whole("user_ada")]);
    const visited = { ...page.stored, anon_id: anonId };
    expect((await bodiesOf(visited, bo)).bodies).toEqual([]);
    const back = await bodiesOf(visited, adaAgain);
    expect(back.bodies).toEqual([ofUser("user_ada")]);
    expect(back.stored).toEqual({ gdpr_consent: "true", anon_id: anonId });
  });

  test("survives that another user deletes their data", async () => {
    const { clearVisitor } = await (async () => {
      const browser = await browserWith(await sayNo(ada), 200, undefined, bo);
      return { ...browser, ...(await import("#lib/platform/browser/consent/forget-visitor")) };
    })();
    clearVisitor();
    const kept = { [withdrawalKey]: window.localStorage.getItem(withdrawalKey) ?? "" };
    const { bodies, stored } = await bodiesOf(kept, bo);
    expect(bodies).toEqual([whole("user_ada")]);
    expect((await bodiesOf(stored, adaAgain)).bodies).toEqual([ofUser("user_ada")]);
  });

  test("survives the no of another user, and both are told with one request each", async () => {
    const { keepConsent, sent, stored } = await browserWith(
      { ...(await sayNo(ada)), gdpr_consent: "true" },
      null,
      undefined,
      bo,
    );
    keepConsent(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const page = await bodiesOf(Object.fromEntries(stored), bo);
    expect(page.bodies).toEqual([whole("user_bo")]);
    const back = await bodiesOf(page.stored, adaAgain);
    expect(back.bodies).toEqual([ofUser("user_ada")]);
    expect(back.stored).toEqual({ gdpr_consent: "false" });
  });

  test("waits for the last twenty users, and for none longer than what was counted of them is kept", async () => {
    const line = (at: number, user: number) => `${at} user_${user} told`;
    const now = Date.now();
    const days = 24 * 60 * 60_000;
    const lines = Array.from({ length: 30 }, (_, user) => line(now - user, user));
    const old = [...lines.slice(0, 3), line(now - 91 * days, 40), line(now - 89 * days, 41)];
    const linesLeft = async (kept: string[]) =>
      (await bodiesOf({ gdpr_consent: "false", [withdrawalKey]: kept.join("\n") }, nobody)).stored[
        withdrawalKey
      ]?.split("\n");
    expect(await linesLeft(lines)).toEqual(lines.slice(0, 20));
    expect(await linesLeft([...lines.slice(0, 2), ...lines.slice(0, 2)])).toEqual(lines.slice(0, 2));
    expect(await linesLeft(old)).toEqual(old.filter((_, index) => index !== 3));
  });

  test("names nobody where nobody was signed in, whoever is now", async () => {
    expect((await nextPage(await sayNo(nobody), bo)).told).toEqual([""]);
  });

  test("keeps its name when it is noted anew, because the visitor's cookie is still there", async () => {
    const known = `; ${knownVisitorCookie}=1`;
    const first = await sayNo(ada + known);
    const second = await nextPage(first, bo + known, 503);
    expect(second.told).toEqual(["user_ada"]);
    expect(second.stored[withdrawalKey]).not.toBeUndefined();
    expect((await nextPage(second.stored, bo + known)).told).toEqual(["user_ada"]);
  });

  test("keeps its name when a visit is answered after it", async () => {
    const { tellWithdrawal, sent } = await browserWith(await sayNo(ada), null, undefined, bo);
    const { withdrawAnswered } = await import("#lib/platform/browser/consent/withdrawal");
    await tellWithdrawal();
    await withdrawAnswered(anonId, () => false);
    expect(signedInAs(sent)).toEqual(["user_ada", "user_ada"]);
  });

  /** A no that was said where the code that names users could not be loaded, as without a network. */
  async function noteAlone(cookie: string): Promise<Record<string, string>> {
    const { stored } = await browserWith({ gdpr_consent: "false" }, 200, undefined, cookie);
    const { noteWithdrawal } = await import("#lib/platform/browser/consent/withdrawal-note");
    noteWithdrawal();
    return Object.fromEntries(stored);
  }

  test.each([
    ["the same sign-in", ada, "user_ada"],
    ["the same one in other cookies", "__client_uat=1750000000; " + ada, "user_ada"],
    ["that of another user", bo, ""],
    ["nobody's", nobody, ""],
  ])("without a name gets one from %s", async (_, cookie, name) => {
    expect((await nextPage(await noteAlone(ada), cookie)).told).toEqual([name]);
  });

  test("of nobody is not the next user's", async () => {
    expect((await nextPage(await noteAlone(nobody), bo)).told).toEqual([""]);
  });

  test("names nobody else where the browser has lost the token, and leaves the same sign-in to the server", async () => {
    const tokenless = (cookie: string) => cookie.replace(/__session=[^;]*; /, "");
    const kept = await sayNo(tokenless(ada));
    expect((await nextPage(kept, tokenless(ada), 503)).told).toEqual([undefined]);
    expect((await nextPage(kept, ada)).told).toEqual(["user_ada"]);
    expect((await nextPage(kept, bo)).told).toEqual([""]);
  });

  test("by an earlier version, which did not note whose it is, is not that of whoever is signed in", async () => {
    const earlier = { gdpr_consent: "false", [withdrawalKey]: "1750000000000" };
    expect((await nextPage(earlier, bo)).told).toEqual([""]);
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
    await vi.waitFor(() => expect(calls(sent)).toHaveLength(1));
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
  void tellWithdrawal();
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

describe("an arrival without consent leaves no trace of a visitor", () => {
  const traces = {
    ajs_user_traits: '{"email":"parent@example.org"}',
    "lantern-visit-user": "user_1",
    "lantern-calls-open": '["call_1"]',
    "persisted-queue:v1:key:event-queue:items": "[]",
  };

  test("where the browser's signal has come after a yes, and the server is told", async () => {
    const { dropAnonId, tellWithdrawal, sent, stored } = await browserWith(
      { gdpr_consent: "true", theme: "dark", anon_id: anonId, ...traces },
      200,
      undefined,
      undefined,
      { hasSignal: true },
    );
    dropAnonId();
    void tellWithdrawal();
    await vi.waitFor(() => expect([...stored.keys()]).toEqual(["gdpr_consent", "theme"]));
    expect(calls(sent)).toMatchObject([{ body: { gdpr_consent: false } }]);
  });

  // A library may put one away as its page ends, when whoever cleans up has done so.
  test.each(Object.entries(traces))(
    "where only %s is left, of which the server knows nothing",
    async (key, value) => {
      const { tellWithdrawal, sent, stored } = await browserWith({ gdpr_consent: "false", [key]: value });
      void tellWithdrawal();
      await vi.waitFor(() => expect([...stored.keys()]).toEqual(["gdpr_consent"]));
      expect(sent).toEqual([]);
    },
  );

  test.each(["ajs_user_id=user_1", "s%3Acontext.referrer=77"])(
    "where only the cookie %s is left, of which the server knows nothing",
    async (cookie) => {
      const { tellWithdrawal, sent, page } = await browserWith(
        { gdpr_consent: "false" },
        200,
        undefined,
        `csrftoken=t; ${cookie}`,
      );
      void tellWithdrawal();
      const [name = ""] = cookie.split("=");
      await vi.waitFor(() => expect(page.cookie).toContain(`${name}=; path=/; max-age=0`));
      expect(sent).toEqual([]);
    },
  );
});

describe("a visit that was answered after its no", () => {
  const cookie = `csrftoken=t; ${knownVisitorCookie}=1`;

  test("is withdrawn by the next page", async () => {
    const { tellWithdrawal, sent, stored } = await browserWith(
      { gdpr_consent: "false" },
      200,
      undefined,
      cookie,
    );
    void tellWithdrawal();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.waitFor(() => expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "false" }));
  });

  test("is left to the next yes where there is no answer", async () => {
    const { tellWithdrawal, sent } = await browserWith({}, 200, undefined, cookie);
    void tellWithdrawal();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sent).toEqual([]);
  });

  test("is withdrawn by its own page, also while the no is on its way", async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { keepConsent, sent, stored } = await browserWith({ gdpr_consent: "true" }, 200, promise);
    const { withdrawAnswered } = await import("#lib/platform/browser/consent/withdrawal");
    keepConsent(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((later) => setTimeout(later, 10));
    void withdrawAnswered(anonId, () => false);
    resolve(null);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.waitFor(() => expect(Object.fromEntries(stored)).toEqual({ gdpr_consent: "false" }));
  });
});

test("in a store that is full a no is no yes for the next page, nor is its telling lost", async () => {
  const { keepConsent, stored } = await browserWith({ gdpr_consent: "true" }, null, undefined, undefined, {
    isFull: true,
  });
  keepConsent(false);
  expect(stored.get("gdpr_consent")).not.toBe("true");
  const withId = await browserWith({ gdpr_consent: "true", anon_id: anonId }, null, undefined, undefined, {
    isFull: true,
  });
  withId.keepConsent(false);
  expect([...withId.stored.keys()].toSorted()).toEqual(["gdpr_consent", withdrawalKey]);
});

test("a no is told to no other backend where it cannot be known which one keeps the visitor", async () => {
  const { keepConsent, sent, stored } = await browserWith(
    { gdpr_consent: "true", anon_id: anonId },
    200,
    undefined,
    undefined,
    { settings: () => Response.json({}, { status: 503 }) },
  );
  keepConsent(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
  expect(stored.has(withdrawalKey)).toBe(true);
});

test("a yes given again is no moment without one: whoever watches keeps the visitor", async () => {
  const { keepConsent, hasConsent, watchStored } = await browserWith(
    { gdpr_consent: "true", anon_id: anonId, "lantern-gpc-seen": "true" },
    200,
    undefined,
    undefined,
    { hasSignal: true },
  );
  const seen: boolean[] = [];
  watchStored(() => seen.push(hasConsent()));
  keepConsent(true);
  expect(new Set(seen)).toEqual(new Set([true]));
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProgressEntries } from "#lib/base/site/progress-entry";
import { savedKey } from "#lib/reader/saved/is-saved";
import { progressKey } from "#lib/reader/saved/progress";
import { signedInCookies, stubBrowser, tokenUntil } from "@/tests/support/browser/browser-globals";

const now = Date.parse("2026-03-01T12:00:00Z");
const minute = 60_000;
const syncedKey = "lantern-synced";
const one = "/micro-briefs/one";
const two = "/micro-actions/two";
const savedHere = [
  { kind: "brief", path: one, title: "One", savedAt: "2026-01-01T00:00:00.000Z" },
  { kind: "action", path: two, title: "Two", savedAt: "2026-01-02T00:00:00.000Z" },
];
const savedThere: ProgressEntries = {
  [`saved ${one}`]: { on: true, at: Date.parse("2026-01-01"), kind: "brief", title: "One" },
};

const dropCopies = vi.fn();
const removeCopies = vi.fn(() => Promise.resolve());
vi.mock("#lib/platform/browser/offline-copies", () => ({ dropCopies, removeCopies }));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  dropCopies.mockReset();
  removeCopies.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * A browser in which Ada is signed in, with a token of hers that has ended, and the account of `owner`. The sign-in service
 * gives a new token unless `isAway`. With `answer`, another backend answers that in the account's place.
 */
async function browserWith(
  kept: Record<string, string>,
  {
    owner = "ada",
    entries = {},
    isAway = false,
    answer,
    meanwhile = () => undefined,
  }: {
    owner?: string;
    entries?: ProgressEntries;
    isAway?: boolean;
    answer?: unknown;
    meanwhile?: () => void;
  } = {},
) {
  vi.resetModules();
  // What the page of an earlier test has watched is of no concern to this one.
  Reflect.deleteProperty(globalThis, Symbol.for("lantern.storage.watchers"));
  const stored = new Map(Object.entries(kept));
  const { sent, window, page } = stubBrowser({
    cookie: signedInCookies(tokenUntil(now - minute)),
    respond: ({ url, headers, method, body }) => {
      if (url.startsWith("/__clerk"))
        return isAway
          ? new Response(null, { status: 503 })
          : Response.json({
              response: {
                last_active_session_id: "s",
                sessions: [{ id: "s", last_active_token: { jwt: "renewed" } }],
              },
            });
      if (!headers.has("authorization")) return new Response("{}", { status: 401 });
      if (answer !== undefined) return Response.json(answer);
      const told = method === "PUT" ? (body as { entries: ProgressEntries }).entries : {};
      meanwhile();
      return Response.json({ owner, entries: { ...entries, ...told } });
    },
  });
  Object.assign(window, {
    location: { pathname: "/" },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  const { syncProgress } = await import("#lib/reader/saved/sync");
  const renewals = () => sent.filter(({ url }) => url.startsWith("/__clerk")).length;
  /** What reached the account, each with a token that holds. */
  const reached = (as: string) =>
    sent.filter(
      ({ url, method, headers }) => url === "/api/progress" && method === as && headers.has("authorization"),
    );
  const asked = () => reached("GET").length;
  const told = () =>
    reached("PUT").flatMap(({ body }) => Object.keys((body as { entries: ProgressEntries }).entries));
  /** As by the page's own script. */
  const arrive = async () => (await import("@/components/site/arrival/sync-on-arrival")).followAccountIfAny();
  return { stored, sent, page, renewals, asked, told, arrive, sync: syncProgress };
}
/** When Ada signed in, by the cookies of `signedInCookies`. */
const signedIn = "1750000000";
const syncedAt = (at: number, more: object = {}) => ({
  [syncedKey]: JSON.stringify({ owner: "ada", at, ...more }),
});

describe("what another device has saved", () => {
  test("arrives where the account was not asked for a while, although the token has ended", async () => {
    const { sync, stored } = await browserWith(syncedAt(now - 6 * minute), { entries: savedThere });
    await sync();
    expect(stored.get(savedKey)).toContain(one);
    expect(JSON.parse(stored.get(syncedKey) ?? "")).toEqual({ owner: "ada", at: now, since: signedIn });
  });

  test("is asked for no more often than that, also when it could not be had", async () => {
    const { sync, renewals } = await browserWith(syncedAt(now - 6 * minute), { isAway: true });
    await expect(sync()).rejects.toThrow();
    expect(renewals()).toBe(1);
    vi.setSystemTime(now + 4 * minute);
    await expect(sync()).rejects.toThrow();
    expect(renewals()).toBe(1);
    vi.setSystemTime(now + 5 * minute);
    await expect(sync()).rejects.toThrow();
    expect(renewals()).toBe(2);
  });

  test("is left alone while what is here is fresh, but for a reader who looks at the list", async () => {
    const { sync, stored, renewals } = await browserWith(syncedAt(now - minute), { entries: savedThere });
    await sync();
    expect(renewals()).toBe(0);
    Object.assign(window, { location: { pathname: "/es/saved" } });
    await sync({ isArrival: true });
    expect(stored.get(savedKey)).toContain(one);
  });

  test("is not kept waiting by a clock that was ahead", async () => {
    const { sync, stored } = await browserWith(
      syncedAt(now + 1_000 * minute, { tried: now + 1_000 * minute }),
      { entries: savedThere },
    );
    await sync();
    expect(stored.get(savedKey)).toContain(one);
  });
});

test("a copy that is still to be made is made, though the account was told of the piece first", async () => {
  const due = "/es/micro-actions/two";
  const { sync, stored } = await browserWith({
    [savedKey]: JSON.stringify([{ ...savedHere[1], due }, savedHere[0]]),
  });
  await sync();
  const list = JSON.parse(stored.get(savedKey) ?? "") as { path: string; due?: string }[];
  expect(list.map(({ path, due }) => [path, due])).toEqual([
    [two, due],
    [one, undefined],
  ]);
});

describe("a piece that another device has taken off the list", () => {
  const kept = { ...syncedAt(now - 6 * minute), [savedKey]: JSON.stringify(savedHere) };

  test("leaves no copy behind, and the others theirs", async () => {
    const { sync } = await browserWith(kept, { entries: savedThere });
    await sync();
    expect(dropCopies).toHaveBeenCalledOnce();
    expect(dropCopies).toHaveBeenCalledWith([two], [expect.objectContaining({ path: one })]);
  });

  test("leaves none at all when it was the last", async () => {
    const { sync } = await browserWith(kept);
    await sync();
    expect(dropCopies).toHaveBeenCalledWith([one, two], []);
  });

  test("is the only reason to look for copies", async () => {
    const { sync } = await browserWith(
      { ...syncedAt(now - 6 * minute), [savedKey]: JSON.stringify(savedHere.slice(0, 1)) },
      { entries: savedThere },
    );
    await sync();
    expect(dropCopies).not.toHaveBeenCalled();
  });
});

describe("an answer that is no account's", () => {
  const progress = { read: [one], steps: {} };
  const kept = {
    ...syncedAt(now - 6 * minute),
    [savedKey]: JSON.stringify(savedHere),
    [progressKey]: JSON.stringify(progress),
  };

  test.each<[string, unknown]>([
    ["an empty one", {}],
    ["another backend's own", { ok: true }],
    ["one without entries", { owner: "ada" }],
    ["one without an owner", { entries: {} }],
    ["one whose entries are a list", { owner: "ada", entries: [] }],
    ["one whose entries do not say what is on", { owner: "ada", entries: { [`saved ${one}`]: { at: now } } }],
    ["one whose entries are no records", { owner: "ada", entries: { [`saved ${one}`]: "on" } }],
  ])("leaves everything here as it is: %s", async (_, answer) => {
    const { sync, stored } = await browserWith(kept, { answer });
    await expect(sync()).rejects.toThrow("no account");
    expect(stored.get(savedKey)).toBe(kept[savedKey]);
    expect(stored.get(progressKey)).toBe(kept[progressKey]);
    expect(dropCopies).not.toHaveBeenCalled();
  });
});

test("what was stored and makes no sense is passed on to nobody", async () => {
  const { sync, stored, sent } = await browserWith(
    {
      [syncedKey]: JSON.stringify("ada"),
      [savedKey]: JSON.stringify(savedHere),
      "lantern-changes": JSON.stringify({ [`read ${one}`]: "yesterday", [`read ${two}`]: now - minute }),
    },
    { entries: savedThere },
  );
  await sync();
  const told = sent.find(({ method }) => method === "PUT")?.body as { entries: ProgressEntries };
  expect(Object.keys(told.entries)).toContain(`read ${two}`);
  expect(Object.keys(told.entries)).not.toContain(`read ${one}`);
  expect(JSON.parse(stored.get("lantern-changes") ?? "")).toEqual({});
});

describe("a page that stays open", () => {
  beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date", "setTimeout", "clearTimeout"] }));
  const arrivals = async (pathname: string) => {
    const browser = await browserWith(syncedAt(now - minute), { entries: savedThere });
    Object.assign(window, { location: { pathname } });
    await browser.arrive();
    await vi.waitFor(() => expect(browser.stored.get(savedKey) ?? "").toContain(one));
    return browser;
  };
  /** Longer than ticks are waited for that go together. */
  const aWhile = () => vi.advanceTimersByTimeAsync(1_800);

  test("asks the account for the list once", async () => {
    const { asked } = await arrivals("/saved");
    await aWhile();
    expect(asked()).toBe(1);
  });

  test("asks again when the reader has changed something, and not for anything else that is stored", async () => {
    const { asked, told } = await arrivals("/saved");
    const { writeStored } = await import("#lib/platform/browser/storage/storage");
    writeStored("lantern-ui-theme", "dark");
    await aWhile();
    expect(asked()).toBe(1);
    const { markRead } = await import("#lib/reader/saved/progress");
    markRead(two, true);
    await aWhile();
    expect(told()).toEqual([`read ${two}`]);
    await aWhile();
    expect(asked()).toBe(2);
  });

  test("asks again when it is shown again", async () => {
    const { asked } = await arrivals("/saved");
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await vi.waitFor(() => expect(asked()).toBe(2));
  });
});

/** What Ada has here, of which the account was not told that she has read the second. */
const ofAda = {
  [savedKey]: JSON.stringify(savedHere),
  [progressKey]: JSON.stringify({ read: [one, two], steps: {} }),
  "lantern-changes": JSON.stringify({ [`read ${two}`]: now - minute }),
};
const keysOfAda = Object.keys(ofAda);
const isOutOfSight = (stored: Map<string, string>) =>
  [one, two].every((path) => [savedKey, progressKey].every((key) => !stored.get(key)?.includes(path)));

describe("another account on the same browser", () => {
  const before = { ...syncedAt(now - minute, { since: "1740000000" }), ...ofAda };

  test("is noticed at once, sees nothing of the former's, and is told nothing of it", async () => {
    const { sync, stored, told } = await browserWith(before, { owner: "ben" });
    const syncing = sync();
    expect(isOutOfSight(stored)).toBe(true);
    await syncing;
    expect(isOutOfSight(stored)).toBe(true);
    expect(told()).toEqual([]);
    expect(removeCopies).toHaveBeenCalledOnce();
    expect(JSON.parse(stored.get(syncedKey) ?? "")).toMatchObject({ owner: "ben", since: signedIn });
  });

  test("sees nothing of the former's either when it cannot be reached", async () => {
    const { sync, stored } = await browserWith(before, { owner: "ben", isAway: true });
    await expect(sync()).rejects.toThrow();
    expect(isOutOfSight(stored)).toBe(true);
  });

  test("is noticed by its answer, too", async () => {
    const { sync, stored, told } = await browserWith(
      { ...syncedAt(now - 6 * minute), ...ofAda },
      { owner: "ben" },
    );
    await sync();
    expect(isOutOfSight(stored)).toBe(true);
    expect(told()).toEqual([]);
    expect(removeCopies).toHaveBeenCalledOnce();
  });

  test("leaves the former what it was not told of, for when its reader is back", async () => {
    const ben = await browserWith(before, { owner: "ben" });
    await ben.sync();
    const ada = await browserWith(Object.fromEntries(ben.stored), { owner: "ada" });
    ada.page.cookie = ada.page.cookie.replace(signedIn, "1760000000");
    await ada.sync();
    expect(ada.told()).toEqual([`read ${two}`]);
    expect(ada.stored.get(progressKey)).toContain(two);
    expect(ada.stored.get(syncedKey)).not.toContain("held");
  });
});

test("an account that has signed in anew has its list again, and keeps its copies", async () => {
  const { sync, stored, told } = await browserWith(
    { ...syncedAt(now - minute, { since: "1740000000" }), ...ofAda },
    { entries: savedThere },
  );
  await sync();
  expect(stored.get(savedKey)).toContain(one);
  expect(told()).toEqual([`read ${two}`]);
  expect(removeCopies).not.toHaveBeenCalled();
  expect(JSON.parse(stored.get(syncedKey) ?? "")).toEqual({ owner: "ada", at: now, since: signedIn });
});

describe("an answer that comes when its reader has gone", () => {
  test("is not taken over after a sign-out", async () => {
    const browser = await browserWith(syncedAt(now - 6 * minute), {
      entries: savedThere,
      meanwhile: () => (browser.page.cookie = ""),
    });
    await browser.sync();
    expect(browser.stored.get(savedKey)).toBeUndefined();
  });

  test("is not taken over when the account has left this browser", async () => {
    const { leaveAccount } = await import("#lib/reader/saved/leave-account");
    const browser = await browserWith(syncedAt(now - 6 * minute), {
      entries: savedThere,
      meanwhile: () => void leaveAccount(),
    });
    await browser.sync();
    expect(browser.stored.get(savedKey)).toBeUndefined();
    expect(browser.stored.get(syncedKey)).toBeUndefined();
  });
});

describe("signing out", () => {
  const signedOut = "csrftoken=the-token-of-the-form";

  test("by a form that no script has seen takes everything of the account along, on the next page", async () => {
    const { arrive, stored, page, sent } = await browserWith({ ...syncedAt(now - minute), ...ofAda });
    page.cookie = signedOut;
    await arrive();
    await vi.waitFor(() => expect(removeCopies).toHaveBeenCalledOnce());
    expect(keysOfAda.filter((key) => stored.has(key))).toEqual([]);
    expect(JSON.parse(stored.get(syncedKey) ?? "")).toEqual({
      held: { ada: { [`read ${two}`]: { on: true, at: now - minute } } },
    });
    expect(sent).toEqual([]);
  });

  test("leaves nothing of an account that has been told everything", async () => {
    const { "lantern-changes": _, ...told } = ofAda;
    const { stored } = await browserWith({ ...syncedAt(now - minute), ...told });
    const { leaveAccount } = await import("#lib/reader/saved/leave-account");
    await leaveAccount();
    expect([...stored.keys()]).toEqual([]);
  });

  test("leaves nothing of an account that is no more", async () => {
    const { stored } = await browserWith({ ...syncedAt(now - minute), ...ofAda });
    const { leaveAccount } = await import("#lib/reader/saved/leave-account");
    await leaveAccount({ isGone: true });
    expect([...stored.keys()]).toEqual([]);
  });

  test("takes nothing from a reader who never had an account here", async () => {
    const { arrive, stored, page } = await browserWith(ofAda);
    page.cookie = signedOut;
    await arrive();
    const { leaveAccount } = await import("#lib/reader/saved/leave-account");
    await leaveAccount();
    expect(Object.fromEntries(stored)).toEqual(ofAda);
    expect(removeCopies).not.toHaveBeenCalled();
  });

  test("is not what has happened where a session has merely expired: all stays, and is told later", async () => {
    const { arrive, stored, page, sent } = await browserWith({ ...syncedAt(now - 6 * minute), ...ofAda });
    page.cookie = `${signedOut}; __client_uat=0; __client_uat_abc=0`;
    await arrive();
    await vi.dynamicImportSettled();
    expect(Object.fromEntries(stored)).toMatchObject(ofAda);
    expect(sent).toEqual([]);
  });

  test("tells the account first what it was not told", async () => {
    const { told } = await browserWith({ ...syncedAt(now - minute), ...ofAda });
    const { tellBeforeLeaving } = await import("#lib/reader/saved/leave-account");
    await tellBeforeLeaving();
    expect(told()).toEqual([`read ${two}`]);
  });

  test("asks nobody where all is told, and waits for nobody who does not answer", async () => {
    const settled = await browserWith(syncedAt(now - minute));
    await (await import("#lib/reader/saved/leave-account")).tellBeforeLeaving();
    expect(settled.sent).toEqual([]);
    const { sent } = await browserWith({ ...syncedAt(now - minute), ...ofAda }, { isAway: true });
    await (await import("#lib/reader/saved/leave-account")).tellBeforeLeaving();
    expect(sent.length).toBeGreaterThan(0);
  });
});

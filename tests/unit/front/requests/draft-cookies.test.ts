/** An editor's preview: a stamp that ends by itself or with the secrets, while Next's own value never leaves the server. */
import { afterEach, expect, test, vi } from "vitest";
import { DraftCookies } from "#lib/front/requests/draft-cookies";
import { draftKey, draftStamp, FrontUnderTest } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await site?.stop();
  site = null;
});

const day = 24 * 60 * 60_000;
const isLetIn = (drafts: DraftCookies, cookie: string) => {
  const request = { headers: { cookie } };
  drafts.admit(request);
  return drafts.isEditors(request);
};

test("an open preview ends after a day, with either secret, and with the build", () => {
  const drafts = new DraftCookies("key", ["secret", undefined]);
  const cookie = `__prerender_bypass=${drafts.stamp(Date.now())}`;
  expect(isLetIn(drafts, `a=b;${cookie}`)).toBe(true);
  // Another instance, or the same one after a restart.
  expect(isLetIn(new DraftCookies("key", ["secret", undefined]), cookie)).toBe(true);
  for (const [key, secrets] of [
    ["key", ["another", undefined]],
    ["key", ["secret", "token"]],
    ["key", [undefined, "secret"]],
    ["other", ["secret", undefined]],
  ] as const)
    expect(isLetIn(new DraftCookies(key, secrets), cookie), `${key} ${secrets.join()}`).toBe(false);
  vi.useFakeTimers({ now: Date.now() + day - 5_000 });
  expect(isLetIn(drafts, cookie)).toBe(true);
  vi.setSystemTime(Date.now() + 10_000);
  expect(isLetIn(drafts, cookie)).toBe(false);
});

test("nobody makes a stamp last longer, and Next's own value is none", () => {
  const drafts = new DraftCookies("key", ["secret"]);
  const [until = "", signature = ""] = drafts.stamp(Date.now()).split(".");
  for (const value of [
    "key",
    "",
    ".",
    `${Number(until) + 1}.${signature}`,
    `${until}.`,
    `${until}.${signature}x`,
    "NaN.x",
  ])
    expect(isLetIn(drafts, `__prerender_bypass=${value}`), value).toBe(false);
});

test.each(["__prerender_bypass=x", "__next_preview_data=x"])("%s by itself does not reach Next", (cookie) => {
  const drafts = new DraftCookies("key", ["secret"]);
  for (const [sent, kept] of [
    [cookie, undefined],
    [`a=b; ${cookie}; c=d`, "a=b; c=d"],
  ] as const) {
    const request: { headers: { cookie?: string } } = { headers: { cookie: sent } };
    drafts.admit(request);
    expect(request.headers.cookie).toBe(kept);
  }
});

test("Next is given its own value for a stamp, and nothing for what only looks like one", async () => {
  const front = (site = await new FrontUnderTest(() => ({
    headers: { "cache-control": "no-store" },
  })).start());
  const asked = async (cookie: string) => {
    await front.get("/api/flags", { cookie });
    return front.asked.at(-1)?.headers.cookie;
  };
  expect(await asked(`a=b; __prerender_bypass=${draftStamp}; __next_preview_data=x`)).toBe(
    `a=b; __prerender_bypass=${draftKey}`,
  );
  expect(await asked(`__prerender_bypass=${draftKey}; a=b`)).toBe("a=b");
  expect(await asked("__prerender_bypass=x; __next_preview_data=x")).toBeUndefined();
  expect(await asked("a=__prerender_bypass; b=c")).toBe("a=__prerender_bypass; b=c");
});

test("who opens the preview gets a stamp, and not the value that is the same for everybody", async () => {
  const front = (site = await new FrontUnderTest(() => ({
    status: 307,
    headers: {
      location: "/",
      "cache-control": "private, no-store",
      "set-cookie": [`__prerender_bypass=${draftKey}; Path=/; HttpOnly; Secure; SameSite=None`, "a=b"],
    },
  })).start());
  const { headers } = await front.get("/api/draft-mode/enable");
  const [line = "", other] = headers["set-cookie"] ?? [];
  expect(line).toMatch(/^__prerender_bypass=\d+\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=None$/);
  expect(other).toBe("a=b");
  expect(JSON.stringify(headers)).not.toContain(draftKey);
  await front.get("/about", { cookie: line.split(";")[0] ?? "" });
  expect(front.asked.at(-1)?.headers.cookie).toBe(`__prerender_bypass=${draftKey}`);
});

/** What a reader may do as the very first thing on a public page, and the expected outcome. */
import { expect, type Page } from "@playwright/test";
import { stopTimers } from "@/tests/support/browser/stop-timers";
import { stored } from "@/tests/support/browser/stored";

const brief = "/micro-briefs/group-chat-you-cant-leave";
const action = "/micro-actions/set-quiet-hours-together";

type Act = {
  name: string;
  path: string;
  /** What the browser has stored before, by key. */
  kept?: Record<string, unknown>;
  /** Runs in the page before anything else. */
  prepare?: () => void;
  /** The control that the reader touches first. */
  control: (page: Page) => ReturnType<Page["locator"]>;
  outcome: (page: Page) => Promise<void>;
  /** What to do with the keyboard, where it differs from the pointer. */
  withKeys?: (page: Page) => Promise<void>;
};

/**
 * Opens the page of an act, in a browser with the stored data that the act needs. However late a busy machine has the framework,
 * the page waits for it: after ten seconds it would follow the link that was pressed.
 */
export async function openForAct(page: Page, { path, kept = {}, prepare }: Act): Promise<void> {
  await stopTimers(page, 10_000);
  if (prepare) await page.addInitScript(prepare);
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

const expectStored = (page: Page, key: string) => expect.poll(() => stored(page, key));

export const acts: Act[] = [
  {
    name: "the theme button changes the theme",
    path: "/about",
    control: (page) => page.getByRole("banner").getByRole("button", { name: /^Theme/ }),
    outcome: (page) => expect(page.locator("html")).toHaveAttribute("data-theme", "light"),
  },
  {
    name: "the language button opens the menu",
    path: "/about",
    control: (page) => page.getByRole("banner").getByRole("button", { name: /^Language/ }),
    outcome: (page) => expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toBeVisible(),
  },
  {
    name: "'Privacy choices' open",
    path: brief,
    control: (page) => page.getByRole("link", { name: "Privacy choices" }),
    outcome: (page) => expect(page.getByRole("heading", { name: "Privacy choices" })).toBeVisible(),
  },
  {
    name: "a piece is saved",
    path: brief,
    control: (page) => page.getByRole("button", { name: "Save", exact: true }),
    outcome: async (page) => {
      await expect(page.getByRole("button", { name: /saved/i })).toBeVisible();
      await expectStored(page, "lantern-saved").toContain("group-chat");
    },
  },
  {
    name: "a piece is marked as read",
    path: brief,
    // Otherwise, before a slow machine presses the mark, the page might count the piece as read by itself, and the press would undo
    // that.
    prepare: () => (window.IntersectionObserver.prototype.observe = () => undefined),
    control: (page) => page.getByRole("button", { name: "Mark as read" }),
    outcome: async (page) => expectStored(page, "lantern-progress").toContain("group-chat"),
  },
  {
    name: "a piece is taken off the list",
    path: brief,
    kept: { "lantern-saved": [{ kind: "brief", path: brief, title: "x", savedAt: "" }] },
    control: (page) => page.locator("[data-mark=saved]"),
    outcome: async (page) => {
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
      await expectStored(page, "lantern-saved").toBe("[]");
    },
  },
  {
    name: "a piece is marked as not read",
    path: brief,
    kept: { "lantern-progress": { read: [brief], steps: {} } },
    control: (page) => page.locator("[data-mark=read]"),
    outcome: async (page) => {
      await expect(page.getByRole("button", { name: "Mark as read" })).toBeVisible();
      await expectStored(page, "lantern-progress").toBe('{"read":[],"steps":{}}');
    },
  },
  {
    name: "'Was this helpful?' is answered in place",
    path: brief,
    control: (page) => page.getByRole("button", { name: "Yes", exact: true }),
    outcome: (page) => expect(page.getByRole("status").filter({ hasText: /thank/i }).first()).toBeVisible(),
  },
  {
    name: "an age filters the feed in place",
    path: "/",
    control: (page) => page.getByRole("link", { name: /Ages 7–10/ }).first(),
    outcome: async (page) => {
      await expect(page).toHaveURL(/\?age=ages-7-10$/);
      await expect(page.getByText("Personalized for")).toBeVisible();
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    },
  },
  {
    name: "an action opens beside the feed",
    path: "/",
    control: (page) => page.locator('[data-feed] .rows a[href*="/micro-actions/"]').first(),
    outcome: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
  {
    name: "a chip filters the list in place",
    path: "/micro-actions",
    control: (page) => page.locator("a[data-group]").nth(1),
    outcome: (page) => expect(page.locator("a[data-group]").nth(1)).toHaveAttribute("aria-current", "true"),
  },
  {
    name: "a tick is remembered",
    path: action,
    control: (page) => page.getByRole("checkbox").first(),
    outcome: async (page) => {
      await expect(page.getByRole("checkbox").first()).toBeChecked();
      await expectStored(page, "lantern-progress").toContain('"ticked":[1]');
    },
    withKeys: (page) => page.keyboard.press("Space"),
  },
];

import { expect, test, type Locator, type Page } from "@playwright/test";
import common from "@/messages/en/common.json" with { type: "json" };
import content from "@/messages/en/content.json" with { type: "json" };
import helpLines from "@/messages/en/help-lines.json" with { type: "json" };
import homepage from "@/messages/en/homepage.json" with { type: "json" };
import german from "@/messages/de/reading.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };
import reading from "@/messages/en/reading.json" with { type: "json" };
import { untranslatedTerm } from "@/tests/support/requests/shipped-path";
import { expectPublicLive, hasGoneQuiet, holdBack, touch } from "@/tests/support/browser/wake";

const { panel, popover } = reading;
const dialog = (page: Page) => page.getByRole("dialog");
const firstAction = (page: Page) =>
  page
    .getByRole("article")
    .locator("section", { has: page.getByRole("heading", { name: homepage.takeAction }) })
    .first()
    .getByRole("link")
    .first();

const openHome = (page: Page) => page.goto("/");

test("an action opens at the side, holds the focus, locks the page, and gives all of it back", async ({
  page,
}) => {
  // No smooth scrolling: where the page stands is compared below.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  const length = await page.evaluate(() => history.length);
  const link = firstAction(page);
  const slug = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { level: 2 })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("action")).toBe(slug);
  await expect(dialog(page).getByRole("link", { name: panel.open })).toHaveAttribute(
    "href",
    `/micro-actions/${slug}`,
  );
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  // A wheel is heard a moment after it was turned.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect(new URL(page.url()).searchParams.has("action")).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("the panel closes by its button and by a click beside it", async ({ page }) => {
  await openHome(page);
  await firstAction(page).click();
  await dialog(page).getByRole("button", { name: panel.close }).click();
  await expect(dialog(page)).toBeHidden();
  await firstAction(page).click();
  await expect(dialog(page).getByRole("heading", { level: 2 })).toBeVisible();
  await page.mouse.click(30, 300);
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(page)).toHaveCount(0);
});

test("clearing a closed panel does not take away one that has just been opened", async ({ page }) => {
  // The clearing comes due at the worst moment: the panel is in the page, and its effects have not run yet.
  await page.addInitScript(() => {
    const clearAfterMs = 300;
    const due = new Map<unknown, () => void>();
    const set = window.setTimeout.bind(window) as (run: () => void, after?: number) => number;
    const clear = window.clearTimeout.bind(window);
    window.setTimeout = ((run: () => void, after?: number) => {
      const id = set(after === clearAfterMs ? () => undefined : run, after);
      if (after === clearAfterMs) due.set(id, run);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      due.delete(id);
      clear(id);
    };
    new MutationObserver(() => {
      if (!document.querySelector("dialog.panel")) return;
      for (const run of due.values()) run();
      due.clear();
    }).observe(document, { childList: true, subtree: true });
  });
  await openHome(page);
  await firstAction(page).click();
  await expect(dialog(page).getByRole("link", { name: panel.open })).toBeVisible();
});

test("an address names the action by slug or id; an unknown one says so", async ({ page, request }) => {
  const { _id, slug, title } = (await (
    await request.get("/api/micro-actions/set-quiet-hours-together")
  ).json()) as { _id: string; slug: string; title: string };
  for (const name of [slug, _id]) {
    await page.goto(`/?action=${name}`);
    await expect(dialog(page).getByRole("heading", { name: title })).toBeVisible();
  }
  await page.goto("/?action=nonsense");
  await expect(dialog(page).getByText(panel.none)).toBeVisible();
  await dialog(page).getByRole("link", { name: library.list.ways.actions }).click();
  await expect(page).toHaveURL("/micro-actions");
});

test("the box of an action for who may be in danger stands in the panel, above the steps", async ({
  page,
}) => {
  await page.goto("/?action=check-in-with-a-child-who-seems-low");
  const box = dialog(page).getByRole("note");
  await expect(box).toContainText("Before you begin");
  await expect(box).toContainText("call the emergency number");
  const steps = dialog(page).getByRole("heading", { name: content.action.steps });
  expect((await box.boundingBox())?.y).toBeLessThan((await steps.boundingBox())?.y ?? 0);
  await box.getByRole("link", { name: helpLines.all }).click();
  await expect(page).toHaveURL("/help-lines");
});

test("what comes after the wait is said, and Retry leaves the focus where that is", async ({ page }) => {
  const failed = /api\/micro-actions/;
  await page.route(failed, (route) => route.abort());
  await openHome(page);
  const status = dialog(page).getByRole("status");
  const heading = dialog(page).getByRole("heading", { level: 2 });
  await firstAction(page).press("Enter");
  await expect(status).toHaveText(panel.failed);
  const spoken = await status.elementHandle();
  await page.unroute(failed);
  const letCome = await holdBack(page, failed);
  await dialog(page).getByRole("button", { name: common.retry }).press("Enter");
  await expect(status).toHaveText(common.loading);
  await expect(heading).toBeFocused();
  letCome();
  await expect(dialog(page).getByRole("link", { name: panel.open })).toBeVisible();
  // One that came with the title would not be read out.
  expect(await spoken.evaluate((element) => element.isConnected)).toBe(true);
  await expect(status).toHaveText((await heading.textContent()) ?? "");
  await expect(heading).toBeFocused();
});

test("on arrival the panel and the popover are not loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  const scripts = () => asked.filter((url) => url.endsWith(".js")).length;
  /** Touches the page where nothing stands to be opened, which loads the framework. */
  const touchTitle = async () => {
    await page.getByRole("heading", { level: 1 }).hover();
    await expectPublicLive(page);
    await hasGoneQuiet(page);
  };
  await openHome(page);
  await touchTitle();
  const withoutPanel = scripts();
  await firstAction(page).hover();
  await expect.poll(scripts).toBeGreaterThan(withoutPanel);
  expect(asked.some((url) => url.includes("/api/micro-actions"))).toBe(false);

  const { term } = await openTerm(page);
  await touchTitle();
  const withoutPopover = scripts();
  await term.hover();
  await expect.poll(scripts).toBeGreaterThan(withoutPopover);
});

test("when the panel cannot be loaded, the click leads to the action's page", async ({ page }) => {
  await openHome(page);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await firstAction(page).click();
  await page.waitForURL("**/micro-actions/**");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe("a glossary term", () => {
  test("is explained on hover, after which the popover stays while the pointer is in it", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(one.url()));
    const { note, term } = await openTerm(page);
    expect(asked.some((url) => url.includes("/api/glossary"))).toBe(false);
    await term.hover();
    await expect(note.getByRole("link", { name: popover.more })).toBeVisible();
    await note.hover();
    await page.waitForTimeout(300);
    await expect(note).toBeVisible();
    await expect(note.locator("q")).toHaveCount(1);
    await page.mouse.move(2, 2);
    await expect(note).toHaveCount(0);
    await term.hover();
    await expect(note).toBeVisible();
    expect(asked.filter((url) => url.includes("/api/glossary"))).toHaveLength(1);
  });

  test("moves no other in its row by being explained", async ({ page }) => {
    await page.goto("/glossary/loot-box");
    const heading = page.getByRole("heading", { name: content.term.related });
    const related = page.locator("section", { has: heading }).locator("a.term");
    const others = () =>
      related.evaluateAll((all) => all.slice(1).map((one) => JSON.stringify(one.getBoundingClientRect())));
    await related.first().scrollIntoViewIfNeeded();
    const before = await others();
    expect(before.length).toBeGreaterThan(1);
    await related.first().hover();
    await expect(page.locator("#term-popover")).toBeVisible();
    expect(await others()).toEqual(before);
  });

  test("is explained once a pointer has stayed for 200 ms, and for 100 ms after it has left", async ({
    page,
  }) => {
    await page.clock.install();
    const { note, term } = await openTerm(page);
    await term.hover();
    await expect(note.getByRole("link", { name: popover.more })).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(note).toHaveCount(0);
    // All that it needs is loaded by now: from here on there is nothing to wait for but the clock.
    const { x = 0, y = 0, width = 0, height = 0 } = (await term.boundingBox()) ?? {};
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    /** A moment for whatever the page still draws. */
    const drawn = () => page.waitForTimeout(200);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.clock.runFor(199);
    await drawn();
    await expect(note).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(note).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(99);
    await drawn();
    await expect(note).toBeVisible();
    await page.clock.runFor(1);
    await expect(note).toHaveCount(0);
  });

  test("is explained on focus, its link is the next stop, and Escape takes it away", async ({ page }) => {
    const { note, term } = await openTerm(page);
    await page.keyboard.press("Tab");
    await term.focus();
    await expect(note.getByRole("link", { name: popover.more })).toBeVisible();
    await expect(term).toHaveAccessibleDescription(/.{10,}/);
    await page.keyboard.press("Tab");
    await expect(note.getByRole("link", { name: popover.more })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(note).toHaveCount(0);
    await expect(term).toBeFocused();
  });

  test("is shown whole in a low window, or scrolls: its link comes in sight with the focus", async ({
    page,
  }) => {
    // What 1280 × 1024 is at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    const { note, term } = await openTerm(page);
    await tabToTop(page);
    await term.focus();
    const link = note.getByRole("link", { name: popover.more });
    await expect(link).toBeAttached();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test("keeps its link in sight when the page scrolls on and leaves it less room", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const { note, term } = await openTerm(page);
    await tabToTop(page);
    await term.focus();
    const link = note.getByRole("link", { name: popover.more });
    await expect(link).toBeAttached();
    /** Scrolls the page at once until the term is `y` pixels below the top of the window. */
    const scrollTermTo = (y: number) =>
      term.evaluate(
        (at, top) => scrollBy({ top: at.getBoundingClientRect().top - top, behavior: "instant" }),
        y,
      );
    const height = () => note.evaluate((box) => box.clientHeight);
    await scrollTermTo(230);
    await expect.poll(height).toBeGreaterThan(180);
    const whole = await height();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await scrollTermTo(70);
    await expect.poll(height).toBeLessThan(whole);
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toBeFocused();
  });

  test("does not hold the focus: Tab leads on through the text, beyond the explanation", async ({ page }) => {
    const { note, term } = await openTerm(page);
    await page.keyboard.press("Tab");
    await term.focus();
    await expect(note.getByRole("link", { name: popover.more })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(note.getByRole("link", { name: popover.more })).toBeFocused();
    await page.keyboard.press("Tab");
    const isBeyond = await term.evaluate((link) => {
      const at = document.activeElement;
      const follows = link.compareDocumentPosition(at ?? link) & Node.DOCUMENT_POSITION_FOLLOWING;
      return follows !== 0 && at?.closest("#term-popover") === null;
    });
    expect(isBeyond).toBe(true);
  });

  test("has an explanation that adds no stop for Tab that cannot be seen", async ({ page }) => {
    const { note, term } = await openTerm(page);
    await term.hover();
    await expect(note.getByRole("link", { name: popover.more })).toBeVisible();
    const unseen = await page
      .locator("[tabindex='0']")
      .evaluateAll((stops) =>
        stops.flatMap((stop) =>
          stop.getClientRects().length === 0 || !stop.clientHeight ? stop.outerHTML : [],
        ),
      );
    expect(unseen).toEqual([]);
  });

  test("is explained in the page's words, marked as such in a text of another language", async ({ page }) => {
    await page.goto(`/de${untranslatedTerm("de")}`);
    await page.locator("main a.term").first().hover();
    const note = page.locator("#term-popover");
    const more = note.getByRole("link", { name: german.popover.more });
    await expect(more).toBeVisible();
    const languageOf = (at: Locator) =>
      at.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
    expect(await languageOf(more)).toBe("de");
    expect(await languageOf(note.locator("b"))).toBe("en");
  });

  test("that cannot be fetched says so and still leads to its page", async ({ page }) => {
    await page.route("**/api/glossary/**", (route) => route.abort());
    const { note, term } = await openTerm(page);
    await term.hover();
    await expect(note).toContainText(popover.failed);
    await expect(note.getByRole("link", { name: popover.more })).toBeVisible();
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the first tap on a term explains it, the second follows it", async ({ page }) => {
    const { note, term } = await openTerm(page);
    await term.tap();
    await expect(note.getByRole("link", { name: popover.more })).toBeVisible();
    await term.tap();
    await page.waitForURL("**/glossary/**");
  });

  test("a tap leads to the term's page when its explanation cannot be loaded", async ({ page }) => {
    const { term } = await openTerm(page);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await term.tap();
    await page.waitForURL("**/glossary/**");
  });

  test("a tap that its reader has given up leads nowhere when its explanation cannot be loaded", async ({
    page,
  }) => {
    const { term } = await openTerm(page);
    await touch(page);
    await expectPublicLive(page);
    const address = page.url();
    const { promise: isLet, resolve: fail } = Promise.withResolvers<true>();
    await page.route("**/_next/static/**/*.js", async (route) => {
      await isLet;
      await route.abort();
    });
    await term.tap();
    await expect(page.locator("html[data-waiting]")).toBeAttached();
    await page.locator("h1").tap();
    fail(true);
    await expect(page.locator("html[data-waiting]")).toHaveCount(0);
    await hasGoneQuiet(page);
    expect(page.url()).toBe(address);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link of an action is the action's page", async ({ page }) => {
    await page.goto("/");
    await firstAction(page).click();
    await page.waitForURL("**/micro-actions/**");
  });
});

/** A brief's page with its first term, once the page listens: relative dates are worded in the same moment. */
async function openTerm(page: Page) {
  await page.goto("/micro-briefs/group-chat-you-cant-leave");
  await expect(page.locator("time[data-relative][title]").first()).toBeAttached();
  const term = page.locator("main a.term").first();
  await term.scrollIntoViewIfNeeded();
  return { term, note: page.locator("#term-popover") };
}

/** Tab to the first stop, and the end of the way there: a scroll that is still under way would go on past what is focused next. */
async function tabToTop(page: Page) {
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

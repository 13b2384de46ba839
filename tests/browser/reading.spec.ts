import { expect, test } from "@playwright/test";
import common from "@/messages/en/common.json" with { type: "json" };

const brief = "/micro-briefs/group-chat-you-cant-leave";
const action = "/micro-actions/set-quiet-hours-together";

test("the home page shows the ten newest briefs in full, newest first", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("See what your kids see online.");
  await expect(page.getByRole("heading", { name: "Latest Updates" })).toBeVisible();
  const feed = page.getByRole("region", { name: "Latest Updates" });
  const entries = feed.getByRole("article");
  await expect(entries).toHaveCount(10);
  const dates = await entries
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual(dates.toSorted().toReversed());
  const first = entries.first();
  await expect(first.getByRole("heading", { name: "Why it matters" })).toBeVisible();
  await expect(first.getByRole("heading", { name: "Take Action" })).toBeVisible();
  await first.getByText("Read the brief").click();
  await expect(first.locator(".fold .prose")).toBeVisible();
});

test("on a large screen the home page has its ways on the left, the feed in the middle and the letter on the right", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not there`);
    return { left: box.x, right: box.x + box.width, top: box.y };
  };
  const [ways, feed, letter] = [await boxOf(".side"), await boxOf("[data-feed]"), await boxOf(".aside")];
  expect(ways.right).toBeLessThan(feed.left);
  expect(feed.right).toBeLessThan(letter.left);
  const hero = await boxOf("main h1");
  expect(ways.top).toBeGreaterThan(hero.top);
  expect(letter.top).toBeGreaterThan(hero.top);
});

test("times are told as seen now, with the day behind them", async ({ page }) => {
  await page.goto(brief);
  await expect(page.locator("time[data-relative]").first()).toHaveText(/ago|Yesterday|Just now/);
  await expect(page.locator("time[data-relative]").first()).toHaveAttribute("title", /20\d\d/);
});

test("who comes back to a tab after more than a year is told the times as of then", async ({ page }) => {
  await page.goto(brief);
  const time = page.locator("time[data-relative][title]").first();
  const day = (await time.getAttribute("title")) ?? "";
  const dayMs = 86_400_000;
  const later = Date.now() + 400 * dayMs;
  const years = Math.floor((later - Date.parse((await time.getAttribute("datetime")) ?? "")) / (365 * dayMs));
  await page.clock.setFixedTime(later);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(time).toHaveText(`${years} year${years === 1 ? "" : "s"} ago`);
  await expect(time).toHaveAttribute("title", day);
});

test("a brief has all its parts", async ({ page }) => {
  await page.goto(brief);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const name of ["Why it matters", "Take Action", "Sources", "Part of these tracks"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(/Reviewed on/)).toBeVisible();
  await expect(page.getByRole("img").first()).toHaveAttribute("alt", /.{10,}/);
});

test("glossary terms in a text lead to their page", async ({ page }) => {
  await page.goto(brief);
  const term = page.locator("main a.term").first();
  const name = await term.innerText();
  await term.click();
  await expect(page).toHaveURL(/\/glossary\//);
  expect(name.length).toBeGreaterThan(1);
});

test("an action shows goal, facts and numbered steps in order", async ({ page }) => {
  await page.goto(action);
  await expect(page.getByRole("heading", { name: "Goal" })).toBeVisible();
  await expect(page.getByText("15 min").first()).toBeVisible();
  const steps = page.locator("ol.steps > li");
  expect(await steps.count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByText("What to say").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Related briefs" })).toBeVisible();
});

test("the glossary jumps to a letter and lists every term", async ({ page }) => {
  await page.goto("/glossary");
  const jump = page.getByRole("navigation", { name: "Jump to a letter" });
  await jump.getByRole("link", { name: "R", exact: true }).click();
  await expect(page).toHaveURL(/#letter-r$/);
  await expect(page.getByRole("heading", { name: "R", exact: true })).toBeInViewport();
  const names = await page.locator("dl.terms dt").allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(160);
});

test("a term gives meaning, translation and use", async ({ page }) => {
  await page.goto("/glossary/rizz");
  for (const name of ["What it means", "In plain parent", "How they use it", "Related terms"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("what is folded behind a number is named by it, and says what it does", async ({ page }) => {
  await page.goto("/glossary/parasocial");
  const rest = page.getByRole("main").locator("summary", { hasText: "+1" });
  await expect(rest).toHaveAccessibleName(common.showMore.replaceAll("{count}", "1"));
  await expect(rest).toHaveAccessibleName(/^\+1\b/);
});

test("a track lists what to read and what to do, and leads back", async ({ page }) => {
  await page.goto("/tracks");
  await page.getByRole("article").first().getByRole("link").click();
  const main = page.getByRole("main");
  await expect(
    main
      .getByRole("listitem")
      .filter({ hasText: /^\D*Brief · \d+ min/ })
      .first(),
  ).toBeVisible();
  await expect(
    main
      .getByRole("listitem")
      .filter({ hasText: /Action · \d+ min/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/priority|When you have time/).first()).toBeVisible();
  await page.getByRole("link", { name: "Back to Tracks" }).click();
  await expect(page).toHaveURL("/tracks");
});

test("the item of exactly this path is marked in the navigation", async ({ page }) => {
  await page.goto("/tracks");
  await expect(
    page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Tracks" }),
  ).toHaveAttribute("aria-current", "page");
  await page.goto("/tracks/first-screens");
  await expect(page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]")).toHaveCount(0);
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("search finds pieces of every kind and says how many", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByText("Start Searching")).toBeVisible();
  await page.goto("/search?q=group%20chat");
  await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
  await expect(page.getByText(/Showing results for: group chat/)).toBeVisible();
  await expect(page.getByText(/Found \d+ result\(s\)/)).toBeVisible();
  await page.goto("/search?q=qqqzzzxxy");
  await expect(page.getByText("No Results Found")).toBeVisible();
  await expect(
    page.getByText('No content found matching "qqqzzzxxy". Try different keywords or check your spelling.'),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's search form, menu and the folded briefs work", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Glossary" }).click();
    await expect(page).toHaveURL("/glossary");
    await page.goto("/search");
    await page.getByRole("searchbox", { name: "Search Lantern" }).fill("roblox");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=roblox$/);
    await expect(page.getByText(/Found [1-9]\d* result/)).toBeVisible();
  });

  test("a date is told as the day", async ({ page }) => {
    await page.goto(brief);
    await expect(page.locator("main time").first()).toHaveText(/[A-Z][a-z]{2} \d+, 20\d\d/);
  });
});

test("a brief and the glossary are printed as ink on white, without what only a screen needs", async ({
  page,
}) => {
  for (const [path, kept] of [
    [brief, ".why"],
    ["/glossary", "dl.terms"],
  ] as const) {
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await page.goto(path);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const text of [page.getByRole("heading", { level: 1 }), page.locator(`main ${kept}`).first()]) {
      await expect(text).toBeVisible();
      await expect(text).toHaveCSS("color", "rgb(0, 0, 0)");
    }
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(
      page.locator("body > header, body > footer, nav, aside, button, form").filter({ visible: true }),
    ).toHaveCount(0);
  }
});

test("nothing moves for a reader who asked for less motion", async ({ page }) => {
  /** What takes longer than a frame, or goes on. */
  const moving = () =>
    page.locator("body *").evaluateAll((elements) => {
      const isLong = (times: string) => times.split(",").some((time) => Number.parseFloat(time) > 0.01);
      return elements.flatMap((element) => {
        const style = getComputedStyle(element);
        const isAnimated = style.animationName !== "none" && isLong(style.animationDuration);
        return isAnimated || isLong(style.transitionDuration) ? element.outerHTML.slice(0, 80) : [];
      });
    });
  for (const path of ["/", "/design-system"]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    expect(await moving(), path).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await moving(), path).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  }
});

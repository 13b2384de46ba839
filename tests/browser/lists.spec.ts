import { expect, test, type Page } from "@playwright/test";
import { expectPublicLive, touch } from "@/tests/support/browser/wake";
import common from "@/messages/en/common.json" with { type: "json" };
import content from "@/messages/en/content.json" with { type: "json" };
import reading from "@/messages/en/reading.json" with { type: "json" };

const { list } = reading;
const cards = (page: Page) => page.locator("article.card:visible");
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const none = content.term.empty.replace("{query}", "zzzz");

test("briefs are searched by title and summary, together with one category", async ({ page }) => {
  await page.goto("/micro-briefs");
  const all = await cards(page).count();
  await page.getByRole("link", { name: "Gaming" }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText("Gaming");
  const inCategory = await cards(page).count();
  await page.getByRole("searchbox", { name: list.searchBriefs }).pressSequentially("MINE");
  await expect.poll(() => cards(page).count()).toBeLessThan(inCategory);
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText(/mine/i);
  await expect.poll(() => query(page)).toEqual({ category: "gaming", q: "MINE" });
  await expect(page.getByRole("status").first()).toContainText(` of ${all}`);

  await page.getByRole("searchbox", { name: list.searchBriefs }).fill("zzzz");
  await expect(page.getByText(content.brief.empty)).toBeVisible();
  await page.getByRole("button", { name: list.clearSearch }).click();
  await expect.poll(() => cards(page).count()).toBe(all);
  await expect.poll(() => query(page)).toEqual({});
});

test("actions are searched by title and excerpt, together with one difficulty", async ({ page }) => {
  await page.goto("/micro-actions?difficulty=beginner");
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText(common.difficulty.beginner);
  const advanced = page.getByRole("link", { name: common.difficulty.advanced });
  await advanced.click();
  await expect(advanced).toHaveAttribute("aria-current", "true");
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText(common.difficulty.advanced);
  await page.getByRole("searchbox", { name: list.searchActions }).fill("zzzz");
  await expect(page.getByText(content.action.empty)).toBeVisible();
});

test("briefs and actions are narrowed to a child's age, together with the other choice", async ({ page }) => {
  for (const [path, search, other] of [
    ["/micro-briefs", list.searchBriefs, "Gaming"],
    ["/micro-actions", list.searchActions, common.difficulty.beginner],
  ] as const) {
    await page.goto(path);
    const all = await cards(page).count();
    const age = page
      .getByRole("list", { name: list.byAge })
      .getByRole("link", { name: common.age["ages-7-10"] });
    await age.click();
    await expect.poll(() => query(page), path).toEqual({ age: "ages-7-10" });
    await expect(age).toHaveAttribute("aria-current", "true");
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    const ofAge = await cards(page).count();
    // Some of them are for a second age too.
    const second = cards(page).filter({ hasText: common.age["ages-11-13"] });
    await expect(second.first()).toBeVisible();
    await page.getByRole("link", { name: other, exact: true }).click();
    await expect.poll(() => cards(page).count()).toBeLessThan(ofAge);
    const left = await cards(page).count();
    expect(left).toBeGreaterThan(0);
    await expect(
      cards(page).filter({ hasText: other }).filter({ hasText: common.age["ages-7-10"] }),
    ).toHaveCount(left);
    await expect(page.getByRole("status").first()).toContainText(` ${left} of ${all}`);
    await page.reload();
    await expect(cards(page)).toHaveCount(left);

    await page.getByRole("searchbox", { name: search }).fill("zzzz");
    await page.getByRole("button", { name: list.clearSearch }).click();
    await expect.poll(() => query(page)).toEqual({});
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByRole("link", { name: list.allAges })).toHaveAttribute("aria-current", "true");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first of a list stands in the first window, and the chosen chips in their rows", async ({
    page,
  }) => {
    for (const path of ["/micro-briefs", "/micro-actions"]) {
      await page.goto(path);
      await expect(cards(page).first().getByRole("heading"), path).toBeInViewport({ ratio: 1 });
    }
    // The last of each row.
    await page.goto("/micro-briefs?category=wellbeing&age=teens-14-16");
    const chosen = page.locator("main [data-choice] [aria-current]");
    await expect(chosen).toHaveCount(2);
    for (const chip of await chosen.all()) await expect(chip).toBeInViewport({ ratio: 1 });
    const last = page.getByRole("list", { name: list.byAge }).getByRole("link").last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test("the glossary marks what it finds and hides letters and chips meanwhile", async ({ page }) => {
  await page.goto("/glossary");
  const search = page.getByRole("searchbox", { name: list.searchTerms });
  const letters = page.getByRole("navigation", { name: content.term.jump });
  const chips = page.getByRole("list", { name: list.byCategory });
  await expect(letters).toBeVisible();
  await search.pressSequentially("Chat");
  await expect(letters).toBeHidden();
  await expect(chips).toBeHidden();
  await expect(page.locator(".terms mark").first()).toHaveText(/chat/i);
  // Found in the definition only: then the definition is shown.
  await search.fill("three or more people");
  await expect(page.getByRole("link", { name: "GC", exact: true })).toBeVisible();
  await expect(page.locator(".terms mark")).toHaveText("three or more people");
  await search.fill("zzzz");
  await expect(page.getByText(none)).toBeVisible();
  await page.getByRole("button", { name: list.clearSearch }).click();
  await expect(letters).toBeVisible();
  await expect(page.locator(".terms mark")).toHaveCount(0);

  await chips.getByRole("link", { name: "Slang" }).click();
  await expect.poll(() => query(page)).toEqual({ category: "slang" });
  await expect(page.getByRole("link", { name: "GC", exact: true })).toBeHidden();
});

const reasonOf = (category: string) => content.term.inCategory.replace("{category}", category);

/** The letters that the bar offers, and those that have a term to be seen. */
async function lettersOf(page: Page) {
  const bar = page.getByRole("navigation", { name: content.term.jump });
  return {
    offered: await bar.locator("a[href]").allTextContents(),
    all: await bar.locator("a").allTextContents(),
    shown: await page
      .locator("section[data-letter]:not([hidden]) h2")
      .evaluateAll((titles) => titles.map((title) => title.textContent)),
    unusable: await bar.locator("a[aria-disabled=true]").allTextContents(),
  };
}

test("a term found by its category alone says so, and the letters of a category are those that have one", async ({
  page,
}) => {
  await page.goto("/glossary");
  const all = (await lettersOf(page)).all;
  const search = page.getByRole("searchbox", { name: list.searchTerms });
  await search.fill("slang");
  await expect(page.getByText(reasonOf("Slang")).first()).toBeVisible();
  await expect(page.locator(".terms [data-reason] mark").first()).toHaveText("Slang");
  await search.fill("");
  await expect(page.locator(".terms [data-reason]")).toHaveCount(0);

  const chips = page.getByRole("list", { name: list.byCategory });
  await chips.getByRole("link", { name: "Slang" }).click();
  const narrowed = await lettersOf(page);
  expect(narrowed.offered).toEqual(narrowed.shown);
  expect(narrowed.all).toEqual(all);
  expect(narrowed.unusable.length).toBeGreaterThan(0);
  await chips.getByRole("link", { name: list.allCategories }).click();
  const whole = await lettersOf(page);
  expect(whole.offered).toEqual(all);
  expect(whole.unusable).toEqual([]);
});

test("after a search the jump bar leads to its letter as before", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/glossary", { waitUntil: "networkidle" });
  const search = page.getByRole("searchbox").last();
  await search.pressSequentially("chat");
  await search.fill("");
  await page.locator('.jump a[href="#letter-s"]').click();
  const place = () => page.locator("#letter-s").evaluate((letter) => letter.getBoundingClientRect().top);
  await expect(async () => {
    const top = await place();
    expect(top).toBeGreaterThan(64);
    expect(top).toBeLessThan(96);
  }).toPass();
});

test("who goes on at once finds the list as they left it on the way back", async ({ page }) => {
  await page.goto("/micro-briefs");
  await touch(page);
  await expectPublicLive(page);
  await page.getByRole("link", { name: "Gaming" }).click();
  await cards(page).filter({ hasText: "Gaming" }).first().getByRole("link").first().click();
  await page.waitForURL("**/micro-briefs/**");
  await page.goBack();
  await expect.poll(() => query(page)).toEqual({ category: "gaming" });
  await touch(page);
  await expectPublicLive(page);
  await page.getByRole("searchbox", { name: list.searchBriefs }).fill("mine");
  await cards(page).filter({ hasText: /mine/i }).first().getByRole("link").first().click();
  await page.waitForURL("**/micro-briefs/**");
  await page.goBack();
  await expect.poll(() => query(page)).toEqual({ category: "gaming", q: "mine" });
});

test("tracks are those of exactly one age, and are counted", async ({ page }) => {
  await page.goto("/tracks");
  const tracks = page.getByRole("article");
  const all = await tracks.count();
  await page.getByRole("link", { name: common.age["teens-14-16"] }).click();
  await page.waitForURL("**/tracks?age=teens-14-16");
  await expect(tracks.first()).toBeVisible();
  const count = await tracks.count();
  expect(count).toBeLessThan(all);
  const showing = list.showing.replace("{count}", String(count)).replace("{total}", String(all));
  await expect(page.getByText(showing, { exact: true })).toBeVisible();
  for (const track of await tracks.all()) await expect(track).toContainText(common.age["teens-14-16"]);
});

test("where the system's own colours take ours away, what is chosen and what loads has an edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/micro-actions?difficulty=beginner");
  const chosen = page.getByRole("link", { name: common.difficulty.beginner });
  await expect(chosen).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("link", { name: common.difficulty.advanced })).toHaveCSS(
    "outline-style",
    "none",
  );
  await expect(page.getByRole("button", { name: list.search }).last()).toHaveCSS("border-top-style", "solid");
  // Reached by the keyboard it is told from what is only chosen.
  await chosen.focus();
  await expect(chosen).toHaveCSS("outline-width", "3px");
  const bar = await page.evaluate(() => {
    document.documentElement.dataset.waiting = "";
    const { borderTopColor, borderTopWidth } = getComputedStyle(document.documentElement, "::before");
    return { isSeen: borderTopColor !== getComputedStyle(document.body).backgroundColor, borderTopWidth };
  });
  expect(bar).toEqual({ isSeen: true, borderTopWidth: "3px" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search and chips of every list are answered by the server", async ({ page }) => {
    await page.goto("/glossary");
    await page.getByRole("searchbox", { name: list.searchTerms }).fill("chat");
    await page.getByRole("searchbox", { name: list.searchTerms }).press("Enter");
    await expect(page.locator(".terms mark").first()).toHaveText(/chat/i);
    await expect(page.getByRole("navigation", { name: content.term.jump })).toBeHidden();
    await page.goto("/glossary?q=slang");
    await expect(page.getByText(reasonOf("Slang")).first()).toBeVisible();
    await page.goto("/glossary?category=slang");
    const letters = await lettersOf(page);
    expect(letters.offered).toEqual(letters.shown);
    expect(letters.unusable.length).toBeGreaterThan(0);
    await page.goto("/glossary?q=zzzz");
    await expect(page.getByText(none)).toBeVisible();
    await page.getByRole("button", { name: list.clearSearch }).click();
    await expect(page.getByRole("link", { name: "GC", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Slang" }).click();
    await expect(page.getByRole("link", { name: "GC", exact: true })).toBeHidden();

    await page.goto("/micro-briefs?category=gaming&q=game");
    await page.getByRole("link", { name: common.age["ages-7-10"] }).click();
    await page.waitForURL((url) => url.searchParams.size === 3);
    expect(query(page)).toEqual({ age: "ages-7-10", category: "gaming", q: "game" });
    await page.getByRole("searchbox", { name: list.searchBriefs }).fill("roblox");
    await page.getByRole("button", { name: list.search, exact: true }).click();
    await page.waitForURL("**/micro-briefs?*q=roblox*");
    expect(query(page)).toEqual({ age: "ages-7-10", category: "gaming", q: "roblox" });
    expect(await cards(page).count()).toBeGreaterThan(0);

    await page.goto("/es/micro-briefs");
    const chip = page.locator("[data-choice=category] a[data-group]:not([data-group=''])").first();
    const category = (await chip.textContent()) ?? "";
    await chip.click();
    await page.waitForURL("**/es/micro-briefs?category=*");
    expect(await cards(page).count()).toBeGreaterThan(0);
    for (const card of await cards(page).all()) await expect(card).toContainText(category);
  });
});

test("a filter that is no more is taken out of the address of every list, and one that is stays", async ({
  page,
}) => {
  for (const [address, left] of [
    ["/micro-briefs?category=renamed&q=game", { q: "game" }],
    ["/micro-briefs?category=category-gaming", { category: "gaming" }],
    ["/micro-briefs?category=seguridad", { category: "safety" }],
    ["/es/micro-briefs?category=safety", { category: "seguridad" }],
    ["/micro-actions?difficulty=impossible&x=1", { x: "1" }],
    ["/glossary?category=renamed", {}],
    ["/micro-briefs?age=renamed&category=gaming", { category: "gaming" }],
    ["/micro-actions?age=under-6", { age: "ages-5-6" }],
    ["/tracks?age=renamed", {}],
    ["/tracks?age=ages-7-10", { age: "ages-7-10" }],
  ] as const) {
    await page.goto(address);
    await page.mouse.move(5, 5);
    await expect.poll(() => query(page), address).toEqual(left);
  }
});

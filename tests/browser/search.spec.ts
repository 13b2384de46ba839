import { expect, test, type Page } from "@playwright/test";
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import texts from "@/messages/en/search.json" with { type: "json" };
import { expectPublicLive, hasArrived, hasGoneQuiet, holdScripts, touch } from "@/tests/support/browser/wake";

/** The header's search box, whatever role suggestions have given it. */
const box = (page: Page) =>
  page.getByRole("banner").getByLabel("Search", { exact: true }).and(page.locator("input"));
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test("suggestions come while typing, the exact word first, with what matched marked", async ({ page }) => {
  await page.goto("/about");
  await box(page).fill("rizz");
  await expect(options(page).first()).toContainText("rizz");
  await expect(options(page).first().locator("mark")).toHaveText("rizz");
  await expect(options(page).last()).toHaveText("See all results for “rizz”");
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/^Suggestions: \d+\./);
  await options(page).first().click();
  await expect(page).toHaveURL("/glossary/rizz");
});

test("suggestions are a combobox: arrows move, Enter chooses, Escape closes and then clears", async ({
  page,
}) => {
  await page.goto("/about");
  await box(page).fill("chat");
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveRole("combobox");
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  const first = options(page).first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(box(page)).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await expect(box(page)).toHaveValue("chat");
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveValue("");
  await box(page).fill("rizz");
  await expect(options(page).first()).toContainText("rizz");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/glossary/rizz");
});

test("the way to all results names what was typed, signs included", async ({ page }) => {
  await page.goto("/about");
  await box(page).fill("chat $& $$");
  await expect(options(page).last()).toContainText("chat $& $$");
});

test("the suggestion that is chosen has an outline, which colours that are taken away leave", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/about");
  await box(page).fill("chat");
  const first = options(page).first();
  await expect(first).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveCSS("outline-style", "solid");
});

test("in a low window the list is scrolled to the choice, and the page is not", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto("/about");
  await box(page).fill("chat");
  await expect(options(page).first()).toBeInViewport();
  await expect(options(page).last()).not.toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
  await expect(options(page).first()).not.toBeInViewport();
  // Past the last there is none, and the list begins anew.
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("typing into the header's box leaves the page where it was read", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await box(page).click();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await box(page).pressSequentially("chat");
  await expect(options(page).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("a key pressed in the moment in which suggestions show is heard", async ({ page }) => {
  // A clock on which everything takes long, so that React pauses wherever it may.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let late = 0;
    performance.now = () => now() + (late += 10);
  });
  await page.goto("/about");
  await box(page).fill("rizz");
  await expect(options(page).first()).toContainText("rizz");
  await box(page).fill("");
  await expect(options(page)).toHaveCount(0);
  // Before the browser does anything else: nobody presses sooner.
  await box(page).evaluate((input) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[role=option]")) return;
      observer.disconnect();
      input.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  await box(page).fill("rizz");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/glossary/rizz");
});

test("Enter without a choice goes to the results", async ({ page }) => {
  await page.goto("/about");
  await box(page).fill("group chat");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=group+chat");
});

test("what is sent is trimmed, on both search boxes", async ({ page }) => {
  await page.goto("/about");
  await hasArrived(page);
  await box(page).fill("  group chat ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=group+chat");
  await hasArrived(page);
  await page.getByRole("main").getByRole("searchbox").or(page.locator("#search")).first().fill(" rizz  ");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=rizz");
});

test("suggestions say why there are none", async ({ page }) => {
  await page.goto("/about");
  const status = page.getByRole("banner").getByRole("status");
  await box(page).fill("zzzzzz");
  await expect(status).toHaveText(texts.notFound);
  await box(page).fill("what is the");
  await expect(status).toHaveText(texts.tooCommon);
  await box(page).fill("r");
  await expect(options(page).first()).toBeVisible();
});

test("a box without words does not search", async ({ page }) => {
  await page.goto("/about");
  for (const words of ["", "   "]) {
    await box(page).fill(words);
    await page.keyboard.press("Enter");
    // A search would have been asked for by then.
    await hasGoneQuiet(page);
    await expect(page).toHaveURL("/about");
  }
});

test("what was typed before suggestions were loaded counts, and a slow answer never replaces a newer one", async ({
  page,
}) => {
  await page.route("**/api/search/suggest?q=ch", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  const given: string[] = [];
  page.on("requestfailed", (request) => given.push(request.url()));
  await page.goto("/about");
  const asked = page.waitForRequest("**/api/search/suggest?q=ch");
  await box(page).pressSequentially("ch");
  await asked;
  await box(page).fill("rizz");
  await expect(options(page).first()).toContainText("rizz");
  await expect.poll(() => given.some((url) => url.endsWith("?q=ch"))).toBe(true);
  await expect(options(page).first()).toContainText("rizz");
});

test("suggestions that are loaded when the reader has left the box open once they are back", async ({
  page,
}) => {
  await page.goto("/about");
  await touch(page);
  await expectPublicLive(page);
  const release = await holdScripts(page, "aria-activedescendant");
  await box(page).fill("chat");
  await page.keyboard.press("Tab");
  const answered = page.waitForResponse("**/api/search/suggest?q=chat");
  release();
  await answered;
  await hasGoneQuiet(page);
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await box(page).focus();
  await expect(options(page).first()).toBeVisible();
});

test("when suggestions fail, the box still searches", async ({ page }) => {
  await page.route("**/api/search/suggest**", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/about");
  await box(page).fill("roblox");
  await expect(page.getByRole("banner").getByRole("alert")).toHaveText(texts.failed);
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Showing results for: roblox/)).toBeVisible();
});

test("suggestions whose words could not be fetched at first show once they can be", async ({ page }) => {
  const state = { isDown: true, refused: 0 };
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    // A page that closes meanwhile, as at the test's end, waits for nothing.
    const response = await route.fetch().catch(() => null);
    const script = await response?.text().catch(() => null);
    if (response && typeof script === "string" && !(state.isDown && script.includes(texts.tooCommon)))
      return route.fulfill({ response }).catch(() => undefined);
    state.refused += 1;
    return route.abort();
  });
  await page.goto("/about");
  await box(page).fill("chat");
  await expect.poll(() => state.refused).toBeGreaterThan(0);
  // The framework may ask once more by itself before it gives a script up.
  await hasGoneQuiet(page);
  state.isDown = false;
  await box(page).fill("rizz");
  await expect(options(page).first()).toContainText("rizz");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the results page's own box suggests too, in the page's language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/search");
  await page.getByLabel("Lantern durchsuchen").and(page.locator("input")).fill("rizz");
  await page.getByRole("listbox", { name: "Vorschläge" }).getByRole("option").first().click();
  await expect(page).toHaveURL("/de/glossary/rizz");
});

test("a suggestion that is not in the page's language says so", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/es/search");
  const box = page.getByLabel("Buscar en Lantern").and(page.locator("input"));
  const found = page.getByRole("listbox", { name: "Sugerencias" }).getByRole("option");
  await box.fill("no cap");
  await expect(found.filter({ hasText: /^no cap/ }).first()).toContainText("no cap en inglés");
  await box.fill("parche");
  await expect(found.filter({ hasText: /^parche/ }).first()).not.toContainText("en inglés");
});

test("suggestions are public, few, and answer anything", async ({ request }) => {
  const answer = await request.get("/api/search/suggest?q=rizz&q=chat");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toContain("public");
  const { suggestions } = (await answer.json()) as { suggestions: { path: string }[] };
  expect(suggestions[0]?.path).toBe("/glossary/rizz");
  expect(suggestions.length).toBeLessThanOrEqual(7);
  for (const query of ["", "?q=", "?q=%20", `?q=${"x".repeat(3_000)}`, "?q=%3Cscript%3E", "?q=c%2B%2B"]) {
    const other = await request.get(`/api/search/suggest${query}`);
    expect(other.status(), query).toBe(200);
  }
  expect((await request.post("/api/search/suggest")).status()).toBe(405);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("results are counted by kind, marked, and each count leads to its part", async ({ page }) => {
    await page.goto("/search?q=%20chat%20");
    await expect(page.getByText("Showing results for: chat")).toBeVisible();
    const all = Number(/Found (\d+) result\(s\)/.exec(await page.locator("main").innerText())?.[1]);
    const tabs = page.getByRole("navigation", { name: "Results by kind" }).getByRole("link");
    await expect(tabs.first()).toHaveAttribute("aria-current", "page");
    const counts = (await tabs.allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]));
    expect(counts[0]).toBe(all);
    expect(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(all);
    await expect(page.locator(".results mark").first()).toHaveText(/chat/i);
    await tabs.filter({ hasText: "Glossary" }).click();
    await expect(page).toHaveURL("/search?q=chat&type=terms");
    await expect(tabs.filter({ hasText: "Glossary" })).toHaveAttribute("aria-current", "page");
    await page.waitForLoadState();
    const kinds = await page.locator(".results > li > p").allInnerTexts();
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(kinds)).toEqual(new Set(["Word"]));
  });

  test("results go on over pages, and every result stands on one of them once", async ({ page }) => {
    await page.goto("/search?q=child");
    const all = Number(/Found (\d+) result\(s\)/.exec(await page.locator("main").innerText())?.[1]);
    expect(all).toBeGreaterThan(40);
    const seen: string[] = [];
    for (;;) {
      seen.push(
        ...(await page
          .locator(".results h2 a")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))),
      );
      const next = page.getByRole("link", { name: "Next", exact: true });
      if ((await next.count()) === 0) break;
      // A press returns as soon as the next document has begun to come, which may have some of its results by then.
      const from = page.url();
      await next.click();
      await expect(page).not.toHaveURL(from);
      await page.waitForLoadState();
    }
    expect(seen).toHaveLength(all);
    expect(new Set(seen).size).toBe(all);
  });

  test("a repeated query counts as its first, nonsense kinds and pages as none", async ({ page }) => {
    await page.goto("/search?q=rizz&q=chat&type=nonsense&page=-7");
    await expect(page.getByText("Showing results for: rizz")).toBeVisible();
    await expect(page.locator(".results h2").first()).toHaveText("rizz");
    await page.goto("/search?q=rizz&page=999");
    await expect(page.locator(".results h2").first()).toHaveText("rizz");
  });

  test("a query is shown as text, never as markup", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror="document.title=1">')}`);
    await expect(page.getByText('<img src=x onerror="document.title=1">').first()).toBeVisible();
    expect(await page.locator("main img[src=x]").count()).toBe(0);
  });

  test("a slip of the finger still finds", async ({ page }) => {
    await page.goto("/search?q=robblox");
    await expect(page.locator(".results h2").first()).toContainText("Roblox");
    await expect(page.locator(".results mark").first()).toHaveText("Roblox");
  });

  test("an empty query asks to start", async ({ page }) => {
    for (const query of ["", "?q=", "?q=%20%20"]) {
      await page.goto(`/search${query}`);
      await expect(page.getByText("Start Searching")).toBeVisible();
      for (const name of [navigation.briefs, navigation.actions, navigation.glossary, navigation.tracks])
        await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
    }
  });
});

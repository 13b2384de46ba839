import { expect, test, type Locator, type Page } from "@playwright/test";
import common from "@/messages/en/common.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import homepage from "@/messages/en/homepage.json" with { type: "json" };
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import reading from "@/messages/en/reading.json" with { type: "json" };
import { visitWithConsent } from "@/tests/support/browser/consent";
import { stored } from "@/tests/support/browser/stored";
import { expectPublicLive, holdBack, touch } from "@/tests/support/browser/wake";

const { feed } = reading;
const age = common.age["ages-7-10"];
const entries = (page: Page) => page.getByRole("article");
/** Not Next's own announcer, which is an alert too. */
const failure = (page: Page) => page.getByRole("alert").filter({ hasText: errors.feed.title });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const storedFilters = async (page: Page) =>
  JSON.parse((await stored(page, "lantern-feed-filters")) ?? "null") as unknown;

const openHome = (page: Page, address = "/") => page.goto(address);

/** At once: the end is another element as soon as the feed has gone on. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => document.querySelector("[data-end]")?.scrollIntoView({ behavior: "instant" }));

/** Has the feed go on until all of it is on the page. */
async function goOnToTheEnd(page: Page): Promise<void> {
  while ((await page.getByText(homepage.end).count()) === 0) {
    const count = await entries(page).count();
    await scrollToEnd(page);
    await expect.poll(() => entries(page).count()).toBeGreaterThan(count);
  }
}

/** Follows a link in view and comes back: the feed is as long, and the link is where it was. */
async function expectPlaceKept(page: Page, link: Locator, address: string): Promise<void> {
  const count = await entries(page).count();
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await link.click();
  await page.waitForURL(address);
  await page.goBack();
  await expect(entries(page)).toHaveCount(count);
  await expect.poll(place).toBe(before);
}

async function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test("an age is chosen, summed up, changed and kept in address and store without a history entry", async ({
  page,
}) => {
  await openHome(page);
  const before = await page.evaluate(() => history.length);
  for (const band of Object.keys(common.age) as (keyof typeof common.age)[])
    await expect(
      page.getByRole("link", { name: `${common.age[band]} ${common.ageTagline[band]}` }),
    ).toBeVisible();
  await expect(page.getByRole("region", { name: feed.tracks })).toBeHidden();

  await page.getByRole("link", { name: age }).click();
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  await expect(page.getByRole("region", { name: feed.tracks }).getByRole("link").first()).toBeVisible();
  expect(await page.getByRole("region", { name: feed.tracks }).getByRole("link").count()).toBeLessThanOrEqual(
    8,
  );
  expect(query(page)).toEqual({ age: "ages-7-10" });
  expect(await storedFilters(page)).toEqual({ ageGuidance: "ages-7-10", categoryId: null, topicId: null });
  await expect(entries(page).first()).toContainText(age);
  await expect(page.getByRole("button", { name: feed.change })).toBeFocused();

  await page.getByRole("button", { name: feed.change }).click();
  await page.getByRole("link", { name: common.age["ages-5-6"] }).click();
  await expect(entries(page).first()).toContainText(common.age["ages-5-6"]);
  expect(query(page)).toEqual({ age: "ages-5-6" });
  expect(await page.evaluate(() => history.length)).toBe(before);

  await page.getByRole("button", { name: feed.clearAll }).click();
  await expect(page.getByRole("heading", { name: feed.age })).toBeVisible();
  expect(query(page)).toEqual({});
  expect(await storedFilters(page)).toEqual({ ageGuidance: null, categoryId: null, topicId: null });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the focus is seen on the age that is chosen too, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openHome(page, "/?age=ages-7-10");
    await page.getByRole("button", { name: feed.change }).press("Enter");
    const chosen = page.getByRole("link", { name: `${age} ${common.ageTagline["ages-7-10"]}` });
    // The second of the four.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(chosen).toBeFocused();
    const { style, ratio } = await chosen.evaluate((link) => {
      const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(link);
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [dark = 0, light = 0] = [outlineColor, backgroundColor].map(luminance).toSorted((a, b) => a - b);
      return { style: outlineStyle, ratio: (light + 0.05) / (dark + 0.05) };
    });
    expect(style).toBe("solid");
    expect(ratio).toBeGreaterThanOrEqual(3);
  });

test("category and topic are dropdowns by keyboard, with the chosen value beside the name", async ({
  page,
}) => {
  await openHome(page);
  const category = page.getByRole("button", { name: feed.category });
  await category.focus();
  await page.keyboard.press("Enter");
  const gaming = page.getByRole("link", { name: "Gaming", exact: true });
  await expect(gaming).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(gaming).toBeHidden();
  await expect(category).toBeFocused();
  await page.keyboard.press("Enter");
  await gaming.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `${feed.category}: Gaming` })).toBeFocused();
  expect(query(page)).toEqual({ category: "gaming" });
  await expect(page.getByRole("button", { name: feed.clearAll })).toBeVisible();
  // While the chosen ones are fetched there are none, and what is opened goes with them.
  await expect(entries(page).first()).toContainText("Gaming");
  for (const entry of await entries(page).all()) await expect(entry).toContainText("Gaming");

  await page.getByRole("button", { name: feed.category }).click();
  await page.getByRole("button", { name: feed.clearSelection }).click();
  await expect(page.getByRole("button", { name: feed.clearAll })).toBeHidden();
  expect(query(page)).toEqual({});
});

test("a filtered address is right from the first byte, and nothing moves", async ({ page, request }) => {
  const html = await (await request.get("/?age=teens-14-16&category=category-gaming")).text();
  expect(html).toContain(feed.personalizedFor);
  expect(html).toContain('content="noindex, nofollow"');
  await openHome(page, "/?age=teens-14-16");
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test("a repeated parameter counts as its first value, and nonsense is unset", async ({ page }) => {
  await openHome(page, "/?age=ages-7-10&age=ages-5-6&category=nonsense");
  await expect(entries(page).first()).toContainText(age);
  await expect(page.getByRole("button", { name: feed.category, exact: true })).toBeVisible();
  await openHome(page, "/?age=nonsense");
  await expect(page.getByRole("heading", { name: feed.age })).toBeVisible();
});

test("the stored choice is restored without a layout shift, an old age is understood, and the address wins", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("lantern-feed-filters") === null)
      localStorage.setItem(
        "lantern-feed-filters",
        JSON.stringify({ ageGuidance: "all-ages", categoryId: null, topicId: null }),
      );
  });
  await page.goto("/");
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  await expect(entries(page).first()).toContainText(common.age["ages-5-6"]);
  expect(query(page)).toEqual({ age: "ages-5-6" });
  expect(await layoutShift(page)).toBe(0);
  await openHome(page, "/?age=teens-14-16");
  await expect(entries(page).first()).toContainText(common.age["teens-14-16"]);
});

test("an address that leaves a filter open on purpose wins over the stored choice, and is kept", async ({
  page,
}) => {
  await openHome(page);
  await page.evaluate(() =>
    localStorage.setItem(
      "lantern-feed-filters",
      JSON.stringify({ ageGuidance: "ages-7-10", categoryId: null, topicId: null }),
    ),
  );
  await openHome(page, "/?age=");
  await expect.poll(() => query(page)).toEqual({});
  await touch(page);
  await expectPublicLive(page);
  await expect(page.getByRole("heading", { name: feed.age })).toBeVisible();
  await expect(page.getByText(feed.personalizedFor)).toBeHidden();
  await openHome(page);
  await touch(page);
  await expectPublicLive(page);
  await expect(page.getByRole("heading", { name: feed.age })).toBeVisible();
  expect(await storedFilters(page)).toEqual({ ageGuidance: null, categoryId: null, topicId: null });
});

test("filters that leave nothing say so", async ({ page }) => {
  await openHome(page, "/?age=ages-5-6&category=gaming&topic=deepfakes");
  await expect(page.getByText(feed.noMatch.title)).toBeVisible();
  await expect(page.getByText(homepage.end)).toBeVisible();
});

test("the feed goes on to its end as the reader scrolls, each item once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (one) => {
    if (one.url().includes("/api/feed")) asked.push(one.url());
  });
  await openHome(page);
  await expect(entries(page)).toHaveCount(10);
  await goOnToTheEnd(page);
  const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(50);
  expect(asked.length).toBe(Math.ceil(ids.length / 10) - 1);
  expect(await layoutShift(page)).toBe(0);
});

test("coming back to a feed that had gone on finds the reader's place", async ({ page }) => {
  await openHome(page);
  for (const count of [20, 30]) {
    await scrollToEnd(page);
    // As many at least: where the end is still in sight then, more come.
    await expect(entries(page).nth(count - 1)).toBeAttached();
  }
  const link = entries(page).nth(24).getByRole("heading", { level: 3 }).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  // A slow browser may take the end for still in view when the link is scrolled to: by the second frame it has asked for more.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator("[data-feed]")).not.toHaveAttribute("aria-busy");
  await expectPlaceKept(page, link, "**/micro-briefs/**");
});

test("coming back from a link below the feed finds the reader's place", async ({ page }) => {
  await openHome(page);
  await goOnToTheEnd(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: navigation.about, exact: true });
  await link.scrollIntoViewIfNeeded();
  await expectPlaceKept(page, link, "**/about");
});

test("a dropdown stays in the window, however low or short that is", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [390, 500],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openHome(page, "/?age=ages-11-13&category=devices-money");
    for (const name of ["category", "topic"]) {
      await page.locator(`#filter-${name}`).click();
      // It is there a moment before it is put in its place.
      await expect(page.locator(`#choices-${name}`)).toBeInViewport({ ratio: 0.99 });
      const box = await page.locator(`#choices-${name}`).boundingBox();
      if (!box) throw new Error("the dropdown did not open");
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.y, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      expect(box.height, name).toBeGreaterThan(150);
      await page.keyboard.press("Escape");
    }
  }
});

test("a dropdown opens downwards where there is room, and leaves the headline in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  for (const name of ["category", "topic"]) {
    const button = page.locator(`#filter-${name}`);
    await button.click();
    const foot = async () => ((await button.boundingBox())?.y ?? NaN) + 40;
    await expect
      .poll(async () => ((await page.locator(`#choices-${name}`).boundingBox())?.y ?? NaN) > (await foot()))
      .toBe(true);
    await page.keyboard.press("Escape");
  }
});

test("a page that cannot be fetched shows the error, and Retry brings it", async ({ page }) => {
  await page.route("**/api/feed?**", (route) => route.fulfill({ status: 503 }));
  await openHome(page);
  await page.getByRole("link", { name: age }).click();
  await expect(failure(page)).toContainText(errors.feed.text);
  await page.unroute("**/api/feed?**");
  await page.getByRole("button", { name: common.retry }).click();
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  await expect(failure(page)).toBeHidden();
});

/** The feed cannot be fetched until it is let. */
async function cutOff(page: Page) {
  await page.route("**/api/feed?**", (route) => route.abort());
  return () => page.unroute("**/api/feed?**");
}

/** Neither scrolls on by itself nor asks for more: the page rests at its end until a key is pressed. */
const ignoreEnd = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(element: Element) {
        if (!element.matches("[data-end]")) super.observe(element);
      }
    };
  });

test("by keyboard the focus goes from Load more to Retry, and on to the first new item", async ({ page }) => {
  await ignoreEnd(page);
  await openHome(page);
  const more = page.getByRole("link", { name: feed.loadMore });
  const retry = failure(page).getByRole("button", { name: common.retry });
  const titleOf = (at: number) => entries(page).nth(at).getByRole("heading", { level: 3 }).getByRole("link");
  const letCome = await cutOff(page);
  await more.press("Enter");
  await expect(retry).toBeFocused();
  await retry.press("Enter");
  await expect(retry).toBeFocused();
  await letCome();
  await retry.press("Enter");
  await expect(titleOf(10)).toBeFocused();
  await more.press("Enter");
  await expect(titleOf(20)).toBeFocused();
});

test("who goes through the feed by the keyboard comes to what is below it, and loads more by the link", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await touch(page);
  await expectPublicLive(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/feed?")) asked.push(request.url());
  });
  const more = page.getByRole("link", { name: feed.loadMore });
  await page.keyboard.press("Tab");
  await entries(page).last().getByRole("link").last().focus();
  for (let count = 0; count < 5 && !(await more.evaluate((link) => link.matches(":focus"))); count += 1)
    await page.keyboard.press("Tab");
  await expect(more).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-end]").getByRole("link", { name: homepage.moreBriefs })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-feed] :focus")).toHaveCount(0);
  expect(asked).toEqual([]);
  await expect(entries(page)).toHaveCount(10);
  await more.press("Enter");
  await expect(entries(page).nth(10).getByRole("heading", { level: 3 }).getByRole("link")).toBeFocused();
});

for (const width of [1280, 640])
  test(`by Tab the footer is reached below the feed's end, and stays in sight: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await visitWithConsent(page, "false");
    await openHome(page);
    await touch(page);
    await expectPublicLive(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/feed?")) asked.push(request.url());
    });
    await page.keyboard.press("Tab");
    await page.locator("[data-end]").getByRole("link", { name: homepage.moreBriefs }).focus();
    const third = page.getByRole("contentinfo").getByRole("link").nth(2);
    for (let count = 0; count < 30 && !(await third.evaluate((link) => link.matches(":focus"))); count += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toBeInViewport();
    }
    await expect(third).toBeFocused();
    // The page glides, and what is asked for is asked for on the way.
    await page.waitForTimeout(1_000);
    await expect(third).toBeInViewport();
    expect(asked).toEqual([]);
    await expect(entries(page)).toHaveCount(10);
    // Who then scrolls is given more.
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, -50);
    await entries(page)
      .first()
      .evaluate((entry) => entry.scrollIntoView({ behavior: "instant" }));
    await expect(entries(page).first()).toBeInViewport();
    await scrollToEnd(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

test("a feed that goes on by itself leaves the focus where it is", async ({ page }) => {
  await openHome(page);
  const title = entries(page).nth(5).getByRole("heading", { level: 3 }).getByRole("link");
  // The page glides to what has been given the focus, and would not be at its end.
  await title.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await scrollToEnd(page);
  await expect(entries(page).nth(19)).toBeAttached();
  await expect(title).toBeFocused();
});

/** The age that the picker, the address and the store say is chosen. */
async function chosenAges(page: Page) {
  const summary = page.locator("[data-with=age]:visible mark");
  const name = (await summary.count()) > 0 ? await summary.textContent() : null;
  const bands = Object.keys(common.age) as (keyof typeof common.age)[];
  return {
    picker: bands.find((band) => common.age[band] === name) ?? null,
    address: query(page).age ?? null,
    store: ((await storedFilters(page)) as { ageGuidance: string | null } | null)?.ageGuidance ?? null,
  };
}

test("a choice that cannot be fetched stands in picker, address and store alike, and can be changed", async ({
  page,
}) => {
  await page.route("**/api/feed?**", (route) => route.abort());
  await openHome(page);
  await page.getByRole("link", { name: age }).click();
  await expect(failure(page)).toBeVisible();
  expect(await chosenAges(page)).toEqual({
    picker: "ages-7-10",
    address: "ages-7-10",
    store: "ages-7-10",
  });
  await expect(page.getByRole("button", { name: feed.change })).toBeFocused();

  await page.getByRole("button", { name: feed.category, exact: true }).click();
  await page.getByRole("link", { name: "Gaming", exact: true }).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole("button", { name: `${feed.category}: Gaming` })).toBeFocused();
  expect(query(page)).toEqual({ age: "ages-7-10", category: "gaming" });
  expect(await storedFilters(page)).toEqual({
    ageGuidance: "ages-7-10",
    categoryId: "category-gaming",
    topicId: null,
  });

  await page.getByRole("button", { name: `${feed.category}: Gaming` }).click();
  await page.getByRole("button", { name: feed.clearSelection }).click();
  await expect(page.getByRole("button", { name: feed.category, exact: true })).toBeVisible();
  expect(query(page)).toEqual({ age: "ages-7-10" });
  await page.getByRole("button", { name: feed.clearAll }).click();
  await expect(page.getByRole("heading", { name: feed.age })).toBeVisible();
  await expect(failure(page)).toBeVisible();
  expect(await chosenAges(page)).toEqual({ picker: null, address: null, store: null });

  await page.getByRole("link", { name: age }).click();
  await expect(failure(page)).toBeVisible();
  await page.unroute("**/api/feed?**");
  await page.getByRole("button", { name: common.retry }).click();
  await expect(entries(page).first()).toContainText(age);
  expect(await chosenAges(page)).toEqual({
    picker: "ages-7-10",
    address: "ages-7-10",
    store: "ages-7-10",
  });
});

test("a reader who has gone on while the kept choice is fetched stays where they are", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "lantern-feed-filters",
      JSON.stringify({ ageGuidance: "ages-7-10", categoryId: null, topicId: null }),
    ),
  );
  const answer = await holdBack(page, /\/api\/feed\?/);
  const asked = page.waitForRequest("**/api/feed?**");
  await page.goto("/");
  await asked;
  const topic = page.getByRole("button", { name: feed.topic, exact: true });
  await topic.focus();
  answer();
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  await expect(topic).toBeFocused();
});

test("a kept choice that cannot be fetched on arrival is shown and kept", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "lantern-feed-filters",
      JSON.stringify({ ageGuidance: "ages-7-10", categoryId: "category-gaming", topicId: null }),
    ),
  );
  await page.route("**/api/feed?**", (route) => route.fulfill({ status: 503 }));
  await page.goto("/");
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole("button", { name: `${feed.category}: Gaming` })).toBeVisible();
  expect(await chosenAges(page)).toEqual({
    picker: "ages-7-10",
    address: "ages-7-10",
    store: "ages-7-10",
  });
  expect(query(page)).toEqual({ age: "ages-7-10", category: "gaming" });
});

test("two choices in quick succession both count", async ({ page }) => {
  const answer = await holdBack(page, /\/api\/feed\?/);
  await openHome(page);
  await page.getByRole("link", { name: age }).click();
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  await page.getByRole("button", { name: feed.category, exact: true }).click();
  await page.getByRole("link", { name: "Gaming", exact: true }).click();
  answer();
  await expect(entries(page).first()).toContainText("Gaming");
  expect(query(page)).toEqual({ age: "ages-7-10", category: "gaming" });
  await expect(entries(page).first()).toContainText(age);
});

test("how many briefs a choice leaves stands beside the title, and is announced", async ({ page }) => {
  await openHome(page);
  const told = page.getByRole("region", { name: homepage.latest }).getByText(/^\d+ briefs?$/);
  const all = await told.innerText();
  await page.getByRole("link", { name: age }).click();
  await expect(told).not.toHaveText(all);
  await expect(page.locator("#feed-status")).toHaveText(await told.innerText());
  await goOnToTheEnd(page);
  await expect(told).toHaveText(new RegExp(`^${await entries(page).count()} briefs?$`));
});

test("the ages that a reader opens while their choice is fetched stay open, and under the keys", async ({
  page,
}) => {
  const answer = await holdBack(page, /\/api\/feed\?/);
  await openHome(page);
  await page.getByRole("link", { name: age }).click();
  const change = page.getByRole("button", { name: feed.change });
  await change.click();
  const choices = page.getByRole("group", { name: feed.choose });
  await choices.getByRole("link", { name: common.age["ages-11-13"] }).focus();
  answer();
  await expect(page.locator("#feed-status")).not.toBeEmpty();
  await expect(entries(page).first()).toContainText(age);
  await expect(choices).toBeVisible();
  await expect(choices.getByRole("link", { name: common.age["ages-11-13"] })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(choices).toBeHidden();
  await expect(change).toBeFocused();
});

test("a reader who has gone on from the open ages meanwhile stays where they are", async ({ page }) => {
  const answer = await holdBack(page, /\/api\/feed\?/);
  await openHome(page);
  await page.getByRole("link", { name: age }).click();
  await page.getByRole("button", { name: feed.change }).click();
  const elsewhere = page.getByRole("banner").getByRole("link", { name: navigation.glossary });
  await elsewhere.focus();
  answer();
  await expect(page.locator("#feed-status")).not.toBeEmpty();
  await expect(entries(page).first()).toContainText(age);
  await expect(elsewhere).toBeFocused();
});

test("an outdated filter in a link erases no kept filters, and is taken out of the address", async ({
  page,
}) => {
  const kept = { ageGuidance: "ages-7-10", categoryId: null, topicId: null };
  await openHome(page);
  await page.evaluate((value) => localStorage.setItem("lantern-feed-filters", JSON.stringify(value)), kept);
  await openHome(page, "/?category=renamed");
  await expect(page.getByRole("heading", { name: feed.age })).toBeVisible();
  await expect.poll(() => query(page)).toEqual({});
  expect(await storedFilters(page)).toEqual(kept);
  // What is left of it wins, as every address does.
  await openHome(page, "/?category=renamed&topic=gone&age=teens-14-16&x=1");
  await expect.poll(() => query(page)).toEqual({ age: "teens-14-16", x: "1" });
  expect(await storedFilters(page)).toEqual({ ...kept, ageGuidance: "teens-14-16" });

  await page.evaluate(() => localStorage.clear());
  await openHome(page, "/?category=renamed&after=no-such-brief");
  await expect.poll(() => query(page)).toEqual({});
  expect(await storedFilters(page)).toBeNull();
});

test("placeholders stand only while the feed is fetched", async ({ page }) => {
  const answer = await holdBack(page, /\/api\/feed\?/);
  await openHome(page);
  await expect(page.locator("[data-waiting=feed] > *").first()).toBeHidden();
  await page.getByRole("link", { name: age }).click();
  await expect(page.locator("[data-waiting=feed] > *").first()).toBeVisible();
  expect(await page.locator("[data-waiting=feed] > :visible").count()).toBe(5);
  expect(await page.locator("[data-waiting=strip] li:visible").count()).toBe(4);
  answer();
  await expect(page.locator("[data-waiting=feed]")).toBeHidden();
});

test("a filtered address survives going on and coming back", async ({ page }) => {
  await openHome(page);
  await page.getByRole("link", { name: age }).click();
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  await entries(page).first().getByRole("heading").getByRole("link").first().click();
  await page.waitForURL("**/micro-briefs/**");
  await page.goBack();
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
  expect(query(page)).toEqual({ age: "ages-7-10" });
});

test("with storage blocked the filters still work", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await openHome(page);
  await page.getByRole("link", { name: age }).click();
  await expect(page.getByText(feed.personalizedFor)).toBeVisible();
});

test("other languages filter at their own addresses", async ({ page }) => {
  await openHome(page, "/es");
  await page.locator("[data-filter]").first().click();
  await expect(page.getByText("Personalizado para")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/es");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("ages, dropdowns, clearing and further pages are links and forms that the server answers", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: age }).click();
    await expect(page.getByText(feed.personalizedFor)).toBeVisible();
    await page.getByRole("button", { name: feed.category }).click();
    await page.getByRole("link", { name: "Gaming", exact: true }).click();
    await expect.poll(() => query(page)).toEqual({ age: "ages-7-10", category: "gaming" });
    await page.getByRole("button", { name: feed.category }).click();
    await page.getByRole("button", { name: feed.clearSelection }).click();
    await expect.poll(() => query(page)).toEqual({ age: "ages-7-10" });
    const first = (await entries(page).first().getAttribute("id")) ?? "";
    await page.getByRole("link", { name: feed.loadMore }).click();
    await expect(entries(page).first()).not.toHaveAttribute("id", first);
    await page.getByRole("link", { name: feed.newest }).click();
    await expect(entries(page).first()).toHaveAttribute("id", first);
    await page.getByRole("button", { name: feed.clearAll }).click();
    await expect(page.getByRole("heading", { name: feed.age })).toBeVisible();
  });
});

import { expect, test, type Locator } from "@playwright/test";
import help from "@/messages/en/help-lines.json" with { type: "json" };
import privacy from "@/messages/en/privacy.json" with { type: "json" };

const styleOf = (element: Locator, name: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);

for (const path of ["/", "/micro-actions/check-telegram-settings"])
  test(`steps are parted by hairlines, and none doubles the heading's heavy rule: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const steps = page.locator(".steps > li");
    expect(await styleOf(steps.nth(0), "border-top-width")).toBe("0px");
    expect(await styleOf(steps.nth(1), "border-top-width")).toBe("1px");
  });

test("rows of links are as wide as what they stand in, and no line follows the last", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const rows = page.locator("[data-entries] .rows").first();
  const widths = await rows.evaluate((list) =>
    [list, list.closest(".entry > div")].map((one) => one?.clientWidth),
  );
  expect(widths[0]).toBe(widths[1]);
  expect(await styleOf(rows.locator("li").last(), "border-bottom-width")).toBe("0px");
});

test("every field says what is wrong with it behind the same red bar", async ({ page }) => {
  await page.goto("/design-system");
  expect(await styleOf(page.locator("#field-wrong-fault"), "border-left-width")).toBe("3px");
});

test("on a phone neither a date nor the count of further topics stands alone on a line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/micro-briefs");
  const alone = await page.evaluate(() => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const isBeside = (one: Element, other: Element | null) =>
      other !== null && Math.abs(middle(one) - middle(other)) < 12;
    const counts = [...document.querySelectorAll(".tags li > span + span")];
    const dates = [...document.querySelectorAll(".card .meta time")];
    return {
      seen: [counts.length > 0, dates.length > 0],
      counts: counts.filter((one) => one.textContent === one.parentElement?.textContent).length,
      dates: dates.filter((one) => !isBeside(one, one.previousElementSibling)).length,
    };
  });
  expect(alone).toEqual({ seen: [true, true], counts: 0, dates: 0 });
});

test("what the buttons for one's data do not reach is set off from them", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: privacy.choices.title }).click();
  const remove = page.getByRole("button", { name: privacy.data.delete });
  const button = await remove.boundingBox();
  const note = await page
    .getByRole("region", { name: privacy.bar.label })
    .getByText(privacy.data.lists)
    .boundingBox();
  expect((note?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))).toBeGreaterThanOrEqual(10);
});

test("on a phone the title of each track follows its facts at once, where reading has not begun", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tracks");
  const gaps = await page.locator(".entry").evaluateAll((entries) =>
    entries.map((entry) => {
      const facts = [...entry.querySelectorAll(".meta > div > *, .meta p > *")].filter(
        (fact) => getComputedStyle(fact).visibility === "visible" && !fact.closest("h2 ~ *"),
      );
      const end = Math.max(...facts.map((fact) => fact.getBoundingClientRect().bottom));
      return Math.round((entry.querySelector("h2")?.getBoundingClientRect().top ?? NaN) - end);
    }),
  );
  expect(gaps.length).toBeGreaterThan(10);
  expect(new Set(gaps).size, gaps.join()).toBe(1);
});

test("on paper nothing is left to press or to go to, but the address where one can chat", async ({
  page,
}) => {
  await page.goto("/letters");
  const letter = await page.locator("main a[href^='/letters/']").first().getAttribute("href");
  await page.emulateMedia({ media: "print" });
  for (const path of ["/help-lines", letter ?? "", "/privacy"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
    await expect(page.getByRole("button"), path).toHaveCount(0);
  }
  await page.goto("/help-lines");
  const chats = page.getByRole("main").getByRole("link", { name: help.ways.chat });
  expect(await chats.count()).toBeGreaterThan(3);
  for (const chat of await chats.all())
    expect(await chat.innerText()).toContain((await chat.getAttribute("href")) ?? "?");
});

test("the ages stand in four columns, two or one, and letters twice as large break none of their words", async ({
  page,
}) => {
  await page.goto("/");
  const ages = page.locator("[data-without=age] .ages");
  const seen = async (width: number, size: string) => {
    await page.setViewportSize({ width, height: 900 });
    return ages.evaluate((list, fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const cells = [...list.children];
      const tops = cells.map((cell) => cell.getBoundingClientRect().top);
      const broken = cells.flatMap((cell) =>
        [...cell.querySelectorAll("b, small")].flatMap(({ firstChild: text }) =>
          [...(text?.textContent ?? "").matchAll(/\S+/g)].filter(({ index, 0: word }) => {
            const range = document.createRange();
            if (!text || word.includes("–")) return false;
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          }),
        ),
      );
      return { rows: new Set(tops).size, broken: broken.flat() };
    }, size);
  };
  for (const width of [1440, 1088, 820])
    expect(await seen(width, "100%"), `${width}`).toEqual({ rows: 1, broken: [] });
  for (const width of [1024, 390, 320])
    expect(await seen(width, "100%"), `${width}`).toEqual({ rows: 2, broken: [] });
  expect(await seen(390, "200%"), "letters twice as large").toEqual({ rows: 4, broken: [] });
});

test("no count of a track's pieces ends a line without what it counts", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/tracks");
  const lines = await page.locator(".entry .meta span").evaluateAll((facts) =>
    facts.flatMap((fact) => {
      const range = document.createRange();
      const text = fact.firstChild;
      const lengths = [...(text?.textContent ?? "").matchAll(/\d+\s\p{L}/gu)];
      return lengths.map(({ index, 0: { length } }) => {
        range.setStart(text ?? fact, index);
        range.setEnd(text ?? fact, index + length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    }),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test("a field too narrow for its hint says so by an ellipsis", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/fr/glossary");
  expect(await styleOf(page.locator("main input[type='search']"), "text-overflow")).toBe("ellipsis");
});

test("the text of every kind of page begins equally far below its title", async ({ page }) => {
  const gaps = [];
  for (const path of ["/about", "/how-it-works", "/privacy", "/faq"]) {
    await page.goto(path);
    const lead = await page.locator("main header p").first().boundingBox();
    const text = await page.locator("main .prose > *").first().boundingBox();
    gaps.push((text?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0));
  }
  expect(gaps).toEqual([32, 32, 32, 32]);
});

test("on a tablet a picture ends where the text around it ends", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1000 });
  await page.goto("/micro-actions/plan-for-a-hard-night");
  const picture = await page.locator("article > img").boundingBox();
  const goal = await page.locator("article > .why").boundingBox();
  expect(picture?.width).toBe(goal?.width);
});

test("pictures are dimmed in the dark theme, however it was chosen, and not on paper", async ({ page }) => {
  await page.goto("/micro-briefs");
  const picture = page.locator("main img").first();
  expect(await styleOf(picture, "opacity")).toBe("1");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await styleOf(picture, "opacity")).toBe("0.86");
  await page.locator("html").evaluate((root) => root.setAttribute("data-theme", "light"));
  expect(await styleOf(picture, "opacity")).toBe("1");
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator("html").evaluate((root) => root.setAttribute("data-theme", "dark"));
  expect(await styleOf(picture, "opacity")).toBe("0.86");
  await page.emulateMedia({ media: "print" });
  expect(await styleOf(picture, "opacity")).toBe("1");
});

import { expect, test, type Locator } from "@playwright/test";
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

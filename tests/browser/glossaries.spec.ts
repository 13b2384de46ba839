/** The glossary in other languages than English. */
import { expect, test } from "@playwright/test";
import content from "@/messages/es/content.json" with { type: "json" };
import reading from "@/messages/es/reading.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";

test("a Spanish word is found as it is typed, by itself or by its kind in Spanish", async ({ page }) => {
  await page.goto("/es/glossary");
  const box = page.getByRole("searchbox", { name: reading.list.searchTerms });
  const shown = page.locator(".terms > :not([hidden])");
  await box.fill("incognito");
  await expect(shown.getByRole("link", { name: "incógnito" })).toBeVisible();
  await box.fill(content.term.kinds.gaming);
  await expect(shown.locator("[data-reason]").first()).toHaveText(
    content.term.inCategory.replace("{category}", content.term.kinds.gaming),
  );
  await box.fill("");
  await page.getByRole("link", { name: content.term.kinds.social, exact: true }).click();
  await expect(page).toHaveURL(/category=social-apps/);
  await expect(shown.first()).toHaveAttribute("data-category", "Social apps");
});

test("a Spanish text explains its words in Spanish, and says where they are heard", async ({ page }) => {
  await page.goto("/es/micro-briefs/grooming-como-empieza-11-a-13");
  await expect(page.locator("time[data-relative][title]").first()).toBeAttached();
  const term = page.locator("main a.term", { hasText: "grooming" }).first();
  await expect(term).toHaveAttribute("href", "/es/glossary/grooming");
  await term.scrollIntoViewIfNeeded();
  await term.hover();
  const note = page.locator("#term-popover");
  await expect(note.getByRole("link", { name: reading.popover.more })).toBeVisible();
  await expect(note).toContainText("Argentina, Colombia, España y México");
});

test("axe finds nothing on words of one country", async ({ page }) => {
  for (const path of ["/es/glossary/parche", "/de/glossary/oida"]) {
    await page.goto(path);
    expect(await axeFaults(page), path).toEqual([]);
  }
});

test("a glossary has at most four elements a word in every language", async ({ page }) => {
  for (const path of ["/es/glossary", "/fr/glossary", "/de/glossary", "/pt/glossary"]) {
    await page.goto(path);
    const { words, elements } = await page.locator("dl.terms").evaluateAll((lists) => ({
      words: lists.reduce((sum, list) => sum + list.children.length, 0),
      elements: lists.reduce((sum, list) => sum + list.querySelectorAll("*").length, 0),
    }));
    expect(elements / words, path).toBeLessThanOrEqual(4);
  }
});

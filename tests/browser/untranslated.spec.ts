/**
 * What readers of another language see of pieces that are not translated yet.
 * The shipped library has none, so a store of its own.
 */
import { expect, test } from "@playwright/test";
import german from "@/messages/de/content.json" with { type: "json" };
import french from "@/messages/fr/content.json" with { type: "json" };
import { readPage } from "@/tests/support/requests/pages";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";
import { untranslate } from "@/tests/support/samples/untranslate";

const action = "?action=practice-turn-it-over";
const translatedAction = "?action=plan-the-switch-off-moment";

let store: SiteWithStore;
test.beforeAll(async () => {
  store = await startSiteWithStore({
    isUnrendered: true,
    prepare: ({ documents }) => {
      untranslate(documents, "action-practice-turn-it-over", "fr");
      for (const language of ["fr", "de"])
        untranslate(documents, "brief-first-messages-before-a-phone", language);
    },
  });
  // Each page is made when it is first asked for, which takes a busy machine longer than a test waits.
  for (const path of ["/", "/fr", "/fr/micro-briefs", "/de/micro-briefs"])
    await readPage(path, store.site.url);
});
test.afterAll(() => store.stop());

test("content keeps its language on a page of another one", async ({ page }) => {
  await page.goto(`${store.site.url}/de/micro-briefs`);
  const headings = page.getByRole("article").getByRole("heading");
  const isIn = (lang: string) => headings.and(page.locator(`[lang=${lang}]`));
  expect(await isIn("de").count()).toBeGreaterThan(20);
  expect((await isIn("de").count()) + (await isIn("en").count())).toBe(await headings.count());
  await expect(isIn("en").first().locator("xpath=..")).toContainText(german.inEnglish);
});

test("what is not translated yet is found by its summary too", async ({ page }) => {
  const cards = page.locator("article.card:visible");
  await page.goto(`${store.site.url}/fr/micro-briefs`);
  const english = cards.filter({ hasText: french.inEnglish }).first();
  const [title, summary] = [english.locator("h2"), english.locator("p[lang=en]")];
  const words = (await summary.innerText()).split(" ").slice(0, 5).join(" ");
  expect(await title.innerText()).not.toContain(words);
  await page.getByRole("searchbox").last().fill(words);
  await expect(cards).toHaveCount(1);
  await expect(cards.locator("p[lang=en]")).toContainText(words);
});

test("an action that is not in the page's language says so", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  const heading = dialog.getByRole("heading", { level: 2 });
  const open = (path: string) => page.goto(store.site.url + path);
  const facts = dialog.getByText(french.inEnglish, { exact: true });
  await open(`/fr${action}`);
  await expect(facts).toBeVisible();
  await open(`/fr${translatedAction}`);
  await expect(heading).toHaveAttribute("lang", "fr");
  await expect(facts).toHaveCount(0);
  await open(`/${action}`);
  await expect(heading).toHaveAttribute("lang", "en");
  await expect(dialog.getByText("in English", { exact: true })).toHaveCount(0);
});

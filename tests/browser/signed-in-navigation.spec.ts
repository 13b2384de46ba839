/** Going from page to page in the signed-in product: each begins at its top, and Back leads to where one was. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import callMessages from "@/messages/en/calls.json" with { type: "json" };
import explore from "@/messages/en/explore.json" with { type: "json" };
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { endOfCall, enter, numberFor, someBusinesses, startCall } from "@/tests/support/browser/calls";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { expectLive, wake } from "@/tests/support/browser/wake";

const { start, detail, list } = callMessages;
const { items } = shell;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const content = (page: Page) => page.getByRole("main");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The page that has just been opened stands at its top, its heading below the bar and in focus. */
async function expectTop(page: Page, what: string) {
  await expect(heading(page), what).toBeFocused();
  await expect.poll(() => scrolled(page), { message: what }).toBe(0);
  const bar = await page.getByRole("banner").boundingBox();
  const title = await heading(page).boundingBox();
  expect(title?.y, what).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  // Only a reader who goes by the keyboard is shown where the focus is.
  expect(await heading(page).evaluate((title) => getComputedStyle(title).outlineStyle), what).toBe("none");
}

/** Follows a link from wherever on its page it stands, and comes back to that very place. */
async function follow(page: Page, link: Locator, to: RegExp, what: string) {
  await wake(page);
  await page.evaluate(() => ((window as { isSamePage?: true }).isSamePage = true));
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = { address: page.url(), y: await scrolled(page) };
  await link.click();
  await expect(page, what).toHaveURL(to);
  await expectTop(page, `${what}${isNarrow ? ", narrow" : ""}`);
  expect(await page.evaluate(() => (window as { isSamePage?: true }).isSamePage), what).toBe(true);
  return before;
}

async function followAndReturn(page: Page, link: Locator, to: RegExp, what: string) {
  const { address, y } = await follow(page, link, to, what);
  await page.goBack();
  await expect(page, what).toHaveURL(address);
  await expect.poll(() => scrolled(page), { message: `${what}, and back` }).toBe(y);
}

// Answered: the bar that asks makes room for itself at the page's end, which a browser that goes back does not wait for.
test.beforeEach(({ page }) => visitWithConsent(page, "false"));

for (const { width, height } of [
  { width: 390, height: 700 },
  { width: 1280, height: 640 },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const inSidebar = async (page: Page, name: string) => {
      if (width < 768) await page.getByRole("button", { name: shell.toggle }).click();
      return page
        .getByRole("navigation", { name: new RegExp(`${shell.main}|${shell.more}`) })
        .getByRole("link", { name, exact: true });
    };
    const crumb = (page: Page, name: string) =>
      page.getByRole("navigation", { name: navigation.breadcrumb }).getByRole("link", { name, exact: true });

    test("every link opens its page at the top, and Back leads to where one was", async ({ page }) => {
      await enter(page);
      const businesses = await someBusinesses(page);
      const { id } = await startCall(page, { businessId: businesses[15]?.id });
      await page.request.post("/api/locations", {
        headers: { origin: new URL(page.url()).origin },
        data: { name: "Home", place: "portland", address: "" },
      });

      await page.goto("/explore");
      await followAndReturn(page, page.locator("[data-business]").nth(14), /\/business\//, "to a business");
      // A document of its own, which a browser opens at its top.
      const next = page.getByRole("link", { name: explore.results.next });
      await next.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const [list, place] = [page.url(), await scrolled(page)];
      await next.click();
      await expect(page).toHaveURL(/after=/);
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect.poll(() => scrolled(page), { message: "back from more businesses" }).toBe(place);
      await follow(page, page.locator("[data-business]").nth(9), /\/business\//, "to a business again");
      await followAndReturn(page, crumb(page, items.explore), /\/explore$/, "by a breadcrumb");

      // Each step that a call comes to has its page drawn anew, and nobody's place is noted meanwhile.
      await endOfCall(page, id);
      await page.goto("/calls");
      await followAndReturn(
        page,
        content(page).getByRole("link", { name: businesses[15]?.name }),
        /\/call\//,
        "to a call",
      );
      await page.goto(`/call/${id}`);
      await followAndReturn(
        page,
        content(page).getByRole("link", {
          name: detail.toBusiness.replace("{business}", businesses[15]?.name ?? ""),
        }),
        /\/business\//,
        "from a call to its business",
      );

      await page.goto("/locations");
      await followAndReturn(
        page,
        content(page).getByRole("link", { name: "Home", exact: true }),
        /\/location\//,
        "to a location",
      );
      await followAndReturn(
        page,
        content(page).getByRole("link", { name: explore.locations.exploreNamed.replace("{name}", "Home") }),
        /\/explore\?location=Home/,
        "from a location to what is near",
      );

      await page.goto(`/business/${businesses[15]?.id ?? ""}`);
      await wake(page);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
      for (const name of [items.calls, items.locations, items.explore]) {
        await (await inSidebar(page, name)).click();
        await expect(heading(page)).toHaveText(name);
        await expectTop(page, `by the sidebar to ${name}`);
        await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
      }
    });

    test("every form leads to the top of the page that it opens", async ({ page }) => {
      await enter(page);
      const [business] = await someBusinesses(page);
      await page.goto(`/business/${business?.id ?? ""}`);
      await page.getByLabel(start.request).fill("Are you open?");
      await page.getByLabel(start.number).fill(numberFor("completed"));
      await page.getByRole("button", { name: start.submit }).click();
      await page.getByRole("button", { name: start.confirm }).click();
      await expect(page).toHaveURL(/\/call\//);
      await expectTop(page, "a call is started");

      await page.getByRole("button", { name: detail.cancel }).click();
      await page.getByRole("button", { name: detail.retry }).scrollIntoViewIfNeeded();
      const first = page.url();
      await page.getByRole("button", { name: detail.retry }).click();
      // The question is a document of its own, as the one below.
      await page.waitForURL(/[?&]ask=retry/);
      await expectLive(page);
      await page.getByRole("button", { name: detail.retryConfirm }).click();
      await page.waitForURL(({ href }) => !href.startsWith(first));
      await expectTop(page, "a call is made again");

      await page.getByRole("button", { name: detail.cancel }).click();
      await page.getByRole("button", { name: detail.delete, exact: true }).click();
      // A document of its own. Before it is awake it does without JavaScript what it is asked, and in another document.
      await page.waitForURL(/[?&]ask=delete/);
      await expectLive(page);
      await page.getByRole("button", { name: detail.deleteConfirm }).click();
      await expect(page.getByText(list.deleted)).toBeVisible();
      await expectTop(page, "a call is deleted");
    });

    test("a form that changes its own page leaves the reader where they are", async ({ page }) => {
      await enter(page);
      await page.goto("/settings");
      const save = page.getByRole("button", { name: /^Save/ }).last();
      await save.scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      await save.click();
      await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
      expect(await scrolled(page)).toBe(before);
      await expect(save).toBeFocused();
    });

    test("a reader who goes by the keyboard sees the focus on the heading", async ({ page }) => {
      await enter(page);
      await page.goto("/explore");
      await wake(page);
      await page.locator("[data-business]").nth(3).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/business\//);
      await expect(heading(page)).toBeFocused();
      expect(await heading(page).evaluate((title) => getComputedStyle(title).outlineStyle)).not.toBe("none");
      expect(await scrolled(page)).toBe(0);
    });
  });

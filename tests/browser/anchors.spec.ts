/** Jumps to a place of the home page, whose feed would grow while the page scrolls there. */
import { expect, test, type Page } from "@playwright/test";
import { hasHydrated } from "@/tests/support/browser/wake";
import { sampleOf } from "@/tests/support/samples/sample";

/** What a jump leaves between the window's top and its target, for the header. */
const offset = 80;
const entries = (page: Page) => page.locator("[data-entries] > *");
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });

const openHome = (page: Page, address = "/") => page.goto(address);

/** Waits until the page has stood still for a while, longer than a further page of the feed takes to come. */
const rest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000);
        window.addEventListener("scroll", () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1000);
        });
      }),
  );

/** Looks once the page rests; and again, since on a busy machine it rests too while it waits for the framework. */
const atRest = (page: Page, look: () => Promise<void>) =>
  expect(async () => {
    await rest(page);
    await look();
  }).toPass({ timeout: 30_000 });

/** The target stands below the header, or as near to it as the end of the page allows; and nothing was loaded on the way. */
const expectArrived = (page: Page, id: string, what: string) =>
  atRest(page, async () => {
    const at = await page.evaluate((target) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const top = document.getElementById(target)?.getBoundingClientRect().top;
      return { top: top ?? NaN, isAtEnd: window.scrollY + clientHeight >= scrollHeight - 1, clientHeight };
    }, id);
    if (at.isAtEnd) {
      expect(at.top, what).toBeGreaterThanOrEqual(offset - 1);
      expect(at.top, what).toBeLessThan(at.clientHeight);
    } else expect(Math.abs(at.top - offset), `${what}: ${at.top}`).toBeLessThanOrEqual(1);
    expect(await entries(page).count(), what).toBe(10);
  });

/** The target stands right below the header. */
const expectInPlace = (page: Page, selector: string) =>
  atRest(page, async () => {
    const top = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - offset)).toBeLessThanOrEqual(1);
  });

const footerLink = (page: Page) => page.getByRole("contentinfo").locator("a[href$='/#how-it-works']");

/** Outside the sweep a phone's and a desk's. */
const windows = [
  [390, 844, true],
  [320, 568, true],
  [1440, 900, false],
  [820, 1180, true],
] as const;

for (const [width, height, isPhone] of sampleOf(windows, 2))
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });

    test("Subscribe arrives from the header and, on a phone, from the menu", async ({ page }) => {
      await openHome(page);
      await page.getByRole("banner").locator(".page > a[href='#subscribe']").click();
      await expectArrived(page, "subscribe", "header");
      if (!isPhone) return;
      await openHome(page);
      await menuButton(page).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Subscribe" }).click();
      await expectArrived(page, "subscribe", "menu");
    });

    test("every anchor arrives, from the address bar, by keyboard, from the footer and from another page", async ({
      page,
    }) => {
      for (const id of ["how-it-works", "samples", "subscribe"]) {
        await openHome(page);
        await page.evaluate((hash) => (window.location.hash = hash), id);
        await expectArrived(page, id, `${id} from the address bar`);
        await page.goto("/about");
        await openHome(page, `/#${id}`);
        await expectArrived(page, id, `${id} on arrival`);
      }
      await page.goto("/about");
      await footerLink(page).evaluate((link: HTMLElement) => link.click());
      await page.waitForURL("**/#how-it-works");
      await expectArrived(page, "how-it-works", "from another page");
      await openHome(page);
      await footerLink(page).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
      await page.keyboard.press("Enter");
      await expectArrived(page, "how-it-works", "by keyboard");
    });
  });

test("with reduced motion, a jump up from the foot of the page passes the end of the feed", async ({
  page,
}) => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openHome(page, "/#subscribe");
    await rest(page);
    await page
      .getByRole("banner")
      .locator("a[href$='#samples']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expectArrived(page, "samples", reducedMotion);
  }
});

test("a page of the feed that was on its way when the jump began does not move its target", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/feed?**", async (route) => {
    await held;
    await route.continue();
  });
  await openHome(page);
  const asked = page.waitForRequest("**/api/feed?**");
  await page.locator("[data-end]").scrollIntoViewIfNeeded();
  await asked;
  await page.getByRole("banner").locator(".page > a[href='#subscribe']").click();
  await rest(page);
  const answered = page.waitForResponse("**/api/feed?**");
  answer();
  // The first page of the feed that a server is asked for may take it a while.
  expect((await answered).status()).toBe(200);
  await expect(entries(page)).toHaveCount(20);
  await expectInPlace(page, "#subscribe");
});

test("filters kept from an earlier visit come back without moving the target", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("lantern-feed-filters", JSON.stringify({ ageGuidance: "ages-7-10" })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, "/#how-it-works");
  await expect(page).toHaveURL(/age=ages-7-10/);
  await expectInPlace(page, "#how-it-works");
});

test("a jump is given up where its target moves whenever the page scrolls", async ({ page }) => {
  // Every scroll is a single one then.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page, "/#how-it-works");
  await hasHydrated(page);
  await rest(page);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
    const moving = document.createElement("div");
    document.getElementById("samples")?.before(moving);
    window.addEventListener("scroll", () => {
      moving.style.height = moving.style.height === "50px" ? "0" : "50px";
      document.documentElement.dataset.scrolledAt = String(performance.now());
    });
  });
  await page
    .getByRole("banner")
    .locator("a[href$='#samples']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect
    .poll(() =>
      page.evaluate(() => performance.now() - Number(document.documentElement.dataset.scrolledAt ?? NaN)),
    )
    .toBeGreaterThan(2_000);
});

test("after a jump the feed goes on as soon as the reader scrolls to its end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, "/#how-it-works");
  // Of a reader who scrolls before the framework is there, nobody can tell that they did.
  await hasHydrated(page);
  await rest(page);
  await expect(entries(page)).toHaveCount(10);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -700);
  await expect(entries(page).nth(19)).toBeAttached();
});

test("Back returns to where the reader was, not to the anchor of the address", async ({ page }) => {
  await openHome(page, "/#how-it-works");
  await rest(page);
  const link = entries(page).first().getByRole("heading", { level: 3 }).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await rest(page);
  const before = await link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await link.click();
  await page.waitForURL("**/micro-briefs/**");
  await page.goBack();
  await expect
    .poll(() => link.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(before);
});

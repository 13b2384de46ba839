/** The newsletter box and the waitlist, as a reader meets them: with JavaScript, without, by keyboard. */
import { expect, test, type Page } from "@playwright/test";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { ownSite } from "@/tests/support/sites/own-site";
import { expectPublicLive, hasGoneQuiet, holdBack, touch } from "@/tests/support/browser/wake";
import forms from "@/messages/en/forms.json" with { type: "json" };
import french from "@/messages/fr/forms.json" with { type: "json" };

const site = ownSite({ TRUSTED_PROXIES: "127.0.0.1,::1" });
let clients = 0;
const newAddress = () => `reader-${crypto.randomUUID()}@example.org`;

// Each test is a client of its own to the limits.
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `203.0.113.${(clients += 1)}` });
});

const box = (page: Page) => page.getByRole("region", { name: forms.newsletter.pageTitle });
const email = (page: Page) => box(page).getByLabel(forms.email.label);
const subscribe = (page: Page) => box(page).getByRole("button", { name: forms.newsletter.submit });
const message = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** Opens a page and turns to the box, which is a first touch: from then on the button waits for an address. */
async function open(page: Page, path = "/about") {
  await page.goto(`${site.url}${path}`);
  await email(page).focus();
  await expect(subscribe(page)).toBeDisabled();
}

test.describe("the newsletter box", () => {
  test("stands on every kind of public page, as the place Subscribe leads to", async ({ page }) => {
    for (const path of ["/", "/about", "/how-it-works", "/glossary", "/micro-briefs", "/tracks", "/search"]) {
      await page.goto(`${site.url}${path}`);
      await expect(box(page)).toHaveAttribute("id", "subscribe");
      await expect(page.locator("#subscribe")).toHaveCount(1);
    }
  });

  test("comes after the content on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    // Both in one moment: the page still moves to the field that has the focus.
    const [end, start] = await box(page).evaluate((element) => [
      document.querySelector("main")?.getBoundingClientRect().bottom ?? Infinity,
      element.getBoundingClientRect().top,
    ]);
    expect(start).toBeGreaterThan(end - 1);
  });

  test("a subscription outlives its page, and waits for no token", async ({ page }) => {
    // A browser tells no test what leaves with a page: noted in the window's name, which outlives it.
    await page.addInitScript(() => {
      const call = window.fetch.bind(window);
      window.fetch = (input, init) => {
        if (input === "/api/newsletter" && init?.keepalive && typeof init.body === "string")
          window.name += init.body;
        return call(input, init);
      };
    });
    await page.route("**/api/csrf", () => new Promise<void>(() => {}));
    const isPrepared = page.waitForRequest("**/api/csrf");
    await open(page);
    await isPrepared;
    const address = newAddress();
    await email(page).fill(address);
    await subscribe(page).click();
    await page.goto(`${site.url}/tracks`);
    expect(await page.evaluate(() => window.name)).toContain(address);
  });

  test("while what sends is loading, the page says so", async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await touch(page);
    await expectPublicLive(page);
    const letCome = await holdBack(page, /\/_next\/static\//);
    await email(page).fill(newAddress());
    await subscribe(page).click();
    await expect(page.locator("html[data-waiting]")).toBeAttached();
    letCome();
    await expect(box(page).getByRole("button", { name: forms.newsletter.subscribed })).toBeVisible();
    await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  });

  test("subscribes: says so for a while, then is ready for the next address", async ({ page }) => {
    await open(page);
    await email(page).fill(newAddress());
    await subscribe(page).click();
    // All in one moment: it says so for three seconds, in which a busy test may look but once.
    const shown = () =>
      box(page).evaluate((element) => {
        const button = element.querySelector<HTMLButtonElement>("[type=submit]");
        const field = element.querySelector<HTMLInputElement>("[name=emailAddress]");
        return { says: button?.textContent, isAnswered: button?.disabled && field?.disabled };
      });
    // The first submission of all creates the database, which takes seconds.
    await expect
      .poll(shown, { timeout: 30_000 })
      .toEqual({ says: forms.newsletter.subscribed, isAnswered: true });
    await expect(message(page, forms.newsletter.success)).toBeVisible();
    await expect(subscribe(page)).toBeVisible();
    await expect(email(page)).toBeEnabled();
    await expect(email(page)).toHaveValue("");
    await expect(subscribe(page)).toBeDisabled();
  });

  test("says for three seconds that it worked", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await email(page).fill(newAddress());
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await subscribe(page).click();
    const thanks = box(page).getByRole("button", { name: forms.newsletter.subscribed });
    await expect(thanks).toBeDisabled({ timeout: 30_000 });
    await page.clock.runFor(2_999);
    await page.waitForTimeout(200);
    await expect(thanks).toBeDisabled();
    await page.clock.runFor(1);
    await expect(subscribe(page)).toBeVisible();
  });

  test("is disabled while it is being sent", async ({ page }) => {
    await open(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/newsletter", async (route) => {
      await answered;
      await route.continue();
    });
    await email(page).fill(newAddress());
    await email(page).press("Enter");
    await expect(subscribe(page)).toBeDisabled();
    await expect(email(page)).toBeDisabled();
    answer();
    await expect(message(page, forms.newsletter.success)).toBeVisible();
  });

  test("leaves the focus to a reader who writes elsewhere while it is being sent", async ({ page }) => {
    await open(page);
    const { promise: isLet, resolve: answer } = Promise.withResolvers<true>();
    await page.route("**/api/newsletter", async (route) => {
      await isLet;
      await route.fulfill({ status: 503, body: "" });
    });
    await email(page).fill(newAddress());
    await email(page).press("Enter");
    await expect(email(page)).toBeDisabled();
    const search = page.getByRole("banner").locator("[data-suggest]");
    await search.focus();
    answer(true);
    await expect(message(page, forms.failed)).toBeVisible();
    await expect(search).toBeFocused();
  });

  test("takes spaces for an empty field, and says so", async ({ page }) => {
    await open(page);
    await email(page).pressSequentially("   ");
    await expect(subscribe(page)).toBeDisabled();
    await expect(email(page)).toHaveAccessibleDescription(forms.emailRequired);
    await email(page).press("Enter");
    await expect(message(page, forms.emailRequired)).toBeVisible();
    await expect(email(page)).toBeFocused();
    await email(page).fill("a");
    await expect(subscribe(page)).toBeEnabled();
    await expect(email(page)).not.toHaveAttribute("aria-invalid");
  });

  test("says beside the field that an address is wrong", async ({ page }) => {
    await open(page);
    await email(page).fill("nobody@nowhere");
    await subscribe(page).click();
    await expect(message(page, forms.emailInvalid)).toBeVisible();
    await expect(box(page).getByText(forms.emailInvalid)).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAttribute("aria-invalid", "true");
    await expect(email(page)).toHaveAccessibleDescription(forms.emailInvalid);
    await expect(email(page)).toHaveValue("nobody@nowhere");
  });

  test("says offline that it failed, keeps the address, and works once the connection is back", async ({
    page,
    context,
  }) => {
    await open(page);
    const emailAddress = newAddress();
    await context.setOffline(true);
    await email(page).fill(emailAddress);
    await subscribe(page).click();
    await expect(box(page).getByText(forms.failed)).toBeVisible();
    await expect(email(page)).toHaveValue(emailAddress);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(forms.failed);
    await expect(email(page)).not.toHaveAttribute("aria-invalid");
    expect(page.url()).toBe(`${site.url}/about`);
    await context.setOffline(false);
    await subscribe(page).click();
    await expect(box(page).getByRole("button", { name: forms.newsletter.subscribed })).toBeVisible();
  });

  test("says that it failed when the connection is lost after the form was prepared", async ({
    page,
    context,
  }) => {
    await open(page);
    await email(page).focus();
    await hasGoneQuiet(page);
    await context.setOffline(true);
    await email(page).fill(newAddress());
    await email(page).press("Enter");
    await expect(box(page).getByText(forms.failed)).toBeVisible();
    await expect(message(page, forms.failed)).toBeVisible();
    await expect(email(page)).toBeFocused();
    await context.setOffline(false);
  });

  test("keeps the focus within the form, whatever comes of it", async ({ page }) => {
    await open(page);
    const holdsFocus = () =>
      page.evaluate(() => document.querySelector("#subscribe form")?.contains(document.activeElement));
    let status = 503;
    let answer = () => {};
    await page.route("**/api/newsletter", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      if (status === 204) await route.fulfill({ status });
      else await route.fulfill({ status, json: { status } });
    });
    await email(page).fill(newAddress());
    for (const [next, said] of [
      [503, forms.failed],
      [429, forms.tooMany],
    ] as const) {
      status = next;
      const asked = page.waitForRequest("**/api/newsletter");
      await subscribe(page).click();
      await asked;
      await expect(email(page)).toBeDisabled();
      await expect.poll(holdsFocus).toBe(true);
      answer();
      await expect(email(page)).toBeFocused();
      await expect(box(page).getByText(said)).toBeVisible();
    }
    status = 204;
    const asked = page.waitForRequest("**/api/newsletter");
    await subscribe(page).click();
    await asked;
    await expect(email(page)).toBeDisabled();
    answer();
    await expect(box(page).getByRole("button", { name: forms.newsletter.subscribed })).toBeVisible();
    await expect.poll(holdsFocus).toBe(true);
    await expect(subscribe(page)).toBeVisible();
    await expect(email(page)).toBeFocused();
  });

  test("asks to try again when the address was posted too often, and tells the window", async ({
    page,
    request,
  }) => {
    await open(page);
    const emailAddress = newAddress();
    for (let number = 0; number < 5; number += 1)
      await request.post(`${site.url}/api/newsletter`, {
        data: { emailAddress },
        headers: { origin: site.url },
      });
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener("rateLimitExceeded", (event) => resolve((event as CustomEvent).detail), {
            once: true,
          }),
        ),
    );
    await email(page).fill(emailAddress);
    await subscribe(page).click();
    await expect(message(page, forms.tooMany)).toBeVisible();
    await expect(box(page).getByText(forms.tooMany)).toBeVisible();
    expect(await told).toMatchObject({ status: 429, title: "Rate limit exceeded" });
    await expect(email(page)).toHaveValue(emailAddress);
  });

  test("loads neither messages nor what sends before a reader turns to it", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(`${site.url}/about`, { waitUntil: "networkidle" });
    // The framework, which any touch loads.
    await page.getByRole("heading", { level: 1 }).hover();
    await expectPublicLive(page);
    await hasGoneQuiet(page);
    const onArrival = scripts.length;
    await email(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(onArrival);
    expect(await page.getByRole("listitem").filter({ hasText: forms.failed }).count()).toBe(0);
  });

  for (const [name, options] of [
    [
      "on a phone with its keyboard",
      { hasTouch: true, isMobile: true, viewport: { width: 320, height: 320 } },
    ],
    ["in a window that is as low as at 400% zoom", { viewport: { width: 320, height: 256 } }],
  ] as const)
    test(`a message lies neither on the field that it is about nor on the words there: ${name}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        ...options,
        extraHTTPHeaders: { "x-forwarded-for": `203.0.113.${(clients += 1)}` },
      });
      const page = await context.newPage();
      await visitWithConsent(page, "false");
      await open(page);
      await email(page).fill("nobody");
      await email(page).press("Enter");
      const said = page.locator(".toast");
      await expect(said).toBeVisible();
      const words = box(page).getByText(forms.emailInvalid);
      await expect(words).toBeInViewport();
      // It slides in.
      await expect(async () => {
        const toast = await said.boundingBox();
        for (const part of [email(page), words]) {
          const place = await part.boundingBox();
          if (!toast || !place) throw new Error("not on the page");
          const isAbove = toast.y + toast.height <= place.y + 1;
          expect(isAbove || toast.y >= place.y + place.height - 1).toBe(true);
        }
      }).toPass({ timeout: 10_000 });
      await context.close();
    });

  test("takes back what is wrong once an address is right", async ({ page }) => {
    await open(page);
    await email(page).fill("nobody");
    await email(page).press("Enter");
    await expect(message(page, forms.emailInvalid)).toBeVisible();
    await email(page).fill(newAddress());
    await email(page).press("Enter");
    await expect(message(page, forms.newsletter.success)).toBeVisible();
    // Long before it would go by itself.
    await expect(message(page, forms.emailInvalid)).toHaveCount(0, { timeout: 4_000 });
  });

  test("speaks the language of the page", async ({ page }) => {
    await page.goto(`${site.url}/fr/about`);
    const inFrench = page.getByRole("region", { name: french.newsletter.pageTitle });
    await inFrench.getByLabel(french.email.label).fill("personne");
    await inFrench.getByRole("button", { name: french.newsletter.submit }).click();
    await expect(message(page, french.emailInvalid)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the box subscribes and a page confirms", async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await email(page).fill(newAddress());
    await subscribe(page).click();
    await expect(page).toHaveURL(`${site.url}/newsletter/confirmed`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.newsletter.success);
  });

  test("what is wrong stands beside the field, which keeps what was typed", async ({ page }) => {
    await page.goto(`${site.url}/fr/about`);
    await page.getByLabel(french.email.label).fill("personne");
    await page.getByRole("button", { name: french.newsletter.submit }).click();
    await expect(page).toHaveURL(`${site.url}/fr/newsletter?problem=emailInvalid`);
    await expect(page.getByText(french.emailInvalid)).toBeVisible();
    const field = page.getByLabel(french.email.label);
    await expect(field).toHaveValue("personne");
    await expect(field).toHaveAccessibleDescription(french.emailInvalid);
    // A new document would be read from its top, as if nothing had happened.
    await expect(field).toBeFocused();
    await field.fill(newAddress());
    await page.getByRole("button", { name: french.newsletter.submit }).click();
    await expect(page).toHaveURL(`${site.url}/fr/newsletter/confirmed`);
    await page.goto(`${site.url}/fr/newsletter`);
    await expect(page.getByLabel(french.email.label)).toHaveValue("");
  });

  test("an empty field is told from a wrong one", async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await subscribe(page).click();
    await expect(page.getByText(forms.emailRequired)).toBeVisible();
  });

  test("who posts too often comes back to the form with what was typed", async ({ page, request }) => {
    const emailAddress = newAddress();
    for (let number = 0; number < 5; number += 1)
      await request.post(`${site.url}/api/newsletter`, {
        data: { emailAddress },
        headers: { origin: site.url },
      });
    await page.goto(`${site.url}/about`);
    await email(page).fill(emailAddress);
    await subscribe(page).click();
    await expect(page.getByText(forms.tooMany)).toBeVisible();
    await expect(page.getByLabel(forms.email.label)).toHaveValue(emailAddress);
  });

  test("the waitlist of a language has a page, which confirms", async ({ page }) => {
    await page.goto(`${site.url}/waitlist?language=de`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lantern in German");
    const main = page.getByRole("main");
    await expect(main.getByLabel(forms.languageWaitlist.language)).toHaveValue("de");
    await main.getByLabel(forms.email.label).fill("nobody");
    await main.getByRole("button", { name: forms.languageWaitlist.submit }).click();
    await expect(main.getByText(forms.emailInvalid)).toBeVisible();
    await expect(main.getByLabel(forms.email.label)).toBeFocused();
    await expect(main.getByLabel(forms.languageWaitlist.language)).toHaveValue("de");
    await main.getByLabel(forms.email.label).fill(newAddress());
    await main.getByRole("button", { name: forms.languageWaitlist.submit }).click();
    await expect(page).toHaveURL(`${site.url}/waitlist/confirmed?language=de`);
    await expect(page.getByText(forms.languageWaitlist.registered, { exact: true }).first()).toBeVisible();
  });

  test("a language that nobody waits for any more is said at the languages", async ({ page, request }) => {
    const refused = await request.post(`${site.url}/api/waitlist`, {
      form: { language: "en", emailAddress: newAddress() },
      headers: { origin: site.url },
      maxRedirects: 0,
    });
    expect(refused.headers().location).toContain("/waitlist?problem=languageInvalid");
    await page.goto(`${site.url}/waitlist?problem=languageInvalid`);
    const main = page.getByRole("main");
    const language = main.getByLabel(forms.languageWaitlist.language);
    await expect(language).toBeFocused();
    await expect(language).toHaveAccessibleDescription(forms.languageInvalid);
    await expect(main.getByLabel(forms.email.label)).toHaveAccessibleDescription("");
  });

  test("the pages that a form's post leads to are neither kept nor indexed", async ({ page }) => {
    for (const [path, robots] of [
      ["/newsletter?problem=emailInvalid", "noindex, nofollow"],
      ["/newsletter/confirmed", "noindex, nofollow"],
      // It leads to the pieces in the language that is waited for.
      ["/waitlist", "noindex, follow"],
      ["/waitlist/confirmed", "noindex, nofollow"],
    ] as const) {
      const answer = await page.goto(`${site.url}${path}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", robots);
    }
    const form = await page.goto(`${site.url}/newsletter?problem=emailInvalid`);
    expect(form?.headers()["cache-control"]).toContain("no-store");
  });
});

test.describe("the waitlist dialog", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Lantern in French" });
  const ask = (page: Page) =>
    page.evaluate(() => dispatchEvent(new CustomEvent("lantern:waitlist", { detail: { locale: "fr" } })));
  const join = (page: Page) => dialog(page).getByRole("button", { name: forms.languageWaitlist.submit });

  test("registers an address and shows it with a badge", async ({ page }) => {
    await open(page);
    await ask(page);
    const emailAddress = newAddress();
    const field = dialog(page).getByLabel(forms.email.label);
    await expect(field).toBeFocused();
    await expect(join(page)).toBeDisabled();
    await field.fill(emailAddress);
    await join(page).click();
    await expect(dialog(page).getByText(forms.languageWaitlist.registered, { exact: true })).toBeVisible();
    await expect(dialog(page).getByText(emailAddress)).toBeVisible();
    await expect(message(page, "You are on the waitlist for French!")).toBeVisible();
    await dialog(page).getByRole("button", { name: forms.languageWaitlist.done }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test("closing it clears what was typed", async ({ page }) => {
    await open(page);
    for (const close of ["Escape", "button", "backdrop"]) {
      await ask(page);
      const field = dialog(page).getByLabel(forms.email.label);
      await expect(field).toHaveValue("");
      await field.fill("half an addr");
      if (close === "Escape") await page.keyboard.press("Escape");
      else if (close === "button")
        await dialog(page).getByRole("button", { name: forms.languageWaitlist.close }).click();
      else await page.mouse.click(5, 5);
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test("holds the focus, and gives it back", async ({ page }) => {
    await open(page);
    await email(page).focus();
    await ask(page);
    await expect(dialog(page).getByLabel(forms.email.label)).toBeFocused();
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(email(page)).toBeFocused();
  });

  test("disables everything while it is being sent, and keeps the address when that fails", async ({
    page,
  }) => {
    await open(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/waitlist", async (route) => {
      await answered;
      await route.fulfill({ status: 503, body: "{}" });
    });
    await ask(page);
    const field = dialog(page).getByLabel(forms.email.label);
    await field.fill("reader@example.org");
    await join(page).click();
    await expect(join(page)).toBeDisabled();
    await expect(field).toBeDisabled();
    const close = dialog(page).getByRole("button", { name: forms.languageWaitlist.close });
    await expect(close).toBeDisabled();
    await page.keyboard.press("Escape");
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    answer();
    await expect(message(page, forms.languageWaitlist.errorMessage)).toBeVisible();
    await expect(dialog(page).getByText(forms.languageWaitlist.errorMessage)).toBeVisible();
    await expect(field).toHaveValue("reader@example.org");
    await expect(field).toBeFocused();
    await expect(join(page)).toBeEnabled();
    await expect(close).toBeEnabled();
  });

  test("is closed by a phone's Back, which leaves the page alone", async ({ page }) => {
    await page.addInitScript(() => {
      const { CloseWatcher: Watcher } = window as unknown as { CloseWatcher: new () => object };
      Object.assign(window, {
        CloseWatcher: class extends Watcher {
          constructor() {
            super();
            Object.assign(window, { watcher: this });
          }
        },
      });
    });
    await open(page);
    await ask(page);
    await expect(dialog(page)).toBeVisible();
    // What the browser does at that press. On a desktop it has no such key.
    await page.evaluate(() => (window as { watcher?: { requestClose: () => void } }).watcher?.requestClose());
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/about`);
  });

  test("says beside the field what is wrong, and that it was too often", async ({ page }) => {
    await open(page);
    await ask(page);
    const field = dialog(page).getByLabel(forms.email.label);
    await field.press("Enter");
    await expect(message(page, forms.emailRequired)).toBeVisible();
    await field.pressSequentially("  ");
    await expect(join(page)).toBeDisabled();
    await expect(field).toHaveAccessibleDescription(forms.emailRequired);
    await field.fill("nobody");
    await join(page).click();
    await expect(dialog(page).getByText(forms.emailInvalid)).toBeVisible();
    await expect(message(page, forms.emailInvalid)).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(forms.emailInvalid);
    await expect(field).toBeFocused();
    await page.route("**/api/waitlist", (route) => route.fulfill({ status: 429, json: { status: 429 } }));
    await field.fill(newAddress());
    await join(page).click();
    await expect(dialog(page).getByText(forms.tooMany)).toBeVisible();
    await expect(field).toBeFocused();
  });

  test("gives way to the waitlist's page when it cannot be fetched", async ({ page }) => {
    await open(page);
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await ask(page);
    await expect(page).toHaveURL(`${site.url}/waitlist?language=fr`);
  });
});

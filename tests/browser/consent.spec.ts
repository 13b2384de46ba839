import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import footer from "@/messages/en/footer.json" with { type: "json" };
import words from "@/messages/en/privacy.json" with { type: "json" };
import {
  isCounting,
  tellTale,
  turnAway,
  visitWithConsent,
  visitWithPrivacySignal,
  watchCalls,
  watchVisit,
} from "@/tests/support/browser/consent";
import { signIn, testPassword } from "@/tests/support/browser/sign-in";
import { ownSite } from "@/tests/support/sites/own-site";
import { holdBack } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const brief = "/micro-briefs/group-chat-you-cant-leave";
const site = ownSite();

const bar = (page: Page) => page.getByRole("region", { name: words.bar.label });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const open = (page: Page, path = brief) => page.goto(site.url + path, { waitUntil: "networkidle" });
/** Opens them and waits until they have taken the question's place, which has buttons of the same names. */
const openChoices = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: words.choices.title }).click();
  await expect(bar(page).getByRole("heading", { name: words.choices.title })).toBeVisible();
};
const told = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/analytics/track-user/"));

/** A whole visit: reads, searches, scrolls, opens and closes things, comes back. */
async function visit(page: Page): Promise<void> {
  for (const path of ["/", brief, "/glossary/rizz", "/tracks/first-screens", "/privacy", "/de/glossary"]) {
    await open(page, path);
    await page.mouse.wheel(0, 4_000);
  }
  await open(page, "/search?q=ai");
  await page.getByRole("searchbox").first().focus();
  // As it wakes, Next writes into the history, which Playwright would take for the way back.
  await page.waitForFunction(() => window.history.state !== null);
  await page.goBack({ waitUntil: "networkidle" });
  await open(page, brief);
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error("nobody is told");
    }, 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  // An event waits for others, longer than the visit stays, or for the end of it.
  await turnAway(page);
}

for (const situation of ["before an answer", "after a refusal", "with the browser's signal"] as const)
  test(`${situation}, a whole visit leaves nothing that identifies`, async ({ page, context }) => {
    if (situation === "with the browser's signal") await visitWithPrivacySignal(context);
    if (situation === "after a refusal") await visitWithConsent(page, "false");
    const { requests, writes, called } = await watchVisit(page);
    await visit(page);
    expect((await called()).filter((address) => tellTale.test(address))).toEqual([]);
    expect(requests.length).toBeGreaterThan(50);
    expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(site.url))).toEqual([]);
    expect(requests.map((request) => request.url()).filter((url) => tellTale.test(url))).toEqual([]);
    expect(requests.filter((request) => request.method() !== "GET").map((one) => one.url())).toEqual([]);
    const headers = (await Promise.all(requests.map((request) => request.allHeaders()))).flatMap(Object.keys);
    expect(headers.filter((name) => /^x-(anon|fingerprint|screen|timezone|gpc)|^cookie$/.test(name))).toEqual(
      [],
    );
    expect(await context.cookies()).toEqual([]);
    expect(writes).toEqual([]);
  });

test("a yes makes the visitor known, once, and the question does not come again", async ({ page }) => {
  await open(page);
  await expect(bar(page)).toBeVisible();
  const telling = told(page);
  await button(page, words.bar.accept).click();
  await expect(bar(page)).toHaveCount(0);
  const answered = await telling;
  expect(answered.status()).toBe(200);
  const sent = answered.request();
  expect(sent.postDataJSON()).toMatchObject({
    gdpr_consent: true,
    anon_id: null,
    fingerprint: expect.stringMatching(/\w{8,}/),
    screen_resolution: expect.stringMatching(/^\d+x\d+$/),
    timezone: expect.any(String),
    language: expect.any(String),
    referrer: "",
  });
  const headers = await sent.allHeaders();
  for (const name of ["x-fingerprint", "x-screen-resolution", "x-timezone", "x-csrftoken"])
    expect(headers[name], name).toBeTruthy();
  const { anon_id } = (await answered.json()) as { anon_id: string };
  await expect.poll(() => stored(page, "anon_id")).toBe(anon_id);
  expect(await stored(page, "gdpr_consent")).toBe("true");

  const again: string[] = [];
  page.on("request", (request) => again.push(request.url()));
  await open(page, "/about");
  await expect(bar(page)).toHaveCount(0);
  expect(again.filter((url) => /track-user/.test(url))).toEqual([]);
  expect(await stored(page, "anon_id")).toBe(anon_id);
});

test("one yes makes one visitor, in however many tabs it is heard", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, "/about");
  const telling = [told(page), told(other)];
  await button(page, words.bar.accept).click();
  const answers = await Promise.all(telling.map(async (one) => (await one).json() as Promise<unknown>));
  expect(answers[0]).toMatchObject({ anon_id: expect.any(String) });
  expect(answers[1]).toEqual(answers[0]);
});

test("a visitor who has lost the id is known by the cookie; the older prefix is dropped", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  const first = told(page);
  await open(page);
  const { anon_id } = (await (await first).json()) as { anon_id: string };
  // Else the page may write it down after it was taken away.
  const isKept = () => expect.poll(() => stored(page, "anon_id")).toBe(anon_id);
  await isKept();
  await page.evaluate(() => {
    localStorage.removeItem("anon_id");
    sessionStorage.clear();
  });
  const second = told(page);
  await open(page);
  expect(((await (await second).json()) as { anon_id: string }).anon_id).toBe(anon_id);
  await isKept();

  await page.evaluate((id) => {
    localStorage.setItem("anon_id", `anon_${id}`);
    sessionStorage.clear();
  }, anon_id);
  const third = told(page);
  await open(page);
  expect((await third).request().postDataJSON()).toMatchObject({ anon_id, fingerprint: null });
});

test("a browser that looks just the same is another visitor", async ({ browser }) => {
  const ids: string[] = [];
  for (let visitor = 0; visitor < 2; visitor += 1) {
    const page = await (await browser.newContext()).newPage();
    await visitWithConsent(page, "true");
    const telling = told(page);
    await open(page);
    const answer = await telling;
    expect(answer.request().postDataJSON()).toMatchObject({ fingerprint: expect.stringMatching(/\w{8,}/) });
    ids.push(((await answer.json()) as { anon_id: string }).anon_id);
    await page.context().close();
  }
  expect(ids[0]).not.toBe(ids[1]);
});

test("no script can read what opens a visitor's data", async ({ page, context }) => {
  await visitWithConsent(page, "true");
  await open(page);
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  const cookie = (await context.cookies()).find(({ name }) => name === "lantern-visitor");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/api" });
  expect(await page.evaluate(() => document.cookie)).not.toContain("lantern-visitor");
});

test("a no forgets a visitor of whom only the cookies are left", async ({ page, context }) => {
  await open(page);
  const telling = told(page);
  await button(page, words.bar.accept).click();
  await telling;
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  const known = (await context.cookies()).find(({ name }) => name === "lantern-known");
  expect(known).toMatchObject({ value: "1", httpOnly: false, sameSite: "Lax", path: "/" });
  // As Safari does with what scripts have stored, after a week without a visit.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await open(page, "/about");
  await expect(bar(page)).toBeVisible();
  const forgetting = told(page);
  await button(page, words.bar.reject).click();
  expect((await forgetting).request().postDataJSON()).toEqual({ gdpr_consent: false, signed_in_as: "" });
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["csrftoken"]);
});

test("withdrawing clears the id, stops everything at once and leaves no trace", async ({ page, context }) => {
  const called = await watchCalls(page);
  await visitWithConsent(page, "true");
  await open(page);
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  await openChoices(page);
  await expect(bar(page).getByText(words.choices.given)).toBeVisible();
  const opens = (await context.cookies()).filter(({ name }) => name === "lantern-visitor");
  // What has waited so far is told: from here on there is nothing that may be.
  await isCounting(page);
  await turnAway(page);
  const before = (await called()).length;
  const after: string[] = [];
  page.on("request", (request) =>
    after.push(`${request.method()} ${request.postData() ?? ""} ${request.url()}`),
  );
  const telling = told(page);
  await button(page, words.bar.reject).click();
  await expect(bar(page).getByText(words.choices.refused)).toBeVisible();
  expect(await stored(page, "anon_id")).toBeNull();
  expect((await telling).status()).toBe(200);
  await button(page, words.choices.close).click();
  // What would have been sent: an event, an error, the last batch.
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent("error", { message: "after the end" }));
    history.replaceState(null, "", "?after=1");
  });
  await turnAway(page);
  await open(page, "/about");
  await open(page, "/");
  await turnAway(page);
  // The no itself is told, once, and nothing else ever again.
  expect(after.filter((url) => tellTale.test(url))).toEqual([
    expect.stringMatching(/^POST \{"gdpr_consent":false\S* \S+\/track-user\/$/),
  ]);
  expect((await called()).slice(before).filter((address) => tellTale.test(address))).toEqual([
    "/api/analytics/track-user/",
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["gdpr_consent"]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["csrftoken"]);
  // What was kept is gone: the cookie that opened it opens nothing.
  await context.addCookies(opens);
  expect((await page.request.get(`${site.url}/api/visitor/data`)).status()).toBe(404);
});

test("a no that the server could not be told of holds, and is told by the next page", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "true");
  await open(page);
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  await openChoices(page);
  await page.route("**/api/analytics/track-user/", (route) => route.abort());
  const failing = page.waitForEvent("requestfailed", (one) => one.url().endsWith("/track-user/"));
  await button(page, words.bar.reject).click();
  await failing;
  expect([await stored(page, "anon_id"), await stored(page, "gdpr_consent")]).toEqual([null, "false"]);
  await page.unroute("**/api/analytics/track-user/");
  const telling = told(page);
  await open(page, "/about");
  expect((await telling).request().postDataJSON()).toEqual({ gdpr_consent: false, signed_in_as: "" });
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["gdpr_consent"]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["csrftoken"]);
});

test("a no that the server could not be told of is told before the visit of a yes that follows it", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  await open(page);
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  const id = await stored(page, "anon_id");
  await openChoices(page);
  const failing = page.waitForEvent("requestfailed", (one) => one.url().endsWith("/track-user/"));
  await page.route("**/api/analytics/track-user/", (route) => route.abort());
  await button(page, words.bar.reject).click();
  await failing;
  await page.unroute("**/api/analytics/track-user/");
  const answers: boolean[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/track-user/"))
      answers.push((request.postDataJSON() as { gdpr_consent: boolean }).gdpr_consent);
  });
  await button(page, words.bar.accept).click();
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  expect(answers).toEqual([false, true]);
  expect(await stored(page, "anon_id")).not.toBe(id);
  expect(await stored(page, "lantern-withdrawal")).toBeNull();
});

test("another tab follows the choice", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, "/about");
  await expect(bar(other)).toBeVisible();
  await button(page, words.bar.reject).click();
  await expect(bar(other)).toHaveCount(0);
});

test("the choices say what holds, also where another tab has chosen since", async ({ page, context }) => {
  await visitWithConsent(page, "true");
  await open(page);
  await openChoices(page);
  await expect(bar(page).getByText(words.choices.given)).toBeVisible();
  const other = await context.newPage();
  await open(other, "/about");
  await openChoices(other);
  await button(other, words.bar.reject).click();
  await expect(bar(page).getByText(words.choices.refused)).toBeVisible();
});

test("a no that overtakes the visit it withdraws takes the visitor along all the same", async ({
  page,
  context,
}) => {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<null>();
  await page.route("**/api/analytics/track-user/", async (route) => {
    if (route.request().postData()?.includes('"gdpr_consent":true')) await isLet;
    await route.continue();
  });
  await open(page);
  const asking = page.waitForRequest("**/api/analytics/track-user/");
  await button(page, words.bar.accept).click();
  await asking;
  await openChoices(page);
  const telling = told(page);
  await button(page, words.bar.reject).click();
  await telling;
  const again = page.waitForResponse(
    (response) => response.request().postData()?.includes('"gdpr_consent":false') === true,
  );
  letGo(null);
  expect((await again).status()).toBe(200);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["csrftoken"]);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["gdpr_consent"]);
});

test("the browser's signal counts as a refusal, is named, and is outranked by a yes given after it", async ({
  page,
  context,
}) => {
  await visitWithPrivacySignal(context);
  // A yes from before the signal, with an id.
  await page.addInitScript(() => {
    if (localStorage.length > 0) return;
    localStorage.setItem("gdpr_consent", "true");
    localStorage.setItem("anon_id", "0b0e3f0c-7f4e-4a55-9d2e-2f1d4c9f6a11");
    // What is left of a user where no page has seen consent end.
    localStorage.setItem("ajs_user_traits", '{"email":"parent@example.org"}');
    localStorage.setItem("lantern-visit-user", "user_1");
    document.cookie = "ajs_user_id=user_1; path=/; max-age=3600";
  });
  await open(page);
  await expect(bar(page).getByText(words.choices.signal)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["gdpr_consent"]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("ajs_user_id");
  await expect(bar(page).getByRole("heading", { name: words.choices.title })).not.toBeFocused();
  expect(await stored(page, "anon_id")).toBeNull();
  await open(page, "/about");
  await expect(bar(page)).toBeVisible();
  const telling = told(page);
  await button(page, words.bar.accept).click();
  const answered = await telling;
  expect((await answered.request().allHeaders())["x-gpc-seen"]).toBe("true");
  expect((await answered.json()) as object).toMatchObject({ anon_id: expect.any(String) });
  // What was pressed is gone, and the content comes next.
  await expect(page.getByRole("main")).toBeFocused();
  await open(page);
  await expect(bar(page)).toHaveCount(0);
});

test("anything but exactly true is no", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("gdpr_consent", "TRUE"));
  const { requests, called } = await watchVisit(page);
  await open(page);
  await turnAway(page);
  expect((await called()).filter((address) => tellTale.test(address))).toEqual([]);
  expect(requests.map((request) => request.url()).filter((url) => tellTale.test(url))).toEqual([]);
  await expect(bar(page)).toHaveCount(0);
});

for (const name of [words.bar.reject, words.bar.accept])
  test(`a double tap on "${name}" answers, and presses nothing that the bar has covered`, async ({
    page,
  }) => {
    await open(page, "/privacy");
    const { x, y, width, height } = (await button(page, name).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const place = [x + width / 2, y + height / 2] as const;
    // So that the page fills the place below the bar, whatever it is scrolled to.
    await page.addStyleTag({ content: 'main::after { content: ""; position: fixed; inset: 0; }' });
    await page.evaluate(() => {
      addEventListener("click", ({ target }) => {
        const isBelow = target instanceof Element && target.closest("main, footer") !== null;
        window.name += isBelow ? "below " : "elsewhere ";
      });
    });
    await page.mouse.dblclick(...place);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.name)).not.toContain("below");
    // A moment later there is something to press at the same place.
    const below = () =>
      page.evaluate(
        ([left, top]) => Boolean(document.elementFromPoint(left, top)?.closest("main, footer")),
        place,
      );
    await expect.poll(below).toBe(true);
    await page.mouse.click(...place);
    await expect.poll(() => page.evaluate(() => window.name)).toContain("below");
  });

test("all by keyboard: after the skip link, in nobody's way, and closed by Escape", async ({ page }) => {
  await open(page);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: words.bar.more })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, words.bar.reject)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, words.bar.accept)).toBeFocused();
  // Not a trap: the page goes on behind it.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page, "gdpr_consent")).toBe("false");

  const link = page.getByRole("contentinfo").getByRole("link", { name: words.choices.title });
  await link.press("Enter");
  await expect(bar(page).getByRole("heading", { name: words.choices.title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

for (const [answer, way] of [
  ["reject", "by key"],
  ["accept", "by pointer"],
] as const)
  test(`the answer "${answer}", given ${way}, takes the focus to the content, and nothing scrolls`, async ({
    page,
  }) => {
    await open(page);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
    const asked = button(page, words.bar[answer]);
    if (way === "by key") await asked.press("Enter");
    else await asked.click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
  });

for (const [width, height, text] of [
  [1280, 720, "100%"],
  [320, 700, "100%"],
  [320, 900, "200%"],
] as const)
  test(`what is focused is never behind the bar: ${width} px, text at ${text}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/faq");
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect(bar(page)).toBeVisible();
    for (const name of [words.bar.reject, words.bar.accept]) {
      await button(page, name).scrollIntoViewIfNeeded();
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    const boxes = await Promise.all(
      [words.bar.reject, words.bar.accept].map((name) => button(page, name).boundingBox()),
    );
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const hidden: string[] = [];
    for (let count = 0; count < 70; count += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const { activeElement } = document;
        const consent = document.querySelector(".consent");
        if (!activeElement || !consent || consent.contains(activeElement)) return null;
        const { left, right, top, bottom } = activeElement.getBoundingClientRect();
        const behind = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
        return behind.every((element) => element && consent.contains(element))
          ? activeElement.outerHTML.slice(0, 120)
          : null;
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
    // The end of the page can be scrolled clear of the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { end, edge } = await page.evaluate(() => ({
      end: document.querySelector("footer")?.getBoundingClientRect().bottom ?? NaN,
      edge: document.querySelector(".consent")?.getBoundingClientRect().top ?? NaN,
    }));
    expect(end).toBeLessThanOrEqual(edge + 1);
  });

/** Whether what has the focus lies under the header as a whole; its markup then. */
const focusUnderHeader = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const header = document.querySelector("header.top");
    if (!activeElement || !header || header.contains(activeElement)) return null;
    const { left, right, top, bottom } = activeElement.getBoundingClientRect();
    const over = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return over.every((element) => element && header.contains(element))
      ? activeElement.outerHTML.slice(0, 120)
      : null;
  });

for (const [width, height, text, path] of [
  [1280, 720, "100%", "/faq"],
  [320, 700, "100%", "/faq"],
  [320, 900, "200%", "/faq"],
  // Pages with text areas, which a browser scrolls to by their carets.
  [390, 700, "100%", "/tracks/first-screens"],
  [390, 700, "100%", "/printables/family-media-plan"],
] as const)
  test(`on the way back what is focused is never under the header: ${path}, ${width} px, text at ${text}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visitWithConsent(page, "false");
    await open(page, path);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const hidden: string[] = [];
    for (let count = 0; count < 70; count += 1) {
      await page.keyboard.press("Shift+Tab");
      const covered = await focusUnderHeader(page);
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

for (const path of ["/faq", "/de/faq", "/fr/faq"])
  test(`in a window as low as four times the size makes it, both answers are seen whole, on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    const answers = page.locator("[data-consent-bar] [data-consent]");
    await expect(answers).toHaveCount(2);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 0.95 });
  });

test("in a window as low as four times the size makes it, what is focused is not hidden by the question", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/faq");
  await expect(bar(page)).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await page.getByRole("contentinfo").getByRole("link").nth(1).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeFocused();
  const between = await page.evaluate(() => ({
    top: document.querySelector("header.top")?.getBoundingClientRect().bottom ?? NaN,
    bottom: document.querySelector(".consent")?.getBoundingClientRect().top ?? NaN,
  }));
  // Not whole: the answers take what room there is. A part of it shows.
  const { y = NaN, height = NaN } = (await link.boundingBox()) ?? {};
  expect(Math.min(y + height, between.bottom) - Math.max(y, between.top)).toBeGreaterThan(0);
});

test("with an answer given nothing shows and nothing moves", async ({ page }) => {
  for (const answer of ["true", "false"] as const) {
    await page.addInitScript((value) => {
      localStorage.setItem("gdpr_consent", value);
      const moved = { total: 0 };
      (globalThis as { moved?: { total: number } }).moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    }, answer);
    await open(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as { moved?: { total: number } }).moved?.total)).toBe(0);
  }
});

test("my data can be downloaded and deleted, in the choices and on the privacy page", async ({ page }) => {
  await visitWithConsent(page, "true");
  const telling = told(page);
  await open(page);
  const { anon_id } = (await (await telling).json()) as { anon_id: string };
  await expect.poll(() => stored(page, "anon_id")).toBe(anon_id);

  await open(page, "/privacy");
  const main = page.getByRole("main");
  const downloading = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download my data", exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("lantern-my-data.json");
  expect(readFileSync(await file.path(), "utf8")).toContain(anon_id);
  await expect(main.getByText(words.data.downloaded)).toBeVisible();

  await expect(main.getByText(words.data.lists)).toBeVisible();
  await expect(main.getByRole("link", { name: words.data.write })).toHaveAttribute("href", "/contact");
  await openChoices(page);
  await expect(bar(page).getByText(words.data.lists)).toBeVisible();
  await button(page, "Delete my data").click();
  await expect(button(page, words.data.no)).toBeFocused();
  await button(page, words.data.no).click();
  await expect(button(page, "Delete my data")).toBeFocused();
  await button(page, "Delete my data").click();
  await button(page, words.data.yes).click();
  await expect(bar(page).getByText(words.data.deleted)).toBeVisible();
  expect(await page.evaluate(() => [localStorage.anon_id, localStorage.gdpr_consent] as unknown[])).toEqual([
    undefined,
    undefined,
  ]);
  await expect(bar(page).getByText(words.choices.asked)).toBeVisible();
  const answer = await page.request.get(`${site.url}/api/visitor/data`, {
    headers: { "X-Anon-Id": anon_id },
  });
  expect(answer.status()).toBe(404);

  await main.getByRole("button", { name: "Download my data", exact: true }).click();
  await expect(main.getByText(words.data.nothing)).toBeVisible();
});

test("who is signed in gets and deletes what the account holds, also when their token has ended", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "false");
  const { id } = await signIn(page, undefined, site.url);
  await page.goto(`${site.url}/getting-started`);
  await open(page, "/privacy");
  // As after a minute on public pages, which renew none.
  const endToken = async () => {
    const ended = ["eyJhbGciOiJSUzI1NiJ9", btoa(JSON.stringify({ exp: 1 })), "signature"].join(".");
    for (const cookie of await context.cookies())
      if (cookie.name.startsWith("__session")) await context.addCookies([{ ...cookie, value: ended }]);
  };
  const main = page.getByRole("main");
  await endToken();
  const downloading = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download my data", exact: true }).click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  expect(JSON.parse(file)).toMatchObject({ user: { user_id: id } });
  await endToken();
  await main.getByRole("button", { name: "Delete my data", exact: true }).click();
  const deleting = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await main.getByRole("button", { name: words.data.yes, exact: true }).click();
  expect((await deleting).status()).toBe(204);
  expect(await (await deleting).request().headerValue("authorization")).toMatch(/^Bearer /);
  await expect(main.getByText(words.data.deleted)).toBeVisible();
});

test("where the session has ended elsewhere nothing is done in a visitor's name, and the reader is told", async ({
  page,
  browser,
}) => {
  await visitWithConsent(page, "false");
  const { email } = await signIn(page, undefined, site.url);
  await page.goto(`${site.url}/getting-started`);
  await open(page, "/privacy");
  const other = await (await browser.newContext()).newPage();
  await signIn(other, email, site.url);
  const changed = await other.request.post(`${site.url}/__clerk/v1/me/change_password`, {
    form: {
      current_password: testPassword,
      new_password: "another-password-of-the-tests",
      sign_out_of_other_sessions: "true",
    },
    headers: { origin: site.url },
  });
  expect(changed.status()).toBe(200);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Download my data", exact: true }).click();
  await expect(main.getByText(words.data.signedOut)).toBeVisible();
  await main.getByRole("button", { name: "Delete my data", exact: true }).click();
  const deletions: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && deletions.push(request.url()));
  await main.getByRole("button", { name: words.data.yes, exact: true }).click();
  await expect(main.getByText(words.data.signedOut)).toBeVisible();
  expect(deletions).toEqual([]);
  expect(await stored(page, "gdpr_consent")).toBe("false");
  await other.context().close();
});

test("a deletion that is confirmed during a download is made after it", async ({ page }) => {
  await visitWithConsent(page, "true");
  await open(page, "/privacy");
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  const main = page.getByRole("main");
  const dataButton = (name: string) => main.getByRole("button", { name, exact: true });
  const letCome = await holdBack(page, /\/api\/visitor\/data$/);
  const deletions: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && deletions.push(request.url()));
  await dataButton(words.data.download).click();
  await expect(main.getByText(words.data.working)).toBeVisible();
  await dataButton(words.data.delete).click();
  await dataButton(words.data.yes).click();
  await expect(dataButton(words.data.delete)).toHaveAttribute("aria-busy", "true");
  expect(deletions).toEqual([]);
  const downloading = page.waitForEvent("download");
  letCome();
  await downloading;
  await expect(main.getByText(words.data.deleted)).toBeVisible();
  expect(deletions).toHaveLength(1);

  // What could not be downloaded first is not deleted.
  await page.route("**/api/visitor/data", async (route) => {
    await expect(dataButton(words.data.delete)).toHaveAttribute("aria-busy", "true");
    await route.abort();
  });
  await dataButton(words.data.download).click();
  await dataButton(words.data.delete).click();
  await dataButton(words.data.yes).click();
  await expect(main.getByText(words.data.failed)).toBeVisible();
  expect(deletions).toHaveLength(1);
});

test("a deletion that is confirmed is made, also where its page is left at once", async ({ page }) => {
  await visitWithConsent(page, "true");
  await open(page, "/privacy");
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  await page.context().clearCookies({ name: "csrftoken" });
  await page.route("**/api/csrf", () => new Promise<void>(() => {}));
  const main = page.getByRole("main");
  // What a deletion needs is there before it is confirmed: its code, which asks for the services.
  const warmed = page.waitForResponse("**/api/services");
  await main.getByRole("button", { name: words.data.delete, exact: true }).click();
  await (await warmed).finished();
  await main.getByRole("button", { name: words.data.yes, exact: true }).click();
  await page.goto(`${site.url}/about`);
  // With the visitor goes the cookie that opens what is kept of them.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain("lantern-visitor");
});

test("after consent was withdrawn there is nothing left to delete", async ({ page }) => {
  await visitWithConsent(page, "true");
  const telling = told(page);
  await open(page);
  const { anon_id } = (await (await telling).json()) as { anon_id: string };
  await expect.poll(() => stored(page, "anon_id")).toBe(anon_id);
  await openChoices(page);
  const withdrawing = told(page);
  await button(page, words.bar.reject).click();
  await withdrawing;
  await button(page, "Delete my data").click();
  await button(page, words.data.yes).click();
  await expect(bar(page).getByText(words.data.nothing)).toBeVisible();
  const answer = await page.request.get(`${site.url}/api/visitor/data`, {
    headers: { "X-Anon-Id": anon_id },
  });
  expect(answer.status()).toBe(404);
});

test("without JavaScript nothing is asked, and the footer leads to what is kept", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + brief);
  await expect(page.getByRole("button", { name: words.bar.accept })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: words.choices.title }).click();
  await expect(page).toHaveURL(`${site.url}/cookies`);
  await page.getByRole("contentinfo").getByRole("link", { name: footer.privacy, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: words.data.delete })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("the choices speak the page's language", async ({ page }) => {
  const german = JSON.parse(readFileSync("messages/de/privacy.json", "utf8")) as typeof words;
  await open(page, "/de/faq");
  await expect(page.getByRole("button", { name: german.bar.accept })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: german.choices.title }).click();
  await expect(page.getByRole("heading", { name: german.choices.title })).toBeFocused();
});

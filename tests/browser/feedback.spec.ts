import { expect, test, type Page } from "@playwright/test";
import library from "@/messages/en/library.json" with { type: "json" };
import { visitWithConsent } from "@/tests/support/browser/consent";
import { ownSite } from "@/tests/support/sites/own-site";
import { expectPublicLive, holdBack, holdScripts, touch } from "@/tests/support/browser/wake";

const { feedback } = library;
const slug = "group-chat-you-cant-leave";
const site = ownSite();

const question = (page: Page) => page.getByRole("group", { name: feedback.ask });
const answer = (page: Page, name: string) => question(page).getByRole("button", { name });
const posted = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith("/api/feedback") && response.request().method() === "POST",
  );

test("a yes is sent at once and thanked", async ({ page }) => {
  for (const path of [`/micro-briefs/${slug}`, "/micro-actions/set-quiet-hours-together", "/glossary/rizz"]) {
    await page.goto(site.url + path);
    const sent = posted(page);
    await answer(page, feedback.yes).click();
    expect((await sent).status(), path).toBe(204);
    await expect(question(page).getByRole("status")).toHaveText(feedback.thanks);
    await expect(answer(page, feedback.yes)).toHaveCount(0);
  }
});

test("an answer on a slow line says that it is on its way", async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<true>();
  await page.route("**/api/feedback", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  await answer(page, feedback.yes).click();
  await expect(question(page).getByRole("status")).toHaveText(feedback.sending);
  await expect(question(page).getByRole("status")).toBeFocused();
  letGo(true);
  await expect(question(page).getByRole("status")).toHaveText(feedback.thanks);

  await page.goto(`${site.url}/micro-actions/set-quiet-hours-together`);
  await page.route("**/api/feedback", () => new Promise<void>(() => {}));
  await answer(page, feedback.no).click();
  await question(page).getByRole("button", { name: feedback.send }).click();
  const busy = question(page).getByRole("button", { name: feedback.sending });
  await expect(busy).toHaveAttribute("aria-busy", "true");
});

test("a reader who writes elsewhere by the time the thanks come stays there", async ({ page }) => {
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  await answer(page, feedback.no).click();
  await expect(question(page).getByRole("textbox", { name: feedback.comment })).toBeFocused();
  const letGo = await holdBack(page, /\/api\/feedback$/);
  await question(page).getByRole("button", { name: feedback.send }).click();
  const search = page.getByRole("banner").locator("[data-suggest]");
  await search.focus();
  letGo();
  await expect(question(page).getByRole("status")).toHaveText(feedback.thanks);
  await expect(search).toBeFocused();
});

test("a reader who writes elsewhere by the time the question for more comes stays there", async ({
  page,
}) => {
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  const letGo = await holdScripts(page, "/api/feedback");
  await answer(page, feedback.no).click();
  const search = page.getByRole("banner").locator("[data-suggest]");
  await search.focus();
  letGo();
  await expect(question(page).getByRole("textbox", { name: feedback.comment })).toBeVisible();
  await expect(search).toBeFocused();
});

test("the thanks for what was written come in sight where the form was at the top of a phone's screen", async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 320, height: 480 },
  });
  const page = await context.newPage();
  await visitWithConsent(page, "false");
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  await answer(page, feedback.no).tap();
  const send = question(page).getByRole("button", { name: feedback.send });
  await page.keyboard.type("A picture of the menu.");
  await send.evaluate((button) =>
    window.scrollBy({ top: button.getBoundingClientRect().top - 140, behavior: "instant" }),
  );
  await send.tap();
  const thanks = question(page).getByRole("status");
  await expect(thanks).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await thanks.boundingBox())?.y ?? 0)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await context.close();
});

test("a no may say what was missing, all by keyboard", async ({ page }) => {
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  const alone = posted(page);
  await answer(page, feedback.no).press("Enter");
  const comment = question(page).getByRole("textbox", { name: feedback.comment });
  await expect(comment).toBeFocused();
  await page.keyboard.type("A picture of the menu.");
  // The no is sent before what is said of it.
  await alone;
  const sent = posted(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const answered = await sent;
  expect(answered.status()).toBe(204);
  expect(answered.request().postDataJSON()).toEqual({
    id: expect.any(String) as unknown,
    subject: { type: "brief", slug },
    helpful: false,
    comment: "A picture of the menu.",
  });
  await expect(question(page).getByRole("status")).toBeFocused();
});

for (const name of ["yes", "no"] as const)
  test(`a ${name} counts, also where the reader leaves with it`, async ({ page }) => {
    // A browser tells no test what leaves with a page: noted in the window's name, which outlives it.
    await page.addInitScript(() => {
      const call = window.fetch.bind(window);
      window.fetch = (input, init) => {
        if (input === "/api/feedback" && typeof init?.body === "string")
          window.name += `${init.keepalive ? "outlives" : "dies"} ${init.body}\n`;
        return call(input, init);
      };
    });
    await page.route("**/api/csrf", () => new Promise<void>(() => {}));
    await page.goto(`${site.url}/micro-briefs/${slug}`);
    // What follows an answer is there before it is given: its code, which asks for the services.
    const warmed = page.waitForResponse("**/api/services");
    await answer(page, feedback[name]).hover();
    await (await warmed).finished();
    await answer(page, feedback[name]).click();
    await page.goto(`${site.url}/about`);
    expect(await page.evaluate(() => window.name)).toMatch(
      new RegExp(`^outlives .*"helpful":${String(name === "yes")}`),
    );
  });

test("while what follows the answer is loading, the page says so", async ({ page }) => {
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  await touch(page);
  await expectPublicLive(page);
  const letCome = await holdBack(page, /\/_next\/static\//);
  await answer(page, feedback.yes).click();
  await expect(page.locator("html[data-waiting]")).toBeAttached();
  letCome();
  await expect(question(page).getByRole("status")).toHaveText(feedback.thanks);
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
});

test("an answer that cannot be sent says so, and can be given again", async ({ page }) => {
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  await page.route("**/api/feedback", (route) => route.abort());
  // Known to assistive technology before it says anything, and the same from then on: else nothing is read out.
  await expect(question(page).getByRole("status")).toHaveCount(1);
  const status = await question(page).getByRole("status").elementHandle();
  await answer(page, feedback.yes).press("Enter");
  await expect(question(page).getByRole("status")).toHaveText(feedback.failed);
  await expect(question(page).getByRole("status")).toBeFocused();
  expect(await status.evaluate((element) => element.isConnected)).toBe(true);
  await page.unroute("**/api/feedback");
  await answer(page, feedback.yes).click();
  await expect(question(page).getByRole("status")).toHaveText(feedback.thanks);
});

test("what was written stays when it cannot be sent, and is sent under the same name again", async ({
  page,
}) => {
  await page.goto(`${site.url}/micro-briefs/${slug}`);
  const names: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/feedback")) names.push((sent.postDataJSON() as { id: string }).id);
  });
  await page.route("**/api/feedback", (route) => route.abort());
  // The no alone is sent by then.
  await answer(page, feedback.no).click();
  const comment = question(page).getByRole("textbox", { name: feedback.comment });
  await comment.fill("A long thought.");
  await answer(page, feedback.send).click();
  await expect(question(page).getByRole("status")).toHaveText(feedback.failed);
  await expect(comment).toHaveValue("A long thought.");
  await expect(comment).toBeFocused();
  await page.unroute("**/api/feedback");
  await answer(page, feedback.send).click();
  await expect(question(page).getByRole("status")).toHaveText(feedback.thanks);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
});

test("the endpoint refuses what is no feedback, what another site sends, and more than twenty a minute", async ({
  request,
}) => {
  const headers = { origin: site.url };
  const good = { subject: { type: "microBrief", slug }, helpful: true };
  const post = (data: unknown, more: Record<string, string> = headers) =>
    request.post(`${site.url}/api/feedback`, { data, headers: more });
  expect((await post(good)).status()).toBe(204);
  expect((await post({ ...good, helpful: "yes" })).status()).toBe(400);
  expect((await post({ ...good, subject: { type: "brief", slug: "no-such-brief" } })).status()).toBe(404);
  expect((await post(good, {})).status()).toBe(403);
  expect((await post(good, { origin: "https://evil.example" })).status()).toBe(403);
  expect((await post("no", { ...headers, "content-type": "text/plain" })).status()).toBe(415);
  expect((await post({ ...good, comment: "x".repeat(20_000) })).status()).toBe(413);
  expect((await request.get(`${site.url}/api/feedback`)).status()).toBe(405);
  const endsIn = async () => {
    const answered = await request.get(`${site.url}/api/rate-limit`);
    type Told = { client: { feedback: { reset_seconds: number } } };
    return ((await answered.json()) as Told).client.feedback.reset_seconds;
  };
  // Counting begins anew with each minute, of which one that has begun may end in between.
  if ((await endsIn()) < 15) await expect.poll(endsIn, { timeout: 30_000 }).toBe(0);
  for (let count = 0; count < 20; count += 1) await post(good);
  const refused = await post(good);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeLessThanOrEqual(60);
});

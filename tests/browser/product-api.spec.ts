/** The product's calls as pages make them: to whichever backend is configured, and what a reader is told of a 429. */
import { expect, test, type Page } from "@playwright/test";
import errors from "@/messages/en/errors.json" with { type: "json" };
import forms from "@/messages/en/forms.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };
import privacy from "@/messages/en/privacy.json" with { type: "json" };
import search from "@/messages/en/search.json" with { type: "json" };
import { visitWithConsent } from "@/tests/support/browser/consent";
import { startServer, type HttpServer } from "@/tests/support/services/http-server";
import { signIn } from "@/tests/support/browser/sign-in";
import { ownSite } from "@/tests/support/sites/own-site";

const brief = "/micro-briefs/group-chat-you-cant-leave";
const box = (page: Page) =>
  page.getByRole("banner").getByLabel("Search", { exact: true }).and(page.locator("input"));
/** A page whose islands have hydrated: the newsletter's button waits for an address. */
async function open(page: Page, url: string) {
  await page.goto(url, { waitUntil: "networkidle" });
}
const answerFeedback = (page: Page) =>
  page
    .getByRole("group", { name: library.feedback.ask })
    .getByRole("button", { name: library.feedback.yes, exact: true })
    .click();
const hoverTerm = (page: Page) => page.locator("main a.term").first().hover();

test.describe("with too many calls", () => {
  const site = ownSite();

  const problem = { type: "/problems/too-many-requests", title: "Rate limit exceeded", status: 429 };
  /** Answers the calls of a path with 429, and gathers what the window is told. */
  async function refuse(page: Page, pattern: string) {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      (window as { told?: unknown[] }).told = told;
      addEventListener("rateLimitExceeded", (event) => told.push((event as CustomEvent).detail));
    });
    await page.route(pattern, (route) =>
      route.fulfill({ status: 429, json: problem, headers: { "retry-after": "60" } }),
    );
  }
  const told = (page: Page) => page.evaluate(() => (window as { told?: unknown[] }).told);

  test("the feed says so, in its place", async ({ page }) => {
    await refuse(page, "**/api/feed?*");
    await open(page, site.url);
    await page.locator("[data-end]").scrollIntoViewIfNeeded();
    const alert = page.getByRole("alert").filter({ hasText: errors.feed.title });
    await expect(alert.getByText(forms.tooMany)).toBeVisible();
    await expect(page.getByText(errors.feed.text)).toBeHidden();
    expect(await told(page)).toEqual([problem]);
  });

  test("the panel says so", async ({ page }) => {
    await refuse(page, "**/api/micro-actions/*");
    await open(page, `${site.url}/?action=any`);
    await expect(page.getByRole("dialog").getByText(forms.tooMany)).toBeVisible();
    expect(await told(page)).toEqual([problem]);
  });

  test("a term's note says so", async ({ page }) => {
    await refuse(page, "**/api/glossary/*");
    await open(page, site.url + brief);
    await hoverTerm(page);
    await expect(page.locator("#term-popover").getByText(forms.tooMany)).toBeVisible();
    expect(await told(page)).toEqual([problem]);
  });

  test("the suggestions say so, and ask no more before the time", async ({ page }) => {
    await refuse(page, "**/api/search/suggest?*");
    await open(page, `${site.url}/about`);
    await box(page).pressSequentially("snap", { delay: 250 });
    await expect(page.getByRole("alert").filter({ hasText: search.tooMany })).toBeVisible();
    expect(await told(page)).toEqual([problem]);
  });

  test("the question at the end of a piece says so", async ({ page }) => {
    await refuse(page, "**/api/feedback");
    await open(page, site.url + brief);
    await answerFeedback(page);
    await expect(page.getByRole("status").filter({ hasText: forms.tooMany })).toBeVisible();
    expect(await told(page)).toEqual([problem]);
  });

  test("the buttons over one's own data say so", async ({ page }) => {
    await refuse(page, "**/api/visitor/data");
    await open(page, `${site.url}/privacy`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: privacy.data.download, exact: true }).click();
    await expect(main.getByText(privacy.data.tooMany)).toBeVisible();
    expect(await told(page)).toEqual([problem]);
  });

  test("a signed-in form says so, and carries the session's token", async ({ page }) => {
    await refuse(page, "**/api/account/name");
    await signIn(page, undefined, site.url);
    await page.goto(`${site.url}/settings`, { waitUntil: "networkidle" });
    const asked = page.waitForRequest("**/api/account/name");
    await page.locator("form#name button[type=submit]").click();
    expect(await (await asked).headerValue("authorization")).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    await expect(page.locator("form#name").getByRole("alert")).toContainText("wait a minute");
    expect(await told(page)).toEqual([problem]);
  });
});

test.describe("with another backend", () => {
  const asked = new Set<string>();
  let backend: HttpServer;
  const site = ownSite(async () => {
    backend = await startServer((request, response) => {
      response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
      response.setHeader("access-control-allow-credentials", "true");
      response.setHeader("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
      const wanted = request.headers["access-control-request-headers"];
      if (wanted) response.setHeader("access-control-allow-headers", wanted);
      if (request.method !== "OPTIONS")
        asked.add(`${request.method ?? ""} ${new URL(request.url ?? "/", "http://backend").pathname}`);
      response.writeHead(request.method === "OPTIONS" ? 204 : 200, { "content-type": "application/json" });
      response.end(request.method === "OPTIONS" ? undefined : "{}");
    });
    return { NEXT_PUBLIC_API_BASE: backend.url };
  });
  test.afterAll(() => backend.stop());

  test("every call of the product goes there, and none to this site", async ({ page }) => {
    const here = new Set<string>();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === new URL(site.url).origin && pathname.startsWith("/api/")) here.add(pathname);
    });
    await visitWithConsent(page, "true");
    await open(page, site.url);
    await page.locator("[data-end]").scrollIntoViewIfNeeded();
    const seen = (path: string) => expect.poll(() => [...asked].join(" ")).toContain(path);
    await seen("/api/feed");
    await open(page, `${site.url}/?action=any`);
    await seen("/api/micro-actions/any");
    await open(page, site.url + brief);
    await hoverTerm(page);
    await seen("/api/glossary/");
    await answerFeedback(page);
    await seen("/api/feedback");
    await box(page).pressSequentially("snap");
    await seen("/api/search/suggest");
    await open(page, `${site.url}/privacy`);
    await page.getByRole("main").getByRole("button", { name: privacy.data.download, exact: true }).click();
    await seen("/api/visitor/data");
    await expect
      .poll(() => [...asked].toSorted())
      .toEqual(
        expect.arrayContaining([
          "GET /api/feed",
          "GET /api/flags",
          expect.stringMatching(/^GET \/api\/glossary\//),
          "GET /api/micro-actions/any",
          "GET /api/search/suggest",
          "GET /api/visitor/data",
          "POST /api/analytics/events",
          "POST /api/analytics/track-user/",
          "POST /api/feedback",
        ]),
      );
    expect([...here].toSorted()).toEqual(["/api/csrf", "/api/services"]);
  });
});

import { expect, test, type Page, type Request } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { signIn } from "@/tests/support/browser/sign-in";
import { untranslatedTerm } from "@/tests/support/requests/shipped-path";
import { hasArrived, hasGoneQuiet, holdBack, holdFramework } from "@/tests/support/browser/wake";
import library from "@/messages/en/library.json" with { type: "json" };
import { stored } from "@/tests/support/browser/stored";

const { tools, list, offline } = library;
const brief = "/micro-briefs/group-chat-you-cant-leave";
const action = "/micro-actions/set-quiet-hours-together";

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.match("/kept-pages.json");
    return kept ? Object.keys((await kept.json()) as object).toSorted() : [];
  });
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
/** A page is listed as soon as it is kept; with it come the two that show the list, of which the list is told at the end. */
const allIsKept = async (page: Page, path: string) => {
  await expect.poll(() => keptPages(page)).toContain(path);
  await expect.poll(() => stored(page, "lantern-saved")).not.toContain('"due"');
};
const save = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await allIsKept(page, path);
};

test("there is no service worker before the first save", async ({ page }) => {
  for (const path of ["/", brief, "/saved"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await isRegistered(page), path).toBe(false);
  }
});

test("a saved piece reads offline, with its picture, styles and tools", async ({ page, context }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await save(page, action);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await context.setOffline(true);
  await page.goto(`${action}?from=list`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("button", { name: tools.unsave })).toBeVisible();
  await page.getByRole("checkbox").first().check();
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).fontSize)).toBe("17px");
  const picture = page.getByRole("main").getByRole("img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("the copy of what was saved and left at once is made on the next page", async ({ page, context }) => {
  const letFrameworkCome = await holdFramework(context);
  await page.goto(brief);
  await hasArrived(page);
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await page.goto("/about");
  // For the worker: untouched, the page itself asks for none of it.
  letFrameworkCome();
  await allIsKept(page, brief);
});

test("what is ticked offline is remembered, also where the copy was made anew from the list", async ({
  page,
  context,
}) => {
  await save(page, action);
  // As where the reader has left before they were told.
  await page.evaluate((due) => {
    const list = JSON.parse(localStorage.getItem("lantern-saved") ?? "[]") as object[];
    localStorage.setItem("lantern-saved", JSON.stringify(list.map((piece) => ({ ...piece, due }))));
  }, action);
  await page.goto("/saved");
  await expect.poll(() => stored(page, "lantern-saved")).not.toContain('"due"');
  await context.setOffline(true);
  await page.goto(action);
  const box = page.getByRole("checkbox").first();
  await box.check();
  await expect.poll(() => stored(page, "lantern-progress")).toContain(action);
  await page.reload();
  await expect(box).toBeChecked();
});

test("a copy that could not be made is made on the next page", async ({ page, context }) => {
  await save(page, brief);
  await page.goto(action);
  await page.getByRole("button", { name: tools.share }).hover();
  await hasGoneQuiet(page);
  await context.setOffline(true);
  const failing = context.waitForEvent(
    "requestfailed",
    (request) => request.serviceWorker() !== null && request.url().endsWith(action),
  );
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await failing;
  await context.setOffline(false);
  await page.goto("/about");
  await expect.poll(() => keptPages(page)).toContain(action);
  // With what remembers its ticks, of which that page knows nothing.
  await context.setOffline(true);
  await page.goto(action);
  const box = page.getByRole("checkbox").first();
  await box.check();
  await expect.poll(() => stored(page, "lantern-progress")).toContain(action);
});

test("a piece that is taken off the list again at once leaves no copy", async ({ page, context }) => {
  const letWorkerCome = await holdBack(context, /\/sw\.js$/);
  await page.goto(brief);
  const button = page.locator("[data-mark=saved]");
  await button.click();
  await expect(page.getByText(tools.says.kept)).toBeVisible();
  await button.click();
  await expect(page.getByText(tools.says.removed)).toBeVisible();
  letWorkerCome();
  // Before it has come none is registered either.
  await hasGoneQuiet(page);
  await expect.poll(() => isRegistered(page)).toBe(false);
  expect(await keptPages(page)).not.toContain(brief);
});

test("the worker that a signed-in reader's save brings answers for all of a page", async ({ page }) => {
  await signIn(page);
  await page.goto("/getting-started");
  await save(page, action);
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // What the page before was still asking for ends with it.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
  });
  const answer = await page.goto("/saved");
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole("main").locator("li a")).toHaveCount(1);
  expect(failed).toEqual([]);
});

test("a picture from the content store's own host reads offline too, in whichever size", async ({
  page,
  context,
}) => {
  const address = "https://cdn.sanity.io/images/separate/production/picture-8x8.svg";
  const isPicture = (url: URL) => url.href.startsWith(address);
  await context.route(`**${brief}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers["content-security-policy"] = headers["content-security-policy"]?.replace(
      "img-src",
      "img-src https://cdn.sanity.io",
    ) as string;
    const body = (await response.text()).replace(
      /(<article[\s\S]*?<img\b[^>]*?)\ssrc="[^"]+"/,
      `$1 src="${address}?w=960" srcset="${address}?w=640 640w"`,
    );
    await route.fulfill({ response, headers, body });
  });
  // It lets its pictures be shown, and not be read by scripts.
  await context.route(isPicture, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  );
  await save(page, brief);
  await context.unroute(isPicture);
  await context.setOffline(true);
  await page.reload();
  const picture = page.locator(`article img[src^="${address}"]`);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // The copy may be on its way to be renewed.
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("offline, any other page is the offline page with the saved list beside it", async ({
  page,
  context,
}) => {
  await save(page, brief);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await context.setOffline(true);
  await page.goto("/about");
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline.title);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto("/saved");
  await expect(page.getByText(list.offline)).toBeVisible();
  await context.setOffline(false);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offline.title);
});

test("the offline page speaks the reader's language", async ({ page, context }) => {
  const untranslated = untranslatedTerm("fr");
  await page.goto(`/fr${untranslated}`);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await allIsKept(page, `/fr${untranslated}`);
  await context.setOffline(true);
  await page.goto("/fr/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vous êtes hors connexion");
  await context.setOffline(false);
  // Saved in French, taken off the list in English.
  await save(page, action);
  await page.goto(untranslated);
  await page.getByRole("button", { name: tools.unsave }).click();
  await expect.poll(() => keptPages(page)).not.toContain(`/fr${untranslated}`);
  expect(await keptPages(page)).toContain(action);
});

test("only saved pages and their assets are kept: no other page, no API, no private answer", async ({
  page,
}) => {
  await save(page, brief);
  for (const path of ["/", "/about", action, "/glossary", "/search?q=ai"]) await page.goto(path);
  await page.evaluate(() => fetch("/api/health").catch(() => undefined));
  expect(await keptPages(page)).toEqual([brief, "/offline", "/saved"]);
  // Whatever a page might ask for, the worker keeps only what it is meant to.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => (port1.onmessage = resolve));
    active?.postMessage(
      {
        keep: [
          "/api/feed",
          "/settings",
          "/calls",
          "/",
          "/micro-briefs",
          "/micro-briefs/no-such-brief",
          "//evil.example/x",
        ],
        assets: ["/api/feed", "/feed.xml", "https://evil.example/x.js", "/images/of-a-draft.webp"],
      },
      [port2],
    );
    await done;
  });
  expect(await keptPages(page)).toEqual([brief, "/offline", "/saved"]);
  const addresses = await keptAddresses(page);
  expect(addresses).toEqual(expect.arrayContaining([brief, "/offline", "/saved"]));
  expect(addresses.filter((address) => address.includes("of-a-draft"))).toEqual([]);
  for (const address of addresses)
    expect(address).toMatch(
      /^\/(micro-briefs\/group-chat-you-cant-leave|saved|offline|kept-pages\.json|(_next\/static|images)\/.+)$/,
    );
});

test("what is kept was asked for without cookies, so that no draft can be in it", async ({
  page,
  context,
}) => {
  const asked: Request[] = [];
  await context.addCookies([{ name: "__prerender_bypass", value: "x", url: siteUrl }]);
  await page.goto(brief);
  context.on("request", (request) => {
    if (request.serviceWorker()) asked.push(request);
  });
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await expect.poll(() => keptPages(page)).toContain(brief);
  expect(asked.length).toBeGreaterThan(2);
  const cookies = (await Promise.all(asked.map((request) => request.allHeaders()))).map(
    ({ cookie }) => cookie,
  );
  expect(cookies.filter((cookie) => cookie?.includes("__prerender_bypass"))).toEqual([]);
});

test("taking a piece off the list takes its copy away, and the last one takes the service worker", async ({
  page,
}) => {
  await save(page, brief);
  await save(page, action);
  await page.getByRole("button", { name: tools.unsave }).click();
  await expect.poll(() => keptPages(page)).toEqual([brief, "/offline", "/saved"]);
  await page.goto("/saved");
  await page.getByRole("button", { name: /^Remove: / }).click();
  await expect(page.getByText(list.empty.title)).toBeVisible();
  await expect.poll(() => isRegistered(page)).toBe(false);
  // The worker goes first, and then what it has kept.
  await expect.poll(() => keptAddresses(page)).toEqual([]);
});

test("offline copies can be removed and stay removed, the list stays", async ({ page }) => {
  await save(page, brief);
  await page.goto("/saved");
  await page.getByRole("button", { name: list.copies.remove }).click();
  await expect(page.getByText(list.copies.removed)).toBeVisible();
  await expect(page.getByRole("button", { name: list.copies.remove })).toHaveCount(0);
  await expect.poll(() => isRegistered(page)).toBe(false);
  await expect.poll(() => keptAddresses(page)).toEqual([]);
  await page.clock.install();
  await page.goto(brief, { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: tools.unsave })).toBeVisible();
  await page.clock.runFor(10_000);
  await hasGoneQuiet(page);
  expect(await isRegistered(page)).toBe(false);
});

test("a newer version brings the saved pages along and leaves nothing of the older one", async ({ page }) => {
  await page.goto(brief);
  await page.evaluate(async (path) => {
    const older = await caches.open("lantern-saved-0");
    await older.put(path, new Response("old"));
    await older.put("/_next/static/old.js", new Response("old"));
  }, brief);
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await expect.poll(() => keptPages(page)).toContain("/offline");
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("lantern-saved-0");
  const copy = () => page.evaluate(async (path) => (await caches.match(path))?.text() ?? "", brief);
  await expect.poll(async () => (await copy()).includes("<html")).toBe(true);
});

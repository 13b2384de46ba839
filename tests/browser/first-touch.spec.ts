import { expect, test, type Page, type Request } from "@playwright/test";
import { gzipSync } from "node:zlib";
import content from "@/messages/en/content.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };
import { parseSaved } from "#lib/reader/saved/saved";
import { siteUrl } from "@/scripts/site-under-test";
import { bareFloor } from "@/tests/bench/page-weight";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { acts, openForAct } from "@/tests/support/browser/first-acts";
import { sampleOf } from "@/tests/support/samples/sample";
import { stopTimers } from "@/tests/support/browser/stop-timers";
import {
  breakFramework,
  hasArrived,
  hasGoneQuiet,
  holdBack,
  holdFramework,
  expectPublicLive,
  slowFramework,
  touch,
} from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const { tools, read } = library;
const { printable } = content;
const brief = "/micro-briefs/group-chat-you-cant-leave";
const action = "/micro-actions/set-quiet-hours-together";
const publicPages = [
  "/",
  brief,
  action,
  "/glossary",
  "/glossary/rizz",
  "/tracks/first-screens",
  "/search?q=phone",
  "/?age=ages-7-10",
  "/about",
  "/design-system",
];

const isScript = (request: Request) => request.resourceType() === "script";
const isFramework = (url: string) => url.includes("/_next/static/chunks/") && url.endsWith(".js");

/** What a page asks for from here on. */
function watchRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) asked.push(request);
  });
  return asked;
}

const weigh = async (requests: readonly Request[]): Promise<number> => {
  const bodies = await Promise.all(
    requests.map(async (request) => (await request.response())?.body() ?? Buffer.alloc(0)),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
};

for (const path of publicPages)
  test(`${path} arrives with at most 6 KiB of script and 8 requests, and asks for nothing more until a touch`, async ({
    page,
  }) => {
    const asked = watchRequests(page);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    const urls = asked.map((one) => one.url());
    expect(urls.length, urls.join("\n")).toBeLessThanOrEqual(8);
    expect(urls.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
    expect(urls.filter((url) => /_rsc=|radix|sonner/.test(url))).toEqual([]);
    const scripts = asked.filter(isScript);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((one) => isFramework(one.url()))).toEqual([]);
    expect(await weigh(scripts)).toBeLessThanOrEqual(6 * 1024);
  });

test("what runs on arrival is fetched once the page is drawn", async ({ page }) => {
  await page.goto(brief);
  await hasArrived(page);
  const { drawn, fetched } = await page.evaluate(() => ({
    drawn: performance.getEntriesByName("first-paint")[0]?.startTime,
    fetched: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/static/arrival/"))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(drawn).toBeGreaterThan(0);
  expect(fetched).toBeGreaterThanOrEqual(drawn ?? Infinity);
});

test("a theme that is chosen before the page has arrived changes by one step, though the framework comes first", async ({
  page,
  context,
}) => {
  const letFrameworkCome = await holdFramework(context);
  const arrive = await holdBack(page, /\/static\/arrival\//);
  const theme = () => stored(page, "lantern-ui-theme");
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(brief, { waitUntil: "domcontentloaded" });
  await page.getByRole("banner").locator("[data-control=theme]").first().click();
  await expect(page.locator("html")).toHaveAttribute("data-waiting", "");
  letFrameworkCome();
  // The page's island starts the same code where the script has not come.
  await expect.poll(theme).toBe("light");
  await expect(page.locator("html")).not.toHaveAttribute("data-waiting");
  arrive();
  await hasArrived(page);
  await hasGoneQuiet(page);
  expect(await theme()).toBe("light");
});

test.describe("a page that is never drawn", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    // After which it arrives by itself.
    await stopTimers(page, 2_000);
  });

  test("arrives at a touch", async ({ page }) => {
    await page.goto(brief, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => Symbol.for("lantern.arrival") in globalThis)).toBe(false);
    await page.mouse.move(100, 100);
    await hasArrived(page);
  });

  test("arrives when its reader turns away", async ({ page }) => {
    await page.goto(brief, { waitUntil: "networkidle" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await hasArrived(page);
  });

  test("arrives at once for an address that names a place of it", async ({ page }) => {
    const asked = page.waitForRequest(/\/arrival-script/);
    await page.goto("/#how-it-works", { waitUntil: "commit" });
    await asked;
    await hasArrived(page);
  });

  test("arrives by itself in a tab behind the others", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
    await page.goto(brief);
    await hasArrived(page);
  });
});

test("the framework's scripts ask the browser to compile them whole while they arrive", async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(brief, { waitUntil: "networkidle" });
  await page.mouse.move(100, 100);
  await expectPublicLive(page);
  await hasGoneQuiet(page);
  expect(asked.filter((one) => isFramework(one.url())).length).toBeGreaterThan(5);
  for (const one of asked.filter((each) => isFramework(each.url()))) {
    const answer = await one.response();
    expect(await answer?.text(), one.url()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test("after a touch a content page has loaded at most a bare page of the framework and 8 KiB", async ({
  page,
}) => {
  const floor = bareFloor();
  for (const path of [brief, action, "/glossary/rizz", "/tracks/first-screens", "/about"]) {
    const asked = watchRequests(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await touch(page);
    await expectPublicLive(page);
    await hasGoneQuiet(page);
    const touched = asked.filter((one) => isScript(one) && isFramework(one.url()));
    expect((await weigh(touched)) - floor, path).toBeLessThanOrEqual(8 * 1024);
    page.removeAllListeners("request");
  }
});

/** Some outside the sweep: translated.spec.ts does all of it by mouse too, and a virtual click comes to each alike. */
const byMouse = sampleOf(acts, 3);
const byVirtualClick = sampleOf(acts.toReversed(), 4);

for (const act of acts) {
  const { name, control, outcome, withKeys } = act;
  const touchesFirst = (title: string, doIt: (page: Page) => Promise<void>) =>
    test(`as the very first thing, ${name}: ${title}`, async ({ page, context }) => {
      await slowFramework(context);
      await visitWithConsent(page, "false");
      await openForAct(page, act);
      await control(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
      await doIt(page);
      await outcome(page);
      await expectPublicLive(page);
      await outcome(page);
    });
  if (byMouse.includes(act)) touchesFirst("by mouse", (page) => control(page).click());
  touchesFirst("by key", async (page) => {
    await control(page).evaluate((element: HTMLElement) => element.focus());
    await (withKeys?.(page) ?? page.keyboard.press("Enter"));
  });
  if (byVirtualClick.includes(act))
    touchesFirst("by the virtual click of a screen reader", (page) =>
      control(page).evaluate((element: HTMLElement) => element.click()),
    );
  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true });
    touchesFirst("by touch", (page) => control(page).tap());
  });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap on a term as the very first thing explains it", async ({ page, context }) => {
    await slowFramework(context);
    await page.goto(brief, { waitUntil: "load" });
    const term = page.locator("a.term").first();
    await term.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await term.tap();
    await expect(page.locator("#term-popover")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(brief);
  });

  test("the menu opens at once, by the browser, and becomes a dialog", async ({ page, context }) => {
    await slowFramework(context);
    await page.goto("/about", { waitUntil: "load" });
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#menu")).toBeVisible();
    await expectPublicLive(page);
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });
});

test("a first press shows at once that it was heard", async ({ page, context }) => {
  const letFrameworkCome = await holdFramework(context);
  await page.goto(brief, { waitUntil: "load" });
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-waiting", "");
  letFrameworkCome();
  await expectPublicLive(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-waiting");
});

test("what is saved and marked as read is kept at once, also when its reader leaves before the framework has come", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "false");
  // Else it counts as read by itself while a slow machine is on its way to the press, which then takes it back.
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await holdFramework(context);
  await page.goto(brief);
  await hasArrived(page);
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await page.getByRole("button", { name: read.mark }).click();
  await expect(page.getByRole("button", { name: tools.unsave })).toBeVisible();
  await expect(page.getByRole("button", { name: read.unmark })).toBeVisible();
  await page.goto("/about");
  expect(parseSaved(await stored(page, "lantern-saved"))).toEqual([
    expect.objectContaining({ kind: "brief", path: brief, title: expect.stringContaining("group chat") }),
  ]);
  expect(await stored(page, "lantern-progress")).toContain(`"read":["${brief}"]`);
});

test("each press of Save counts before the framework is there, and the last is said when it comes", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "false");
  const letFrameworkCome = await holdFramework(context);
  await page.goto(brief);
  await hasArrived(page);
  const save = page.locator("[data-mark=saved]");
  const list = () => stored(page, "lantern-saved");
  for (const isSaved of [true, false, true]) {
    await save.click();
    await expect.poll(async () => (await list())?.includes(brief)).toBe(isSaved);
  }
  letFrameworkCome();
  await expectPublicLive(page);
  await expect(page.getByText(tools.says.kept)).toBeVisible();
  expect(await list()).toContain(brief);
  await save.click();
  await expect(page.getByText(tools.says.removed)).toBeVisible();
});

test("Save is answered without what follows it", async ({ page }) => {
  await visitWithConsent(page, "false");
  await page.goto(brief, { waitUntil: "networkidle" });
  await touch(page);
  await expectPublicLive(page);
  await hasGoneQuiet(page);
  await page.route(/\/_next\/static\//, (route) => route.abort());
  await page.getByRole("button", { name: tools.save, exact: true }).click();
  await expect(page.getByText(tools.says.kept)).toBeVisible();
});

/** Notes, in the page, in which order a press, the frame that shows it, and the framework's fetching and running come. */
const noteOrder = () => {
  const order: string[] = [];
  (globalThis as { order?: string[] }).order = order;
  addEventListener("pointerdown", () => order.push("down"), { capture: true, once: true });
  // A task that is asked for in a frame runs when that has been drawn.
  const drawn = () => requestAnimationFrame(() => setTimeout(() => order.push("drawn")));
  addEventListener("click", () => order.push("click") && drawn(), { capture: true, once: true });
  const note = (what: string, is: boolean) => is && !order.includes(what) && order.push(what);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      note("fetched", node instanceof HTMLLinkElement && node.rel === "preload" && node.as === "script");
      note("run", node instanceof HTMLScriptElement && !node.noModule && node.src.includes("/chunks/"));
    }
  }).observe(document, { childList: true, subtree: true });
};
const orderOf = (page: Page) => page.evaluate(() => (globalThis as { order?: string[] }).order);

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("the framework is fetched at once and runs when the screen shows the press", async ({ page }) => {
    await page.addInitScript(noteOrder);
    // A press is one for as long as a busy machine takes to tell of its end.
    await stopTimers(page, 500);
    await page.goto(brief, { waitUntil: "load" });
    await page.getByRole("button", { name: "Save", exact: true }).tap();
    await expectPublicLive(page);
    expect(await orderOf(page)).toEqual(["down", "fetched", "click", "drawn", "run"]);
    await expect(page.locator("link[rel=preload][as=script]")).toHaveCount(0);
  });

  test("a press that never ends keeps nobody from the framework", async ({ page, context }) => {
    await page.addInitScript(noteOrder);
    await page.goto(brief, { waitUntil: "load" });
    const devtools = await context.newCDPSession(page);
    const touchPoints = [{ x: 100, y: 300 }];
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expectPublicLive(page);
    expect(await orderOf(page)).toEqual(["down", "fetched", "run"]);
  });
});

test("a link that filters leads to its page when the framework cannot be fetched, and a later touch tries again", async ({
  page,
  context,
}) => {
  const mend = await breakFramework(context);
  await page.goto("/", { waitUntil: "load" });
  await page
    .getByRole("link", { name: /Ages 7–10/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?age=ages-7-10/);
  await expect(page.getByText("Personalized for")).toBeVisible();
  mend();
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expectPublicLive(page);
});

test("a form that no island answers is sent at once", async ({ page, context }) => {
  await holdFramework(context);
  await visitWithConsent(page, "false");
  await page.goto("/newsletter");
  await page.locator("#email").fill("at-once@lantern.example");
  // Before the patience with what waits for the framework has an end, however long the answer then takes.
  const sent = page.waitForRequest((request) => request.method() === "POST", { timeout: 8_000 });
  await page.keyboard.press("Enter");
  await sent;
  await expect(page).not.toHaveURL(/\/newsletter$/);
});

test("what is ticked and typed is kept also where what keeps it could not be fetched", async ({ page }) => {
  await visitWithConsent(page, "false");
  await page.route(/\/arrival\/(?:progress-marks|keep-sheets)/, (route) => route.abort());
  await page.goto(action, { waitUntil: "networkidle" });
  await page.getByRole("checkbox").first().check();
  await expect.poll(() => stored(page, "lantern-progress")).toContain('"ticked":[1]');
  await page.goto("/printables/phone-agreement", { waitUntil: "networkidle" });
  await expect(page.getByText(printable.kept)).toBeHidden();
  const field = page.locator("[data-field]:not([type=checkbox])").first();
  await field.fill("Maya");
  await expect.poll(() => stored(page, "lantern-printables")).toContain("Maya");
  await expect(page.getByText(printable.kept)).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await touch(page);
  await expect(field).toHaveValue("Maya");
});

test("a press that fails with the framework's scripts still waits, and is answered after the next touch", async ({
  page,
  context,
}) => {
  const mend = await breakFramework(context);
  await visitWithConsent(page, "false");
  await page.addInitScript(() => {
    const failed: string[] = [];
    Object.assign(window, { failed });
    const note = ({ target }: Event) =>
      target instanceof HTMLScriptElement && failed.push(target.getAttribute("src") ?? "");
    addEventListener("error", note, { capture: true });
  });
  await page.goto(brief);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  // Each of them, so that the next touch asks for each.
  await page.waitForFunction(() => {
    const { failed } = window as unknown as { failed: string[] };
    const listed = JSON.parse(document.querySelector("#framework")?.textContent ?? "[]") as string[];
    const isAsked = document.querySelector("script[src*='/chunks/']:not([nomodule])") !== null;
    return !isAsked && listed.every((source) => failed.includes(source));
  });
  await expect(page.locator("html")).toHaveAttribute("data-waiting", "");
  mend();
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(page.getByRole("status").filter({ hasText: /thank/i })).toBeVisible();
});

test("a press that the framework is late for still waits, and is answered when it comes", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const letFrameworkCome = await holdFramework(context);
  await visitWithConsent(page, "false");
  await page.goto(brief);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await page.clock.runFor(11_000);
  await expect(page.locator("html")).toHaveAttribute("data-waiting", "");
  await page.clock.resume();
  letFrameworkCome();
  await expect(page.getByRole("status").filter({ hasText: /thank/i })).toBeVisible();
});

test("a button that is pressed again while it waits is pressed once", async ({ page, context }) => {
  await page.addInitScript(() => {
    window.print = () => localStorage.setItem("printed", `${localStorage.getItem("printed") ?? ""}x`);
  });
  const letFrameworkCome = await holdFramework(context);
  await page.goto(brief);
  const print = page.getByRole("button", { name: tools.print, exact: true });
  await print.click();
  await print.click();
  letFrameworkCome();
  await expectPublicLive(page);
  await expect.poll(() => stored(page, "printed")).not.toBeNull();
  await hasGoneQuiet(page);
  expect(await stored(page, "printed")).toBe("x");
});

test("what is saved, read and ticked shows without a touch, and the time of a brief too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("gdpr_consent", "false");
    localStorage.setItem(
      "lantern-saved",
      JSON.stringify([
        { kind: "brief", path: "/micro-briefs/group-chat-you-cant-leave", title: "x", savedAt: "" },
      ]),
    );
    localStorage.setItem(
      "lantern-progress",
      JSON.stringify({
        read: ["/micro-briefs/group-chat-you-cant-leave"],
        steps: { "/micro-actions/set-quiet-hours-together": { ticked: [1, 2], of: 6 } },
      }),
    );
  });
  const asked = watchRequests(page);
  await page.goto(brief);
  await expect(page.getByRole("button", { name: /remove/i })).toBeVisible();
  await expect(page.locator("[data-mark=read]")).toHaveAttribute("data-on", "");
  await page.goto(action);
  await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
  await expect(page.locator("[data-steps]")).toContainText("2");
  await page.goto("/");
  await expect(page.locator("time[data-relative]").first()).toHaveText(/ago|Yesterday|Just now/);
  expect(asked.filter((one) => isFramework(one.url()))).toEqual([]);
});

test("what is ticked and typed is kept with what was before, also where React has drawn the page anew", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "false");
  const title = page.getByRole("heading", { level: 1 });
  /** Opens a page, does the first thing, and takes away what React then misses. */
  const openAndBreak = async (path: string, first: () => Promise<void>) => {
    const letFrameworkCome = await holdFramework(context);
    await page.goto(path);
    await hasArrived(page);
    await page.waitForLoadState("networkidle");
    await first();
    await title.evaluate((element) => element.remove());
    letFrameworkCome();
    await expectPublicLive(page);
    await expect(title).toBeVisible();
    await context.unrouteAll({ behavior: "ignoreErrors" });
  };
  const box = page.getByRole("checkbox");
  await openAndBreak(action, () => box.nth(0).check());
  await box.nth(1).check();
  for (const at of [0, 1]) await expect(box.nth(at)).toBeChecked();
  await page.reload();
  for (const at of [0, 1]) await expect(box.nth(at)).toBeChecked();

  const field = page.locator("[data-field]:not([type=checkbox])");
  await openAndBreak("/printables/phone-agreement", () => field.nth(0).fill("Maya"));
  await field.nth(1).fill("Nine");
  await page.reload();
  await expect(field.nth(0)).toHaveValue("Maya");
  await expect(field.nth(1)).toHaveValue("Nine");
});

test("the view of a page is counted even if its reader leaves before anything has loaded", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  // What the arrival script loads when the page is idle, by whatever name.
  await page.route(/\/arrival\/(?!arrival-script|rolldown-runtime)/, (route) => route.abort());
  // A browser tells nobody but the server what a page sends as it goes.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (address, init) => {
      if (init?.keepalive && typeof address === "string" && typeof init.body === "string")
        localStorage.setItem("sent", `${address} ${init.body}`);
      return send(address, init);
    };
  });
  await page.goto(brief, { waitUntil: "commit" });
  await hasArrived(page);
  await page.goto("/robots.txt");
  const [address, body] = ((await stored(page, "sent")) ?? "").split(/ (.*)/);
  expect(address).toBe("/api/analytics/events");
  const { events } = JSON.parse(body ?? "{}") as { events: { event_type: string; url: string }[] };
  expect(events).toEqual([
    expect.objectContaining({ event_type: "page_view", url: expect.stringContaining(brief) }),
  ]);
});

test("a form sent offline before anything has loaded says so at its field, and goes out when it can", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "false");
  await page.goto("/about", { waitUntil: "networkidle" });
  await context.setOffline(true);
  const field = page.locator("#newsletter-email");
  await field.fill("reader@lantern.example");
  await page.keyboard.press("Enter");
  const note = () => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  await expect.poll(note).not.toBe("");
  await expect(field).toHaveValue("reader@lantern.example");
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Subscribed!" })).toBeVisible();
  expect(await note()).toBe("");
});

import { expect, test, type Page } from "@playwright/test";
import content from "@/messages/en/content.json" with { type: "json" };
import {
  expectPublicLive,
  hasGoneQuiet,
  hasHydrated,
  holdBack,
  holdFramework,
  holdScripts,
  touch,
} from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const themeButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Theme/ });
const languageButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Language/ });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const light = "rgb(247, 248, 245)";
const dark = "rgb(13, 18, 34)";

test("the theme button leads from system to light, dark and system, and tells which is chosen", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  await expect(themeButton(page)).toHaveAccessibleName("Theme: System");
  expect(await paper(page)).toBe(dark);
  for (const [name, colour, value] of [
    ["Theme: Light", light, "light"],
    ["Theme: Dark", dark, "dark"],
    ["Theme: System", dark, "system"],
    ["Theme: Light", light, "light"],
  ] as const) {
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAccessibleName(name);
    expect(await paper(page)).toBe(colour);
    expect(await stored(page, "lantern-ui-theme")).toBe(value);
  }
});

test("a chosen theme is there before the first paint of the next page, with the browser's colour", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("lantern-ui-theme", "dark"));
  // Without the page's own scripts only the one in the head can have done it.
  await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto("/glossary");
  expect(await paper(page)).toBe(dark);
  await page.unroute(/_next\/static\/.*\.js/);
  await page.goto("/glossary");
  await expect(page.locator("meta[name=theme-color]").first()).toHaveAttribute("content", "#0d1222");
});

test("the system's theme is followed while the page is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  expect(await paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => paper(page)).toBe(dark);
});

test("a theme kept by an older build is moved to its new place", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.reload();
  expect(await paper(page)).toBe(dark);
  expect(await stored(page, "lantern-ui-theme")).toBe("dark");
  expect(await stored(page, "theme")).toBeNull();
});

test("a theme chosen in another tab is followed", async ({ page, context }) => {
  await page.goto("/about");
  const other = await context.newPage();
  await other.goto("/glossary");
  await themeButton(other).click();
  // Pressed once more before it has answered, it is the same wish.
  await expect(themeButton(other)).toHaveAccessibleName("Theme: Light");
  await themeButton(other).click();
  await expect.poll(() => paper(page)).toBe(dark);
});

test("with storage blocked the theme changes for the visit and nothing breaks", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAccessibleName("Theme: Light");
  await themeButton(page).click();
  await expect(themeButton(page)).toHaveAccessibleName("Theme: Dark");
  expect(await paper(page)).toBe(dark);
  expect(errors).toEqual([]);
});

test("a page that matches nothing keeps the chosen theme", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("lantern-ui-theme", "dark"));
  await page.goto("/no/such/page");
  expect(await paper(page)).toBe(dark);
});

test("nothing of the menus is loaded before a reader reaches for them", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/about");
  // The framework, which any touch loads.
  await page.getByRole("heading", { level: 1 }).hover();
  await expectPublicLive(page);
  await hasGoneQuiet(page);
  const withoutMenus = scripts.length;
  await languageButton(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(withoutMenus);
});

test("the language menu opens at the first click, shows six languages and the current one", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(languageButton(page)).toHaveAccessibleName("Language: English");
  await languageButton(page).click();
  const items = page.getByRole("menu").getByRole("menuitemradio");
  await expect(items).toHaveText([
    "English",
    "Español",
    "Español Latinoamérica",
    "Français",
    "Deutsch",
    "Português",
  ]);
  await expect(items.first()).toBeChecked();
  await expect(languageButton(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(languageButton(page)).toBeFocused();
});

test("the language menu is worked by keyboard, and a second click closes it", async ({ page }) => {
  await page.goto("/about");
  await languageButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("d");
  await expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("menuitemradio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "Español", exact: true })).toBeFocused();
  await languageButton(page).click();
  await expect(page.getByRole("menu")).toBeHidden();
});

/** Records what the waitlist is asked for. */
const watchWaitlist = (page: Page) =>
  page.evaluate(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    window.addEventListener("lantern:waitlist", (event) => asked.push((event as CustomEvent).detail));
  });
const waitlistAsked = (page: Page) => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);

test("a language that is not there yet asks for its waitlist and changes nothing; the current one does nothing", async ({
  page,
}) => {
  await page.goto("/about?x=1#top");
  await watchWaitlist(page);
  await languageButton(page).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await languageButton(page).click();
  await page.getByRole("menuitemradio", { name: "Español Latinoamérica" }).click();
  await expect.poll(() => waitlistAsked(page)).toEqual([{ locale: "es-mx" }]);
  await expect(page).toHaveURL("/about?x=1#top");
  expect(await stored(page, "i18nextLng")).toBeNull();
  // The waitlist's form asks for its token; of a language nothing is kept.
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name !== "csrftoken")).toEqual([]);
});

test("on a slow connection a press is seen to have been heard", async ({ page }) => {
  await page.goto("/about");
  const release = await holdBack(page, /\/_next\/static\//);
  await languageButton(page).click();
  await expect(page.locator("html[data-waiting]")).toBeAttached();
  await expect(page.getByRole("menu")).toBeHidden();
  release();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
});

test("pressed again while the menu is on its way, the language button opens it all the same", async ({
  page,
}) => {
  await page.goto("/about");
  await touch(page);
  await expectPublicLive(page);
  const release = await holdBack(page, /\/_next\/static\//);
  await languageButton(page).click();
  await expect(page.locator("html[data-waiting]")).toBeAttached();
  await languageButton(page).click();
  release();
  await expect(page.getByRole("menuitemradio")).toHaveCount(6);
});

test("the list of languages that is opened before the page wakes stays until its menu is there", async ({
  page,
}) => {
  const list = page.locator("#languages");
  const letFrameworkCome = await holdFramework(page.context());
  await page.goto("/about");
  await languageButton(page).click();
  await expect(list).toBeVisible();
  const release = await holdScripts(page, "menuitemradio");
  letFrameworkCome();
  await expectPublicLive(page);
  await expect(page.locator("html[data-waiting]")).toBeAttached();
  await expect(list).toBeVisible();
  // Closed meanwhile, no menu takes its place; opened again, it does.
  await languageButton(page).click();
  await expect(list).toBeHidden();
  await languageButton(page).click();
  await expect(list).toBeVisible();
  release();
  await expect(page.getByRole("menuitemradio")).toHaveCount(6);
  await expect(list).toBeHidden();
});

test("a menu of languages that cannot be loaded leaves the list of links, from the menu's panel too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await touch(page);
  await expectPublicLive(page);
  await page.route(/\/_next\/static\//, (route) => route.abort());
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("button", { name: /^Language/ })
    .click();
  await page.locator("#languages").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/waitlist?language=de");
});

test.describe("the list of languages that is opened from the menu before the page wakes", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** The menu's panel with the list open, on a page that has since woken. */
  async function openBeforeWaking(page: Page) {
    const panel = page.getByRole("dialog", { name: "Menu" });
    const list = page.locator("#languages");
    const letFrameworkCome = await holdFramework(page.context());
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await panel.getByRole("button", { name: /^Language/ }).click();
    await expect(list).toBeVisible();
    return { panel, list, letFrameworkCome };
  }

  test("gives way to its menu, in the panel", async ({ page }) => {
    const { panel, list, letFrameworkCome } = await openBeforeWaking(page);
    letFrameworkCome();
    await expect(page.getByRole("menuitemradio")).toHaveCount(6);
    await expect(list).toBeHidden();
    await expect(panel).toBeVisible();
    await expectPublicLive(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(panel.getByRole("button", { name: /^Language/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(panel).toBeVisible();
  });

  test("leads to a language while its menu is on its way", async ({ page }) => {
    const { list, letFrameworkCome } = await openBeforeWaking(page);
    await holdScripts(page, "menuitemradio");
    letFrameworkCome();
    await hasHydrated(page);
    await expect(page.locator("html[data-waiting]")).toBeAttached();
    await list.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL("/waitlist?language=de");
  });

  test("stays over no place of the page that is chosen by key, nor does the panel", async ({ page }) => {
    const { panel, list, letFrameworkCome } = await openBeforeWaking(page);
    await holdScripts(page, "menuitemradio");
    await panel.getByRole("link", { name: "Subscribe" }).focus();
    await page.keyboard.press("Enter");
    letFrameworkCome();
    await expect(panel).toBeHidden();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL("/about#subscribe");
  });

  test("closed while its menu is on its way, leaves the panel open, modal now", async ({ page }) => {
    const { panel, list, letFrameworkCome } = await openBeforeWaking(page);
    const release = await holdScripts(page, "menuitemradio");
    letFrameworkCome();
    await hasHydrated(page);
    await panel.getByRole("button", { name: /^Language/ }).click();
    await expect(list).toBeHidden();
    await expectPublicLive(page);
    // Pressed anew while that menu is still on its way, it is not the list that opens, behind a modal panel.
    await panel.getByRole("button", { name: /^Language/ }).click();
    await expect(list).toBeHidden();
    release();
    await expect(page.getByRole("menuitemradio")).toHaveCount(6);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
  });
});

test("a language that is not there yet opens its waitlist dialog, which gives focus back to the button", async ({
  page,
}) => {
  await page.goto("/about");
  await languageButton(page).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  const dialog = page.getByRole("dialog", { name: /Deutsch|German/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(languageButton(page)).toBeFocused();
});

test("English is switched to from another language, keeping path, query and fragment, and is remembered", async ({
  page,
}) => {
  await page.goto("/es-mx/glossary?x=1#g");
  await page.getByRole("banner").getByRole("button", { name: "Idioma: Español Latinoamérica" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page).toHaveURL("/glossary?x=1#g");
  expect(await stored(page, "i18nextLng")).toBe("en");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "NEXT_LOCALE");
  expect(cookie).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
});

test("a change of language that its reader has stopped can be asked for again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/es/about");
  const letCome = await holdBack(page, /\/about$/);
  const choose = async () => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Idioma/ })
      .click();
    await page.getByRole("menuitemradio", { name: "English" }).focus();
    // A click would wait for the page that is held back.
    await page.keyboard.press("Enter");
  };
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/about");
  await choose();
  await asked;
  await (await page.context().newCDPSession(page)).send("Page.stopLoading");
  await page.clock.runFor(10_000);
  letCome();
  await choose();
  await expect(page).toHaveURL("/about");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu is a panel from the right with links, theme, language and Subscribe", async ({ page }) => {
    await page.goto("/about");
    await expect(languageButton(page)).toBeHidden();
    await menuButton(page).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    await expect(panel).toBeVisible();
    for (const name of [
      "How it works",
      "Briefs",
      "Actions",
      "Glossary",
      "Tracks",
      "About",
      "Help lines",
      "Subscribe",
    ])
      await expect(panel.getByRole("link", { name })).toBeVisible();
    await expect(panel.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
    await expect(panel.getByRole("button", { name: "Theme: System" })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Language: English" })).toBeVisible();
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return box && { right: Math.round(box.x + box.width), width: Math.round(box.width) };
      })
      .toEqual({ right: 390, width: 320 });
  });

  test("on the narrowest phone the panel leaves 15 % of the page", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto("/about");
    await menuButton(page).click();
    const box = await page.getByRole("dialog", { name: "Menu" }).boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(272);
  });

  test("the menu closes by Escape, by its button, by a press beside it, and gives focus back", async ({
    page,
  }) => {
    await page.goto("/about");
    const panel = page.getByRole("dialog", { name: "Menu" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => panel.getByRole("button", { name: "Close" }).click(),
      async () => {
        // A press beside a popover, which the panel is until the framework is there, does not give the focus back.
        await expectPublicLive(page);
        await page.touchscreen.tap(20, 400);
      },
    ]) {
      await menuButton(page).click();
      await expect(panel).toBeVisible();
      await close();
      await expect(panel).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    }
  });

  test("the menu keeps the focus, and closes after a choice", async ({ page }) => {
    await page.goto("/about");
    await menuButton(page).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    // It keeps the focus once it is a modal dialog, which it becomes as it stands.
    await expectPublicLive(page);
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
    await panel.getByRole("link", { name: "Subscribe" }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/#subscribe$/);
    await menuButton(page).click();
    await panel.getByRole("link", { name: "Tracks" }).click();
    await expect(page).toHaveURL("/tracks");
  });

  for (const [path, name, place] of [
    ["/about", "Subscribe", "subscribe"],
    ["/?age=ages-7-10", "How it works", "samples"],
  ] as const)
    test(`the menu closes over a place of ${path} that is chosen before the page wakes`, async ({ page }) => {
      const letFrameworkCome = await holdFramework(page.context());
      await page.goto(path);
      const first = await page.evaluateHandle(() => document);
      await menuButton(page).click();
      const panel = page.getByRole("dialog", { name: "Menu" });
      await panel.getByRole("link", { name }).click();
      letFrameworkCome();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(`${path}#${place}`);
      await expect(page.locator(`#${place}`)).toBeInViewport();
      expect(await page.evaluate((one) => one === document, first), "no page is loaded anew").toBe(true);
    });

  test("theme and language are chosen in the menu", async ({ page }) => {
    await page.goto("/about");
    await watchWaitlist(page);
    await menuButton(page).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    await panel.getByRole("button", { name: /^Theme/ }).click();
    await panel.getByRole("button", { name: "Theme: Light" }).click();
    await expect(panel.getByRole("button", { name: "Theme: Dark" })).toBeVisible();
    await panel.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("menu").press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(panel).toBeVisible();
    await panel.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("menuitemradio", { name: "Français" }).click();
    await expect(panel).toBeHidden();
    await expect.poll(() => waitlistAsked(page)).toEqual([{ locale: "fr" }]);
  });
});

test("what stands in lists of links is large enough for a finger: the footer's, and the letters of the glossary", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/glossary");
  const links = [
    ...(await page.getByRole("contentinfo").getByRole("listitem").getByRole("link").all()),
    ...(await page.getByRole("navigation", { name: content.term.jump }).getByRole("link").all()),
  ];
  expect(links.length).toBeGreaterThan(30);
  for (const link of links)
    expect((await link.boundingBox())?.height, (await link.textContent()) ?? "").toBeGreaterThanOrEqual(43.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("titles, words and crumbs that are links are as large, without room of their own", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, links] of [
    ["/", ".entry h3 > a, [data-end] > a"],
    ["/tracks", ".entry h2 > a"],
    ["/glossary", ".terms dt > a"],
    ["/glossary/rizz", ".crumbs a, .term"],
    ["/search?q=phone", "li h2 > a"],
  ] as const) {
    await page.goto(path);
    const low = await page
      .getByRole("main")
      .locator(links)
      .evaluateAll((all) => ({
        count: all.length,
        low: all.filter((link) => link.getBoundingClientRect().height < 43.5).map((link) => link.textContent),
      }));
    expect(low.count, path).toBeGreaterThan(0);
    expect(low.low, path).toEqual([]);
  }
});

/** What is wrong with the header: more than one line, something outside of it, cut, too small to touch, or overlapped. */
const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector("header.top");
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 0 && !element.closest("dialog");
    const controls = [...(header?.querySelectorAll("a, button, input") ?? [])].filter(
      (element) => isShown(element) && !element.closest("[popover]"),
    );
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      element.textContent.trim() || element.getAttribute("aria-label") || element.className;
    if (document.documentElement.scrollWidth > window.innerWidth)
      faults.push("the page is wider than the window");
    if (!controls.some((control) => control.matches(".page > a[href='#subscribe']")))
      faults.push("no Subscribe");
    controls.forEach((control, index) => {
      const box = control.getBoundingClientRect();
      if (box.left < 0 || box.right > window.innerWidth + 0.5) faults.push(`${nameOf(control)} is outside`);
      if (box.height < 43.5 || box.width < 43.5)
        faults.push(`${nameOf(control)} is ${box.width} by ${box.height}`);
      if (control.matches(".button") && control.scrollWidth > control.clientWidth)
        faults.push(`${nameOf(control)} is cut`);
      for (const other of controls.slice(index + 1)) {
        const one = other.getBoundingClientRect();
        const isApart =
          one.left >= box.right - 0.5 ||
          box.left >= one.right - 0.5 ||
          one.top >= box.bottom - 0.5 ||
          box.top >= one.bottom - 0.5;
        if (!isApart && !control.contains(other)) faults.push(`${nameOf(control)} overlaps ${nameOf(other)}`);
      }
    });
    return faults;
  });

/** The texts of a panel that go beyond it, or beyond a part of it that hides what does not fit. */
const cutWords = (panel: Element): string[] => {
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const on = text.parentElement;
    // The names of icons are there for assistive technology alone.
    if (!on?.checkVisibility({ opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const list = on.closest(".languages") ?? panel;
    for (const box of [panel.getBoundingClientRect(), list.getBoundingClientRect()])
      if (words.left < box.left - 0.5 || words.right > box.right + 0.5) cut.push(text.textContent ?? "");
  }
  return cut;
};

const widths = [
  320, 340, 359, 360, 375, 390, 412, 543, 544, 560, 767, 768, 820, 1024, 1215, 1216, 1280, 1366, 1440,
];
/** Wider than any system font of a phone. */
const wideFont = "body { font-family: 'DejaVu Sans', Verdana, sans-serif; letter-spacing: 0.06em; }";

for (const prefix of ["", "/de", "/fr", "/es", "/es-mx", "/pt"])
  test(`the header fits every width in one line, also in a wide font: ${prefix || "English"}`, async ({
    page,
  }) => {
    for (const style of [null, wideFont]) {
      await page.goto(`${prefix}/about`);
      if (style) await page.addStyleTag({ content: style });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 500 });
        const what = `${style ? "wide " : ""}${width}`;
        expect(await headerFaults(page), what).toEqual([]);
        expect((await page.getByRole("banner").boundingBox())?.height, what).toBeLessThan(70);
      }
    }
  });

test("with text twice as large the header keeps all it has, on more lines if need be", async ({ page }) => {
  for (const prefix of ["", "/de", "/es", "/pt"]) {
    await page.goto(`${prefix}/about`);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    for (const width of [320, 360, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await headerFaults(page), `${prefix} at ${width}`).toEqual([]);
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(300);
    }
  }
});

for (const prefix of ["", "/de", "/fr", "/es", "/es-mx", "/pt"])
  test(`with text twice as large no word of the menu is cut off: ${prefix || "English"}`, async ({
    page,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${prefix}/about`);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await page.locator(".more").click();
      const panel = page.getByRole("dialog", { includeHidden: false });
      await panel.locator("[data-control=language]").click();
      await expect(page.getByRole("menuitemradio")).toHaveCount(6);
      await expect.poll(() => panel.evaluate(cutWords), { message: `at ${width}` }).toEqual([]);
    }
  });

test("the language menu stays in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 260 });
  await page.goto("/about");
  await languageButton(page).click();
  // It is there a moment before it is put in its place.
  await expect(page.getByRole("menu")).toBeInViewport({ ratio: 0.99 });
  const box = await page.getByRole("menu").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(260);
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitemradio", { name: "Português" })).toBeInViewport({ ratio: 0.9 });
});

for (const [width, height, size] of [
  [390, 664, "100%"],
  [320, 568, "100%"],
  [568, 320, "100%"],
  [390, 844, "200%"],
  [320, 568, "200%"],
] as const)
  test.describe(`in a phone's window of ${width} by ${height} with text at ${size}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("the menu scrolls to all it holds, and every language of its menu can be reached", async ({
      page,
    }) => {
      await page.goto("/about");
      await page.addStyleTag({ content: `html { font-size: ${size} }` });
      await menuButton(page).click();
      const panel = page.getByRole("dialog", { name: "Menu" });
      const isReachable = async (
        name: string,
        box: { x: number; y: number; width: number; height: number } | null,
      ) => {
        if (!box) throw new Error(`${name} is not there`);
        expect(box.height, name).toBeGreaterThanOrEqual(43.5);
        expect(box.x, name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width + 0.5);
        expect(box.y, name).toBeGreaterThanOrEqual(-0.5);
        expect(box.y + box.height, name).toBeLessThanOrEqual(height + 0.5);
      };
      const language = panel.getByRole("button", { name: /^Language/ });
      await language.click();
      const items = page.getByRole("menuitemradio");
      await expect(items).toHaveCount(6);
      for (const item of [...(await items.all()), panel.getByRole("link", { name: "Subscribe" })]) {
        // The menu is there a moment before it is put in its place.
        await expect(async () => {
          await item.scrollIntoViewIfNeeded();
          await isReachable((await item.textContent()) ?? "", await item.boundingBox());
          expect(
            await item.evaluate((element) => {
              const { left, top, width: wide, height: high } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
            }),
            "something lies over it",
          ).toBe(true);
        }).toPass({ timeout: 20_000 });
      }
      await page.keyboard.press("Escape");
      await expect(items).toHaveCount(0);
      await expect(language).toBeFocused();
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("languages are links: English to the same page, others to their waitlist", async ({ page }) => {
    await page.goto("/es/glossary");
    await page.getByRole("button", { name: /^Idioma/ }).click();
    await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/glossary");
    await expect(page.getByRole("link", { name: "Deutsch" })).toHaveAttribute(
      "href",
      "/es/waitlist?language=de",
    );
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/glossary");
  });

  test("there is no theme button, and the system's theme is followed", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about");
    expect(await themeButton(page).count()).toBe(0);
    expect(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(dark);
  });

  test("the menu opens, leads on, and opens the languages", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await menuButton(page).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    await panel.getByRole("button", { name: /^Language/ }).click();
    await expect(page.locator("#languages").getByRole("link", { name: "Français" })).toBeVisible();
    await page.keyboard.press("Escape");
    await panel.getByRole("link", { name: "Glossary" }).click();
    await expect(page).toHaveURL("/glossary");
  });
});

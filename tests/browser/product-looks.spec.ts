/** What a user sees of the signed-in product at a glance: what stands on one line, at one height, and whole. */
import { expect, test, type Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import calls from "@/messages/en/calls.json" with { type: "json" };
import germanCalls from "@/messages/de/calls.json" with { type: "json" };
import explore from "@/messages/en/explore.json" with { type: "json" };
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import security from "@/messages/en/security.json" with { type: "json" };
import { endOfCall, numberFor, someBusiness, startCall } from "@/tests/support/browser/calls";
import { signIn } from "@/tests/support/browser/sign-in";

const { form, locations } = explore;

const topsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

// The widest window in which the filters have little room, and one in which they have most; the languages of the longest words.
for (const width of [1088, 1440])
  for (const language of ["", "/es-mx", "/fr"])
    test(`the filters of Explore show their longest names whole: ${language || "/en"}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${language}/explore`);
      const lists = await page.locator("search select").evaluateAll((all) =>
        all.map((list) => {
          // A list that nothing holds is as wide as the longest of its names.
          const whole = list.cloneNode(true) as HTMLSelectElement;
          whole.style.cssText = "position: absolute; width: max-content";
          document.querySelector("main")?.append(whole);
          const wish = whole.getBoundingClientRect().width;
          whole.remove();
          return { wish, width: list.getBoundingClientRect().width };
        }),
      );
      expect(lists).toHaveLength(2);
      for (const list of lists) expect(list.width).toBeGreaterThanOrEqual(list.wish - 0.5);
      const button = await page.locator("search button").boundingBox();
      expect(button?.height).toBeLessThan(50);
    });

test("a fault below one field leaves the field beside it as it is", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/explore?location=Xyzzyville");
  const [faulty, neighbor] = await Promise.all(
    [form.location, form.search].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
  );
  expect(neighbor?.y).toBe(faulty?.y);
  expect(neighbor?.height).toBe(faulty?.height);
});

test("on a phone a distance stays on its line, however long the hours beside it are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/explore?location=Portland,+OR");
  const heights = await page
    .locator(".business-distance")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.max(...heights)).toBeLessThan(30);
});

test("the whole row of a business leads to its page", async ({ page }) => {
  await page.goto("/explore");
  const row = page.locator(".businesses > li").first();
  const name = await row.getByRole("heading").innerText();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 10, y: height - 10 } });
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

for (const width of [820, 1440])
  test(`what one can do with a place stands alike in each row, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, address] of [
      ["Home", "12 Elm Street, second door on the left"],
      ["School", "1 Main Street"],
    ] as const) {
      await page.goto("/locations");
      await page.getByLabel(locations.form.name).fill(name);
      await page.getByLabel(locations.form.place).selectOption({ label: "Hawthorne, Portland, OR" });
      await page.getByLabel(locations.form.address).fill(address);
      await page.getByRole("button", { name: locations.form.add }).click();
      await expect(page.getByRole("status")).toHaveText(locations.done.location);
    }
    const isBelow = async (name: string) => {
      const place = await page.getByText(name === "Home" ? /Elm Street/ : /Main Street/).boundingBox();
      const edit = await page
        .getByRole("link", { name: locations.editNamed.replace("{name}", name) })
        .boundingBox();
      return (edit?.y ?? 0) >= (place?.y ?? 0) + (place?.height ?? 0) - 1;
    };
    // The first is the default and cannot be made it: it has less to do.
    expect([await isBelow("Home"), await isBelow("School")]).toEqual(Array<boolean>(2).fill(width < 1088));
  });

test("what the plans say of one matter stands at one height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/upgrade");
  const plans = "#content ul:has(> li > h2), #content ul:has(> li > div > h2)";
  for (const part of ["h2", "p:has(b)", "ul"]) {
    const tops = await topsOf(page, `:is(${plans}) > li ${part}`);
    expect(tops, part).toHaveLength(3);
    expect(new Set(tops).size, part).toBe(1);
  }
});

test("the crumbs of a page stand on one line of writing", async ({ page }) => {
  await page.goto("/settings/security");
  const bottoms = await page
    .getByRole("navigation", { name: navigation.breadcrumb })
    .locator("li")
    .evaluateAll((all) =>
      all.map((crumb) => {
        const text = document.createRange();
        text.selectNodeContents(crumb.querySelector("a") ?? crumb);
        return text.getBoundingClientRect().bottom;
      }),
    );
  expect(bottoms).toHaveLength(3);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(0.5);
});

test("hints are of one size on every form", async ({ page }) => {
  await page.goto("/explore");
  const { id } = await someBusiness(page);
  const sizes = new Map<string, string[]>();
  for (const path of ["/explore", `/business/${id}`, "/locations", "/settings"]) {
    await page.goto(path);
    const found = await page
      .locator("#content [id$=-hint]")
      .evaluateAll((hints) => hints.map((hint) => getComputedStyle(hint).fontSize));
    expect(found.length, path).toBeGreaterThan(0);
    sizes.set(path, found);
  }
  expect(new Set([...sizes.values()].flat()).size, JSON.stringify([...sizes])).toBe(1);
});

test("without JavaScript, that changing how one signs in needs it stands clear of the title", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/settings/security");
  const lead = await page.getByText(security.lead).boundingBox();
  // Found by where it stands: what is in a noscript is not found by text.
  const said = await page.locator("#content noscript p", { hasText: security.withoutScript }).boundingBox();
  expect((said?.y ?? 0) - ((lead?.y ?? 0) + (lead?.height ?? 0))).toBeGreaterThanOrEqual(16);
  await context.close();
});

test("what can be done with a call is equally wide where it is stacked, on a phone also when one is asked first", async ({
  page,
}) => {
  await page.goto("/calls");
  const { id } = await startCall(page, { callbackNumber: numberFor("busy") });
  await endOfCall(page, id);
  for (const [width, path, count] of [
    [390, `/call/${id}`, 3],
    [390, `/call/${id}?ask=delete`, 2],
    [1280, `/call/${id}`, 3],
    [1440, `/de/call/${id}`, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const widths = await page
      .getByRole("region", {
        name: path.startsWith("/de") ? germanCalls.detail.actions : calls.detail.actions,
      })
      .locator(".button")
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width));
    expect(widths, path).toHaveLength(count);
    expect(new Set(widths).size, widths.join()).toBe(1);
  }
});

test("on a phone the filters of the calls are two lines at most, say which is chosen, and unfold to links for a finger", async ({
  page,
}) => {
  for (const width of [320, 390])
    for (const language of ["", "/es", "/es-mx", "/fr", "/de", "/pt"]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${language}/calls?state=voicemail`);
      const filter = page.locator("main nav").first();
      const box = await filter.boundingBox();
      expect(box?.height, `${language} ${width}`).toBeLessThanOrEqual(60);
      await filter.locator("summary").click();
      const heights = await filter
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(heights, language).toHaveLength(11);
      expect(Math.min(...heights), language).toBeGreaterThanOrEqual(44);
      const chosen = filter.locator("[aria-current]");
      await expect(filter.locator("summary")).toContainText((await chosen.textContent()) ?? "?");
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(width);
    }
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto("/calls?state=voicemail");
  await expect(page.getByRole("link", { name: calls.states.failed, exact: true })).toBeVisible();
});

test("with letters twice as large on a phone, no state of a call is broken within a word", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calls");
  const { id } = await startCall(page, { callbackNumber: numberFor("completed") });
  await endOfCall(page, id);
  for (const language of ["", "/de", "/pt"]) {
    await page.goto(`${language}/call/${id}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const { lines, words } = await page
      .getByRole("status")
      .first()
      .evaluate((status) => ({
        lines: Math.round(status.clientHeight / parseFloat(getComputedStyle(status).lineHeight)),
        words: status.textContent.split(" ").length,
      }));
    expect(lines, language).toBeLessThanOrEqual(words);
  }
});

test("on paper nothing is left to fill in or to press, and it is as light without JavaScript in the dark theme", async ({
  browser,
  page,
}) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: account.settings.dark }).check();
  await page.getByRole("button", { name: account.form.saveSettings }).click();
  await page.goto("/explore");
  const { id } = await someBusiness(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  for (const one of [page, plain]) {
    await one.emulateMedia({ media: "print" });
    for (const path of ["/explore", `/business/${id}`, "/locations", "/settings", "/upgrade", "/help"]) {
      await one.goto(path);
      await expect(one.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(one.locator("main :is(nav, button, input, select, textarea):visible"), path).toHaveCount(
        0,
      );
      const light = await one.getByRole("main").evaluate((main) => getComputedStyle(main).colorScheme);
      expect(light, path).toBe("light");
    }
  }
  await context.close();
});

test("what a browser may fill in by itself is named as the HTML standard allows for one line", async ({
  page,
}) => {
  await page.goto("/locations");
  await expect(page.getByLabel(locations.form.address)).toHaveAttribute("autocomplete", "address-line1");
});

test("in the narrowest window a link of two lines stands clear of the next, and a button's lines in its middle", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/de/explore?q=zzzz");
  const lines = await page.locator("#content section li > a").evaluateAll((all) =>
    all.flatMap((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const rows = [...text.getClientRects()];
      return rows.map(({ top, bottom }, row) => ({ top, bottom, isFirst: row === 0 }));
    }),
  );
  const gaps = lines
    .slice(1)
    .map(({ top, isFirst }, index) => ({ gap: top - (lines[index]?.bottom ?? 0), isFirst }));
  const [within, between] = [false, true].map((isFirst) =>
    gaps.filter((one) => one.isFirst === isFirst).map(({ gap }) => gap),
  );
  expect(within?.length).toBeGreaterThan(2);
  expect(Math.min(...(between ?? []))).toBeGreaterThan(Math.max(...(within ?? [])) + 8);
  await page.goto("/de/calls/new");
  const way = page.getByRole("link", { name: germanCalls.list.empty.way });
  expect((await way.boundingBox())?.height).toBeGreaterThan(46);
  await expect(way).toHaveCSS("text-align", "center");
});

for (const width of [390, 1440])
  test(`what can be done with a call stands ${width === 390 ? "below" : "beside"} what came of it at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/calls");
    const { id } = await startCall(page, { callbackNumber: numberFor("completed") });
    await endOfCall(page, id);
    await page.goto(`/call/${id}`);
    const boxOf = async (name: string) => {
      const box = await page.getByRole("region", { name }).boundingBox();
      if (!box) throw new Error(`No ${name}`);
      return box;
    };
    const [actions, transcript, facts] = await Promise.all(
      [calls.detail.actions, calls.detail.transcript, calls.detail.facts].map(boxOf),
    );
    const isBeside = (actions?.x ?? 0) >= (transcript?.x ?? 0) + (transcript?.width ?? 0);
    const isBelow = (actions?.y ?? 0) >= (transcript?.y ?? 0) + (transcript?.height ?? 0);
    expect({ isBeside, isBelow }).toEqual({ isBeside: width === 1440, isBelow: width === 390 });
    expect(facts?.x).toBe(actions?.x);
    expect(facts?.y).toBeGreaterThan(actions?.y ?? 0);
  });

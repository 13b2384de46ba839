import { expect, test, type Page } from "@playwright/test";
import content from "@/messages/en/content.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";
import { blockStorage } from "@/tests/support/browser/blocked-storage";
import { readEnglishPaths, readSitemap } from "@/tests/support/requests/pages";
import { sampleOf } from "@/tests/support/samples/sample";
import { holdBack } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";
import { tooWide } from "@/tests/support/browser/too-wide";

const words = content.printable;
const agreement = "/printables/phone-agreement";
const cards = "/printables/conversation-cards";

const sheets = async () => {
  const paths = (await readEnglishPaths()).filter((path) => path.startsWith("/printables/"));
  expect(paths.length).toBeGreaterThanOrEqual(7);
  return paths;
};
const translatedSheets = async () =>
  (await readSitemap()).map(({ path }) => path).filter((path) => /^\/[a-z-]+\/printables\//.test(path));

/** How many pages a printer would be sent, with the margins that the page itself asks for. */
async function pagesOnPaper(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page(?![s\w])/g)?.length ?? 0;
}

test("every sheet prints on one page of A4 and of Letter, and so it does filled in to the last sign", async ({
  page,
}) => {
  const paths = await sheets();
  const translated = await translatedSheets();
  expect(translated.length).toBeGreaterThanOrEqual(7);
  for (const path of [...paths, ...sampleOf(translated, 7)]) {
    await page.goto(path);
    const count = await page.locator(".sheet").count();
    if (paths.includes(path)) expect(count, path).toBe(path === cards ? 4 : 1);
    for (const format of ["A4", "Letter"])
      expect(await pagesOnPaper(page, format), `${path} ${format}`).toBe(count);
    await page.locator("[data-field]:not([type=checkbox])").evaluateAll((fields) => {
      for (const field of fields as (HTMLInputElement | HTMLTextAreaElement)[])
        field.value = "m".repeat(field.maxLength);
    });
    for (const format of ["A4", "Letter"])
      expect(await pagesOnPaper(page, format), `${path} ${format}, filled in`).toBe(count);
  }
});

test("on paper there is the sheet and nothing else, in black on white", async ({ page }) => {
  // As wide as Letter between the margins.
  await page.setViewportSize({ width: 725, height: 970 });
  for (const path of await sheets()) {
    await page.goto(path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const { around, colors, cut } = await page.evaluate(() => {
      const isShown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0;
      const leaves = [...document.querySelectorAll("body *")].filter(
        (one) => one.children.length === 0 && isShown(one),
      );
      return {
        around: leaves
          .filter((one) => !one.closest(".sheet") && one.textContent.trim() !== "")
          .map((one) => one.textContent),
        colors: [
          ...new Set(leaves.filter((one) => one.closest(".sheet")).map((one) => getComputedStyle(one).color)),
        ],
        // Nothing is wider or higher than its sheet.
        cut: [...document.querySelectorAll(".sheet")].flatMap((sheet) => {
          const edge = sheet.getBoundingClientRect();
          return [...sheet.querySelectorAll("*")]
            .filter((one) => {
              const { right, bottom } = one.getBoundingClientRect();
              return right > edge.right + 1 || bottom > edge.bottom + 1;
            })
            .map((one) => one.outerHTML.slice(0, 80));
        }),
      };
    });
    expect(around, path).toEqual([]);
    expect(colors, path).toEqual(["rgb(0, 0, 0)"]);
    expect(cut, path).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test("what is typed and checked outlives a reload, stays in this browser, and is never sent", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(agreement);
  const child = page.getByLabel("Child", { exact: true });
  await child.fill("Wilhelmina-Typed");
  const box = page.getByRole("checkbox").first();
  await box.check();
  await page.keyboard.press("Enter");
  // Kept by a script that comes after the page.
  await expect.poll(() => stored(page, "lantern-printables")).toContain("Wilhelmina-Typed");
  await page.reload();
  await expect(child).toHaveValue("Wilhelmina-Typed");
  await expect(box).toBeChecked();
  // Another sheet has blanks of its own.
  await page.goto("/printables/fridge-sheet-ages-11-13");
  await expect(page.getByLabel("Child", { exact: true })).toHaveValue("");
  await page.goto("/");
  expect(sent.filter((request) => /Wilhelmina|Typed/.test(decodeURIComponent(request)))).toEqual([]);
});

test("where the system's own colours take ours away, what is ticked is told from what is not", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(agreement);
  const box = page.locator(".sheet").getByRole("checkbox").first();
  const picture = async () => {
    await page.mouse.move(0, 0);
    await box.blur();
    return box.screenshot();
  };
  const empty = await picture();
  await box.check();
  expect((await picture()).equals(empty)).toBe(false);
});

test("clearing empties the sheet, and can be taken back", async ({ page }) => {
  await page.goto(agreement);
  const child = page.getByLabel("Child", { exact: true });
  await child.fill("Ada");
  await page.getByRole("button", { name: words.clear }).click();
  await expect(child).toHaveValue("");
  await expect(page.getByRole("status").filter({ hasText: words.cleared })).toBeVisible();
  await page.getByRole("button", { name: words.putBack }).click();
  await expect(child).toHaveValue("Ada");
  await page.getByRole("button", { name: words.clear }).click();
  await page.reload();
  await expect(child).toHaveValue("");
  expect(await stored(page, "lantern-printables")).toBeNull();
});

test("what was cleared is not lost by a second press, nor by what is typed meanwhile", async ({ page }) => {
  await page.goto(agreement);
  // Its keeper has come, which puts back what was cleared.
  await expect(page.getByText(words.kept)).toBeVisible();
  const child = page.getByLabel("Child", { exact: true });
  const parents = page.getByLabel("Parents", { exact: true });
  await child.fill("Ada");
  await parents.fill("Grace");
  const clear = page.getByRole("button", { name: words.clear });
  const putBack = page.getByRole("button", { name: words.putBack });
  await clear.press("Enter");
  await clear.press("Enter");
  await child.fill("Bo");
  await putBack.press("Enter");
  await expect(child).toHaveValue("Bo");
  await expect(parents).toHaveValue("Grace");
  // The button is gone, and the focus not on the one that clears.
  await expect(putBack).toBeHidden();
  const said = page.getByRole("status").filter({ hasText: words.isBack });
  await expect(said).toBeFocused();

  // What is cleared by and by is put back together.
  await parents.fill("");
  await clear.press("Enter");
  await parents.fill("Mary");
  await clear.press("Enter");
  await putBack.press("Enter");
  await expect(child).toHaveValue("Bo");
  await expect(parents).toHaveValue("Mary");
});

test("what is cleared before its keeper has come is cleared, and can be put back", async ({ page }) => {
  const letCome = await holdBack(page, /\/arrival\/keep-sheets/);
  await page.goto(agreement);
  const child = page.getByLabel("Child", { exact: true });
  const clear = page.getByRole("button", { name: words.clear });
  const putBack = page.getByRole("button", { name: words.putBack });
  await child.fill("Ada");
  await clear.click();
  await expect(putBack).toBeVisible();
  await expect(child).toHaveValue("");
  const keeper = page.waitForResponse(/\/arrival\/keep-sheets/);
  letCome();
  await (await keeper).finished();
  await putBack.click();
  await expect(child).toHaveValue("Ada");
});

test("the first press of Print prints", async ({ page }) => {
  await page.addInitScript(() => {
    const noted = globalThis as { printed?: number };
    window.print = () => (noted.printed = (noted.printed ?? 0) + 1);
  });
  await page.goto(agreement);
  await page.getByRole("button", { name: words.print, exact: true }).click();
  await expect.poll(() => page.evaluate(() => (globalThis as { printed?: number }).printed)).toBe(1);
});

test("a browser that cannot print says so", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: undefined }));
  await page.goto(agreement);
  await page.getByRole("button", { name: words.print, exact: true }).click();
  await expect(page.getByText(words.cannotPrint)).toBeVisible();
});

test("the page says where what is typed is kept, also where the browser keeps nothing", async ({ page }) => {
  await page.goto(agreement);
  await expect(page.getByText(words.kept)).toBeVisible();
  await expect(page.getByText(words.notKept)).toBeHidden();
  await blockStorage(page);
  await page.goto(agreement);
  await expect(page.getByText(words.notKept)).toBeVisible();
  await expect(page.getByText(words.kept)).toBeHidden();
});

test("what does not fit into the browser any more is not said to be kept", async ({ page }) => {
  await page.goto(agreement);
  await expect(page.getByText(words.kept)).toBeVisible();
  // To the brim, but for the few bytes by which a page sees whether anything is kept at all.
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 50; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`full-${size}-${part}`, "x".repeat(size));
      } catch {
        continue;
      }
  });
  const child = page.getByLabel("Child", { exact: true });
  await child.fill("A name with which it is full. ".repeat(6));
  await expect(page.getByText(words.notKept)).toBeVisible();
  await expect(page.getByText(words.kept)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await child.fill("Ada");
  await expect(page.getByText(words.kept)).toBeVisible();
  await page.reload();
  await expect(child).toHaveValue("Ada");
});

test("without JavaScript it is a form to fill in and to print, and says that it keeps nothing", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(agreement);
  const child = page.getByLabel("Child", { exact: true });
  await child.fill("Ada");
  // There is no form to be sent by the key.
  await child.press("Enter");
  await expect(child).toHaveValue("Ada");
  await expect(page.getByText(words.notKept)).toBeVisible();
  await expect(page.getByText(words.kept)).toBeHidden();
  await expect(page.getByRole("button", { name: words.print, exact: true })).toBeHidden();
  expect(await pagesOnPaper(page, "Letter")).toBe(1);
  await context.close();
});

test("every blank can be reached and read by itself", async ({ page }) => {
  await page.goto("/printables/family-media-plan");
  await expect(page.getByRole("textbox", { name: "Monday: Comes first" })).toBeVisible();
  await page.goto(agreement);
  await expect(
    page.getByRole("textbox", {
      name: "Blank 2 of 4: School days: phone … to …. Weekends: … to ….",
    }),
  ).toBeVisible();
  const names = await page
    .locator("[data-field][aria-label]")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("aria-label")));
  expect(names.filter((name) => !name?.replaceAll(/[…\s]/g, ""))).toEqual([]);
  const keys = await page
    .locator("[data-field]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).dataset.field));
  expect(new Set(keys).size).toBe(keys.length);
});

for (const width of [390, 1440])
  test(`axe finds nothing on any sheet at ${width} px, and nothing is wider`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const paths = await sheets();
    // Outside the sweep some at one of the widths: what a sheet holds is the same at both.
    const looked = width === 390 ? paths : sampleOf(paths, 2);
    for (const path of paths) {
      await page.goto(path);
      if (looked.includes(path)) expect(await axeFaults(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
    await context.close();
  });

test("no sheet in any language scrolls sideways at 320 px, also with letters twice as large", async ({
  browser,
}) => {
  const translated = await translatedSheets();
  expect(translated.length).toBeGreaterThanOrEqual(28);
  expect(await tooWide(browser, [...(await sheets()), ...translated], false)).toEqual([]);
});

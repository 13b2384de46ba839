/** Explore and a business's page on what an operator has imported. */
import { expect, test, type Page } from "@playwright/test";
import calls from "@/messages/en/calls.json" with { type: "json" };
import explore from "@/messages/en/explore.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";
import { startImportedSite, type ImportedSite } from "@/tests/support/sites/imported-site";
import { oddCity } from "@/tests/support/samples/odd-city";
import { freshEmail, signIn } from "@/tests/support/browser/sign-in";

const { business, form, open, wrong } = explore;
const rows = (page: Page) => page.locator(".businesses > li");
const names = (page: Page) => rows(page).getByRole("heading").allInnerTexts();

test.describe.configure({ mode: "serial", timeout: 240_000 });

let imported: ImportedSite;
const email = freshEmail();
const at = (path: string) => imported.site.url + path;
const enter = (page: Page) => signIn(page, email, imported.site.url);

test.beforeAll(async () => {
  test.setTimeout(240_000);
  imported = await startImportedSite();
});
test.afterAll(() => imported.stop());

test("the command says what it filed, and what it left out and why", () => {
  expect(imported.said).toMatch(/\d+ businesses in 2 cities and 2 neighborhoods/);
  expect(imported.said).toContain("2 places without a name");
  expect(imported.said).toContain("© OpenStreetMap contributors");
});

test("Explore shows real businesses with their source, and none that are made up", async ({ page }) => {
  await enter(page);
  await page.goto(at("/explore?location="));
  await expect(page.getByText(business.fictional)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/copyright",
  );
  await expect(page.getByText("November 20, 2026")).toBeVisible();
  await page.getByLabel(form.search, { exact: true }).fill("gildermart");
  await page.getByLabel(form.location, { exact: true }).fill("Lanternville");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText(business.noPhone)).toBeVisible();
  await expect(rows(page).getByText(open.unknown)).toBeVisible();
  await page.goto(at("/es/explore?q=juguetes&location=Old+Mill"));
  expect(await names(page)).toContain("Kind books-games");
  await expect(page.locator(".business-distance").first()).toContainText("km");
  await page.goto(at("/explore?q=&location=Portland"));
  await expect(page.getByRole("link", { name: "Farstead" })).toBeVisible();
  // Cities of the world are not called English.
  await page.goto(at("/de/explore?location=xyz"));
  const cities = page.locator("[aria-labelledby=explore-cities]");
  await expect(cities.getByRole("link", { name: /Lanternville/ })).toBeVisible();
  await expect(cities.locator("[lang]")).toHaveCount(0);
  await page.goto(at("/explore?q=script&location="));
  await expect(page.getByRole("heading", { name: "<script>alert(1)</script> & Sons" })).toBeVisible();
});

test("a business shows what is known of it, and the way to mend it at its source", async ({ page }) => {
  await enter(page);
  await page.goto(at("/explore?q=larkspindle&location="));
  await rows(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Larkspindle Dental" })).toBeVisible();
  await expect(page.getByText("12 Ferry Street, Lanternville, OR 97999")).toBeVisible();
  await expect(page.getByRole("link", { name: "(541) 555-0101" })).toBeVisible();
  await expect(page.getByRole("link", { name: "dental.example" })).toHaveAttribute(
    "href",
    "https://dental.example/start",
  );
  await expect(page.getByText("English and Spanish")).toBeVisible();
  await expect(page.locator(".hours").getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("link", { name: "correct it at its source" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/edit?node=1000",
  );
  await expect(page.getByLabel(calls.start.request)).toBeVisible();
});

test("a business that never closes says so, in the list and in its week", async ({ page }) => {
  await enter(page);
  await page.goto(at("/explore?q=hours+one&location="));
  await expect(rows(page).getByText(open.always)).toBeVisible();
  await page.getByRole("link", { name: "Hours One" }).click();
  await expect(page.getByText(open.always)).toBeVisible();
  await expect(page.locator(".hours").getByText(business.allDay)).toHaveCount(7);
});

test("a business without a number says that it cannot be called, and has no form for it", async ({
  page,
}) => {
  await enter(page);
  await page.goto(at("/explore?q=gildermart&location="));
  await rows(page).getByRole("link").click();
  await expect(page.getByText(business.noPhone)).toBeVisible();
  await expect(page.getByText(business.noHours)).toBeVisible();
  await expect(page.getByLabel(calls.start.request)).toHaveCount(0);
});

test("without JavaScript one says what is wrong, and is told when nothing was written", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  await page.goto(at("/explore?q=larkspindle&location="));
  await rows(page).getByRole("link").click();
  await page.getByLabel(wrong.label).fill("   ");
  await page.getByRole("button", { name: wrong.send }).click();
  await expect(page.getByText(wrong.empty)).toBeFocused();
  // As it is pasted: what is set by a script is never cut.
  const long = "The number is that of the bakery. ".repeat(40).trim();
  await page.getByLabel(wrong.label).fill("");
  await page.getByLabel(wrong.label).focus();
  await page.keyboard.insertText(long);
  await page.getByRole("button", { name: wrong.send }).click();
  await expect(page.getByText(wrong.empty)).toBeVisible();
  await expect(page.getByLabel(wrong.label)).toHaveValue(long);
  await page.getByLabel(wrong.label).fill("The number is that of the bakery.");
  await page.getByRole("button", { name: wrong.send }).click();
  await expect(page.getByText(wrong.thanks)).toBeFocused();
  await context.close();
});

test("a business is called in the language of its country, or in the reader's where it speaks that", async ({
  page,
}) => {
  await enter(page);
  await page.goto(at("/explore?q=%2B522221234567&location="));
  await rows(page).getByRole("link", { name: "Dentista Uno" }).click();
  const language = page.getByLabel(calls.start.language);
  await expect(language).toHaveValue("es-mx");
  await expect(language).toHaveAccessibleDescription(/Latin American Spanish.*\(Mexico\)/);
  await page.goto(at("/explore?q=larkspindle&location="));
  await rows(page).getByRole("link").click();
  await page.waitForURL(/\/business\//);
  await expect(language).toHaveValue("en");
  await page.goto(at(`/es${new URL(page.url()).pathname}`));
  await expect(page.locator("select[name=language]")).toHaveValue("es");
  await page.goto(page.url().replace("/es/", "/fr/"));
  await expect(page.locator("select[name=language]")).toHaveValue("en");
});

test(`axe finds nothing on imported pages`, async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page);
  await page.goto(at("/explore?q=dentist&location="));
  expect(await axeFaults(page)).toEqual([]);
  for (const name of ["larkspindle", "gildermart", "стоматология"]) {
    await page.goto(at(`/explore?q=${encodeURIComponent(name)}&location=`));
    await rows(page).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  }
  await context.close();
});

test("after a second import the address of a business holds, and what is gone says so, also to who has its form open", async ({
  page,
  browser,
}) => {
  await enter(page);
  await page.goto(at("/explore?q=larkspindle&location="));
  await rows(page).getByRole("link").click();
  await expect(page.getByLabel(calls.start.request)).toBeVisible();
  const kept = new URL(page.url()).pathname;
  const submit = (on: Page) => on.getByRole("button", { name: calls.start.submit }).click();
  const open = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled });
    // Clerk's code says of a browser that is driven that it is offline, whatever it was answered.
    await context.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
    const opened = await context.newPage();
    await enter(opened);
    await opened.goto(at(kept));
    await opened.getByLabel(calls.start.request).fill("Are you open on Saturday?");
    await opened.getByLabel(calls.start.number).fill("+12025550142");
    await submit(opened);
    await expect(opened.getByText(calls.start.check)).toBeVisible();
    return opened;
  };
  const [inPlace, plain] = [await open(true), await open(false)];
  await imported.importAgain(oddCity().filter(({ type, id }) => type !== "node" || id !== 1000));
  for (const opened of [inPlace, plain]) {
    const fresh = await opened.context().newPage();
    await enter(fresh);
    // Without a script only a page renews the session's token.
    await fresh.goto(at("/calls"));
    const confirm = opened.getByRole("button", { name: calls.start.confirm });
    await confirm.click();
    await expect(opened.getByText(calls.detail.gone).first()).toBeVisible();
    await expect(opened.getByText(calls.start.failed)).toHaveCount(0);
    // On the page of its own that is all there is to do.
    if (opened === plain) await expect(confirm).toHaveCount(0);
    await opened.context().close();
  }
  await enter(page);
  await page.goto(at(kept));
  await expect(page.getByRole("heading", { level: 1, name: "Larkspindle Dental" })).toBeVisible();
  await expect(page.getByText(business.gone.title)).toBeVisible();
  await expect(page.getByLabel(calls.start.request)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(at("/explore?q=alondra&location="));
  await expect(page.getByText(explore.empty.title)).toBeVisible();
});

test("a place saved in a directory that was removed can be renamed and stays where it is", async ({
  page,
}) => {
  const { form: fields, done } = explore.locations;
  const row = page
    .locator("#content")
    .getByRole("listitem")
    .filter({ hasText: "Old Mill, Lanternville, OR" });
  await enter(page);
  await page.goto(at("/locations"));
  await page.getByLabel(fields.name).fill("Home");
  await page.getByLabel(fields.place).selectOption({ label: "Old Mill, Lanternville, OR" });
  await page.getByRole("button", { name: fields.add }).click();
  await expect(page.getByRole("status")).toHaveText(done.location);
  await imported.runAgain("--remove", "--yes");
  await enter(page);
  await page.goto(at("/locations"));
  await row.getByRole("link", { name: "Home", exact: true }).click();
  // The page that is left has a field of the same name.
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await page.getByLabel(fields.name).fill("Grandparents");
  await page.getByRole("button", { name: fields.save }).click();
  await expect(page.getByRole("status")).toHaveText(done.location);
  await expect(row.getByRole("link", { name: "Grandparents", exact: true })).toBeVisible();
  await imported.importAgain(oddCity());
});

test("removed, Explore is the invented one again, and what was imported says that it is gone and whose it is", async ({
  page,
}) => {
  expect(await imported.runAgain("--remove")).toContain("Nothing has been done");
  await enter(page);
  await page.goto(at("/explore?q=gildermart&location="));
  await rows(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Gildermart" })).toBeVisible();
  const kept = new URL(page.url()).pathname;
  expect(await imported.runAgain("--remove", "--yes")).toMatch(/\d+ businesses are marked as gone/);
  await enter(page);
  await page.goto(at(kept));
  await expect(page.getByText(business.gone.title)).toBeVisible();
  await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
  await expect(page.getByText(business.fictional)).toHaveCount(0);
  await page.goto(at("/explore?q=tutoring&location=Portland%2C+OR"));
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText(business.fictional)).toBeVisible();
  await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toHaveCount(0);
});

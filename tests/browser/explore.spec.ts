import { spawnSync } from "node:child_process";
import { expect, test, type Page } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { asServer } from "@/tests/support/programs/as-server";
import { endedWithTests } from "@/tests/support/machine/ended-with-tests";
import { signIn } from "@/tests/support/browser/sign-in";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";
import explore from "@/messages/en/explore.json" with { type: "json" };
import help from "@/messages/en/help-lines.json" with { type: "json" };

const { form, results, empty, unknownPlace } = explore;
const begin = endedWithTests();
const rows = (page: Page) => page.locator(".businesses > li");
const names = (page: Page) => rows(page).getByRole("heading").allInnerTexts();
const search = async (page: Page, fields: { query?: string; location?: string }) => {
  if (fields.query !== undefined) await page.getByLabel(form.search, { exact: true }).fill(fields.query);
  if (fields.location !== undefined)
    await page.getByLabel(form.location, { exact: true }).fill(fields.location);
  await page.getByRole("button", { name: form.submit }).click();
};

/**
 * Turns to the page that this leads to, until the browser has all of it: a press returns as soon as the next document has
 * begun to come.
 */
async function turnTo(page: Page, name: string): Promise<void> {
  const from = page.url();
  await page.getByRole("navigation", { name: results.paging }).getByRole("link", { name }).click();
  await expect(page).not.toHaveURL(from);
  await page.waitForLoadState();
}

/** Kilometres or miles as the row tells them. */
const distances = async (page: Page) =>
  (await page.locator(".business-distance").allInnerTexts()).map((text) => Number.parseFloat(text));

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("a search by text and place lists what is near, nearest first, and its address shows it again", async ({
  page,
}) => {
  await page.goto("/explore");
  await search(page, { query: "tutor", location: "Portland" });
  await expect(page).toHaveURL(/\?q=tutor&location=Portland/);
  await expect(rows(page)).toHaveCount(5);
  const far = await distances(page);
  expect(far).toHaveLength(5);
  expect(far).not.toContain(NaN);
  expect(far).toEqual(far.toSorted((a, b) => a - b));
  const found = await names(page);
  await page.goto(page.url());
  expect(await names(page)).toEqual(found);
  await expect(page.getByLabel(form.search, { exact: true })).toHaveValue("tutor");
  await expect(page.getByLabel(form.location, { exact: true })).toHaveValue("Portland");
});

test("after a search by number, words are searched for as far as before", async ({ page }) => {
  await page.goto("/explore?location=Portland&within=8");
  await search(page, { query: "(512) 555-0199" });
  await expect(page).toHaveURL(/q=%28512%29/);
  await expect(page.getByText(results.near.replace("{place}", "Portland, OR"))).toBeVisible();
  await search(page, { query: "tutor" });
  await expect(page).toHaveURL(/q=tutor.*within=8/);
  await expect(page.getByLabel(form.within)).toHaveValue("8");
  await expect(rows(page).first()).toBeVisible();
  const far = await distances(page);
  expect(far).toHaveLength(await rows(page).count());
  expect(Math.max(...far)).toBeLessThanOrEqual(5);
});

test("a list that is empty in every city does not say how it is sorted", async ({ page }) => {
  await page.goto("/explore?q=zzzzqqqq");
  await expect(page.getByText(empty.title)).toBeVisible();
  await expect(page.getByText(results.everywhere)).toHaveCount(0);
  await page.goto("/explore");
  await expect(page.getByText(results.everywhere)).toBeVisible();
});

test("a city behind the words is where they are searched for", async ({ page }) => {
  await page.goto("/explore?location=Portland");
  await search(page, { query: "speech therapist in Austin" });
  await expect(page.getByLabel(form.location, { exact: true })).toHaveValue("Austin, TX");
  await expect(page.getByLabel(form.search, { exact: true })).toHaveValue("speech therapist");
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText(explore.categories["speech-therapy"]);
});

test("who has no time to look for a business is told whom to call, before anything else", async ({
  page,
}) => {
  await page.goto("/explore?location=Portland");
  const box = (name: string) => page.getByRole("complementary", { name });
  await search(page, { query: "toddler swallowed a battery" });
  const now = box(help.boxNow);
  await expect(now.getByRole("heading", { name: help.boxNow, level: 2 })).toBeVisible();
  await expect(now.getByRole("link", { name: /911/ })).toHaveAttribute("href", "tel:911");
  await expect(now.getByRole("link", { name: /1-800-222-1222/ })).toBeVisible();
  const list = page.getByRole("heading", { name: results.title });
  const field = page.getByLabel(form.search, { exact: true });
  expect((await now.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0);
  await expect(page.getByRole("link", { name: explore.categories["urgent-care"] })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  for (const query of ["my son wants to die", "I want to kill myself", "urgent my child wants to die"]) {
    await search(page, { query });
    await expect(field).toHaveValue(query);
    await expect(box(help.boxTitle).getByRole("link", { name: "Call 988" })).toBeVisible();
    // What only shares an everyday word with it is no answer, and nobody's cry is read back to them.
    await expect(page.getByText(explore.urgent)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(page.locator("#content")).not.toContainText(query);
    const inJson = await page.request.get(`/api/explore?location=Portland&q=${encodeURIComponent(query)}`);
    expect(await inJson.json()).toMatchObject({ businesses: [], next: null, isApproximate: false });
  }
  await expect(page.getByRole("link", { name: explore.categories.pediatrics })).toBeVisible();
  await page.getByRole("link", { name: explore.categories.counseling }).click();
  await expect(page).toHaveURL(/\/explore\?location=Portland(?:%2C\+OR)?&category=counseling$/);
  await expect(rows(page)).toHaveCount(5);
  // The words for somebody who helps are no reason to quote the others.
  await search(page, { query: "suicide counseling" });
  await expect(page).toHaveURL(/q=suicide\+counseling/);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator("#content")).not.toContainText("suicide counseling");
  await page.goto("/explore?location=Portland");
  // Who looks for a kind of business gets its list first.
  await search(page, { query: "depression therapist" });
  await expect(rows(page).first()).toBeVisible();
  const after = box(help.boxTitle);
  expect((await after.boundingBox())?.y).toBeGreaterThan((await rows(page).last().boundingBox())?.y ?? 1e6);
  // Who tells of it gets the help lines first, and the list of those whom they name below.
  await search(page, { query: "my son wants to die he needs a therapist" });
  await expect(page).toHaveURL(/q=my\+son\+wants\+to\+die/);
  await expect(rows(page).first()).toBeVisible();
  expect((await after.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0);
  await search(page, { query: "online grooming daughter" });
  await expect(box(help.boxTitle)).toBeVisible();
  for (const query of ["mobile grooming", "anxiety", "dentist"]) {
    await search(page, { query });
    await expect(page).toHaveURL(new RegExp(`q=${query.replace(" ", "\\+")}`));
    await expect(list).toBeVisible();
    await expect(page.getByRole("link", { name: /911/ })).toHaveCount(0);
  }
});

test("words for opening times are a filter, and the list says so", async ({ page }) => {
  await page.goto("/explore?location=Portland");
  await search(page, { query: "dentist open on sunday" });
  await expect(page.getByText("Only those open on Sunday.")).toBeVisible();
  await expect(page.getByText(empty.title)).toBeVisible();
  await page.getByRole("link", { name: empty.open }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByLabel(form.search, { exact: true })).toHaveValue("dentist");
  await search(page, { query: "open on sunday" });
  await expect(page.getByText("Only those open on Sunday.")).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await search(page, { query: "swimming evenings and weekends" });
  await expect(page.getByText("Only those open on Saturday or Sunday, or after 6:00 PM.")).toBeVisible();
  await expect(rows(page).first()).toContainText(explore.categories.sports);
});

test("the field for a category has room for the longest of them", async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/explore");
    if (width < 1088) await page.getByText(form.more, { exact: true }).click();
    const lacks = await page.getByLabel(form.category).evaluate((select) => {
      const whole = select.cloneNode(true) as HTMLElement;
      whole.style.width = "auto";
      document.body.append(whole);
      const needed = whole.getBoundingClientRect().width;
      whole.remove();
      return needed - select.getBoundingClientRect().width;
    });
    expect(lacks, `${String(width)} px`).toBeLessThanOrEqual(0);
  }
});

test("what the directory has no kind for leads to the kinds that it has, and to no list that is empty too", async ({
  page,
}) => {
  await page.goto("/explore?location=Portland");
  await search(page, { query: "chess club" });
  await expect(page.getByText(empty.nowhere.replace("{query}", "chess club"))).toBeVisible();
  await expect(page.getByRole("link", { name: empty.everywhere })).toHaveCount(0);
  await page.getByRole("link", { name: explore.categories.tutoring }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText(explore.categories.tutoring);
});

test("a word for several kinds finds what parents mean first, and leads to the others", async ({ page }) => {
  await page.goto("/explore?q=therapist&location=Portland");
  const kind = (name: string) => rows(page).filter({ hasText: name });
  await expect(kind(explore.categories.counseling)).toHaveCount(5);
  await page.getByRole("link", { name: explore.categories["speech-therapy"] }).click();
  await expect(kind(explore.categories["speech-therapy"])).toHaveCount(5);
  await expect(rows(page)).toHaveCount(5);
});

test("a postal code is saved as a place, and one that no business has is named as the fault", async ({
  page,
}) => {
  await page.goto("/locations");
  const save = (name: string, place: string) =>
    page.request.post("/api/locations", { data: { name, place }, headers: { origin: siteUrl } });
  const refused = await save("Nowhere", "00000");
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: { place: "codeUnknown" } });
  expect((await save("Home", "97209")).status()).toBe(200);
  await page.goto("/locations");
  const row = page.locator("#content").getByRole("listitem").filter({ hasText: "97209, Portland, OR" });
  await row.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  const { form: fields, done } = explore.locations;
  await page.getByLabel(fields.name).fill("Flat");
  await page.getByRole("button", { name: fields.save }).click();
  await expect(page.getByRole("status")).toHaveText(done.location);
  await row.getByRole("link", { name: explore.locations.exploreNamed.replace("{name}", "Flat") }).click();
  await expect(page.getByText("from Flat, nearest first.")).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
});

test("filters narrow the list, and all of them together can leave nothing, with ways out", async ({
  page,
}) => {
  await page.goto("/explore?location=Chicago");
  await page.getByLabel(form.category).selectOption("dentistry");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.getByLabel(form.within).selectOption("8");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page).toHaveURL(/within=8/);
  await expect(rows(page)).toHaveCount(3);
  const far = await distances(page);
  expect(far).toHaveLength(3);
  expect(Math.max(...far)).toBeLessThanOrEqual(5);
  await search(page, { query: "piano" });
  await expect(page.getByText(empty.title)).toBeVisible();
  await page.getByRole("link", { name: empty.category }).click();
  await expect(page).not.toHaveURL(/category=dentistry/);
  await page.goto("/explore?q=piano&category=dentistry&location=Chicago");
  await page.getByRole("link", { name: empty.query.replace("{query}", "piano") }).click();
  await expect(rows(page)).toHaveCount(5);
});

test("pages follow each other and lead back", async ({ page }) => {
  await page.goto("/explore?location=Chicago&within=any");
  const first = await names(page);
  const pages = page.getByRole("navigation", { name: results.paging });
  await expect(pages.getByRole("link", { name: results.previous })).toHaveCount(0);
  await turnTo(page, results.next);
  await expect(page).toHaveURL(/after=/);
  await expect(page).toHaveTitle("Page 2 near Chicago: Explore | Lantern");
  const second = await names(page);
  expect(second).not.toEqual([]);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  await turnTo(page, results.next);
  expect(await names(page)).not.toEqual(second);
  await turnTo(page, results.previous);
  expect(await names(page)).toEqual(second);
  await turnTo(page, results.previous);
  expect(await names(page)).toEqual(first);
});

test("a later page stays about the place it began at, whichever is the default by then", async ({ page }) => {
  await page.goto("/explore");
  const post = async (path: string, data = {}) =>
    page.request.post(`/api/locations${path}`, { data, headers: { origin: siteUrl } });
  for (const [name, place] of [
    ["Home", "Chicago"],
    ["School", "Boston"],
  ])
    expect((await post("", { name, place })).status()).toBe(200);
  const { locations } = (await (await page.request.get("/api/locations")).json()) as {
    locations: { id: string; name: string }[];
  };
  await page.goto("/explore?within=any");
  await turnTo(page, results.next);
  await expect(page).toHaveURL(/after=/);
  const second = await names(page);
  expect(second).not.toEqual([]);
  const school = locations.find(({ name }) => name === "School")?.id ?? "";
  expect((await post(`/${school}/default`)).status()).toBe(204);
  await page.reload();
  expect(await names(page)).toEqual(second);
  await expect(page.getByText(results.near.replace("{place}", "Home"))).toBeVisible();
});

test("a slip of the key still finds something, and says so", async ({ page }) => {
  await page.goto("/explore?q=tutorring&location=");
  await expect(page.getByText(results.approximate.replace("{query}", "tutorring"))).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
});

test("a place that nobody knows is said so at its field, with places that may be meant", async ({ page }) => {
  await page.goto("/explore?q=dentist&location=Atlantis");
  const location = page.getByLabel(form.location, { exact: true });
  await expect(location).toHaveAccessibleDescription(unknownPlace.fault);
  await expect(location).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: "Miami, FL" }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.goto("/explore?location=Hyde+Park");
  await expect(location).toHaveAccessibleDescription(unknownPlace.several);
  await page.getByRole("link", { name: "Hyde Park, Chicago, IL" }).click();
  await expect(rows(page)).toHaveCount(20);
});

test("a misspelt city is searched in, and the page says in which, with a way to search everywhere", async ({
  page,
}) => {
  await page.goto("/explore?q=dentist&location=Chcago");
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByLabel(form.location, { exact: true })).toHaveValue("Chicago, IL");
  const meant = results.placeMeant.replace("{typed}", "Chcago").replace("{place}", "Chicago, IL");
  await expect(page.getByText(meant)).toBeVisible();
  await page.getByRole("link", { name: empty.everywhere, exact: true }).click();
  await expect(page).toHaveURL(/\?q=dentist&location=$/);
  await expect(rows(page)).toHaveCount(20);
});

test("where nothing is open around the clock, the page says so", async ({ page }) => {
  const asked = "urgent care open 24 hours";
  await page.goto(`/explore?q=${encodeURIComponent(asked)}&location=Chicago`);
  await expect(page.getByText(results.noneAlways.replace("{query}", asked))).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
});

test("a business shows its hours, services and number, and how far it is from where one searched", async ({
  page,
}) => {
  await page.goto("/explore?q=tutor&location=Austin");
  const [name = ""] = await names(page);
  await rows(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(/mi from Austin, TX/)).toBeVisible();
  // The rules below the columns end at the same edge.
  const ends = await page
    .locator("#start-call-title, #wrong-title")
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().right)));
  expect(new Set(ends).size, ends.join()).toBe(1);
  const services = page.locator(".services tr");
  await expect.poll(async () => (await page.getByRole("row").count()) - (await services.count())).toBe(8);
  const number = page.getByRole("link", { name: /^\(512\) 555-01\d\d$/ });
  await expect(number).toBeVisible();
  // Large enough for a finger.
  expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  await expect(
    page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Explore" }),
  ).toBeVisible();
});

test("a business that does not exist is not found", async ({ page }) => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "no-such"]) {
    const answer = await page.goto(`/business/${id}`);
    expect(answer?.status()).toBe(404);
  }
});

test("without JavaScript one searches, turns pages and opens a business all the same", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/explore");
  await search(page, { query: "swim", location: "Seattle, WA" });
  await expect(rows(page)).toHaveCount(5);
  await page.goto("/explore?location=Seattle");
  await page.getByRole("link", { name: results.next }).click();
  await expect(page).toHaveURL(/after=/);
  await rows(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test("where holidays or the season close nearly all that is usually open, the list leads on to what is open", async ({
  browser,
}) => {
  const folder = begin(dataFolderWithDatabase());
  const line = [...asServer, "tests/support/programs/close-for-season.ts", folder.path, "3"];
  expect(spawnSync(process.execPath, line, { encoding: "utf8" })).toMatchObject({ status: 0 });
  const site = begin(await startSite({ LANTERN_DATA_DIR: folder.path }));
  // The way there is links alone. Who has scripts takes the first of them, and then the address that they lead to.
  let last = "";
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
    const page = await context.newPage();
    await signIn(page, undefined, site.url);
    await page.goto("/explore?open=1&location=");
    const next = page.getByRole("link", { name: results.next });
    await expect(page.getByText(empty.closed)).toBeVisible();
    await expect(page.getByText(empty.title)).toHaveCount(0);
    let turns = 0;
    const turn = async () => {
      await turnTo(page, results.next);
      turns += 1;
    };
    if (last === "") {
      while (await next.isVisible()) await turn();
      expect(turns).toBeGreaterThan(1);
      last = page.url();
    } else {
      await turn();
      await page.goto(last);
    }
    await expect(rows(page)).toHaveCount(3);
    await expect(page.locator(".business-open")).toHaveText(Array<RegExp>(3).fill(/^Open/));
    await expect(page.getByLabel(form.open)).toBeChecked();
    await turnTo(page, results.previous);
    await expect(page).toHaveURL(/before=/);
    await expect(page.getByText(empty.closed)).toBeVisible();
    await page.getByRole("link", { name: empty.open }).click();
    await expect(page).not.toHaveURL(/open=|before=/);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await expect(rows(page)).toHaveCount(20);
    await context.close();
  }
});

test("the endpoint gives the same list, page by page, to whoever is signed in and to nobody else", async ({
  page,
  request,
}) => {
  type Answer = { businesses: { id: string; distanceKm: number }[]; next: string | null; place: string };
  const read = async (query: string) =>
    (await (await page.request.get(`/api/explore?${query}`)).json()) as Answer;
  await page.goto("/explore");
  const first = await read("location=Boston");
  expect(first.place).toBe("Boston, MA");
  expect(first.businesses.length).toBe(20);
  const second = await read(`location=Boston&after=${first.next ?? ""}`);
  const ids = first.businesses.map(({ id }) => id);
  expect(second.businesses.filter(({ id }) => ids.includes(id))).toEqual([]);
  expect((await page.request.get("/api/explore?location=Atlantis")).status()).toBe(400);
  const refused = await request.get("/api/explore?location=Boston");
  expect(refused.status()).toBe(401);
  expect(await refused.text()).not.toContain("businesses");
});

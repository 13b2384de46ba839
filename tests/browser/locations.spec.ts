import { expect, test, type Page } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { signIn } from "@/tests/support/browser/sign-in";
import { wake } from "@/tests/support/browser/wake";
import explore from "@/messages/en/explore.json" with { type: "json" };

const { locations: texts, form: search, places } = explore;
const { form, faults } = texts;
const content = (page: Page) => page.locator("#content");
const row = (page: Page, name: string) =>
  content(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

async function add(page: Page, name: string, place: string) {
  await page.goto("/locations");
  await page.getByLabel(form.name).fill(name);
  await page.getByLabel(form.place).selectOption({ label: place });
  await page.getByRole("button", { name: form.add }).click();
  await expect(page.getByRole("status")).toHaveText(texts.done.location);
}

test("the first place becomes the default, and searches start from it", async ({ page }) => {
  await signIn(page);
  await page.goto("/locations");
  await expect(page.getByText(texts.none)).toBeVisible();
  // Nothing is wrong with what nobody has touched yet.
  await expect(page.getByLabel(form.place)).toHaveAttribute("aria-invalid", "false");
  // It becomes the default whatever is ticked, so nothing is.
  await expect(page.getByLabel(form.isDefault)).toHaveCount(0);
  await add(page, "Home", "Hawthorne, Portland, OR");
  await expect(row(page, "Home")).toContainText(texts.default);
  await expect(page.getByLabel(form.isDefault)).not.toBeChecked();
  await page.goto("/explore");
  await expect(page.getByLabel(search.location, { exact: true })).toHaveValue("Home");
  await expect(page.getByRole("link", { name: places.near.replace("{name}", "Home") })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.locator("[data-business]").first().click();
  await expect(page.getByText(/from Home$/)).toBeVisible();
});

test("what one can do with a place stands in one line, which ends where the list does", async ({ page }) => {
  await signIn(page);
  await add(page, "Home", "Ballard, Seattle, WA");
  await add(page, "Work", "Denver, CO, center");
  const last = page.getByRole("button", { name: texts.makeDefaultNamed.replace("{name}", "Work") });
  const edit = page.getByRole("link", { name: texts.editNamed.replace("{name}", "Work") });
  const [button, link, list] = await Promise.all([
    last.boundingBox(),
    edit.boundingBox(),
    row(page, "Work").boundingBox(),
  ]);
  expect(button?.y).toBeCloseTo(link?.y ?? 0, 0);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
});

test("a place can be changed, made the default and deleted", async ({ page }) => {
  await signIn(page);
  await add(page, "Home", "Ballard, Seattle, WA");
  await add(page, "Work", "Denver, CO, center");
  await page.getByRole("button", { name: texts.makeDefaultNamed.replace("{name}", "Work") }).click();
  await expect(page.getByRole("status")).toHaveText(texts.done.default);
  // A new document: it begins with what it has to say.
  await expect(page.getByRole("status")).toBeFocused();
  await expect(row(page, "Work")).toContainText(texts.default);
  await expect(row(page, "Home")).not.toContainText(texts.default);
  await content(page).getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await page.getByLabel(form.name).fill("Grandparents");
  await page.getByLabel(form.address).fill("12 Elm Street");
  await page.getByRole("button", { name: form.save }).click();
  await expect(page.getByRole("status")).toHaveText(texts.done.location);
  await expect(row(page, "Grandparents")).toContainText("12 Elm Street");
  await content(page).getByRole("link", { name: "Grandparents", exact: true }).click();
  await page.getByText(texts.delete).click();
  await page.getByRole("button", { name: texts.deleteConfirm.replace("{name}", "Grandparents") }).click();
  await expect(page.getByRole("status")).toHaveText(texts.done.delete);
  await expect(content(page).getByRole("link", { name: "Grandparents" })).toHaveCount(0);
});

test("a form of before another place was made the default does not take that back", async ({ page }) => {
  await signIn(page);
  await add(page, "Home", "Ballard, Seattle, WA");
  await add(page, "Work", "Denver, CO, center");
  await content(page).getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByLabel(form.isDefault)).toBeChecked();
  const beside = await page.context().newPage();
  await beside.goto("/locations");
  await beside.getByRole("button", { name: texts.makeDefaultNamed.replace("{name}", "Work") }).click();
  await expect(beside.getByRole("status")).toHaveText(texts.done.default);
  await page.getByLabel(form.address).fill("12 Elm Street");
  await page.getByRole("button", { name: form.save }).click();
  await expect(row(page, "Home")).toContainText("12 Elm Street");
  await expect(row(page, "Work")).toContainText(texts.default);
  // What is ticked or not in the form itself holds.
  await content(page).getByRole("link", { name: "Work", exact: true }).click();
  await expect(page.getByLabel(form.isDefault)).toBeChecked();
  await page.getByLabel(form.isDefault).uncheck();
  await page.getByRole("button", { name: form.save }).click();
  await expect(row(page, "Work")).toBeVisible();
  await expect(row(page, "Work")).not.toContainText(texts.default);
});

for (const javaScriptEnabled of [true, false])
  test(`a form that cannot be saved says why at the field and loses nothing, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: siteUrl });
    const page = await context.newPage();
    await signIn(page);
    await add(page, "Home", "Miami, FL, center");
    await page.getByLabel(form.name).fill("home");
    await page.getByLabel(form.address).fill("Second floor, ring twice");
    await page.getByRole("button", { name: form.add }).click();
    await expect(page.getByText(faults.placeRequired)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: faults.summary })).toBeFocused();
    await expect(page.getByLabel(form.address)).toHaveValue("Second floor, ring twice");
    await page.getByLabel(form.place).selectOption({ label: "Little Havana, Miami, FL" });
    await page.getByRole("button", { name: form.add }).click();
    await expect(page.getByLabel(form.name)).toHaveAccessibleDescription(new RegExp(faults.nameTaken));
    await expect(page.getByLabel(form.address)).toHaveValue("Second floor, ring twice");
    await page.getByLabel(form.name).fill("Abuela");
    await page.getByRole("button", { name: form.add }).click();
    await expect(page.getByRole("status")).toHaveText(texts.done.location);
    await expect(row(page, "Abuela")).toContainText("Little Havana, Miami, FL");
    await context.close();
  });

test("a place that cannot be saved offline is kept as typed, and saved afterwards", async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto("/locations");
  await wake(page);
  await page.getByLabel(form.name).fill("خانه");
  await expect(page.getByLabel(form.name)).toHaveAttribute("dir", "auto");
  await page.getByLabel(form.address).fill("12 Elm Street");
  await page.getByLabel(form.place).selectOption({ label: "Hawthorne, Portland, OR" });
  await context.setOffline(true);
  await page.getByRole("button", { name: form.add }).click();
  await expect(page.getByRole("alert").filter({ hasText: faults.failed })).toBeFocused();
  await expect(page.getByLabel(form.name)).toHaveValue("خانه");
  await expect(page.getByLabel(form.address)).toHaveValue("12 Elm Street");
  await context.setOffline(false);
  await page.getByRole("button", { name: form.add }).click();
  await expect(page.getByRole("status")).toHaveText(texts.done.location);
  await expect(row(page, "خانه")).toContainText("12 Elm Street");
});

test("only the first place is called the first, whoever asks from wherever", async ({ page }) => {
  await signIn(page);
  await page.goto("/locations");
  const headers = { origin: siteUrl };
  const save = async (path: string, name: string) => {
    const form = { name, place: "austin", address: "" };
    const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
    return answer.headers().location;
  };
  expect(await save("/api/locations", "Home")).toBe("/locations?saved=first-location");
  expect(await save("/api/locations", "Work")).toBe("/locations?saved=location");
  const { locations } = (await (await page.request.get("/api/locations")).json()) as {
    locations: { id: string; name: string }[];
  };
  const home = locations.find(({ name }) => name === "Home")?.id ?? "";
  expect(await save(`/api/locations/${home}`, "Our home")).toBe("/locations?saved=location");
  const sent = { name: "School", place: "austin", address: "" };
  const answer = await page.request.post("/api/locations", { data: sent, headers });
  expect(await answer.json()).toEqual({ saved: "location" });
});

test("somebody else's place is not found, whatever is asked of it", async ({ browser }) => {
  const owner = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await signIn(owner);
  await add(owner, "Home", "Zilker, Austin, TX");
  const mine = (await (await owner.request.get("/api/locations")).json()) as { locations: { id: string }[] };
  const id = mine.locations[0]?.id ?? "";
  const other = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await signIn(other);
  for (const path of [`/location/${id}`, "/location/00000000-0000-4000-8000-000000000000", "/location/x"]) {
    const answer = await other.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(await other.content()).not.toContain("Zilker, Austin, TX</p>");
  }
  const fields = { name: "Mine now", place: "austin", address: "" };
  for (const path of [`/api/locations/${id}`, `/api/locations/${id}/default`, `/api/locations/${id}/delete`])
    expect(
      (await other.request.post(path, { data: fields, headers: { origin: siteUrl } })).status(),
      path,
    ).toBe(404);
  expect(await (await other.request.get("/api/locations")).json()).toEqual({ locations: [] });
  expect(await (await owner.request.get("/api/locations")).json()).toMatchObject({
    locations: [{ id, name: "Home", isDefault: true }],
  });
  await owner.context().close();
  await other.context().close();
});

test("what was done to a place is said once, and a reload and Back leave the reader where they were", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await signIn(page);
  await add(page, "Home", "Ballard, Seattle, WA");
  await add(page, "Work", "Denver, CO, center");
  await page.getByRole("button", { name: texts.makeDefaultNamed.replace("{name}", "Work") }).click();
  await expect(page.getByText(texts.done.default)).toBeFocused();
  await wake(page);
  await expect(page).toHaveURL("/locations");
  await expect(page.getByText(texts.done.default)).toBeFocused();
  const goDown = () =>
    page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const placeOnPage = () => page.evaluate(() => window.scrollY);

  await goDown();
  expect(await placeOnPage()).toBeGreaterThan(100);
  await page.reload();
  await expect(page.getByText(texts.done.default)).toHaveCount(0);
  await expect.poll(placeOnPage).toBeGreaterThan(100);

  await page.goto("/about");
  await page.goBack();
  await expect(page.getByText(texts.done.default)).toHaveCount(0);
  await expect.poll(placeOnPage).toBeGreaterThan(100);
});

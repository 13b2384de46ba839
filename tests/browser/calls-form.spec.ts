/** The form for a call and its confirmation: what it says, suggests and keeps, with and without JavaScript. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import french from "@/messages/fr/calls.json" with { type: "json" };
import spanish from "@/messages/es/calls.json" with { type: "json" };
import helpLines from "@/messages/en/help-lines.json" with { type: "json" };
import {
  enter,
  endOfCall,
  numberFor,
  plainNumber,
  someBusiness,
  someBusinesses,
  startCall,
} from "@/tests/support/browser/calls";
import { request, origin, fillIn, cancelCall, deleteCall } from "@/tests/support/browser/call-page";

const { start, detail, list } = messages;

for (const javaScriptEnabled of [true, false])
  test(`a request that is too long stays as it was typed, and is said to be, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    await page.goto(`/business/${(await someBusiness(page)).id}`);
    const asked = page.getByLabel(start.request);
    await expect(asked).toHaveAccessibleDescription(/1,000/);
    await page.getByLabel(start.number).fill(plainNumber);
    // As it is pasted: what is set by a script is never cut.
    const long = `${request} `.repeat(20).trim();
    await asked.focus();
    await page.keyboard.insertText(long);
    await expect(asked).toHaveValue(long);
    for (const _ of ["the first time", "and again"]) {
      await page.getByRole("button", { name: start.submit }).click();
      await expect(page.getByText(start.faults.requestTooLong)).toBeVisible();
      await expect(asked).toHaveAccessibleDescription(new RegExp(start.faults.requestTooLong));
      await expect(asked).toHaveValue(long);
    }
    await context.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`whoever tells of an emergency sees whom to call before they confirm, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    await page.goto(`/business/${(await someBusiness(page)).id}`);
    await fillIn(page);
    await page.getByLabel(start.request).fill("My son swallowed a button battery, can we come now?");
    await page.getByRole("button", { name: start.submit }).click();
    const help = page.getByRole("complementary", { name: helpLines.boxNow });
    await expect(help.getByRole("heading", { name: helpLines.boxNow })).toBeVisible();
    await expect(help.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    const confirm = page.getByRole("button", { name: start.confirm });
    await expect(confirm).toBeVisible();
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;
    expect(await topOf(help)).toBeLessThan(await topOf(confirm));
    // No other request has them.
    await page.getByRole("button", { name: start.change }).click();
    await page.getByLabel(start.request).fill(request);
    await page.getByRole("button", { name: start.submit }).click();
    await expect(confirm).toBeVisible();
    await expect(help).toHaveCount(0);
    await context.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`the form suggests the language of the business's country, says so, and keeps another, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    const { id } = await someBusiness(page);
    // Where that is the page's too, nothing need be said.
    await page.goto(`/business/${id}`);
    await expect(page.getByLabel(start.language)).toHaveValue("en");
    await expect(page.getByLabel(start.language)).toHaveAccessibleDescription("");
    await page.goto(`/fr/business/${id}`);
    const language = page.getByLabel(french.start.language);
    await expect(language).toHaveValue("en");
    await expect(language).toHaveAccessibleDescription(/anglais.*\(États-Unis\)/);
    await language.selectOption("fr");
    await page.getByLabel(french.start.request).fill(request);
    await page.getByLabel(french.start.number).fill(plainNumber);
    await page.getByRole("button", { name: french.start.submit }).click();
    const asked = page.locator("dl").filter({ hasText: request });
    await expect(asked.getByText("Français", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: french.start.change }).click();
    await expect(language).toHaveValue("fr");
    await context.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`who reads Spanish has a call made in English, and reads in Spanish what came of it, ${javaScriptEnabled ? "in place" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await enter(page);
    await page.goto(`/es/business/${(await someBusiness(page)).id}`);
    const language = page.getByLabel(spanish.start.language);
    await expect(language).toHaveValue("en");
    await expect(language).toHaveAccessibleDescription(/inglés.*leerás el resultado en español\.$/);
    const asked = "¿Hay clase el sábado y cuánto cuesta?";
    await page.getByLabel(spanish.start.request).fill(asked);
    await page.getByLabel(spanish.start.number).fill(numberFor("voicemail"));
    await page.getByRole("button", { name: spanish.start.submit }).click();
    await page.getByRole("button", { name: spanish.start.confirm }).click();
    await page.waitForURL(/\/es\/call\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    await endOfCall(page, path.split("/").at(-1) ?? "");

    await page.goto(path);
    const outcome = page.getByRole("region", { name: spanish.detail.outcome });
    const told = outcome.getByText(/^El asistente dejó un mensaje/);
    await expect(told).toHaveAttribute("lang", "es");
    const transcript = page.getByRole("region", { name: spanish.detail.transcript });
    await expect(transcript.locator("li > p[lang=en]").first()).toBeVisible();
    await expect(transcript.locator("li > p:not([lang=en])")).toHaveCount(0);

    // In the list of calls it is told in the page's own language, and marked where that is another.
    const inList = page.getByText(/^El asistente dejó un mensaje/);
    await page.goto("/es/calls");
    await expect(inList).toBeVisible();
    await expect(inList).not.toHaveAttribute("lang");
    await page.goto("/calls");
    await expect(inList).toHaveAttribute("lang", "es");
    await context.close();
  });

test("without JavaScript the same form leads to the call, and a refused one loses nothing", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  await page.getByLabel(start.request).fill(request);
  await expect(page.getByLabel(start.language).locator("option[value=pt]")).toHaveAttribute("lang", "pt-BR");
  await page.getByLabel(start.language).selectOption("fr");
  await page.getByLabel(start.number).fill("not a number");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(start.faults.numberInvalid)).toBeVisible();
  expect(page.url()).not.toMatch(/number|eight-year/);
  await expect(page.getByLabel(start.request)).toHaveValue(request);
  await expect(page.getByLabel(start.language)).toHaveValue("fr");
  await expect(page.getByLabel(start.number)).toHaveValue("not a number");
  await page.getByLabel(start.number).fill(numberFor("completed"));
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText("(202) 555-0190")).toBeVisible();
  await page.getByRole("button", { name: start.change }).click();
  await expect(page.getByLabel(start.number)).toHaveValue(numberFor("completed"));
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText("(202) 555-0190")).toBeVisible();
  const asked = page.url();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  const called = page.url();

  // Confirming once more, as by going back, is the same call.
  await page.goto(asked);
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(called);
  await page.getByRole("link", { name: detail.refresh }).click();
  await cancelCall(page);
  await page.getByRole("button", { name: detail.retry }).click();
  await page.getByRole("button", { name: detail.retryConfirm }).click();
  await expect(page.getByText(detail.retryOf)).toBeVisible();
  await cancelCall(page);
  await deleteCall(page);
  await expect(page).toHaveURL(/\/calls\?saved=delete#deleted$/);
  await expect(page.getByText(list.deleted)).toBeFocused();
  await expect(page.getByRole("link", { name: business.name })).toHaveCount(1);
  await context.close();
});

test("who has just deleted a call, without JavaScript, is asked about the next one as they typed it", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  const [called, next] = await someBusinesses(page);
  const { id } = await startCall(page, { businessId: called?.id });
  await page.goto(`/call/${id}`);
  await cancelCall(page);
  await deleteCall(page);
  await expect(page.getByText(list.deleted)).toBeVisible();
  await page.goto(`/business/${next?.id}`);
  await fillIn(page);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page).toHaveURL(/\/calls\/new/);
  await expect(page.locator("dl").filter({ hasText: request })).toBeVisible();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await context.close();
});

/** Saves a call-back number, as another tab would; null removes it. */
async function saveNumber(page: Page, callBackNumber: string | null): Promise<void> {
  const data = { language: "en", theme: "system", callBackNumber };
  expect((await page.request.post("/api/account/settings", { headers: origin, data })).status()).toBe(204);
}

const shown = (number: string) => `••• ••• ••${number.slice(-2)}`;

test("a number that is saved elsewhere meanwhile is not called before it is confirmed", async ({ page }) => {
  await enter(page);
  await saveNumber(page, "+12025550142");
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  await fillIn(page, "");
  const submit = page.getByRole("button", { name: start.submit });
  const confirm = page.getByRole("button", { name: start.confirm });
  await submit.click();
  await expect(page.getByText(shown("42"), { exact: true })).toBeVisible();

  await saveNumber(page, "+12025550199");
  await confirm.click();
  await expect(page.getByText(start.faults.numberChanged)).toBeVisible();
  await expect(page.getByLabel(start.number)).toBeFocused();
  await expect(page.getByText(start.numberSaved.replace("{number}", shown("99")))).toBeVisible();
  await expect(page.getByLabel(start.request)).toHaveValue(request);
  await submit.click();
  await expect(page.getByText(shown("99"), { exact: true })).toBeVisible();

  // Removed altogether, it is asked for in its field.
  await saveNumber(page, null);
  await confirm.click();
  await expect(page.getByText(start.faults.numberRequired)).toBeVisible();
  await expect(page.getByText(start.numberHint)).toBeVisible();
  await page.getByLabel(start.number).fill(plainNumber);
  await submit.click();
  await confirm.click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await expect(page.getByText(shown("42"))).toBeVisible();
});

test("without JavaScript too, another saved number is shown before it is called", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  await saveNumber(page, "+12025550142");
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  await fillIn(page, "");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(shown("42"))).toBeVisible();
  await saveNumber(page, "+12025550199");
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page.getByText(start.faults.numberChanged)).toBeVisible();
  await expect(page.getByText(shown("99"))).toBeVisible();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await context.close();
});

test("a call whose answer was lost is the same one when the saved number is another by then", async ({
  page,
}) => {
  await enter(page);
  const { id: businessId } = await someBusiness(page);
  const idempotencyKey = crypto.randomUUID();
  await saveNumber(page, "+12025550142");
  const confirm = () =>
    startCall(page, { businessId, idempotencyKey, callbackNumber: "", shownNumber: shown("42") });
  const first = await confirm();
  expect(first.status).toBe(201);
  for (const number of ["+12025550199", null]) {
    await saveNumber(page, number);
    expect(await confirm()).toEqual({ status: 200, id: first.id });
  }
});

import { expect, test } from "@playwright/test";
import { locales } from "#lib/base/i18n/locales";

const noFollow = { maxRedirects: 0 };

test("English has no prefix: /en leads to the plain address for good", async ({ request }) => {
  for (const [from, to] of [
    ["/en", "/"],
    ["/en/about", "/about"],
    ["/en/glossary/rizz?a=b", "/glossary/rizz?a=b"],
  ] as const) {
    const answer = await request.get(from, noFollow);
    expect(answer.status(), from).toBe(308);
    expect(answer.headers().location, from).toBe(to);
  }
});

test("every other language has its prefix and its own words", async ({ page }) => {
  const titles = new Set<string>();
  const tags: Partial<Record<string, string>> = { "es-mx": "es-MX", pt: "pt-BR" };
  for (const locale of locales) {
    const answer = await page.goto(locale === "en" ? "/about" : `/${locale}/about`);
    expect(answer?.status(), locale).toBe(200);
    titles.add(await page.getByRole("heading", { level: 1 }).innerText());
    await expect(page.locator("html")).toHaveAttribute("lang", tags[locale] ?? locale);
  }
  expect(titles.size).toBeGreaterThanOrEqual(5);
});

test("a language is never chosen for the reader", async ({ request }) => {
  const answer = await request.get("/", {
    ...noFollow,
    headers: { "accept-language": "de", cookie: "NEXT_LOCALE=de" },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<html lang="en"');
});

test("an unknown prefix, an unknown page and an unknown piece are not found", async ({ request }) => {
  for (const path of [
    "/xx",
    "/xx/about",
    "/it/micro-briefs",
    "/nothing",
    "/micro-briefs/no-such",
    "/es/micro-actions/no-such",
    "/glossary/no-such",
    "/tracks/no-such",
    "/foo.bar",
    "/foo.bar/about",
    "/api/nothing",
    "/micro-briefs/%E0%A4%A",
  ]) {
    const answer = await request.get(path, noFollow);
    expect([404, 400], path).toContain(answer.status());
  }
});

test("a trailing slash leads to the address without one, except below /api", async ({ request }) => {
  const answer = await request.get("/about/", noFollow);
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe("/about");
  expect((await request.get("/es/about/", noFollow)).headers().location).toBe("/es/about");
  expect((await request.post("/api/revalidate/", noFollow)).status()).not.toBe(308);
});

test("the 404 page says so, leads home, and logs the path", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect.poll(() => warnings.join()).toContain("/no/such/page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the 404 page speaks the language of its address", async ({ page }) => {
  await page.goto("/fr/no/such/page");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Oops! Page not found");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address that matches nothing still shows the 404 page", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  });
});

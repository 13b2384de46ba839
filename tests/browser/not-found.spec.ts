import { expect, test } from "@playwright/test";
import english from "@/messages/en/common.json" with { type: "json" };
import german from "@/messages/de/common.json" with { type: "json" };

const unknown = "/micro-briefs/no-such-brief";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown brief shows the whole 404 page, with a way home", async ({ page }) => {
    const answer = await page.goto(unknown);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: english.notFound.title })).toBeVisible();
    await expect(page.getByRole("link", { name: english.notFound.home })).toHaveAttribute("href", "/");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("it speaks the language of the address", async ({ page }) => {
    for (const address of ["/de/micro-briefs/no-such-brief", "/de/no/such/address"]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: german.notFound.title })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByRole("link", { name: german.notFound.home })).toHaveAttribute("href", "/de");
    }
  });

  test("a missing track says so, and leads back to the tracks", async ({ page }) => {
    for (const [address, texts, way] of [
      ["/tracks/no-such-track", english.trackNotFound, "/tracks"],
      ["/de/tracks/no-such-track", german.trackNotFound, "/de/tracks"],
    ] as const) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: texts.home })).toHaveAttribute(
        "href",
        way,
      );
    }
  });
});

test("the path that led nowhere is logged", async ({ page }) => {
  // The browser may have a warning of its own before.
  const logged = page.waitForEvent(
    "console",
    (message) => message.type() === "warning" && message.text().includes(unknown),
  );
  await page.goto(unknown);
  await logged;
});

test("the pages that stand in for an answer cannot be asked for", async ({ request }) => {
  for (const address of [
    "/page-not-found/page",
    "/es/page-not-found/track",
    "/load-error/feed",
    "/fr/load-error/search",
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(await answer.text()).toContain('content="noindex');
  }
});

test("an unknown address asked for twice is not found twice", async ({ request }) => {
  for (const _ of [1, 2, 3]) expect((await request.get("/tracks/no-such-track")).status()).toBe(404);
});

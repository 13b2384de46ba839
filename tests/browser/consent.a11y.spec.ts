import { expect, test } from "@playwright/test";
import words from "@/messages/en/privacy.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";

test(`axe finds nothing with the question of consent or the choices open`, async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const bar = page.getByRole("region", { name: words.bar.label });
  for (const path of ["/", "/privacy"]) {
    await page.goto(path);
    await expect(bar).toBeVisible();
    expect(await axeFaults(page), path).toEqual([]);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: words.choices.title }).click();
  await expect(bar.getByRole("heading")).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await bar.getByRole("button", { name: words.data.delete }).click();
  await expect(bar.getByRole("button", { name: words.data.yes })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await context.close();
});

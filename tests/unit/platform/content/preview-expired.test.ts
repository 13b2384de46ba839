/** What an editor's tab shows when a link opens no preview. */
import { expect, test } from "vitest";
import { expiredPage } from "#lib/platform/server/content/preview-expired";

test("the page says what to do, in the language of the path, and is kept by nobody", async () => {
  const page = await expiredPage("/de/micro-briefs/x");
  expect(page.status).toBe(401);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("cache-control")).toBe("no-store");
  const html = await page.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("Open preview");
  for (const asked of [null, "", "//evil.example/<script>", "/"])
    expect(await (await expiredPage(asked)).text()).toMatch(/<html lang="en">.*no longer opens the preview/s);
});

/** What pages say on the console; of the pieces, outside the sweep, a sample. */
import { expect, test } from "@playwright/test";
import { readEnglishPaths } from "@/tests/support/requests/pages";
import { sampleOf } from "@/tests/support/samples/sample";

const brief = "/micro-briefs/group-chat-you-cant-leave";

test("no page that answers 200 says anything on the console", async ({ page }) => {
  test.setTimeout(240_000);
  const said: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`));
  const paths = await readEnglishPaths();
  const isPiece = (path: string) => /\/.+\//.test(path);
  const pieces = paths.filter(isPiece);
  const others = [
    ...paths.filter((path) => !isPiece(path)),
    "/es",
    "/es-mx/glossary/rizz",
    "/fr/about",
    "/de/how-it-works",
    `/pt${brief}`,
    "/search?q=ai",
  ];
  for (const path of [...sampleOf(pieces, 16), ...others]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
  }
  expect(said).toEqual([]);
});

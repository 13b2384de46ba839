/** Every action and every track on paper, in every language; outside the sweep, those with the most text. */
import { expect, test } from "@playwright/test";
import content from "@/messages/en/content.json" with { type: "json" };
import { inParallel, readPage, readSitemap, textOf } from "@/tests/support/requests/pages";
import { isSweep } from "@/tests/support/samples/sample";

const margin = { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" };
const pathsIn = async (folder: string) =>
  (await readSitemap()).map(({ path }) => path).filter((path) => path.includes(`/${folder}/`));
/**
 * All of them in a sweep; otherwise those on whose sheets there is the least room left: with the most text from `start` on, or
 * with help lines too.
 */
async function fullestOf(
  paths: readonly string[],
  start: string,
  count: number,
): Promise<ReadonlySet<string>> {
  if (isSweep) return new Set(paths);
  const pages = await inParallel(paths, async (path) => {
    const { html } = await readPage(path);
    const sheet = html.slice(html.indexOf(start), html.indexOf("</main>"));
    return { path, length: textOf(sheet).length, hasHelpLines: html.includes("data-help-lines") };
  });
  const byLength = pages.toSorted((a, b) => b.length - a.length);
  const withHelpLines = byLength.filter(({ hasHelpLines }) => hasHelpLines);
  const fullest = [...byLength.slice(0, count / 2), ...withHelpLines.slice(0, count / 2)];
  return new Set(fullest.map(({ path }) => path));
}
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page(?![s\w])/g)?.length;

test("every action prints as a checklist of one page, A4 or Letter, that says where and when it is from", async ({
  page,
}) => {
  const actions = await pathsIn("micro-actions");
  expect(actions.length).toBeGreaterThanOrEqual(300);
  for (const path of await fullestOf(actions, '<ol class="steps"', 24)) {
    await page.goto(path);
    for (const format of ["A4", "Letter"]) {
      expect(pagesIn(await page.pdf({ format, margin })), `${path} ${format}`).toBe(1);
    }
  }
  await page.goto("/micro-actions/search-a-name-together");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText(/^Lantern.*Reviewed on/)).toBeVisible();
});

test("every track prints as one sheet, A4 or Letter: what was agreed, and none of the rest", async ({
  page,
}) => {
  const tracks = await pathsIn("tracks");
  expect(tracks.length).toBeGreaterThanOrEqual(50);
  for (const path of await fullestOf(tracks, '<section class="agreement', 10)) {
    await page.goto(path);
    for (const format of ["A4", "Letter"])
      expect(pagesIn(await page.pdf({ format, margin })), `${path} ${format}`).toBe(1);
  }
  await page.goto("/tracks/first-phone-year");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: content.track.agreement.title })).toBeVisible();
  await expect(main.getByText(/^Lantern.*Reviewed on/)).toBeVisible();
  await expect(main.getByRole("heading", { name: content.track.path })).toBeHidden();
  await expect(main.getByRole("radio").first()).toBeHidden();
});

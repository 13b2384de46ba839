/** Every action on paper; outside the sweep, a sample. */
import { expect, test } from "@playwright/test";
import { readEnglishPaths } from "@/tests/support/pages";
import { sampleOf } from "@/tests/support/sample";

test("every action prints as a checklist of one page, A4 or Letter, that says where and when it is from", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const actions = (await readEnglishPaths()).filter((path) => path.startsWith("/micro-actions/"));
  expect(actions.length).toBeGreaterThanOrEqual(40);
  for (const path of sampleOf(actions, 10)) {
    await page.goto(path);
    for (const format of ["A4", "Letter"]) {
      const margin = { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" };
      const pdf = await page.pdf({ format, margin });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page(?![s\w])/g), `${path} ${format}`).toHaveLength(1);
    }
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText(/^Lantern.*Reviewed on/)).toBeVisible();
});

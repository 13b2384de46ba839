import { expect, test } from "@playwright/test";
import { Instances } from "@/tests/support/sites/instances";

const path = "/micro-briefs/filters-and-the-mirror";

test("a page of one instance wakes with what another serves, and a second page of its own", async ({
  page,
}) => {
  const instances = new Instances();
  try {
    const one = await instances.start(5);
    const two = await instances.start(6);
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    let served = 0;
    // As behind a balancer that sends each request to another: the document is from one, all that it asks for is not.
    await page.route(/\/_next\/|\/api\//, async (route) => {
      served += 1;
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${two}${pathname}${search}` }) });
    });
    for (const address of [path, "/micro-actions", "/"]) {
      await page.goto(one + address);
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^Language/ })
        .click();
      await expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toBeVisible();
    }
    expect(served).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  } finally {
    // The page may still be asking what is about to stop.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await instances.stop();
  }
});

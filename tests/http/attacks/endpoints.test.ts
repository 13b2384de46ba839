/** What every endpoint owes whoever tries it: an answer that machines can read, and nothing it did not mean to say. */
import { expect, test } from "vitest";
import { send } from "@/tests/support/raw-request";
import { siteUnderTest } from "@/tests/support/site";

test("the site is alive", async () => {
  const site = await siteUnderTest();
  const { status, headers } = await send(site.url, "/api/health");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/json");
});

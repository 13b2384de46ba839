/** The status of a page of the signed-in product that says that what its address names is not there. */
import { afterEach, expect, test } from "vitest";
import { FrontUnderTest } from "@/tests/support/sites/front-under-test";

let site: FrontUnderTest;
afterEach(() => site.stop());

const start = async (type: string, isMissing: boolean) => {
  const headers = { "content-type": type, "cache-control": "no-store" };
  site = await new FrontUnderTest(({ url = "" }) =>
    url.includes("page-not-found")
      ? { body: "public page" }
      : { body: "<main>gone</main>", headers, isMissing },
  ).start();
};
const html = "text/html; charset=utf-8";

test("a page that says that nothing is there is 404, with the page's own words", async () => {
  await start(html, true);
  for (const [path, headers] of [
    ["/call/x", {}],
    ["/de/business/x", { "accept-encoding": "br" }],
  ] as const) {
    const { status, body } = await site.get(path, headers);
    expect([status, body], path).toEqual([404, "<main>gone</main>"]);
  }
});

test("a page that is there stays 200", async () => {
  await start(html, false);
  expect((await site.get("/call/x")).status).toBe(200);
});

test("what the router fetches stays 200, since it would load the document anew otherwise", async () => {
  await start("text/x-component", true);
  expect((await site.get("/call/x", { rsc: "1" })).status).toBe(200);
});

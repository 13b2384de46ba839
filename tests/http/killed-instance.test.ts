/** What an instance owes to a webhook that the one before it took, of the same build or of an earlier one. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPage } from "@/tests/support/requests/pages";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";
import { sendWebhook } from "@/tests/support/services/webhook";

let store: SiteWithStore;
let api: SiteWithStore["api"];
let site: SiteWithStore["site"];
beforeAll(async () => {
  store = await startSiteWithStore({ env: { SANITY_API_READ_TOKEN: "reads-drafts" } });
  ({ api, site } = store);
});
afterAll(() => store.stop());

const slug = "filters-and-the-mirror";

/** Gives a brief another title and tells the site of it. */
async function retitle(title: string): Promise<void> {
  const document = api.documents.find(
    (one) => one._type === "microBrief" && (one.slug as { current: string }).current === slug,
  );
  if (!document) throw new Error(`there is no brief ${slug}`);
  expect((await readPage(`/micro-briefs/${slug}`, site.url)).html).toContain(String(document.title));
  document.title = title;
  const change = { _id: document._id, _type: "microBrief", slug, operation: "update" };
  expect((await sendWebhook(site.url, change)).status).toBe(200);
}

async function expectEverywhere(title: string): Promise<void> {
  for (const address of [`/micro-briefs/${slug}`, "/micro-briefs"])
    expect((await readPage(address, site.url)).html.includes(title), address).toBe(true);
}

test("a page that nobody read between its webhook and the end of the process is new to the next one", async () => {
  await retitle("Retitled before the end");
  await site.restart();
  await expectEverywhere("Retitled before the end");
});

test("a build that was made before the webhook does not bring back what was corrected", async () => {
  await retitle("Retitled before the other build");
  await site.deploy();
  await expectEverywhere("Retitled before the other build");
});

/** What an instance owes to a webhook that the one before it took. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startContentApi, type ContentApi } from "@/tests/support/content-api";
import { readPage } from "@/tests/support/pages";
import { startSiteCopy, type SiteCopy } from "@/tests/support/site-copy";
import { sendWebhook } from "@/tests/support/webhook";

let api: ContentApi;
let site: SiteCopy;
beforeAll(async () => {
  api = await startContentApi();
  site = await startSiteCopy({
    SANITY_PROJECT_ID: "separate",
    SANITY_API_HOST: api.url,
    SANITY_API_READ_TOKEN: "reads-drafts",
  });
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

const slug = "filters-and-the-mirror";

test("a page that nobody read between its webhook and the end of the process is new to the next one", async () => {
  const document = api.documents.find(
    (one) => one._type === "microBrief" && (one.slug as { current: string }).current === slug,
  );
  if (!document) throw new Error(`there is no brief ${slug}`);
  expect((await readPage(`/micro-briefs/${slug}`, site.url)).html).toContain(String(document.title));
  document.title = "Retitled before the end";
  const change = { _id: document._id, _type: "microBrief", slug, operation: "update" };
  expect((await sendWebhook(site.url, change)).status).toBe(200);
  await site.restart();
  for (const address of [`/micro-briefs/${slug}`, "/micro-briefs"])
    expect((await readPage(address, site.url)).html.includes("Retitled before the end"), address).toBe(true);
});

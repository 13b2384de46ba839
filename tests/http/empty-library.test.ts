/** What stands where a new library has nothing to show yet. */
import { afterAll, beforeAll, expect, test } from "vitest";
import content from "@/messages/en/content.json" with { type: "json" };
import helpLines from "@/messages/en/help-lines.json" with { type: "json" };
import homepage from "@/messages/en/homepage.json" with { type: "json" };
import { readPage } from "@/tests/support/requests/pages";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";
import { sendWebhook } from "@/tests/support/services/webhook";
import type { DatasetDocument } from "#lib/local/query-documents";

let store: SiteWithStore;
let api: SiteWithStore["api"];
let site: SiteWithStore["site"];
let track: DatasetDocument;
let action: DatasetDocument;
beforeAll(async () => {
  store = await startSiteWithStore({
    isUnrendered: true,
    prepare: ({ documents }) => {
      const firstOf = (type: string): DatasetDocument => {
        const found = documents.find(({ _type }) => _type === type);
        if (!found) throw new Error(`there is no ${type}`);
        return found;
      };
      track = { ...firstOf("track"), microBriefs: [], microActions: [], sequence: [] };
      action = { ...firstOf("microAction"), steps: [] };
      const hasNothingToRead = ({ _type }: DatasetDocument) => _type === "siteSettings" || _type === "page";
      documents.splice(0, Infinity, ...documents.filter(hasNothingToRead));
    },
  });
  ({ api, site } = store);
});
afterAll(() => store.stop());

const slugOf = (document: DatasetDocument) => (document.slug as { current: string }).current;
/** Whether a page says a text. Never the page itself: a failure would print it whole. */
async function says(path: string, text: string): Promise<boolean> {
  const { status, html } = await readPage(path, site.url);
  expect(status, path).toBe(200);
  return html.includes(text);
}
async function publish(document: DatasetDocument): Promise<void> {
  api.documents.push(document);
  const { _id, _type } = document;
  const change = { _id, _type, slug: slugOf(document), operation: "create" };
  expect((await sendWebhook(site.url, change)).status).toBe(200);
}

test("the first page and the list of tracks say that there is nothing yet", async () => {
  expect(await says("/", homepage.empty.title)).toBe(true);
  expect(await says("/", homepage.empty.text)).toBe(true);
  expect(await says("/tracks", content.track.empty)).toBe(true);
});

test("the list of printables and the page of help lines say that there is nothing yet", async () => {
  expect(await says("/printables", content.printable.noneYet)).toBe(true);
  expect(await says("/help-lines", helpLines.noneYet)).toBe(true);
});

test("the guides have no heading without a piece below it", async () => {
  const { status, html } = await readPage("/guides", site.url);
  expect(status).toBe(200);
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.match(/<h2/g)).toBe(null);
});

test("a track that holds nothing says that it will, on its card and on its page", async () => {
  await publish(track);
  expect(await says("/tracks", content.track.empty)).toBe(false);
  expect(await says("/tracks", content.track.soon)).toBe(true);
  expect(await says(`/tracks/${slugOf(track)}`, content.track.soon)).toBe(true);
});

test("an action without steps says so", async () => {
  await publish(action);
  expect(await says(`/micro-actions/${slugOf(action)}`, content.action.noSteps)).toBe(true);
});

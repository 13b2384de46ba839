/** What becomes of a page that a new instance makes while the store answers only some of its questions. */
import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPage } from "@/tests/support/requests/pages";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";

const piece = (_type: string, slug: string, more: object) => ({
  _id: `${_type}-${slug}`,
  _type,
  title: `The piece ${slug}`,
  slug: { current: slug },
  ...more,
});
const subject = { topics: [{ _key: "topic", _type: "reference", _ref: "topic-sleep" }] };
const brief = piece("microBrief", "said-by-all", { ...subject, whyItMatters: "They say zorblax all day." });
const kin = piece("microBrief", "of-the-same-kind", subject);
const term = piece("glossaryTerm", "zorblax", { term: "Zorblax", definition: "A made-up word." });
const spanish = piece("microBrief", "dicho-por-todos", { language: "es" });
const tie = {
  _id: "translation-test",
  _type: "translation.metadata",
  translations: [{ value: { _ref: brief._id } }, { value: { _ref: spanish._id } }],
};

let store: SiteWithStore;
let api: SiteWithStore["api"];
let site: SiteWithStore["site"];
beforeAll(async () => {
  store = await startSiteWithStore({
    isUnrendered: true,
    prepare: ({ documents }) => void documents.push(brief, kin, term, spanish, tie),
  });
  ({ api, site } = store);
});
afterAll(() => store.stop());

/** Whether an address answers well, and which of these links its page has. */
async function linksOf(address: string, wanted: readonly string[]): Promise<[number, string[]]> {
  const { status, html } = await readPage(address, site.url);
  return [status, wanted.filter((path) => html.includes(`href="${path}"`))];
}

test.each([
  ["the linked terms", '"isLinkable"', "/micro-briefs/said-by-all", ["/glossary/zorblax"], []],
  [
    "the related briefs",
    '"topics": topics[]._ref',
    "/micro-briefs/of-the-same-kind",
    ["/micro-briefs/said-by-all"],
    [],
  ],
  ["the translations", "translation.metadata", "/es/micro-briefs", [], ["/es/micro-briefs/said-by-all"]],
] as const)(
  "a page made without %s has them soon after the store gives them",
  async (_, query, address, links, others) => {
    // Nor does it find on the disk what an earlier one was told.
    rmSync(path.join(site.folder, ".lantern/content"), { recursive: true, force: true });
    await site.restart();
    api.isRefused = (asked) => asked.includes(query);
    const both = [...links, ...others];
    expect(await linksOf(address, both)).toEqual([200, others]);
    api.isRefused = () => false;
    // Sooner than a page grows old that was made well.
    await expect
      .poll(() => linksOf(address, both), { timeout: 60_000, interval: 2_000 })
      .toEqual([200, links]);
  },
);

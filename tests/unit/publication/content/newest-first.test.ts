/** What is newest leads, whatever the clock showed where its date was written down. */
import { beforeEach, expect, test } from "vitest";
import { readAction, readActionAddresses, readActions } from "#lib/publication/content/action";
import { readAddresses } from "#lib/publication/content/addresses";
import { readBriefAddresses, readBriefs } from "#lib/publication/content/brief";
import { readRelatedBriefs } from "#lib/publication/content/related-briefs";
import { readFeed } from "#lib/publication/content/feed";
import { readNotes } from "#lib/publication/content/page";
import { dropMemos } from "#lib/platform/server/memo";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

/** From the newest to the oldest; as texts they come in almost the opposite order. */
const moments = {
  evening: "2026-01-01T23:00:00-05:00",
  morning: "2026-01-02T01:00:00Z",
  midnight: "2026-01-02",
  early: "2026-01-02T01:30:00+09:00",
};
const inOrder = Object.keys(moments);

const dated = (type: string, dateField: string) =>
  Object.entries(moments)
    .toReversed()
    .map(([slug, date]) => ({
      _id: `${type}-${slug}`,
      _type: type,
      _createdAt: "2020-01-01T00:00:00Z",
      _updatedAt: "2020-01-01T00:00:00Z",
      title: slug,
      slug: { current: slug },
      [dateField]: date,
    }));
const slugsOf = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug);

beforeEach(() => {
  dropMemos();
});

test("briefs and the feed", async () => {
  store.documents = dated("microBrief", "publishedDate");
  expect(slugsOf(await readBriefs("en"))).toEqual(inOrder);
  expect(slugsOf(await readBriefAddresses())).toEqual(inOrder);
  expect(slugsOf((await readFeed("en")).items)).toEqual(inOrder);
  expect(slugsOf((await readFeed("de")).items)).toEqual(inOrder);
});

test("briefs beside a brief, and those that name an action", async () => {
  const category = { _id: "chat", _type: "category", title: "Chat", slug: { current: "chat" } };
  const action = { _id: "act", _type: "microAction", title: "Act", slug: { current: "act" } };
  store.documents = [
    category,
    action,
    ...dated("microBrief", "publishedDate").map((brief) => ({
      ...brief,
      category: { _ref: "chat" },
      relatedActions: [{ _ref: "act" }],
    })),
  ];
  const [newest] = await readBriefs("en");
  if (!newest) throw new Error("no brief was found");
  const beside = await readRelatedBriefs(
    {
      ...newest,
      category: { ...category, _type: "category", language: "en", slug: "chat", color: "blue" },
    } as never,
    "en",
  );
  expect(slugsOf(beside)).toEqual(inOrder.slice(1));
  expect(slugsOf((await readAction("act", "en"))?.briefs ?? [])).toEqual(inOrder);
});

test("actions", async () => {
  store.documents = dated("microAction", "publishedAt");
  expect(slugsOf(await readActions("en"))).toEqual(inOrder);
  expect(slugsOf(await readActionAddresses())).toEqual(inOrder);
});

test("notes on the blog", async () => {
  store.documents = dated("page", "publishedDate");
  expect(slugsOf(await readNotes("en"))).toEqual(inOrder);
});

test("addresses for the sitemap, by their last change", async () => {
  store.documents = dated("microBrief", "publishedDate");
  expect(slugsOf(await readAddresses())).toEqual(inOrder);
});

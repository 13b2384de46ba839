/** What the first page of the feed says of the next, while the two are not of one moment. */
import { beforeEach, expect, test } from "vitest";
import { readFeed } from "#lib/publication/content/feed";
import { dropMemos } from "#lib/platform/server/memo";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const brief = (day: number) => ({
  _id: `brief-${day}`,
  _type: "microBrief",
  title: `Brief ${day}`,
  slug: { current: `brief-${day}` },
  publishedDate: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const whole = { age: null, category: null, topic: null, after: null };
const slugs = ({ items }: Awaited<ReturnType<typeof readFeed>>) => items.map(({ slug }) => slug);

beforeEach(() => dropMemos());

test.each([10, 12])("of %s briefs none is lost between two pages when one comes out", async (count) => {
  const days = Array.from({ length: count }, (_, index) => index + 1);
  store.documents = days.map(brief);
  await readFeed("en");
  // The order of all is remembered from before; the first page is read anew.
  store.documents = [...store.documents, brief(count + 1)];
  const first = await readFeed("en");
  expect(slugs(first)[0]).toBe(`brief-${count + 1}`);
  const second = await readFeed("en", { ...whole, after: first.next });
  expect(new Set([...slugs(first), ...slugs(second)]).size).toBe(count + 1);
});

test("the last page names no next one", async () => {
  store.documents = Array.from({ length: 10 }, (_, index) => brief(index + 1));
  expect((await readFeed("en")).next).toBeNull();
});

/** A date that lies ahead holds its piece back, however it is spelled. */
import { beforeEach, expect, test } from "vitest";
import { readAddresses } from "#lib/publication/content/addresses";
import { readBrief, readBriefAddresses, readBriefs } from "#lib/publication/content/brief";
import { dropMemos } from "#lib/platform/server/memo";
import { noted } from "@/tests/support/next/next-cache";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const brief = (slug: string, publishedDate: string) => ({
  _id: slug,
  _type: "microBrief",
  _createdAt: "2020-01-01T00:00:00Z",
  _updatedAt: "2020-01-01T00:00:00Z",
  title: `The brief ${slug}`,
  slug: { current: slug },
  publishedDate,
});

beforeEach(() => {
  dropMemos();
  noted.lives.length = 0;
});

test.each(["T06:00:00Z", "T06:00:00.000Z", "T06:00:00+02:00", "T06:00Z", "T06:00:00", "T06:00:00.000", ""])(
  "a date that ends in %j holds its piece back until then, and not after it",
  async (end) => {
    store.documents = [brief("ahead", `2126-12-24${end}`), brief("out", `2020-12-24${end}`)];
    expect((await readBriefs("en")).map(({ slug }) => slug)).toEqual(["out"]);
    expect((await readAddresses()).map(({ slug }) => slug)).toEqual(["out"]);
    expect((await readBriefAddresses()).map(({ slug }) => slug)).toEqual(["out"]);
    expect(await readBrief("ahead", "en")).toBeNull();
    expect((await readBrief("out", "en"))?.slug).toBe("out");
  },
);

test("a date that nobody can read hides nothing", async () => {
  store.documents = [brief("sometime", "on Friday")];
  expect((await readBriefs("en")).map(({ slug }) => slug)).toEqual(["sometime"]);
});

test("a list is old when the next piece comes out, though its moment has no seconds", async () => {
  const soon = new Date(Date.now() + 150_000).toISOString().slice(0, "2026-12-24T06:00".length);
  store.documents = [brief("soon", `${soon}Z`), brief("later", "2126-12-24")];
  await readBriefs("en");
  const least = Math.min(...noted.lives);
  expect(least).toBeGreaterThan(60);
  expect(least).toBeLessThanOrEqual(150);
});

/** Since when a piece is there in its language: what feed readers, search engines and shared links are told. */
import { beforeEach, expect, test } from "vitest";
import { readAction } from "#lib/publication/content/action";
import { readBrief } from "#lib/publication/content/brief";
import { readVersions } from "#lib/publication/content/shown-languages";
import { dropMemos } from "#lib/platform/server/memo";
import { actionJsonLd, actionMetadata } from "#lib/seo/action";
import { briefJsonLd, briefMetadata } from "#lib/seo/brief";
import { organizationId } from "#lib/seo/json-ld";
import { readSince } from "#lib/seo/since";
import { feedAnswer } from "#lib/seo/site-feed";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const published = "2026-01-05T09:00:00.000Z";
const made = "2026-02-10T09:00:00.000Z";
const later = "2026-03-01T09:00:00.000Z";
const piece = (_type: string, slug: string, language: string, date = published) => ({
  _id: slug,
  _type,
  _createdAt: made,
  _updatedAt: made,
  language,
  title: `The piece ${slug}`,
  slug: { current: slug },
  ...(_type === "microBrief" ? { publishedDate: date } : { publishedAt: date }),
});
const tie = (...ids: string[]) => ({
  _id: ids.join("-"),
  _type: "translation.metadata",
  translations: ids.map((_ref) => ({ value: { _ref } })),
});

beforeEach(() => {
  dropMemos();
  store.documents = [
    piece("microBrief", "lamp", "en"),
    piece("microBrief", "lampe", "fr"),
    piece("microBrief", "seule", "fr"),
    piece("microBrief", "soon", "en", later),
    piece("microBrief", "bientot", "fr", later),
    piece("microAction", "step", "en"),
    piece("microAction", "etape", "fr"),
    tie("lamp", "lampe"),
    tie("soon", "bientot"),
    tie("step", "etape"),
  ];
});

/** What the feed of a language dates its pieces by. */
async function datesOf(locale: "en" | "fr" | "es"): Promise<[string | undefined, string][]> {
  const { items } = (await (await feedAnswer(locale, "json")).json()) as {
    items: { url: string; date_published: string }[];
  };
  return items.map(({ url, date_published }) => [url.split("/").at(-1), date_published]);
}

test("a translation is in its feed since it was made; whatever else since its own date", async () => {
  expect(await datesOf("fr")).toEqual([
    // Scheduled with its original, for a day after it was made.
    ["bientot", later],
    ["lampe", made],
    ["etape", made],
    ["seule", published],
  ]);
  expect(await datesOf("en")).toEqual([
    ["soon", later],
    ["lamp", published],
    ["step", published],
  ]);
});

test("search engines and shared links are told the same of it", async () => {
  const brief = await readBrief("lampe", "fr");
  const action = await readAction("etape", "fr");
  if (!brief || !action) throw new Error("it is not there");
  const [versions, since] = [await readVersions(brief), await readSince(brief)];
  expect(briefJsonLd(brief, since)).toMatchObject({ datePublished: made, dateModified: made });
  expect((await briefMetadata(brief, "fr", versions, since)).openGraph).toMatchObject({
    publishedTime: made,
    modifiedTime: made,
  });
  const ofAction = await actionMetadata(action, "fr", await readVersions(action), await readSince(action));
  expect(ofAction.openGraph).toMatchObject({ publishedTime: made });
  const byTheSite = { "@id": organizationId() };
  expect(actionJsonLd(action, await readSince(action))).toMatchObject({
    datePublished: made,
    dateModified: made,
    author: byTheSite,
    publisher: byTheSite,
  });
  const original = await readBrief("lamp", "en");
  if (!original) throw new Error("it is not there");
  expect(briefJsonLd(original, await readSince(original))).toMatchObject({ datePublished: published });
});

/** One document of the store, changed. */
const change = (id: string, more: object) => {
  store.documents = store.documents.map((one) =>
    (one as { _id: string })._id === id ? { ...(one as object), ...more } : one,
  );
};

test("a translation that the Studio made, with the beginning of its original, is in its feed since it was first published", async () => {
  change("lampe", { _createdAt: published, firstPublished: later });
  change("etape", { firstPublished: later });
  expect(await datesOf("fr")).toEqual(
    expect.arrayContaining([
      ["lampe", later],
      ["etape", later],
    ]),
  );
  const brief = await readBrief("lampe", "fr");
  if (!brief) throw new Error("it is not there");
  expect(briefJsonLd(brief, await readSince(brief))).toMatchObject({ datePublished: later });
});

test("a translation stays one when its original is hidden from search engines, or withdrawn", async () => {
  change("lamp", { seo: { noIndex: true } });
  expect(await datesOf("fr")).toContainEqual(["lampe", made]);
  dropMemos();
  change("lampe", { translationOf: { _rev: "1", at: made } });
  store.documents = store.documents.filter((one) => (one as { _id: string })._id !== "lamp");
  expect(await datesOf("fr")).toContainEqual(["lampe", made]);
});

test("what was written in another language has its own date, also when a country has words of its own for it", async () => {
  store.documents = [
    piece("microBrief", "lampara", "es"),
    piece("microBrief", "lamparita", "es-mx"),
    tie("lampara", "lamparita"),
  ];
  expect(await datesOf("es")).toEqual([["lampara", published]]);
});

test("when its editor began with it is in no public answer", async () => {
  expect(await readBrief("lampe", "fr")).not.toHaveProperty("firstOutAt");
  expect(await readAction("etape", "fr")).not.toHaveProperty("firstOutAt");
});

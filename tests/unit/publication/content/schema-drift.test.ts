import { readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { blockTypes, documentTypes } from "#lib/publication/content/schema/content-schema";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { queryAttributes } from "@/tests/support/samples/query-attributes";
import { filledDocuments, sampleDocuments, sampleSlug } from "@/tests/support/samples/sample-document";
import { contentLanguage } from "#lib/base/i18n/locales";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

type Asked = { query: string; params: Record<string, unknown> };
const asked: Asked[] = [];
storeOfDocuments(filledDocuments()).whenAsked = (query, params) => void asked.push({ query, params });

/**
 * Readers that ask about something else than an address, to which no sample is an answer; and the one that asks every piece
 * for its subjects, of which tracks and terms have none.
 */
const askOtherwise =
  /readDependentTags|readCurrentSlug|readPreviewWarnings|readRelatedBriefs|readLetterCandidates|readTranslation|readVersions|readListLanguages/;

/** Readers of what is asked for by its address; all others take a language alone. */
const takesAddress =
  /read(?:Brief|Action|ActionByName|Term|TermByName|Track|Printable|Page|LetterPieces|CurrentSlug)$/;
const ask = (name: string, read: Reader) =>
  takesAddress.test(name) ? read(sampleSlug, contentLanguage) : read(contentLanguage, sampleSlug);

type Reader = (...given: string[]) => Promise<unknown>;

/** Every exported reader of lib/publication/content that has a query of its own, by module and name. */
async function readers(): Promise<[string, Reader][]> {
  const modules = readdirSync("lib/publication/content").filter((file) => file.endsWith(".ts"));
  const found = await Promise.all(
    modules.map(async (file) => {
      const exported = (await import(/* @vite-ignore */ `@/lib/publication/content/${file}`)) as Record<
        string,
        unknown
      >;
      return Object.entries(exported).flatMap(([name, value]): [string, Reader][] =>
        /^read(?!(?:(?:List)?In|SiteSettings)$)[A-Z]/.test(name) && typeof value === "function"
          ? [[`${file} ${name}`, value as Reader]]
          : [],
      );
    }),
  );
  return found.flat();
}

beforeEach(() => {
  asked.length = 0;
});

test("every attribute that a query reads is a field of the schema", async () => {
  for (const [name, read] of await readers()) await ask(name, read).catch(() => null);
  expect(new Set(asked.map(({ query }) => query)).size).toBeGreaterThan(12);
  const fields = new Set([
    "_id",
    "_type",
    "_createdAt",
    "_updatedAt",
    "_rev",
    "_ref",
    "_key",
    // Inside slugs, references, pictures and blocks of text.
    ...["current", "asset", "altText", "alt", "caption", "markDefs", "body"],
    ...[...documentTypes, ...blockTypes].flatMap((type) => type.fields.map((field) => field.name)),
  ]);
  const strangers = asked.flatMap(({ query, params }) =>
    [...queryAttributes(query, params)].filter((name) => !fields.has(name)),
  );
  expect([...new Set(strangers)]).toEqual([]);
});

test("a query for a field that the schema does not have is noticed", () => {
  expect(queryAttributes(`*[_type == "microBrief"]{ headline, "x": byline->name }`, {})).toContain(
    "headline",
  );
});

test("what the readers parse from documents of every field is nowhere empty", async () => {
  const blanks: string[] = [];
  // What surrounds documents, such as the filters of a feed, may well be empty.
  const look = (value: unknown, at: string, isDocument: boolean): void => {
    if (
      value === null ||
      value === undefined ||
      value === "" ||
      (Array.isArray(value) && value.length === 0)
    ) {
      if (isDocument) blanks.push(at);
    } else if (typeof value === "object")
      for (const [key, field] of Object.entries(value))
        look(field, Array.isArray(value) ? `${at}[]` : `${at}.${key}`, isDocument || "_type" in value);
  };
  for (const [name, read] of await readers())
    if (!askOtherwise.test(name)) look([await ask(name, read)].flat(), name, false);
  expect([...new Set(blanks)]).toEqual([]);
});

test("documents made from the schema alone hold to it", () => {
  expect(sampleDocuments().flatMap((document) => documentFaults(document))).toEqual([]);
});

test("every object that a document may hold is described", () => {
  const names = new Set(blockTypes.map((type) => type.name));
  const held = [...documentTypes, ...blockTypes].flatMap((type) =>
    type.fields.flatMap((field) => {
      if (field.type === "object") return [field.of];
      if (field.type === "richText") return field.objects.filter((name) => name !== "image");
      return field.type === "list" && field.of.type === "object" ? [field.of.of] : [];
    }),
  );
  expect(held.filter((name) => !names.has(name))).toEqual([]);
});

test("whatever is reviewed keeps its former reviews, which publishing writes", () => {
  const namesOf = ({ fields }: (typeof documentTypes)[number]) => fields.map(({ name }) => name);
  const reviewed = documentTypes.filter((type) => namesOf(type).includes("reviewedAt"));
  expect(reviewed.map(({ name }) => name)).toContain("printable");
  expect(reviewed.filter((type) => !namesOf(type).includes("formerReviews"))).toEqual([]);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import {
  comparedWith,
  groupMember,
  isMadeFromOne,
  originalOf,
  translationLists,
  type OriginalVersion,
} from "#lib/publication/content/schema/translation";
import { readTranslationFacts } from "#lib/publication/content/translation-facts";
import { readDataset, writeDataset } from "@/scripts/content/dataset-file";
import { replace } from "@/scripts/content/sanity-project";
import { translationFindings } from "@/scripts/content/translation-rules";
import { exportDataset } from "@/scripts/content-export";
import { importDataset } from "@/scripts/content-import";
import { languageRows } from "@/scripts/content-languages";
import {
  projectToken,
  startSanityProject,
  type SanityProject,
} from "@/tests/support/services/sanity-project";

let server: SanityProject;
let folder: string;
let file: string;
beforeEach(async () => {
  server = await startSanityProject();
  folder = mkdtempSync(path.join(tmpdir(), "lantern-translations-"));
  file = path.join(folder, "dataset.ndjson");
  await writeDataset(file, library);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

// Pages read the project's documents.
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: true }) }));
vi.mock("#lib/platform/server/content/content-store", async (original) => ({
  ...(await original<object>()),
  askStore: async (query: string, params: Record<string, unknown>) =>
    queryDocuments(inProject(), query, { ...params, preview: false }),
}));

const inProject = () => [...server.documents.values()] as DatasetDocument[];
const project = () => ({ base: server.url, dataset: "production", token: projectToken });
const send = () => importDataset(project(), file, folder);
const fetchBack = () => exportDataset(project(), file, folder);

const at = "2026-02-01T10:00:00Z";
const original = (name: string, fields: object = {}) => ({
  _id: name,
  _type: "microBrief",
  _updatedAt: "2026-01-02T00:00:00Z",
  _rev: "r1",
  title: name,
  slug: { _type: "slug", current: name },
  publishedDate: "2026-01-01T09:00:00Z",
  ...fields,
});
const spanish = (name: string, fields: object = {}) => ({
  ...original(`${name}-es`),
  language: "es",
  translationOf: { _type: "translationOf", _rev: "r1", at },
  ...fields,
});
const tie = (name: string) => ({
  _id: `translation-${name}`,
  _type: "translation.metadata",
  translations: [groupMember("en", name), groupMember("es", `${name}-es`)],
});
/** One translation of what its original is, one of another revision, one whose original was changed by hand, one of the Studio. */
const library = [
  original("same"),
  original("moved", { _rev: "r2" }),
  original("edited", { _updatedAt: "2026-03-01T00:00:00Z" }),
  original("copied"),
  ...["same", "moved", "edited"].map((name) => spanish(name)),
  spanish("copied", { translationOf: undefined }),
  spanish("same", { _id: "drafts.same-es" }),
  ...["same", "moved", "edited", "copied"].map(tie),
];

const oldInDesk = async () =>
  queryDocuments(
    inProject().filter(({ _id }) => !_id.startsWith("drafts.")),
    `*[_type == "microBrief" && ${translationLists.outdated}]._id`,
    { language: "es", original: "en" },
  );
const oldInFile = async () => languageRows(await readDataset(file))[0]?.outdated;
const old = ["moved-es", "edited-es", "copied-es"];

test("a project says of the same translations as the file that their originals have changed since", async () => {
  expect(await oldInFile()).toEqual(old);
  await send();
  expect(await oldInDesk()).toEqual(old);
  expect(await readTranslationFacts("same-es")).toMatchObject({ isOutdated: false, at });
  expect(await readTranslationFacts("moved-es")).toMatchObject({ isOutdated: true, at });
  expect(await readTranslationFacts("edited-es")).toMatchObject({ isOutdated: true, at });
  // Anew, with revisions anew.
  await send();
  expect(await oldInDesk()).toEqual(old);
  expect(server.documents.get("drafts.same-es")).toMatchObject({
    translationOf: { _rev: server.documents.get("same")?._rev, at },
  });
});

test("a file from a project says it too, and so does the next project", async () => {
  await send();
  await fetchBack();
  expect(await oldInFile()).toEqual(old);
  const isOfSame = ({ message }: { message: string }) => message.includes("same-es: was translated from");
  expect(translationFindings(await readDataset(file)).filter(isOfSame)).toEqual([]);
  await send();
  expect(await oldInDesk()).toEqual(old);
  expect(await readTranslationFacts("same-es")).toMatchObject({ isOutdated: false, at });
});

test("what changes after a transfer makes a translation old: by hand in the file, or in the project", async () => {
  await send();
  await fetchBack();
  const fromProject = (await readDataset(file)).map(({ fields }) => fields);
  const later = new Date(Date.now() + 60_000).toISOString();
  await writeDataset(
    file,
    fromProject.map((one) => (one._id === "same" ? { ...one, _updatedAt: later } : one)),
  );
  expect(await oldInFile()).toEqual(["same-es", ...old]);
  await writeDataset(file, fromProject);

  await replace(project(), [original("same", { title: "Other words" })]);
  expect(await oldInDesk()).toEqual(["same-es", ...old]);
  expect(await readTranslationFacts("same-es")).toMatchObject({ isOutdated: true, at });
  await fetchBack();
  expect(await oldInFile()).toEqual(["same-es", ...old]);
});

test("a translation that was compared in the Studio is up to date there, for readers and in the file", async () => {
  await send();
  await replace(project(), [original("moved", { title: "Other words" })]);
  const now = await queryDocuments(inProject(), originalOf, { id: "moved-es", original: "en" });
  expect(now).toEqual({
    _rev: server.documents.get("moved")?._rev,
    _updatedAt: server.documents.get("moved")?._updatedAt,
  });
  const moment = new Date("2027-01-05T10:00:00.123Z");
  await replace(project(), [
    spanish("moved", {
      title: "Otro título",
      translationOf: comparedWith(now as OriginalVersion, moment),
    }),
  ]);
  expect(await oldInDesk()).toEqual(["edited-es", "copied-es"]);
  expect(await readTranslationFacts("moved-es")).toMatchObject({
    isOutdated: false,
    at: "2027-01-05T10:00:00Z",
  });
  await fetchBack();
  expect(await oldInFile()).toEqual(["edited-es", "copied-es"]);
  const one = (await readDataset(file)).find(({ id }) => id === "moved-es");
  expect(documentFaults(one?.fields ?? {}).filter((fault) => fault.path.startsWith("translationOf"))).toEqual(
    [],
  );
  // An original has none, and neither has what nothing ties.
  const ofId = (id: string) => queryDocuments(inProject(), originalOf, { id, original: "en" });
  expect(await ofId("moved")).toBeNull();
  expect(await ofId("nothing")).toBeNull();
});

test("a glossary entry of its own was made from none, though one in English is tied to it", () => {
  const entry = { _type: "glossaryTerm", language: "es" };
  expect(isMadeFromOne(entry)).toBe(false);
  expect(isMadeFromOne({ ...entry, translationOf: { at } })).toBe(true);
  expect(isMadeFromOne(spanish("copied", { translationOf: undefined }))).toBe(true);
  expect(isMadeFromOne(original("copied", { language: "en" }))).toBe(false);
  expect(isMadeFromOne({ _type: "helpLine" })).toBe(false);
});

test("a group that still holds its members lets go of them on either way", async () => {
  const holding = {
    ...tie("same"),
    translations: tie("same").translations.map((member) => ({
      ...member,
      value: { _type: "reference", _ref: member.value._ref },
    })),
  };
  await writeDataset(
    file,
    library.map((one) => (one._id === holding._id ? holding : one)),
  );
  await send();
  expect(server.documents.get(holding._id)).toMatchObject(tie("same"));

  const begun = {
    ...holding.translations[1]?.value,
    _weak: true,
    _strengthenOnPublish: { type: "microBrief" },
  };
  await replace(project(), [
    { ...holding, translations: [holding.translations[0], { ...holding.translations[1], value: begun }] },
  ]);
  await fetchBack();
  const back = (await readDataset(file)).find(({ id }) => id === holding._id);
  expect(back?.fields.translations).toEqual(tie("same").translations);
});

/**
 * `npm run content:new -- brief|action|term`: writes a draft into the dataset. Asks for each field in turn; lines on
 * standard input answer in the same order, flags (`--title "…"`) answer before anything is asked. `--all` asks for what
 * may be left out too; `--file` names another dataset. Ends with 1, and writes nothing, when the draft would not be valid.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { pieceTypeOf } from "#lib/publication/content/kinds";
import { documentType } from "#lib/publication/content/schema/content-schema";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import type { DocumentType, Field } from "#lib/publication/content/schema/field";
import { drawUnlike, signaturesIn, storePicture } from "./artwork/picture.ts";
import { storeSmall } from "./artwork/small-picture.ts";
import { finder, questionOf, slugOf, valueOf } from "./content/answers.ts";
import { assetInExport } from "./content/assets.ts";
import { datasetFile, pictureFolder, readDataset, writeDataset } from "./content/dataset-file.ts";
import type { LibraryDocument } from "./content/library.ts";

const kinds = ["brief", "action", "term"] as const;
type Kind = (typeof kinds)[number];
const typeOf = (kind: Kind | undefined) => kind && documentType(pieceTypeOf(kind) ?? "");

type Ask = (question: string) => Promise<string | null>;
type Fields = Record<string, unknown>;

/** What a field holds when nobody says otherwise. */
function defaultOf(field: Field, now: Date): string | undefined {
  if (field.type === "datetime") return now.toISOString();
  return field.type === "date" ? now.toISOString().slice(0, 10) : undefined;
}

/** Makes the draft from flags, answers and defaults. Throws with a sentence when something is wrong. */
export async function newDraft(
  kind: Kind,
  type: DocumentType,
  flags: Record<string, string | undefined>,
  documents: readonly LibraryDocument[],
  ask: Ask,
  { now, isAll }: { now: Date; isAll: boolean },
): Promise<Fields> {
  const find = finder(documents);
  const given: Fields = {};
  for (const field of type.fields) {
    const question = questionOf(field);
    if (question === null) continue;
    const fallback = defaultOf(field, now);
    // The picture is drawn and described by itself, unless a flag gives other words.
    const isNeeded = field.required || (field.type === "list" && (field.min ?? 0) > 0);
    const isAsked = field.type !== "image" && (isNeeded || isAll);
    const typed = flags[field.name] ?? fallback ?? (isAsked ? await ask(question) : null) ?? "";
    if (typed.trim() !== "") given[field.name] = valueOf(field, typed, find, now.toISOString().slice(0, 10));
  }
  const name = given.title ?? given.term;
  const slug = flags.slug ?? slugOf(typeof name === "string" ? name : "");
  const stamp = now.toISOString();
  return {
    _id: `drafts.${kind}-${slug}`,
    _type: type.name,
    _createdAt: stamp,
    _updatedAt: stamp,
    ...given,
    slug: { _type: "slug", current: slug },
  };
}

/** Draws artwork unlike all other for the piece and names it in the draft; an editor's words for it stay. */
async function addPicture(kind: Kind, draft: Fields, documents: readonly LibraryDocument[], folder: string) {
  if (kind === "term") return;
  const categoryId = (draft.category as { _ref?: string } | undefined)?._ref ?? "";
  const color = documents.find(({ id }) => id === categoryId)?.fields.color;
  const { pixels, description } = await drawUnlike(
    {
      kind,
      slug: (draft.slug as { current: string }).current,
      category: categoryId.replace(/^category-/, ""),
      color: typeof color === "string" ? color : "blue",
    },
    [...(await signaturesIn(folder)).values()],
  );
  const file = await storePicture(pixels, folder);
  await storeSmall([file], folder);
  const alt = (draft.featuredImage as { alt?: string } | undefined)?.alt ?? description;
  draft.featuredImage = { _type: "image", alt, _sanityAsset: assetInExport(file) };
}

/** Answers from standard input, one a line: typed at the prompt, or piped in. */
function asker(): { ask: Ask; close: () => void } {
  const lines = createInterface({ input: process.stdin });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      process.stdout.write(`${question}: `);
      const { value, done } = await iterator.next();
      if (!process.stdin.isTTY) process.stdout.write("\n");
      return done ? null : value;
    },
    close: () => lines.close(),
  };
}

async function main(): Promise<void> {
  const names = kinds.flatMap((kind) => typeOf(kind)?.fields ?? []);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(names.map(({ name }) => [name, { type: "string" as const }])),
      file: { type: "string", default: datasetFile },
      pictures: { type: "string", default: pictureFolder },
      all: { type: "boolean", default: false },
    },
  });
  const kind = kinds.find((one) => one === positionals[0]);
  const type = typeOf(kind);
  if (!kind || !type) throw new Error("Say what to write: brief, action or term.");
  const {
    file = datasetFile,
    pictures = pictureFolder,
    all,
    ...flags
  } = values as Fields & {
    file?: string;
    pictures?: string;
    all?: boolean;
  };
  const documents = await readDataset(file);
  const { ask, close } = asker();
  const draft = await newDraft(kind, type, flags as Record<string, string>, documents, ask, {
    now: new Date(),
    isAll: all ?? false,
  }).finally(close);
  const taken = documents.find(
    (one) => one.type === type.name && one.slug === (draft.slug as { current: string }).current,
  );
  if (taken) throw new Error(`The address is taken by ${taken.id}; give another with --slug.`);
  const faults = documentFaults({ ...draft, featuredImage: undefined }).filter(
    ({ path: at }) => at !== "featuredImage",
  );
  if (faults.length > 0)
    throw new Error(faults.map(({ path: at, message }) => `${at} ${message}.`).join("\n"));
  await addPicture(kind, draft, documents, pictures);
  await writeDataset(file, [...documents.map(({ fields }) => fields), draft]);
  console.log(`${file}:${documents.length + 1}: wrote ${String(draft._id)}.`);
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  });

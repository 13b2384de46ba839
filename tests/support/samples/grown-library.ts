/** The shipped library enlarged, in English: copies of its pieces under other names, as if editors had worked for years. */
import type { DatasetDocument } from "#lib/local/query-documents";
import { shippedLibrary } from "./shipped-library.ts";

const grows = new Set(["microBrief", "microAction", "glossaryTerm"]);

const originalsOfLibrary = (): DatasetDocument[] =>
  shippedLibrary().filter(
    ({ _type, language }) => language === undefined && _type !== "translation.metadata",
  );

/** At least `size` documents: the shipped ones, and copies of briefs, actions and terms in equal numbers. */
export function grownLibrary(size: number): DatasetDocument[] {
  const shipped = originalsOfLibrary();
  const originals = shipped.filter(({ _type }) => grows.has(_type));
  const grown = [...shipped];
  for (let round = 2; grown.length < size; round += 1)
    for (const original of originals.slice(0, size - grown.length)) grown.push(copyOf(original, round));
  return grown;
}

function copyOf(document: DatasetDocument, round: number): DatasetDocument {
  const named = (name: string) =>
    typeof document[name] === "string" ? { [name]: `${document[name]} ${round}` } : {};
  const { current } = document.slug as { current: string };
  return {
    ...document,
    ...named("title"),
    ...named("term"),
    _id: `${document._id}-${round}`,
    slug: { _type: "slug", current: `${current}-${round}` },
  };
}

/** Documents in the format of a dataset file. */
export const asLines = (documents: readonly DatasetDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join("");

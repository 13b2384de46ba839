/**
 * `npm run content:publish -- ID`: for teams without a Sanity project, puts a draft of the dataset in place of the
 * published document. An address that changes is kept in `formerSlugs`.
 */
import { parseArgs } from "node:util";
import { publishedId, type Unchecked } from "#lib/content/schema/fault";
import { withFormerSlug } from "#lib/content/schema/former-slug";
import { datasetFile, readDataset, writeDataset } from "./content/dataset-file.ts";

/** The documents with the draft published. Throws when there is no such draft. */
export function published(documents: readonly Unchecked[], typed: string, now: Date): Unchecked[] {
  const id = publishedId(typed);
  const draft = documents.find((document) => document._id === `drafts.${id}`);
  if (!draft) throw new Error(`There is no draft drafts.${id}.`);
  const before = documents.find((document) => document._id === id);
  const formerSlugs = withFormerSlug(before ?? null, draft);
  const next = { ...draft, _id: id, _updatedAt: now.toISOString(), ...(formerSlugs ? { formerSlugs } : {}) };
  const others = documents.filter((document) => document !== draft);
  return before ? others.map((document) => (document === before ? next : document)) : [...others, next];
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { file: { type: "string", default: datasetFile } },
  });
  try {
    const documents = await readDataset(values.file);
    const id = positionals[0] ?? "";
    await writeDataset(
      values.file,
      published(
        documents.map(({ fields }) => fields),
        id,
        new Date(),
      ),
    );
    console.log(`Published ${publishedId(id)}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

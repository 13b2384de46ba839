/**
 * `npm run content:publish -- ID`: for teams without a Sanity project, puts a draft of the dataset in place of the
 * published document. An address that changes is kept in `formerSlugs`. Dates are set here, not by hand: a new piece
 * comes out now, unless its date lies ahead; a changed one keeps the day it came out, and its day of review unless
 * `--reviewed` says that it was checked again.
 */
import { parseArgs } from "node:util";
import { publishedId, type Unchecked } from "#lib/publication/content/schema/fault";
import { withFormerReview } from "#lib/publication/content/schema/former-review";
import { withFormerSlug } from "#lib/publication/content/schema/former-slug";
import { datasetFile, readDataset, writeDataset } from "./content/dataset-file.ts";
import { isAhead } from "./content/library.ts";

/** The documents with the draft published. Throws when there is no such draft. */
export function published(
  documents: readonly Unchecked[],
  typed: string,
  now: Date,
  isReviewed = false,
): Unchecked[] {
  const id = publishedId(typed);
  const draft = documents.find((document) => document._id === `drafts.${id}`);
  if (!draft) throw new Error(`There is no draft drafts.${id}.`);
  const before = documents.find((document) => document._id === id);
  const formerSlugs = withFormerSlug(before ?? null, draft);
  const dates = datesOf(draft, before, now, isReviewed);
  const formerReviews = withFormerReview(before ?? null, { ...draft, ...dates });
  const next = {
    ...draft,
    _id: id,
    ...dates,
    ...(formerReviews ? { formerReviews } : {}),
    ...(formerSlugs ? { formerSlugs } : {}),
  };
  const others = documents.filter((document) => document !== draft);
  return before ? others.map((document) => (document === before ? next : document)) : [...others, next];
}

/** The dates of a document that is published now in place of another, or of none. */
function datesOf(draft: Unchecked, before: Unchecked | undefined, now: Date, isReviewed: boolean): Unchecked {
  const moment = now.toISOString();
  const today = moment.slice(0, 10);
  const dates: Record<string, unknown> = { _createdAt: before?._createdAt ?? moment, _updatedAt: moment };
  for (const name of ["publishedDate", "publishedAt"]) {
    const wasOut = before?.[name] !== undefined && !isAhead(before[name], now);
    if (wasOut) dates[name] = before[name];
    else if (draft[name] !== undefined) dates[name] = isAhead(draft[name], now) ? draft[name] : moment;
  }
  const given = before?.reviewedAt ?? draft.reviewedAt;
  if (isReviewed || isAhead(given, now)) dates.reviewedAt = today;
  else if (given !== undefined) dates.reviewedAt = given;
  return dates;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      file: { type: "string", default: datasetFile },
      reviewed: { type: "boolean", default: false },
    },
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
        values.reviewed,
      ),
    );
    console.log(`Published ${publishedId(id)}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

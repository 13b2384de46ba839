/**
 * `npm run content:dates`: compares the dates of the dataset with the repository's history. `--write` corrects them; with `--spread
 * DAY` as well, the pieces of that day get a new order that mixes ages and categories. Lines whose dates are right keep their
 * bytes.
 */
import { writeWholeFile } from "#lib/base/values/whole-file";
import type { Unchecked } from "#lib/publication/content/schema/fault";
import { isDay } from "#lib/publication/content/schema/value-faults";
import { dateFindings, dayOf, publishField } from "./content/date-rules.ts";
import { datasetFile } from "#lib/local/shipped-library";
import { readWhatCanBe } from "./content/dataset-file.ts";
import { mixed, momentsOf, type Mixable } from "./content/day-order.ts";
import { readHistory, wordsOf, type History } from "./content/history.ts";
import { isAhead, type LibraryDocument } from "./content/library.ts";
import { readArguments } from "./read-arguments.ts";
import { tellFault } from "./tell-fault.ts";

type Dates = Partial<Record<"_createdAt" | "_updatedAt" | "publishedDate" | "publishedAt", string>>;

/** The dates to change, by document id. A day in `spread` also gets a new order. */
export function trueDates(
  documents: readonly LibraryDocument[],
  history: History,
  now: Date,
  spread: ReadonlySet<string> = new Set(),
): Map<string, Dates> {
  const published = documents.filter(({ isDraft }) => !isDraft);
  const changes = new Map<string, Dates>();
  const change = (id: string, dates: Dates) => changes.set(id, { ...changes.get(id), ...dates });
  /** Pieces to be ordered within their day, by day and type. */
  const days = new Map<string, LibraryDocument[]>();
  for (const document of published) {
    const { fields, id } = document;
    const past = history.get(id);
    const came = past?.first ?? now.toISOString();
    if (dayOf(fields._createdAt) !== dayOf(came)) change(id, { _createdAt: seconds(came) });
    const isSame = past !== undefined && wordsOf(fields) === past.latest;
    const [says, changed] = [dayOf(fields._updatedAt), past?.changed ?? came];
    if (isSame ? says !== dayOf(changed) : says < dayOf(changed))
      change(id, { _updatedAt: seconds(changed) });
    const field = publishField(document);
    if (!field || isAhead(fields[field], now)) continue;
    const isWrong = dateFindings([document], history, now).some(({ message }) =>
      message.includes(`${field} is`),
    );
    if (isWrong || spread.has(dayOf(came))) {
      const key = `${dayOf(came)} ${document.type}`;
      days.set(key, [...(days.get(key) ?? []), document]);
    }
  }
  for (const [key, pieces] of days) {
    const [day = ""] = key.split(" ");
    const moments = momentsOf(day, pieces.length);
    mixed(pieces.map(mixable)).forEach(({ id, field }, index) => change(id, { [field]: moments[index] }));
  }
  return changes;
}

const seconds = (moment: string) => moment.replace(/\.\d+Z$/, "Z");

/** What the order depends on: a piece's age and subject. */
function mixable(document: LibraryDocument): Mixable & { field: "publishedDate" | "publishedAt" } {
  const { ageGuidance, category } = document.fields;
  const subject = typeof category === "string" ? category : (category as Unchecked | undefined)?._ref;
  return {
    id: document.id,
    age: String(ageGuidance),
    category: String(subject),
    field: publishField(document) ?? "publishedDate",
  };
}

/** The dataset's text with those dates; every other line is unchanged. */
export const withDates = (
  text: string,
  documents: readonly LibraryDocument[],
  changes: Map<string, Dates>,
) => {
  const lines = text.split("\n");
  for (const { line, id, fields, isDraft } of documents) {
    const dates = changes.get(id);
    if (dates && !isDraft) lines[line - 1] = JSON.stringify({ ...fields, ...dates });
  }
  return lines.join("\n");
};

async function run(): Promise<void> {
  const { values } = readArguments(
    "npm run content:dates [-- [--file FILE] [--write [--spread YYYY-MM-DD]…]]",
    {
      options: {
        file: { type: "string", default: datasetFile },
        write: { type: "boolean", default: false },
        spread: { type: "string", multiple: true, default: [] },
      },
    },
  );
  for (const day of values.spread)
    if (!isDay(day)) throw new Error(`${day} is no day: write it as 2026-11-21.`);
  const { text, documents } = await readWhatCanBe(values.file);
  const history = await readHistory(values.file);
  if (!history) {
    console.error(`${values.file} has no history here that could be read whole.`);
    process.exit(1);
  }
  const changes = trueDates(documents, history, new Date(), new Set(values.spread));
  for (const [id, dates] of changes) console.log(`${id}: ${JSON.stringify(dates)}`);
  console.log(`${changes.size} of ${documents.length} documents with other dates than their history's.`);
  if (values.write && changes.size > 0) {
    await writeWholeFile(values.file, withDates(text, documents, changes));
  } else if (changes.size > 0) process.exitCode = 1;
}

if (import.meta.main) await run().catch(tellFault);

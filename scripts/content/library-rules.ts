/** Rules on the library as a whole: enough for every age, tracks that teach, nothing said twice, calm titles. */
import { isObject } from "#lib/content/schema/fault";
import { ageBands } from "#lib/content/schema/vocabulary";
import { errorAt, type Finding, type LibraryDocument } from "./library.ts";
import { headings, passages, sentences, words } from "./texts.ts";

/** Each age band has at least this much. */
const leastPerBand = { microBrief: 12, microAction: 8 } as const;
const trackItems = { least: 4, most: 9 } as const;
/** A sentence longer than this stands in one document only. */
const longestShared = 12;
const mostSameHeadings = 5;

const fearWords =
  /\b(shocking|shocked|terrifying|horrifying|horror|nightmare|deadly|lethal|panic|epidemic|addicted|addictive|zombies?|predators? lurk\w*|destroy(?:s|ing)?|ruin(?:s|ing|ed)?|alarming|sinister|evil|scary|terrified|warning|beware|urgent|dangers?|dangerous|threats?)\b/i;

/** Bands without enough pieces. */
export function bandFindings(documents: readonly LibraryDocument[]): Finding[] {
  return ageBands.flatMap((band) =>
    Object.entries(leastPerBand).flatMap(([type, least]) => {
      const count = documents.filter((one) => one.type === type && one.fields.ageGuidance === band).length;
      const message = `the age band ${band} has ${count} documents of type ${type}; it needs at least ${least}`;
      return count < least ? [{ line: 1, level: "error", message } as const] : [];
    }),
  );
}

/** Tracks too short to teach or too long to finish. */
export function trackFindings(documents: readonly LibraryDocument[]): Finding[] {
  return documents
    .filter((document) => document.type === "track")
    .flatMap((track) => {
      const items = ["microBriefs", "microActions"].flatMap((name) => track.fields[name] ?? []).length;
      return items < trackItems.least || items > trackItems.most
        ? [errorAt(track, `has ${items} items; a track has ${trackItems.least} to ${trackItems.most}`)]
        : [];
    });
}

/** Long sentences that stand in two documents. */
export function repetitionFindings(documents: readonly LibraryDocument[]): Finding[] {
  const first = new Map<string, LibraryDocument>();
  return documents.flatMap((document) => {
    const own = new Set(
      passages(document.fields)
        .flatMap(sentences)
        .map(words)
        .filter((one) => one.length > longestShared)
        .map((one) => one.join(" ")),
    );
    return [...own].flatMap((sentence) => {
      const other = first.get(sentence);
      if (!other) first.set(sentence, document);
      return other ? [errorAt(document, `says the same sentence as ${other.id}: "${sentence}"`)] : [];
    });
  });
}

/** Briefs built on one pattern: the same headings in a row in too many of them. */
export function headingFindings(documents: readonly LibraryDocument[]): Finding[] {
  const holders = new Map<string, Set<LibraryDocument>>();
  for (const brief of documents.filter((document) => document.type === "microBrief")) {
    const own = headings(brief.fields).map((heading) => words(heading).join(" "));
    const runs = [...own.slice(1).map((heading, index) => `${own[index]} / ${heading}`), own.join(" / ")];
    for (const run of runs.filter(Boolean)) holders.set(run, (holders.get(run) ?? new Set()).add(brief));
  }
  return [...holders].flatMap(([run, briefs]) => {
    const last = [...briefs].at(-1);
    return last && briefs.size > mostSameHeadings
      ? [
          errorAt(
            last,
            `the headings "${run}" occur in ${briefs.size} briefs; at most ${mostSameHeadings} may share them`,
          ),
        ]
      : [];
  });
}

/** Titles that frighten. */
export function titleFindings(documents: readonly LibraryDocument[]): Finding[] {
  return documents.flatMap((document) => {
    const { title, seo } = document.fields;
    return [title, (seo as { title?: unknown } | undefined)?.title].flatMap((value) => {
      const match = typeof value === "string" ? fearWords.exec(value) : null;
      return match ? [errorAt(document, `the title frightens with "${match[0]}"`)] : [];
    });
  });
}

/** Whether the value is a picture of an export, and its file. */
const imageFileOf = (value: unknown): string | null => {
  const match =
    isObject(value) && typeof value._sanityAsset === "string"
      ? /^image@file:\/\/\.\/images\/([0-9a-f]{40}-\d+x\d+\.\w+)$/.exec(value._sanityAsset)
      : null;
  return match?.[1] ?? null;
};

/** Pictures whose file is missing, or that stand for two documents. */
export function pictureFindings(
  documents: readonly LibraryDocument[],
  hasFile: (name: string) => boolean,
): Finding[] {
  const owners = new Map<string, LibraryDocument>();
  return documents.flatMap((document) => {
    const image = document.fields.featuredImage;
    const asset = (image as { _sanityAsset?: unknown } | undefined)?._sanityAsset;
    if (typeof asset !== "string") return [];
    const file = imageFileOf(image);
    if (file === null)
      return [errorAt(document, `the picture "${asset}" is not named by its content and size`)];
    if (!hasFile(file)) return [errorAt(document, `the picture file ${file} does not exist`)];
    const owner = owners.get(file);
    owners.set(file, owner ?? document);
    return owner ? [errorAt(document, `has the same picture as ${owner.id}`)] : [];
  });
}

/** Rules on the library as a whole: enough for every age, tracks that teach, no repetition, calm titles. */
import path from "node:path";
import { isBlank, publishedId } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";
import { mostTerms, trackItems } from "#lib/publication/content/schema/studio-problem";
import { documentReferences } from "#lib/publication/content/schema/references";
import { ageBands } from "#lib/publication/content/schema/vocabulary";
import { smallPicture, smallPictureFile } from "#lib/base/values/small-picture";
import { errorAt, findingAt, type Finding, type LibraryDocument } from "./library.ts";
import { fileInExport, filesOf, pictureNameFault } from "./assets.ts";
import { everyPassage, headings, looseWords, words } from "./texts.ts";

/** The least number of pieces for each age band. */
const leastPerBand = { microBrief: 12, microAction: 8 } as const;
/** A run of more words than this may appear in only one document. */
const longestShared = 12;
const mostSameHeadings = 5;

const fearWords =
  /\b(shocking|shocked|terrifying|horrifying|horrors?|nightmares?|deadly|lethal|panic|epidemic|addicted|addictive|zombies?|predators? lurk\w*|destroy(?:s|ing)?|ruin(?:s|ing|ed)?|alarming|sinister|evil|scary|scared|terrified|warning|beware|urgent|dangers?|dangerous|endanger(?:s|ed|ing)?|threats?|addictions?|kill(?:s|ed|er|ing)?|predators?|toxic|fears?)\b/i;

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

/** Tracks that are too short to teach or too long to finish. Only what readers see counts. */
export function trackFindings(documents: readonly LibraryDocument[]): Finding[] {
  const live = new Set(documents.map((document) => document.id));
  return documents
    .filter((document) => document.type === "track")
    .flatMap((track) => {
      const all = itemIds(track);
      const items = all.length > trackItems.most ? all.length : all.filter((id) => live.has(id)).length;
      return items < trackItems.least || items > trackItems.most
        ? [errorAt(track, `has ${items} items; a track has ${trackItems.least} to ${trackItems.most}`)]
        : [];
    });
}

/** Sequences that omit something their track has, name something it does not have, or contain too many terms. */
export function sequenceFindings(documents: readonly LibraryDocument[]): Finding[] {
  const types = new Map(documents.map(({ id, type }) => [id, type]));
  return documents
    .filter((document) => document.type === "track")
    .flatMap((track) => {
      const held = new Set(itemIds(track));
      const named = new Set(idsUnder(track, /^sequence\[/));
      const terms = [...named].filter((id) => types.get(id) === "glossaryTerm");
      return [
        ...[...held.difference(named)].map((id) =>
          errorAt(track, `holds "${id}", for which its sequence has no place`),
        ),
        ...[...named.difference(held)]
          .filter((id) => !terms.includes(id))
          .map((id) => errorAt(track, `has "${id}" in its sequence and not among its briefs and actions`)),
        ...(terms.length > mostTerms
          ? [errorAt(track, `has ${terms.length} words in its sequence; at most ${mostTerms} are allowed`)]
          : []),
      ];
    });
}

/** Runs of words that appear in two documents, whatever their spelling, capitals and sentence breaks. */
export function repetitionFindings(documents: readonly LibraryDocument[]): Finding[] {
  const length = longestShared + 1;
  const first = new Map<string, LibraryDocument>();
  return documents.flatMap((document) => {
    const found = new Map<LibraryDocument, string>();
    for (const passage of everyPassage(document.fields)) {
      const own = looseWords(passage);
      for (let at = 0; at + length <= own.length; at += 1) {
        const run = own.slice(at, at + length).join(" ");
        const other = first.get(run) ?? document;
        if (!first.has(run)) first.set(run, document);
        if (publishedId(other.id) !== publishedId(document.id) && !found.has(other)) found.set(other, run);
      }
    }
    return [...found].map(([other, run]) => errorAt(document, `says the same as ${other.id}: "${run}"`));
  });
}

const idsUnder = ({ fields }: LibraryDocument, fieldPath: RegExp): string[] =>
  documentReferences(fields)
    .filter((reference) => fieldPath.test(reference.path))
    .map(({ id }) => id);

const itemIds = (track: LibraryDocument): string[] => idsUnder(track, /^micro(?:Briefs|Actions)\[/);

/** Briefs built on one pattern: too many with the same headings in a row. */
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
      return match ? [findingAt(document, `the title frightens with "${match[0]}"`)] : [];
    });
  });
}

/** Pictures without a file, with a file that two documents use, or with the description of another picture. */
export function pictureFindings(
  documents: readonly LibraryDocument[],
  hasFile: (name: string) => boolean,
): Finding[] {
  const owners = new Map<string, LibraryDocument>();
  /** The document that uses it already, apart from this document and its draft. */
  const ownerOf = (what: string, document: LibraryDocument) => {
    const owner = owners.get(what);
    if (!owner) owners.set(what, document);
    return owner && publishedId(owner.id) !== publishedId(document.id) ? owner : null;
  };
  return documents.flatMap((document) =>
    picturesOf(document.fields).flatMap(({ asset, alt }) => {
      if (asset === null)
        return [findingAt(document, "has a picture that names no file; a dataset brings its files along")];
      const fault = pictureNameFault(asset, hasFile);
      if (fault) return [findingAt(document, fault)];
      const file = fileInExport(asset) ?? "";
      if (!hasFile(path.join(smallPicture.folder, smallPictureFile(file))))
        return [
          findingAt(
            document,
            `there is no small version of ${file}; \`content:artwork -- --small\` makes it`,
          ),
        ];
      const sameFile = ownerOf(file, document);
      const sameWords = isBlank(alt) ? null : ownerOf(`alt ${looseWords(alt).join(" ")}`, document);
      if (sameFile) return [findingAt(document, `has the same picture as ${sameFile.id}`)];
      if (sameWords) return [findingAt(document, `describes its picture in the words of ${sameWords.id}`)];
      const { title } = document.fields;
      return typeof title === "string" && looseWords(alt).join(" ") === looseWords(title).join(" ")
        ? [findingAt(document, "has its title for an alternative text")]
        : [];
    }),
  );
}

/**
 * Pictures that must not be public as they are, each at the first document that names it. Also those of drafts: whoever has the
 * address of a file can load it.
 */
export function publicPictureFindings(
  documents: readonly LibraryDocument[],
  faults: ReadonlyMap<string, string>,
): Finding[] {
  const owners = new Map(
    documents
      .toReversed()
      .flatMap((document) => filesOf(document.fields).map((file) => [file, document] as const)),
  );
  return [...faults].flatMap(([file, fault]) => {
    const owner = owners.get(file);
    return owner
      ? [
          errorAt(
            owner,
            `the picture ${file} ${fault}; \`content:import\` and then \`content:export\` store it anew`,
          ),
        ]
      : [];
  });
}

/** Every picture in a document: its file as named in an export, and its description. */
function picturesOf(value: unknown): { asset: string | null; alt: string }[] {
  if (Array.isArray(value)) return value.flatMap(picturesOf);
  if (!isRecord(value)) return [];
  if (value._type !== "image" && value._sanityAsset === undefined)
    return Object.values(value).flatMap(picturesOf);
  const { _sanityAsset: asset, alt } = value;
  return [
    { asset: typeof asset === "string" ? asset : null, alt: typeof alt === "string" ? alt.trim() : "" },
  ];
}

/** Two pieces of one kind with the same name, or two tracks or printables with the same position. */
export function nameFindings(documents: readonly LibraryDocument[]): Finding[] {
  const owners = new Map<string, LibraryDocument>();
  return documents.flatMap((document) => {
    const { title, term, order } = document.fields;
    const names = [title, term].filter((name) => typeof name === "string");
    const taken = [
      ...names.map((name) => [`is called "${name}"`, `${document.type} ${name.trim().toLowerCase()}`]),
      ...(["track", "printable"].includes(document.type) && typeof order === "number"
        ? [[`has the place ${order}`, `order ${document.type} ${order}`]]
        : []),
    ] as [string, string][];
    return taken.flatMap(([says, key]) => {
      const owner = owners.get(key);
      if (!owner) owners.set(key, document);
      return owner ? [errorAt(document, `${says}, as ${owner.id} does`)] : [];
    });
  });
}

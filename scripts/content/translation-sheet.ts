/**
 * A sheet: the texts of a document in order, each under its place, as a translator receives and returns them. In a text, a run with
 * marks (bold, a link, the number of a source) is written `{n|letters}`, where n counts such runs; a brace of the text itself has a
 * backslash before it.
 */
import { objectsOf, type Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";

export type Sheet = Readonly<Record<string, string>>;

/** Fields that hold a text to translate, at any depth. */
const textFields = new Set([
  ...["title", "summary", "whyItMatters", "excerpt", "goal", "description", "see", "say", "alt", "caption"],
  ...["why", "question", "text", "explanation", "heading", "lead", "note", "then", "wrong"],
  ...["term", "definition", "parentTranslation"],
]);
/** Fields that hold a list of texts. */
const listFields = new Set([
  "items",
  "tags",
  "keywords",
  "agreement",
  "lines",
  "names",
  "signatures",
  "columns",
  "rows",
  "howTheyUseIt",
]);
/** Fields whose texts stay as they are, and the address, which is the first entry of every sheet. */
const otherFields = new Set(["sources", "markDefs", "slug", "formerSlugs", "formerReviews", "translationOf"]);

type Texts = {
  /** Maps a text. */
  text: (path: string, text: string) => string;
  /** Maps a block of Portable Text. */
  block: (path: string, block: Unchecked) => Unchecked;
};

/** A document, or a part of one, with its texts mapped by `texts`. The order of everything stays. */
function withTexts(value: unknown, path: string, texts: Texts): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      withTexts(
        item,
        `${path}.${isRecord(item) && typeof item._key === "string" ? item._key : index}`,
        texts,
      ),
    );
  if (!isRecord(value)) return value;
  if (value._type === "block") return texts.block(path, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (name.startsWith("_") || otherFields.has(name)) return [name, field];
      const at = path === "" ? name : `${path}.${name}`;
      if (typeof field === "string")
        return [name, textFields.has(name) && field !== "" ? texts.text(at, field) : field];
      if (listFields.has(name) && isListOfTexts(field))
        return [name, field.map((text, index) => texts.text(`${at}.${index}`, text))];
      return [name, withTexts(field, at, texts)];
    }),
  );
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const slugOf = ({ slug }: Unchecked): string =>
  isRecord(slug) && typeof slug.current === "string" ? slug.current : "";

const isMarked = ({ marks }: Unchecked): boolean => Array.isArray(marks) && marks.length > 0;
const textOf = ({ text }: Unchecked): string => (typeof text === "string" ? text : "");

/** Escapes braces of a text, which would begin or end a run. */
const escaped = (text: string): string => text.replaceAll(/[\\{}]/g, "\\$&");
const unescaped = (text: string): string => text.replaceAll(/\\([\\{}])/g, "$1");

/** A block as one line. Runs are numbered as in `original`; a translation may have them in another order. */
function lineOf(block: Unchecked, original: Unchecked = block): string {
  const keys = objectsOf(original.children)
    .filter(isMarked)
    .map(({ _key }) => _key);
  return objectsOf(block.children)
    .map((span) =>
      isMarked(span) ? `{${keys.indexOf(span._key) + 1}|${escaped(textOf(span))}}` : escaped(textOf(span)),
    )
    .join("");
}

/** The sheet of a document. For a translation: its own words, with runs numbered as in its `original`. */
export function sheetOf(document: Unchecked, original: Unchecked = document): Sheet {
  const sheet: Record<string, string> = { slug: slugOf(document) };
  const blocks = new Map<string, Unchecked>();
  withTexts(original, "", {
    text: (_, text) => text,
    block: (path, block) => {
      blocks.set(path, block);
      return block;
    },
  });
  withTexts(document, "", {
    text: (path, text) => (sheet[path] = text),
    block: (path, block) => {
      sheet[path] = lineOf(block, blocks.get(path));
      return block;
    },
  });
  return sheet;
}

/** A run, or an escaped sign, which begins none. */
const run = /\\[\\{}]|\{(\d+)\|((?:\\[\\{}]|\\(?![\\{}])|[^\\{}])*)\}/g;
const runsIn = (line: string) => [...line.matchAll(run)].filter(([, number]) => number !== undefined);
const numbersIn = (line: string): string =>
  runsIn(line)
    .map(([, number]) => Number(number))
    .toSorted((one, other) => one - other)
    .join(" ");

/** What a filled-in sheet lacks, has too much, or marks differently from the original; empty if nothing. */
export function sheetFaults(original: Sheet, filledIn: Sheet): string[] {
  const missing = Object.keys(original).filter((key) => !filledIn[key]?.trim());
  const strange = Object.keys(filledIn).filter((key) => !(key in original));
  const otherwise = Object.entries(original).filter(
    ([key, text]) => !missing.includes(key) && numbersIn(text) !== numbersIn(filledIn[key] ?? ""),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...strange.map((key) => `${key} is not in the original`),
    ...otherwise.map(([key]) => `${key} has other marked words than the original`),
  ];
}

/** A block with the texts of a line: each marked run keeps its marks, and plain spans reuse the old keys as far as they go. */
function blockOf(block: Unchecked, line: string): Unchecked {
  const spans = objectsOf(block.children);
  const marked = spans.filter(isMarked);
  const plainKeys = spans.filter((span) => !isMarked(span)).map(({ _key }) => _key);
  const used = new Set(spans.map(({ _key }) => _key));
  const newKey = () => {
    let count = 1;
    while (used.has(`t${count}`)) count += 1;
    used.add(`t${count}`);
    return `t${count}`;
  };
  const children: Unchecked[] = [];
  const addPlain = (text: string) => {
    if (text !== "")
      children.push({ _key: plainKeys.shift() ?? newKey(), _type: "span", marks: [], text: unescaped(text) });
  };
  let end = 0;
  for (const { 0: whole, 1: number, 2: text = "", index } of runsIn(line)) {
    addPlain(line.slice(end, index));
    const span = marked[Number(number) - 1];
    if (span) children.push({ ...span, text: unescaped(text) });
    end = index + whole.length;
  }
  addPlain(line.slice(end));
  return { ...block, children };
}

/** The document with its texts, and its address, replaced by those of a filled-in sheet. Texts that the sheet leaves out stay. */
export function withSheet(document: Unchecked, sheet: Sheet): Unchecked {
  const translated = withTexts(document, "", {
    text: (path, text) => sheet[path] ?? text,
    block: (path, block) => blockOf(block, sheet[path] ?? lineOf(block)),
  }) as Unchecked;
  return { ...translated, slug: { _type: "slug", current: sheet.slug ?? slugOf(document) } };
}

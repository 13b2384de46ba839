/**
 * How the library writes about self-harm, suicide, eating disorders and drugs: no word that blames or teaches, no number that can
 * be copied, and help within reach. The second reader checks what no rule can see, such as a hopeful ending.
 */
import { objectsOf } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";
import { errorAt, type Finding, type LibraryDocument } from "./library.ts";
import { everyPassage } from "./texts.ts";

/** What must never be written, each with the reason or the better word. */
const unsafeWords: readonly (readonly [RegExp, string])[] = [
  [/\bcommit(?:s|ted|ting)?\s+suicide\b/i, 'suicide is no crime; write "died by suicide"'],
  [
    /\b(?:successful|completed|failed|unsuccessful)\s+(?:suicide|attempts?)\b/i,
    'write "suicide" or "attempt"',
  ],
  [/\b(?:suicide|self-harm)\s+(?:epidemic|wave|craze|pacts?)\b/i, "it makes it look common or contagious"],
  [
    /\b(?:cutters?|self-harmers?|anorexics?|bulimics?|junkies|druggies|addicts?)\b/i,
    "a person is not a diagnosis",
  ],
  [
    /\b(?:noose|razor ?blades?|slit(?:ting)?|hang(?:ed|ing)? (?:him|her|them|your)sel(?:f|ves))\b/i,
    "it names a method",
  ],
  [/\b(?:laxatives?|purg(?:e|es|ed|ing)|vomiting after (?:eating|meals?))\b/i, "it names a method"],
  [/\b(?:pro-?ana|pro-?mia|thinspo\w*|fitspo\w*|bonespo\w*)\b/i, "it tells a child what to search for"],
  [
    /\b\d[\d.,]*\s?(?:calories|kcal|lbs?|kg|kilos?|kilograms?|mg|milligrams?|micrograms?)\b/i,
    "weights and doses are copied",
  ],
  [/\bBMI\b/, "weights and doses are copied"],
];

/** A text that touches one of these must offer a way to get help. */
export const touchesRisk =
  /\b(?:suicid(?:e|al)|self-harm\w*|hurt(?:ing)? themsel(?:f|ves)|not wanting to live)\b/i;

/** A help line, the emergency number, or a person to call. */
const namesHelp = /\b(?:help ?lines?|crisis lines?|emergency (?:number|services)|pediatrician|doctor)\b/i;

/** A text about self-harm or suicide begins with where to turn tonight. */
const isAboutRisk = /\b(?:suicid(?:e|al)|self-harm)\b/i;

/** A page that only mentions the subject need not give the numbers. */
const kinds = ["microBrief", "microAction"];

/** Everything in the pieces and terms that breaks the rules of safe messaging. */
export const safeMessagingFindings = (documents: readonly LibraryDocument[]): Finding[] =>
  documents.flatMap((document) => [
    ...wordFindings(document),
    ...(kinds.includes(document.type) ? helpFindings(document) : []),
  ]);

/** One finding per rule and document, quoting the words. */
function wordFindings(document: LibraryDocument): Finding[] {
  const passages = everyPassage(document.fields);
  return unsafeWords.flatMap(([pattern, reason]) => {
    const match = passages.flatMap((passage) => pattern.exec(passage) ?? [])[0];
    return match ? [errorAt(document, `says "${match}" of a subject that asks for care: ${reason}`)] : [];
  });
}

function helpFindings(document: LibraryDocument): Finding[] {
  const { title, summary, excerpt, content } = document.fields;
  const passages = everyPassage(document.fields);
  if (!passages.some((passage) => touchesRisk.test(passage))) return [];
  if (!passages.some((passage) => namesHelp.test(passage)))
    return [errorAt(document, "speaks of self-harm or suicide and names nobody who helps")];
  const [first] = objectsOf(content);
  const isAbout = [title, summary, excerpt].some(
    (text) => typeof text === "string" && isAboutRisk.test(text),
  );
  const startsWithHelp =
    isRecord(first) && first._type === "callout" && everyPassage(first).some((text) => namesHelp.test(text));
  return isAbout && !startsWithHelp
    ? [errorAt(document, "is about self-harm or suicide and does not begin with a box that says who helps")]
    : [];
}

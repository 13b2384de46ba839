/** Rules on help lines: each was checked recently, and every text that asks for help lines has some. */
import {
  chooseHelpLines,
  countriesOf,
  type Choosable,
  type HelpSubject,
} from "#lib/publication/content/choose-help-lines";
import { objectsOf } from "#lib/publication/content/schema/fault";
import { helpCountries, helpSubjects } from "#lib/publication/content/schema/vocabulary";
import { locales } from "#lib/base/i18n/locales";
import { dayMs } from "#lib/base/values/durations";
import { errorAt, noticeAt, type Finding, type LibraryDocument } from "./library.ts";
import { touchesRisk } from "./safe-messaging.ts";
import { everyPassage } from "./texts.ts";

/** All faults of the help lines, and of the texts that use them. */
export function helpLineFindings(documents: readonly LibraryDocument[], now: Date): Finding[] {
  const lines = documents.filter(({ type }) => type === "helpLine");
  const choice = lines.map(choosable);
  return [
    ...lines.flatMap((line) => ageFindings(line, now)),
    ...orderFindings(lines),
    ...documents.flatMap((document) => textFindings(document, choice)),
  ];
}

/** Nine months, and a year. */
const [oldDays, tooOldDays] = [274, 365];

/** A number that nobody has checked for a year must not be given to somebody in need. */
function ageFindings(line: LibraryDocument, now: Date): Finding[] {
  const { checkedAt } = line.fields;
  const days = (now.getTime() - Date.parse(String(checkedAt))) / dayMs;
  const said = `was last looked up on ${String(checkedAt)}`;
  if (days < 0) return [errorAt(line, `was looked up in the future, on ${String(checkedAt)}`)];
  if (days > tooOldDays) return [errorAt(line, `${said}, more than a year ago`)];
  return days > oldDays ? [noticeAt(line, `${said}, more than nine months ago`)] : [];
}

function orderFindings(lines: readonly LibraryDocument[]): Finding[] {
  const owners = new Map<string, LibraryDocument>();
  return lines.flatMap((line) => {
    const place = `${String(line.fields.country)} ${String(line.fields.order)}`;
    const owner = owners.get(place);
    if (!owner) owners.set(place, line);
    return owner ? [errorAt(line, `has the place ${place}, as ${owner.id} does`)] : [];
  });
}

/** Pieces with a page of their own that shows help lines. */
const kinds = ["microBrief", "microAction", "glossaryTerm"];

function textFindings(document: LibraryDocument, lines: readonly Choosable[]): Finding[] {
  const careBoxes = objectsOf(document.fields.content).filter(
    ({ _type, tone }) => _type === "callout" && tone === "care",
  );
  const own = subjectsOf(document.fields.helpSubjects);
  const faults = [
    ...[own, ...careBoxes.map((box) => subjectsOf(box.helpSubjects))].flatMap((subjects) =>
      subjects.length === 0 ? [] : unhelped(lines, subjects),
    ),
  ];
  if (
    kinds.includes(document.type) &&
    own.length === 0 &&
    careBoxes.length === 0 &&
    everyPassage(document.fields).some((passage) => touchesRisk.test(passage))
  )
    faults.push("speaks of self-harm or suicide and shows no help lines");
  return faults.map((fault) => errorAt(document, fault));
}

/** Each language whose readers would find no line of their first country for these subjects. */
function unhelped(lines: readonly Choosable[], subjects: readonly HelpSubject[]): string[] {
  return locales.flatMap((locale) => {
    const [first] = countriesOf[locale];
    const { countries } = chooseHelpLines(lines, locale, subjects);
    return countries.some(({ country }) => country === first)
      ? []
      : [`asks for help lines on ${subjects.join(", ")}; for ${locale}, ${String(first)} has none`];
  });
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
const subjectsOf = (value: unknown) => helpSubjects.filter((subject) => strings(value).includes(subject));

/** A document in the form that the selection takes. A line with an unknown country, which the schema refuses, helps nobody here. */
function choosable({ fields }: LibraryDocument): Choosable {
  return {
    country: helpCountries.find((country) => country === fields.country) ?? "001",
    languages: strings(fields.languages),
    subjects: subjectsOf(fields.subjects),
    form: typeof fields.form === "string" ? fields.form : null,
  };
}

/** Rules on setting paths: each leads through labels, by a help page that says so, and was read not long ago. */
import { isDeep } from "#lib/publication/content/schema/source-shape";
import { tooLongToDraw } from "#lib/publication/content/screens";
import { documentReferences } from "#lib/publication/content/schema/references";
import { errorAt, isAhead, noticeAt, type Finding, type LibraryDocument } from "./library.ts";

/** Everything wrong with the setting paths, and those that no piece shows. */
export function settingPathFindings(documents: readonly LibraryDocument[], now: Date): Finding[] {
  const paths = documents.filter(({ type }) => type === "settingPath");
  const shown = new Set(documents.flatMap(({ fields }) => documentReferences(fields).map(({ id }) => id)));
  return [
    ...paths.flatMap((path) => [...labelFindings(path), ...dateFindings(path, now)]),
    ...doubleFindings(paths),
    ...paths
      .filter(({ id }) => !shown.has(id))
      .map((path) => noticeAt(path, "is shown by no brief and no action")),
  ];
}

const labelsOf = ({ fields }: LibraryDocument): string[] =>
  Array.isArray(fields.path) ? fields.path.filter((label) => typeof label === "string") : [];

/** What parts labels where somebody wrote a whole path into one. */
const separator = /[›»→]|\s[>/]\s|->/;

function labelFindings(path: LibraryDocument): Finding[] {
  const labels = labelsOf(path);
  const faults = labels
    .filter((label) => separator.test(label))
    .map((label) => `has "${label}" for one label; each label is an item of its own`);
  if (path.fields.isDrawn === true)
    faults.push(...tooLongToDraw(labels).map((label) => `is drawn, and "${label}" does not fit its screen`));
  if (!isDeep(path.fields.url))
    faults.push(`leads to ${String(path.fields.url)}, a front door; the source is the help page itself`);
  return faults.map((fault) => errorAt(path, fault));
}

const dayMs = 24 * 3600 * 1000;
/** Nine months. */
const oldDays = 274;

/** Menus move: a path is to be read again after nine months, and none is younger than the day it was read. */
function dateFindings(path: LibraryDocument, now: Date): Finding[] {
  const { asOf, checkedAt } = path.fields;
  const ahead = [checkedAt, asOf].find((date) => isAhead(date, now));
  if (ahead !== undefined) return [errorAt(path, `bears the date ${ahead}, which is in the future`)];
  if (typeof asOf === "string" && asOf > String(checkedAt))
    return [errorAt(path, `was read on ${String(checkedAt)}, before its page's date ${asOf}`)];
  const day = String(asOf ?? checkedAt);
  return (now.getTime() - Date.parse(day)) / dayMs > oldDays
    ? [noticeAt(path, `stands as it was on ${day}, more than nine months ago`)]
    : [];
}

/** Two documents for one path would be kept up by halves. */
function doubleFindings(paths: readonly LibraryDocument[]): Finding[] {
  const owners = new Map<string, LibraryDocument>();
  return paths.flatMap((path) => {
    const key = `${String(path.fields.system)} ${labelsOf(path).join(" › ").toLowerCase()}`;
    const owner = owners.get(key);
    if (!owner) owners.set(key, path);
    return owner ? [errorAt(path, `has the same path as ${owner.id}`)] : [];
  });
}

/** Rules on setting paths: each exists once, is shown, and was checked recently. */
import { dayMs } from "#lib/base/values/durations";
import { documentReferences } from "#lib/publication/content/schema/references";
import { errorAt, isAhead, noticeAt, type Finding, type LibraryDocument } from "./library.ts";

/** All faults of the setting paths, and those that no piece shows. */
export function settingPathFindings(documents: readonly LibraryDocument[], now: Date): Finding[] {
  const paths = documents.filter(({ type }) => type === "settingPath");
  const shown = new Set(documents.flatMap(({ fields }) => documentReferences(fields).map(({ id }) => id)));
  return [
    ...paths.flatMap((path) => dateFindings(path, now)),
    ...doubleFindings(paths),
    ...paths
      .filter(({ id }) => !shown.has(id))
      .map((path) => noticeAt(path, "is shown by no brief and no action")),
  ];
}

const labelsOf = ({ fields }: LibraryDocument): string[] =>
  Array.isArray(fields.path) ? fields.path.filter((label) => typeof label === "string") : [];

/** Nine months. */
const oldDays = 274;

/** Menus change: a path should be checked again after nine months, and its date must not be in the future. */
function dateFindings(path: LibraryDocument, now: Date): Finding[] {
  const { asOf, checkedAt } = path.fields;
  const ahead = [checkedAt, asOf].find((date) => isAhead(date, now));
  if (ahead !== undefined) return [errorAt(path, `bears the date ${ahead}, which is in the future`)];
  const day = String(asOf ?? checkedAt);
  return (now.getTime() - Date.parse(day)) / dayMs > oldDays
    ? [noticeAt(path, `stands as it was on ${day}, more than nine months ago`)]
    : [];
}

/** With two documents for one path, only one of them would be kept up to date. */
function doubleFindings(paths: readonly LibraryDocument[]): Finding[] {
  const owners = new Map<string, LibraryDocument>();
  return paths.flatMap((path) => {
    const key = `${String(path.fields.system)} ${labelsOf(path).join(" › ").toLowerCase()}`;
    const owner = owners.get(key);
    if (!owner) owners.set(key, path);
    return owner ? [errorAt(path, `has the same path as ${owner.id}`)] : [];
  });
}

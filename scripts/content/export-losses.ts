/** What an export would take from the file: work that is only there. */
import { isDeepStrictEqual } from "node:util";
import { withoutStatedLanguage } from "#lib/base/i18n/stated-language";
import { referenceTarget, type Unchecked } from "#lib/publication/content/schema/fault";
import { isAmong, isWhole, membersBeyond } from "./group-merge.ts";
import type { LibraryDocument } from "./library.ts";
import { isNewer, momentOf } from "./moments.ts";

/** What says whether a reference holds its target: no work of anybody. */
const ofReferences: readonly string[] = ["_weak", "_strengthenOnPublish"];

/** A document without what a store gives it anew, or states where a file may leave it out. */
const contentOf = ({ _rev, _updatedAt, ...content }: Unchecked): unknown =>
  JSON.parse(
    JSON.stringify(withoutStatedLanguage(content), (name, value: unknown) =>
      ofReferences.includes(name) ? undefined : value,
    ),
  );

/**
 * One sentence for each document of the file that is not in the export although no editor deleted it since, or that says something
 * else and is no older. Of a group of translations, also for the ties that only the file has.
 */
export function exportLosses(
  library: readonly LibraryDocument[],
  exported: ReadonlyMap<string, Unchecked>,
  deletions: ReadonlyMap<string, number>,
  { file, store }: { file: string; store: string },
): string[] {
  return library.flatMap(({ id, line, fields }) => {
    const other = exported.get(id);
    const deleted = deletions.get(id);
    if (!other)
      return deleted !== undefined &&
        !(deleted < momentOf(fields)) &&
        !isWhole(fields, (one) => exported.has(one))
        ? []
        : [`${file}:${line}: ${id} is not in ${store}.`];
    // The documents of the others are deleted, or are losses themselves.
    const untied = membersBeyond(fields, other)
      .filter((member) => isAmong(member, (one) => exported.has(one)))
      .flatMap(({ value }) => referenceTarget(value) ?? []);
    if (untied.length > 0)
      return [`${file}:${line}: ${id} ties ${untied.join(", ")}, and does not in ${store}.`];
    return !(momentOf(fields) >= momentOf(other)) || isDeepStrictEqual(contentOf(fields), contentOf(other))
      ? []
      : [
          `${file}:${line}: ${id} ${isNewer(fields, other) ? "is newer" : "says something else"} than in ${store}.`,
        ];
  });
}

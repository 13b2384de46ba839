import type { Business } from "#lib/product/directory/business/business";
import type { DirectorySource } from "#lib/product/directory/records/directory-source";

/** Where data that a page shows is from: made up, or OpenStreetMap's as of a day, which is null for what an earlier import had. */
export type DataOrigin = { kind: "invented" } | { kind: "imported"; asOf: Date | null };

const invented: DataOrigin = { kind: "invented" };

type Source = Pick<DirectorySource, "imported">;

/** Where what somebody searches is from. */
export const originOfDirectory = (source: Source): DataOrigin =>
  source.imported ? originOfImported(source) : invented;

/** Where the businesses of an import are from, when it may have been removed since. */
export const originOfImported = ({ imported }: Source): DataOrigin => ({
  kind: "imported",
  asOf: imported && (imported.dataAt ?? imported.at),
});

/** Where one business is from. */
export const originOfBusiness = (
  { element, goneAt }: Pick<Business, "element" | "goneAt">,
  source: Source,
): DataOrigin =>
  element === null ? invented : goneAt ? { kind: "imported", asOf: null } : originOfImported(source);

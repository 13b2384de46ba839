/** An export names pictures by file, a project by asset. Both names contain the same: content, size, format. */
import { isRecord } from "#lib/base/values/json";
import type { Unchecked } from "#lib/publication/content/schema/fault";

const inFile = /^image@file:\/\/\.\/images\/(([0-9a-f]{40})-(\d+x\d+)\.(\w+))$/;
const inProject = /^image-([0-9a-f]+)-(\d+x\d+)-(\w+)$/;

/** The file of a picture in the repository, by the id of its asset; null if the id is not that of an asset. */
export function fileOfAsset(id: string): string | null {
  const match = inProject.exec(id);
  return match ? `${match[1]}-${match[2]}.${match[3]}` : null;
}

/** The name of a picture file in an export. */
export const assetInExport = (file: string): string => `image@file://./images/${file}`;

/** The file of a picture that an export names; null for a name of another kind. */
export const fileInExport = (asset: unknown): string | null =>
  typeof asset === "string" ? (inFile.exec(asset)?.[1] ?? null) : null;

/** What is wrong with the name of a picture in an export; null if nothing is. */
export function pictureNameFault(asset: string, hasFile: (name: string) => boolean): string | null {
  const file = fileInExport(asset);
  if (file === null) return `the picture "${asset}" is not named by its content and size`;
  return hasFile(file) ? null : `the picture file ${file} does not exist`;
}

/** Changes every object inside a value, innermost first. */
function mapObjects(
  value: unknown,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isRecord(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapObjects(field, change)])),
  );
}

/** A document as in a project, with pictures by asset. `assetOf` returns the asset's id for a file. */
export const toProject = (document: unknown, assetOf: (file: string) => string) =>
  mapObjects(document, ({ _sanityAsset, ...fields }) => {
    const file = fileInExport(_sanityAsset);
    if (file === null) return _sanityAsset === undefined ? fields : { ...fields, _sanityAsset };
    return { ...fields, asset: { _type: "reference", _ref: assetOf(file) } };
  }) as Record<string, unknown>;

/** A document as in an export, with pictures by file: `fileOf` may give another file than the project's. */
export const toExport = (document: unknown, fileOf = (file: string) => file) =>
  mapObjects(document, ({ asset, ...fields }) => {
    const id = isRecord(asset) && typeof asset._ref === "string" ? asset._ref : "";
    const file = fileOfAsset(id);
    if (file === null) return asset === undefined ? fields : { ...fields, asset };
    return { ...fields, _sanityAsset: assetInExport(fileOf(file)) };
  }) as Record<string, unknown>;

/** A document of an export with its pictures under other names. */
export const withFiles = (document: Unchecked, fileOf: (file: string) => string) =>
  mapObjects(document, (object) => {
    const file = fileInExport(object._sanityAsset);
    return file === null ? object : { ...object, _sanityAsset: assetInExport(fileOf(file)) };
  }) as Record<string, unknown>;

/** The same document with references whose targets may not exist yet. */
export const withWeakReferences = (document: unknown) =>
  mapObjects(document, (object) =>
    object._type === "reference" && typeof object._ref === "string" ? { ...object, _weak: true } : object,
  ) as Record<string, unknown>;

/** The name of every picture in a document of an export. */
export function assetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetsOf);
  if (!isRecord(value)) return [];
  const { _sanityAsset: asset, ...fields } = value;
  return [...(typeof asset === "string" ? [asset] : []), ...Object.values(fields).flatMap(assetsOf)];
}

/** Every picture file that a document of an export names. */
export const filesOf = (value: unknown): string[] =>
  assetsOf(value).flatMap((asset) => fileInExport(asset) ?? []);

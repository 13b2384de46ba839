/** The content of a new lake: the shipped dataset, as a project would hold it after importing it. */
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { withStatedLanguage } from "#lib/base/i18n/stated-language";
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import { imageAsset, pictureFileOf } from "#lib/local/content-lake/image-asset";
import { begun } from "#lib/local/content-lake/mutations";
import { parseDataset, withAssets } from "#lib/local/dataset-store";
import type { DatasetDocument } from "#lib/local/query-documents";

/** The documents of a dataset file and the assets that they name. `pictures` is the folder of its pictures. */
export async function seedDocuments(file: string, pictures: string): Promise<StoredDocument[]> {
  const documents = withAssets(parseDataset(await readFile(file, "utf8")));
  return Promise.all(documents.map((document) => seeded(document, pictures)));
}

async function seeded(document: DatasetDocument, pictures: string): Promise<StoredDocument> {
  const complete =
    document._type === "sanity.imageAsset"
      ? await assetOf(document._id, pictures)
      : begun(withStatedLanguage(document), epoch);
  return { ...complete, _rev: complete._rev || revisionOf(complete) };
}

/** A picture that ships with the repository has no time of its own. */
const epoch = "2026-01-01T00:00:00.000Z";
const revisionOf = (document: object) =>
  createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 22);

async function assetOf(id: string, pictures: string): Promise<StoredDocument> {
  const file = pictureFileOf(id);
  const size =
    file === null
      ? 0
      : await stat(path.join(pictures, file)).then(
          (one) => one.size,
          () => 0,
        );
  return begun(imageAsset(id, { size }), epoch);
}

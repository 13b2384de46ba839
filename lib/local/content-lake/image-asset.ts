/** Asset documents, and the file names behind their ids: both name content hash, size and format. Pure. */
const imageId = /^image-([0-9a-f]{40})-(\d+)x(\d+)-(\w+)$/;

/** The file of a picture by the id of its asset; null for an invalid id. */
export function pictureFileOf(id: string): string | null {
  const match = imageId.exec(id);
  return match ? `${match[1]}-${match[2]}x${match[3]}.${match[4]}` : null;
}

/** The file name of a picture or a file in addresses. */
export const assetFileName = /^[0-9a-f]{40}(?:-\d+x\d+)?\.\w{1,8}$/;

/** Media types of the stored files, by extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  tif: "image/tiff",
  webp: "image/webp",
};

export const mediaTypeOf = (extension: string): string => mediaTypes[extension] ?? "application/octet-stream";

/** The path of the bytes that the documents of assets name; the host of a run is added when they are read. */
export const assetFolder = (kind: "images" | "files"): string => `/${kind}/lantern/production`;

type Facts = { size: number; originalFilename?: string; metadata?: Record<string, unknown> };

/** The document of a picture. */
export function imageAsset(id: string, { size, originalFilename, metadata = {} }: Facts) {
  const [, sha1hash = "", width = "1", height = "1", extension = ""] = imageId.exec(id) ?? [];
  const path = `${assetFolder("images").slice(1)}/${pictureFileOf(id) ?? ""}`;
  const dimensions = {
    _type: "sanity.imageDimensions",
    width: Number(width),
    height: Number(height),
    aspectRatio: Number(width) / Number(height),
  };
  return {
    _id: id,
    _type: "sanity.imageAsset",
    assetId: sha1hash,
    extension,
    metadata: { _type: "sanity.imageMetadata", dimensions, ...metadata },
    mimeType: mediaTypeOf(extension),
    originalFilename: originalFilename ?? pictureFileOf(id) ?? "",
    path,
    sha1hash,
    size,
    uploadId: sha1hash.slice(0, 32),
    url: `/${path}`,
  };
}

/** The document of a file that is not a picture. */
export function fileAsset(sha1hash: string, extension: string, { size, originalFilename }: Facts) {
  const path = `${assetFolder("files").slice(1)}/${sha1hash}.${extension}`;
  return {
    _id: `file-${sha1hash}-${extension}`,
    _type: "sanity.fileAsset",
    assetId: sha1hash,
    extension,
    mimeType: mediaTypeOf(extension),
    originalFilename: originalFilename ?? `${sha1hash}.${extension}`,
    path,
    sha1hash,
    size,
    uploadId: sha1hash.slice(0, 32),
    url: `/${path}`,
  };
}

/** `/assets/…` takes uploads of pictures and files; `/images/…` and `/files/…` serve them to everybody, as Sanity's CDN does. */
import { readAsset, resized, storeFile, storeImage } from "#lib/local/content-lake/assets";
import { requireDataset } from "#lib/local/content-lake/data-api";
import { assetBytesOf, type Exchange } from "#lib/local/content-lake/exchange";
import { begun } from "#lib/local/content-lake/mutations";
import { dataset, editorId, projectId } from "#lib/local/content-lake/people";
import { badRequest, LakeRefusal } from "#lib/local/content-lake/refusal";

/** Stores an upload as a picture or a file and answers with its document. The same bytes are stored once. */
export async function upload(exchange: Exchange) {
  const [kind = "", name] = exchange.named;
  requireDataset(name);
  const { lake, folders, address } = exchange.host;
  const bytes = await assetBytesOf(exchange);
  if (bytes.length === 0) throw badRequest("The file is empty");
  const search = exchange.url.searchParams;
  const filename = search.get("filename");
  const asset =
    kind === "images" ? await storeImage(folders, bytes, filename) : storeFile(folders, bytes, filename);
  const said = Object.fromEntries(
    ["label", "title", "description", "creditLine", "altText"].flatMap((field) => {
      const value = search.get(field);
      return value === null ? [] : [[field, value]];
    }),
  );
  await lake.transact(
    (documents, timestamp) => {
      if (documents.get(asset._id)) return;
      const document = begun({ ...asset, ...said }, timestamp);
      documents.put(asset._id, document, { createIfNotExists: document });
    },
    { author: editorId },
  );
  const stored = lake.documents.get(asset._id);
  return { document: { ...stored, url: `${address}${asset.url}` } };
}

const pixels = (value: string | null): number | undefined => {
  const number = Math.round(Number(value));
  return value !== null && number > 0 && number <= 8192 ? number : undefined;
};

/** Sends a picture, in the requested size, or a file. Throws the refusal 404. */
export async function serve({ host, named, response, request, url }: Exchange): Promise<undefined> {
  const [project, set, name = ""] = named;
  const asset = project === projectId && set === dataset ? await readAsset(host.folders, name) : null;
  if (!asset) throw new LakeRefusal(404, "Not found", { statusCode: 404, error: "Not Found", message: name });
  const { searchParams: search } = url;
  const bytes = await resized(asset.bytes, asset.type, {
    width: pixels(search.get("w")),
    height: pixels(search.get("h")),
    isCropped: search.get("fit") === "crop",
  });
  response.writeHead(200, {
    "content-type": asset.type,
    "content-length": bytes.length,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // An SVG may contain a script, which must not run on the lake's origin.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "access-control-allow-origin": "*",
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

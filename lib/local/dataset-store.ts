/**
 * The embedded content store: a newline-delimited JSON file in Sanity's export format, queried as Sanity's query API is. A pure
 * Request -> Response function: it serves the client in the same process, and plays the real API in tests, behind a small HTTP
 * server.
 */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { withoutByteOrderMark } from "#lib/base/text/byte-order-mark";
import { readLines, type ReadLines } from "#lib/local/changed-lines";
import { queryDocuments, type DatasetDocument, type GroqParams } from "#lib/local/query-documents";
import { processWide } from "#lib/base/values/process-wide";

type Loaded = {
  documents: DatasetDocument[];
  /** The documents in each perspective. */
  shown: Map<string, DatasetDocument[]>;
  /** The result of each line, so that after an edit only the edited line is read again. */
  read: ReadLines<DatasetDocument[]>;
};

/** The file is read once for all simultaneous requests. */
type Reading = { stamp: string; reading: Promise<Loaded> };

const readings = processWide("dataset", () => new Map<string, Reading>());

/** The documents of a dataset file in a perspective. The file is read again whenever it has changed. */
async function readDataset(fileName: string, perspective: string): Promise<DatasetDocument[]> {
  // Spelled out so that the bundler traces this folder only, not the whole project.
  const file = path.join(process.cwd(), "lib/local/dataset", fileName);
  const { mtimeMs, size } = await stat(file);
  const stamp = `${mtimeMs}:${size}`;
  const latest = readings.get(fileName);
  const current = latest?.stamp === stamp ? latest : { stamp, reading: load(file, latest?.reading) };
  if (current !== latest) {
    readings.set(fileName, current);
    current.reading.catch(() => {
      if (readings.get(fileName) === current) readings.delete(fileName);
    });
  }
  const { documents, shown } = await current.reading;
  const known = shown.get(perspective) ?? inPerspective(documents, perspective);
  shown.set(perspective, known);
  return known;
}

async function load(file: string, before: Promise<Loaded> | undefined): Promise<Loaded> {
  const text = await readFile(file);
  const known = await before?.catch(() => undefined);
  const read = readLines(text, known?.read, (line, index) => withAssets(parseLine(line, index)));
  return { documents: assetsLast(read.lines.flatMap(({ gave }) => gave)), shown: new Map(), read };
}

/** The documents first, then the assets that they name, each once. */
function assetsLast(documents: DatasetDocument[]): DatasetDocument[] {
  const assets = new Map<string, DatasetDocument>();
  const others = documents.filter((document) => {
    if (document._type !== "sanity.imageAsset") return true;
    assets.set(document._id, document);
    return false;
  });
  return [...others, ...assets.values()];
}

/** One document per line; blank lines are skipped. Throws with the line's number when a line is not JSON. */
export const parseDataset = (text: string): DatasetDocument[] => text.split("\n").flatMap(parseLine);

function parseLine(line: string, index: number): DatasetDocument[] {
  if (line.trim() === "") return [];
  try {
    return [JSON.parse(withoutByteOrderMark(line)) as DatasetDocument];
  } catch (cause) {
    throw new Error(`line ${index + 1} is not JSON`, { cause });
  }
}

const assetFile = /^image@file:\/\/\.\/images\/([0-9a-f]{40})-(\d+x\d+)\.(\w+)$/;

/**
 * An export names an image by its file (`_sanityAsset`), the API by its asset document. Returns the documents as the API would:
 * every image with its asset reference, and the asset documents themselves.
 */
export function withAssets(documents: DatasetDocument[]): DatasetDocument[] {
  const assets = new Map<string, DatasetDocument>();
  const translate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translate);
    if (value === null || typeof value !== "object") return value;
    const { _sanityAsset: source, ...rest } = value as Record<string, unknown>;
    const fields = Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, translate(field)]));
    const match = typeof source === "string" ? assetFile.exec(source) : null;
    if (!match) return fields;
    const [, sha, size, extension] = match;
    const _id = `image-${sha}-${size}-${extension}`;
    const url = `/images/embedded/production/${sha}-${size}.${extension}`;
    assets.set(_id, { _id, _type: "sanity.imageAsset", url, altText: null });
    return { ...fields, asset: { _type: "reference", _ref: _id } };
  };
  const translated = documents.map((document) => translate(document) as DatasetDocument);
  return [...translated, ...assets.values()];
}

const isVersion = (id: string) => id.startsWith("drafts.") || id.startsWith("versions.");

/** The documents in a perspective: published ones only, or with the drafts on top, or all as stored. */
export function inPerspective(documents: DatasetDocument[], perspective: string): DatasetDocument[] {
  if (perspective === "raw") return documents;
  const published = documents.filter((document) => !isVersion(document._id));
  if (perspective !== "drafts" && perspective !== "previewDrafts") return published;
  const drafts = documents.filter((document) => document._id.startsWith("drafts."));
  const overlaid = new Map(published.map((document) => [document._id, document]));
  for (const draft of drafts) {
    const _id = draft._id.slice("drafts.".length);
    overlaid.set(_id, { ...draft, _id, _originalId: draft._id });
  }
  return [...overlaid.values()];
}

const json = (status: number, body: unknown) => Response.json(body, { status });

/**
 * The query in a request to the API: from the body of a POST, or else from the address, where `$slug="x"` is the parameter `slug`
 * with a JSON value.
 */
export function readAsked(
  search: URLSearchParams,
  posted: string,
): { query: string; params: GroqParams; perspective: string } {
  const body = posted === "" ? {} : (JSON.parse(posted) as { query?: string; params?: GroqParams });
  const named = [...search].filter(([key]) => key.startsWith("$"));
  return {
    query: body.query ?? search.get("query") ?? "",
    params:
      body.params ??
      Object.fromEntries(named.map(([key, value]) => [key.slice(1), JSON.parse(value) as unknown])),
    perspective: search.get("perspective") ?? "published",
  };
}

/** Answers `/v<version>/data/query/<dataset>`, GET and POST, like Sanity's API: `{query, result, ms, syncTags}`. */
export async function answerContentQuery(request: Request, datasetFile: string): Promise<Response> {
  const url = new URL(request.url);
  if (!/^\/v[\w-]+\/data\/query\/[\w~-]+$/.test(url.pathname))
    return json(404, { error: { description: `No such endpoint: ${url.pathname}` } });
  const { query, params, perspective } = readAsked(url.searchParams, await request.text());
  const started = performance.now();
  try {
    const documents = await readDataset(datasetFile, perspective);
    const result = await queryDocuments(documents, query, params);
    return json(200, { query, result, ms: Math.round(performance.now() - started), syncTags: [] });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return json(400, { error: { type: "queryParseError", description, query } });
  }
}

/** A separate HTTP server with Sanity's query API over a dataset, which can misbehave on demand. */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { inPerspective, parseDataset, readAsked, withAssets } from "#lib/local/dataset-store";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";
import { startServer } from "./http-server.ts";

/** How the server answers: normally, with a status, with a body that is not JSON, or never. */
type Mood = "well" | 429 | 500 | "garbage" | "hanging";

export type ContentApi = {
  url: string;
  documents: DatasetDocument[];
  mood: Mood;
  /** Which queries are refused while all others are answered: at once, and without delaying the others. */
  isRefused: (query: string) => boolean;
  /** Milliseconds between reading and answering. */
  delayMs: number;
  /** The parameters of each query so far. */
  asked: Record<string, unknown>[];
  /** The number of queries so far, answered or refused. */
  requests: number;
  /** Replaces the document with the same id, if all documents are fixed. */
  replace(document: DatasetDocument): void;
  stop(): Promise<void>;
};

/** Starts the server on a free port, with the shipped dataset. `fixed` documents do not change, and so are read only once. */
export async function startContentApi(fixed?: DatasetDocument[]): Promise<ContentApi> {
  const documents = fixed ?? parseDataset(await readFile("lib/local/dataset/lantern.ndjson", "utf8"));
  const known = new Map<string, DatasetDocument[]>();
  const seen = (perspective: string): DatasetDocument[] => {
    const shown = known.get(perspective) ?? inPerspective(withAssets(api.documents), perspective);
    if (fixed) known.set(perspective, shown);
    return shown;
  };
  const { url, stop } = await startServer((request, response) => {
    void (async () => {
      api.requests += 1;
      const posted = await text(request);
      switch (api.mood) {
        case "hanging":
          return;
        case "garbage":
          response.writeHead(200, { "content-type": "application/json" }).end("<html>not json");
          return;
        case 429:
        case 500:
          response.writeHead(api.mood, { "content-type": "application/json" }).end(`{"message":"no"}`);
          return;
        case "well": {
          const { searchParams } = new URL(request.url ?? "/", "http://api");
          const { query, params, perspective } = readAsked(searchParams, posted);
          if (api.isRefused(query)) {
            response.writeHead(400, { "content-type": "application/json" }).end(`{"message":"no"}`);
            return;
          }
          const result = await queryDocuments(seen(perspective), query, params);
          const answer = JSON.stringify({ query, result, ms: 1 });
          api.asked.push(params);
          if (api.delayMs > 0) await wait(api.delayMs);
          response.writeHead(200, { "content-type": "application/json" }).end(answer);
        }
      }
    })().catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const api: ContentApi = {
    url,
    documents,
    mood: "well",
    isRefused: () => false,
    delayMs: 0,
    asked: [],
    requests: 0,
    replace: (document) => {
      const isIt = ({ _id }: DatasetDocument) => _id === document._id;
      documents[documents.findIndex(isIt)] = document;
      const [translated = document] = withAssets([document]);
      for (const [perspective, shown] of known)
        known.set(perspective, shown.with(shown.findIndex(isIt), translated));
    },
    stop,
  };
  return api;
}

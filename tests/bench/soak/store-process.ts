/**
 * The content store of the soak, in a process of its own: Sanity's query API over the shipped dataset. Its parent edits the dataset
 * and sets the mood. A repeated query is answered from memory until the next edit, so that the store is never the slow part.
 */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { inPerspective, parseDataset, readAsked, withAssets } from "#lib/local/dataset-store";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";

const { startListening } = await import("../../support/services/http-server.ts");

export type StoreMood = "well" | "failing" | "hanging";
export type StoreOrder = { mood: StoreMood } | { edit: string; title: string };
export type StoreReport = { port: number } | { edited: string } | { mood: StoreMood };

/** Answers are remembered for this long only, since `now()` is part of most queries. */
const rememberedMs = 2_000;

const documents = new Map<string, DatasetDocument>(
  withAssets(parseDataset(readFileSync("lib/local/dataset/lantern.ndjson", "utf8"))).map((one) => [
    one._id,
    one,
  ]),
);
const answers = new Map<string, { body: string; until: number }>();
let mood: StoreMood = "well";
/** Counts the edits: an answer that was computed during one is not remembered. */
let edits = 0;

async function answer({ query, params, perspective }: ReturnType<typeof readAsked>): Promise<string> {
  const key = JSON.stringify([query, params, perspective]);
  const known = answers.get(key);
  if (known && performance.now() < known.until) return known.body;
  const asOf = edits;
  const result = await queryDocuments(inPerspective([...documents.values()], perspective), query, params);
  const body = JSON.stringify({ query, result: result ?? null, ms: 1 });
  if (asOf === edits) answers.set(key, { body, until: performance.now() + rememberedMs });
  return body;
}

const send = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { "content-type": "application/json" }).end(body);

const server = createServer((request, response) => {
  void (async () => {
    const posted = await text(request);
    if (mood === "hanging") return;
    if (mood === "failing") return send(response, 500, `{"message":"no"}`);
    const url = new URL(request.url ?? "/", "http://store");
    return send(response, 200, await answer(readAsked(url.searchParams, posted)));
  })().catch((error: unknown) => send(response, 400, String(error)));
});

const report = (told: StoreReport) => process.send?.(told);

process.on("message", (order: StoreOrder) => {
  if ("mood" in order) {
    mood = order.mood;
    // Hanging requests are ended by the client, not answered late.
    if (mood === "well") server.closeIdleConnections();
    report({ mood });
    return;
  }
  const document = documents.get(order.edit);
  if (document) documents.set(order.edit, { ...document, title: order.title });
  edits += 1;
  answers.clear();
  report({ edited: order.title });
});

report({ port: (await startListening(server)).port });

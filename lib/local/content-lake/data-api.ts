/** `/data/…`: queries, changes, listeners and exports of documents. */
import { z } from "zod";
import { parseActions } from "#lib/local/content-lake/action-shapes";
import { applyAction } from "#lib/local/content-lake/actions";
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import { groqParams, isTrue, jsonOf, type Exchange } from "#lib/local/content-lake/exchange";
import { assetFolder } from "#lib/local/content-lake/image-asset";
import { syncTags } from "#lib/local/content-lake/listeners";
import { applyMutation, parseMutations } from "#lib/local/content-lake/mutations";
import { dataset, editorId } from "#lib/local/content-lake/people";
import { answerQuery, documentsIn, findIds, perspectiveOf } from "#lib/local/content-lake/queries";
import { LakeRefusal } from "#lib/local/content-lake/refusal";

/**
 * The header that asks for documents to be stored exactly as they are given, including their revisions and times. A real project
 * does not know it.
 */
export const restoringHeader = "x-lantern-restore";

/** Throws the refusal 404 for a dataset that does not exist here. */
export function requireDataset(named: string | undefined): void {
  if (named === dataset) return;
  const message = `Dataset "${String(named)}" not found for project ID "lantern"`;
  throw new LakeRefusal(404, message, { statusCode: 404, error: "Not Found", message });
}

/** The documents, with picture addresses on the port of this run. */
function located({ host }: Exchange, documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.map((document) => {
    const { url } = document;
    const isOurs =
      document._type.startsWith("sanity.") &&
      typeof url === "string" &&
      (url.startsWith(`${assetFolder("images")}/`) || url.startsWith(`${assetFolder("files")}/`));
    return isOurs ? { ...document, url: `${host.address}${url}` } : document;
  });
}

const posted = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).optional() });

/** Answers a GROQ query from the address or a body. */
export async function query(exchange: Exchange) {
  const { url, apiVersion, host, request } = exchange;
  requireDataset(exchange.named[0]);
  const body = request.method === "POST" ? posted.parse(await jsonOf(exchange)) : null;
  const asked = body?.query ?? url.searchParams.get("query") ?? "";
  const params = body ? (body.params ?? {}) : groqParams(url.searchParams);
  const started = performance.now();
  const perspective = perspectiveOf(url.searchParams.get("perspective"), apiVersion);
  const documents = documentsIn(located(exchange, [...host.lake.documents.values()]), perspective);
  const result = await answerQuery(documents, asked, params);
  const ms = Math.round(performance.now() - started);
  return {
    ...(isTrue(url.searchParams, "returnQuery", true) ? { query: asked } : {}),
    result,
    ms,
    syncTags,
  };
}

/** The documents with the ids in the address, and the ids that do not exist. */
export function doc(exchange: Exchange) {
  const [named, ids = ""] = exchange.named;
  requireDataset(named);
  const asked = ids.split(",");
  const documents = asked.flatMap((id) => exchange.host.lake.documents.get(id) ?? []);
  const omitted = asked.filter((id) => !exchange.host.lake.documents.has(id));
  return {
    documents: located(exchange, documents),
    omitted: omitted.map((id) => ({ id, reason: "existence" })),
  };
}

const transactionId = z
  .string()
  .regex(/^[\w.-]{1,128}$/)
  .optional();

/** Applies the mutations of a request in one transaction: all of them, or none. */
export async function mutate(exchange: Exchange) {
  const { url, host, request } = exchange;
  requireDataset(exchange.named[0]);
  const body = await jsonOf(exchange);
  const mutations = parseMutations(body);
  const given = z.object({ transactionId }).parse(body).transactionId;
  const { id, result } = await host.lake.transact(
    async (documents, timestamp) => {
      const results = [];
      for (const [index, mutation] of mutations.entries())
        results.push(...(await applyMutation(documents, mutation, { timestamp, findIds }, index)));
      return results;
    },
    {
      id: given ?? url.searchParams.get("transactionId") ?? undefined,
      author: editorId,
      isDryRun: isTrue(url.searchParams, "dryRun"),
      isRestored: request.headers[restoringHeader] === "1",
    },
  );
  const withDocuments = isTrue(url.searchParams, "returnDocuments");
  const withIds = isTrue(url.searchParams, "returnIds");
  return {
    transactionId: id,
    ...(withIds || withDocuments
      ? {
          results: result.map((one) => {
            const document = host.lake.documents.get(one.id);
            return withDocuments && document ? { ...one, document: located(exchange, [document])[0] } : one;
          }),
        }
      : { results: result }),
  };
}

/** Carries out the Studio's actions, such as publishing a document, in one transaction: all of them, or none. */
export async function actions(exchange: Exchange) {
  requireDataset(exchange.named[0]);
  const body = await jsonOf(exchange);
  const { transactionId: given, dryRun } = z
    .object({ transactionId, dryRun: z.boolean().optional() })
    .parse(body);
  const asked = parseActions(body);
  const { id } = await exchange.host.lake.transact(
    (documents, timestamp) => {
      for (const [index, action] of asked.entries()) applyAction(documents, action, timestamp, index);
    },
    { id: given, author: editorId, isDryRun: dryRun === true },
  );
  return { transactionId: id };
}

/** Sends each change of the documents that match a query, as events, until the client disconnects. */
export async function listen(exchange: Exchange): Promise<undefined> {
  const { url, apiVersion, host, request, response } = exchange;
  requireDataset(exchange.named[0]);
  const { searchParams: search } = url;
  const header = request.headers["last-event-id"];
  await host.listeners.listen(
    {
      query: search.get("query") ?? "",
      params: groqParams(search),
      apiVersion,
      includeResult: isTrue(search, "includeResult"),
      includePreviousRevision: isTrue(search, "includePreviousRevision"),
      includeMutations: isTrue(search, "includeMutations", true),
      includeAllVersions: isTrue(search, "includeAllVersions"),
      effectFormat: search.get("effectFormat"),
      canResume: isTrue(search, "enableResume"),
      lastEventId: (typeof header === "string" ? header : null) ?? search.get("lastEventId"),
    },
    response,
  );
}

/** Sends only what everybody may know about a public dataset, without a token: that something in it has changed. */
export function live({ host, named, response }: Exchange): undefined {
  requireDataset(named[0]);
  host.listeners.live(response);
}

/** Every document as it is stored, one per line, in the order in which they were added. */
export function exportAll(exchange: Exchange): undefined {
  requireDataset(exchange.named[0]);
  const { response, host } = exchange;
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  for (const document of host.lake.documents.values()) response.write(`${JSON.stringify(document)}\n`);
  response.end();
}

/** `/data/history/…`: what the Studio's history pane reads. */
import { requireDataset } from "#lib/local/content-lake/data-api";
import { isTrue, type Exchange } from "#lib/local/content-lake/exchange";
import { documentsAt, transactionsOf, type Moment } from "#lib/local/content-lake/history";
import { badRequest } from "#lib/local/content-lake/refusal";

/** The transactions that touched some documents, one per line. */
export function transactions({ url, named, host, response }: Exchange): undefined {
  const [name, ids = ""] = named;
  requireDataset(name);
  const { searchParams: search } = url;
  const limit = Number(search.get("limit") ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest("limit is no number of transactions");
  const entries = transactionsOf(host.lake, ids.split(","), {
    limit,
    fromTransaction: search.get("fromTransaction") ?? undefined,
    toTransaction: search.get("toTransaction") ?? undefined,
    fromTime: search.get("fromTime") ?? undefined,
    toTime: search.get("toTime") ?? undefined,
    authors: search.get("authors")?.split(","),
    isReverse: isTrue(search, "reverse"),
    excludesMutations: isTrue(search, "excludeMutations") || isTrue(search, "excludeContent"),
  });
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  response.end(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
}

/** Documents as they were at a moment or at a revision. */
export function documents({ url, named, host }: Exchange) {
  const [name, ids = ""] = named;
  requireDataset(name);
  return { documents: documentsAt(host.lake, ids.split(","), momentOf(url.searchParams)) };
}

function momentOf(search: URLSearchParams): Moment {
  const revision = search.get("revision");
  if (revision !== null) return { kind: "revision", id: revision };
  if (isTrue(search, "lastRevision")) return { kind: "last" };
  const time = search.get("time") ?? new Date().toISOString();
  if (Number.isNaN(Date.parse(time))) throw badRequest("time is no moment");
  return { kind: "time", at: time };
}

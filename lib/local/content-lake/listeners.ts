/**
 * `/data/listen` sends changes as server-sent events, to each client by its own filter and in the order of transactions.
 * `/data/live/events` only tells that something changed.
 */
import type { ServerResponse } from "node:http";
import { newTransactionId, type Lake } from "#lib/local/content-lake/lake";
import { isHeard, isMatch } from "#lib/local/content-lake/queries";
import type { CommittedTransaction, DocumentChange } from "#lib/local/content-lake/transaction";

type ListenRequest = {
  query: string;
  params: Record<string, unknown>;
  apiVersion: string;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeAllVersions: boolean;
  effectFormat: string | null;
  /** Whether the client can continue from the last event that it has seen. */
  canResume: boolean;
  lastEventId: string | null;
};

/** A line is sent at least this often, so that neither side takes a quiet connection for a dead one. */
const heartbeatMs = 15_000;
/** How many missed transactions a client can still get. */
const remembered = 500;

/** What every answer of a query depends on: any change may affect it. */
export const syncTags = ["s1:all"];

export type Listeners = {
  listen(request: ListenRequest, response: ServerResponse): Promise<void>;
  /** Tells the client after each transaction that earlier answers may be outdated. */
  live(response: ServerResponse): void;
  /** The number of clients that listen now. */
  count(): number;
  close(): void;
};

/** Serves the listeners of a lake. */
export function openListeners(lake: Lake): Listeners {
  const clients = new Map<ServerResponse, (transaction: CommittedTransaction) => void>();
  const recent: CommittedTransaction[] = [];
  const stop = lake.onTransaction((transaction) => {
    recent.push(transaction);
    if (recent.length > remembered) recent.shift();
    for (const tell of clients.values()) tell(transaction);
  });
  const heartbeat = setInterval(() => {
    for (const response of clients.keys()) response.write(":\n\n");
  }, heartbeatMs);
  heartbeat.unref();
  const open = (response: ServerResponse) => {
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-store",
      connection: "keep-alive",
    });
    return (event: string, data: object, id?: string) =>
      void response.write(
        `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      );
  };
  const keep = (response: ServerResponse, tell: (transaction: CommittedTransaction) => void) => {
    clients.set(response, tell);
    response.once("close", () => clients.delete(response));
  };

  return {
    async listen(request, response) {
      // An unreadable filter is refused before the response begins.
      await Promise.all(
        [...lake.documents.values()].slice(0, 1).map((one) => isMatch(one, request.query, request.params)),
      );
      const send = open(response);
      // One after the other: filtering takes time, and events must not overtake each other.
      let last: Promise<void> = Promise.resolve();
      const tell = (transaction: CommittedTransaction) => {
        last = last
          .then(async () => {
            for (const event of await eventsFor(transaction, request)) send("mutation", event, event.eventId);
          })
          .catch((error: unknown) => {
            console.error("content lake: a listener could not be told:", error);
            response.destroy();
          });
      };
      const listenerName = newTransactionId();
      const missed = request.canResume ? missedSince(recent, request.lastEventId) : null;
      send(
        request.lastEventId === null || !request.canResume ? "welcome" : missed ? "welcomeback" : "reset",
        {
          listenerName,
        },
      );
      for (const transaction of missed ?? []) tell(transaction);
      keep(response, tell);
    },
    live(response) {
      const send = open(response);
      send("welcome", {}, newTransactionId());
      keep(response, ({ record }) => send("message", { tags: syncTags }, record.id));
    },
    count: () => clients.size,
    close() {
      stop();
      clearInterval(heartbeat);
      for (const response of clients.keys()) response.end();
    },
  };
}

/** The transactions after an event; null when they are no longer remembered. */
function missedSince(
  recent: readonly CommittedTransaction[],
  lastEventId: string | null,
): readonly CommittedTransaction[] | null {
  const [transactionId] = (lastEventId ?? "").split("#");
  const at = recent.findIndex(({ record }) => record.id === transactionId);
  return at === -1 ? null : recent.slice(at + 1);
}

async function eventsFor(transaction: CommittedTransaction, request: ListenRequest) {
  const heard: { change: DocumentChange; transition: "appear" | "update" | "disappear" }[] = [];
  for (const change of transaction.changes) {
    if (!isHeard(change.id, request.includeAllVersions, request.apiVersion)) continue;
    const { query, params } = request;
    const wasIn = change.before !== null && (await isMatch(change.before, query, params));
    const isIn = change.after !== null && (await isMatch(change.after, query, params));
    if (wasIn || isIn) heard.push({ change, transition: !wasIn ? "appear" : isIn ? "update" : "disappear" });
  }
  const { id: transactionId, timestamp, author } = transaction.record;
  return heard.map(({ change, transition }, index) => ({
    eventId: `${transactionId}#${change.id}`,
    documentId: change.id,
    transactionId,
    transition,
    identity: author,
    timestamp,
    ...(request.includeMutations ? { mutations: change.mutations } : {}),
    ...(change.effect.previousRev === null ? {} : { previousRev: change.effect.previousRev }),
    // For a deleted document, Sanity names the transaction that deleted it.
    resultRev: change.effect.resultRev ?? transactionId,
    ...(request.includeResult && change.after ? { result: change.after } : {}),
    ...(request.includePreviousRevision ? { previous: change.before } : {}),
    ...(request.effectFormat === "mendoza"
      ? { effects: { apply: change.effect.apply, revert: change.effect.revert } }
      : {}),
    // Clients are only told when every query sees the change.
    visibility: "query",
    transactionTotalEvents: heard.length,
    transactionCurrentEvent: index,
  }));
}

/** The lake's history: transactions and former states of documents, read from the journal. */
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import { repatched, withoutRevision, type Lake } from "#lib/local/content-lake/lake";
import { mendozaPatch } from "#lib/local/content-lake/mendoza-patch";
import type { TransactionRecord } from "#lib/local/content-lake/transaction";

/** A line of `/data/history/…/transactions`. */
export type HistoryEntry = {
  id: string;
  timestamp: string;
  author: string;
  documentIDs: string[];
  mutations?: unknown[];
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>;
};

type Steps = { id: string; records: TransactionRecord[]; first: StoredDocument | null };

/** What happened to a document, oldest first, and its state before all of it: as it was shipped, or nothing. */
function stepsOf(lake: Lake, id: string): Steps {
  const records = lake.journal.index
    .filter(({ documentIds }) => documentIds.includes(id))
    .map(({ place }) => lake.journal.read(place));
  let first = lake.documents.get(id) ?? null;
  for (const record of records.toReversed()) {
    const effect = record.documents[id];
    if (effect) first = repatched(first, effect.revert, effect.previousRev);
  }
  return { id, records, first };
}

/** The author of what was shipped with the repository. */
export const shippedAuthor = "shipped";

/** A shipped document was also created once: its history begins with that. */
function shippedEntry(document: StoredDocument): HistoryEntry {
  const content = withoutRevision(document);
  return {
    id: document._rev,
    timestamp: document._updatedAt,
    author: shippedAuthor,
    documentIDs: [document._id],
    mutations: [{ create: document }],
    effects: { [document._id]: { apply: mendozaPatch(null, content), revert: mendozaPatch(content, null) } },
  };
}

export type HistoryOptions = {
  limit?: number | undefined;
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  fromTime?: string | undefined;
  toTime?: string | undefined;
  authors?: readonly string[] | undefined;
  isReverse?: boolean;
  excludesMutations?: boolean;
};

/** The transactions that touched any of these documents, with their effects on these. */
export function transactionsOf(
  lake: Lake,
  ids: readonly string[],
  options: HistoryOptions = {},
): HistoryEntry[] {
  const entries = new Map<string, HistoryEntry>();
  for (const { id, records, first } of ids.map((one) => stepsOf(lake, one))) {
    if (first) join(entries, shippedEntry(first));
    for (const record of records) {
      const effect = record.documents[id];
      if (!effect) continue;
      join(entries, {
        id: record.id,
        timestamp: record.timestamp,
        author: record.author,
        documentIDs: [id],
        mutations: record.mutations,
        effects: { [id]: { apply: effect.apply, revert: effect.revert } },
      });
    }
  }
  const oldestFirst = [...entries.values()].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  const chosen = inRange(oldestFirst, options);
  const ordered = options.isReverse ? chosen.toReversed() : chosen;
  return ordered.slice(0, options.limit ?? 100).map((entry) => {
    if (!options.excludesMutations) return entry;
    const { mutations: _, ...rest } = entry;
    return rest;
  });
}

/** Joins entries with the same id, since one transaction may have touched several of the documents. */
function join(entries: Map<string, HistoryEntry>, entry: HistoryEntry): void {
  const known = entries.get(entry.id);
  if (!known) entries.set(entry.id, entry);
  else {
    known.documentIDs = [...new Set([...known.documentIDs, ...entry.documentIDs])];
    known.effects = { ...known.effects, ...entry.effects };
  }
}

function inRange(entries: HistoryEntry[], options: HistoryOptions): HistoryEntry[] {
  const { fromTransaction, toTransaction, fromTime, toTime, authors } = options;
  const from = fromTransaction === undefined ? -1 : entries.findIndex(({ id }) => id === fromTransaction);
  const to = toTransaction === undefined ? -1 : entries.findIndex(({ id }) => id === toTransaction);
  return entries
    .slice(Math.max(from, 0), to === -1 ? undefined : to + 1)
    .filter(
      ({ timestamp, author }) =>
        (fromTime === undefined || timestamp >= fromTime) &&
        (toTime === undefined || timestamp <= toTime) &&
        (authors === undefined || authors.includes(author)),
    );
}

export type Moment = { kind: "revision"; id: string } | { kind: "time"; at: string } | { kind: "last" };

/** Former states of documents: after a revision, at a time, or the last before deletion. */
export function documentsAt(lake: Lake, ids: readonly string[], moment: Moment): StoredDocument[] {
  return ids.flatMap((id) => {
    const document = documentAt(lake, id, moment);
    return document ? [document] : [];
  });
}

function documentAt(lake: Lake, id: string, moment: Moment): StoredDocument | null {
  const { records, first } = stepsOf(lake, id);
  const states: { at: string; rev: string; document: StoredDocument | null }[] = [];
  if (first) states.push({ at: first._updatedAt, rev: first._rev, document: first });
  for (const record of records) {
    const effect = record.documents[id];
    if (!effect) continue;
    const document = repatched(states.at(-1)?.document ?? null, effect.apply, effect.resultRev);
    states.push({ at: record.timestamp, rev: record.id, document });
  }
  if (moment.kind === "last") return states.findLast(({ document }) => document)?.document ?? null;
  if (moment.kind === "time") {
    const time = new Date(moment.at).toISOString();
    return states.findLast(({ at }) => new Date(at).toISOString() <= time)?.document ?? null;
  }
  const own = states.find(({ rev }) => rev === moment.id);
  if (own) return own.document;
  // A revision of another document stands for its moment: then the state of this document at that moment.
  const entry = lake.journal.index.find(({ id: transaction }) => transaction === moment.id);
  return entry ? documentAt(lake, id, { kind: "time", at: entry.timestamp }) : null;
}

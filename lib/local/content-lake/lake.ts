/**
 * The documents of the lake and the only way to change them: transactions, one after the other. Each is computed, written to the
 * journal, and only then visible.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { applyPatch } from "mendoza";
import { inOrder, type StoredDocument } from "#lib/local/content-lake/document-ids";
import { ownFolder } from "#lib/local/content-lake/folder-owner";
import { openJournal, type Journal } from "#lib/local/content-lake/journal";
import { mendozaPatch } from "#lib/local/content-lake/mendoza-patch";
import { LakeRefusal } from "#lib/local/content-lake/refusal";
import { requireReferences } from "#lib/local/content-lake/references";
import type {
  CommittedTransaction,
  DocumentChange,
  TransactionRecord,
} from "#lib/local/content-lake/transaction";
import { workingSet, type Touched, type WorkingSet } from "#lib/local/content-lake/working-set";

/** The number of transactions between two compactions: the most that a start has to apply, unless compacting fails. */
const compactAfter = 1_000;

type TransactionOptions = {
  id?: string | undefined;
  author: string;
  /** A trial: whether it is refused or not, nothing of it is kept. */
  isDryRun?: boolean;
  /** Documents keep their given revision and update time, because they are restored and not written. */
  isRestored?: boolean;
};

/** The work of a transaction. If it throws, the documents stay as before. */
type Work<T> = (documents: WorkingSet, timestamp: string) => T | Promise<T>;

export type Lake = {
  documents: ReadonlyMap<string, StoredDocument>;
  journal: Journal;
  transact<T>(work: Work<T>, options: TransactionOptions): Promise<{ id: string; result: T }>;
  /** Calls `listener` after each transaction, in order. Returns a function that ends this. */
  onTransaction(listener: (transaction: CommittedTransaction) => void): () => void;
  close(): Promise<void>;
};

export const newTransactionId = (): string => randomBytes(11).toString("base64url");

/** Opens the lake in a folder; `seed` gives the documents of a new lake. */
export async function openLake(
  folder: string,
  seed: () => Promise<readonly StoredDocument[]>,
): Promise<Lake> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = await ownFolder(folder);
  const journal = openJournal(folder);
  const documents = new Map((journal.documents ?? (await seed())).map((one) => [one._id, one]));
  for (const record of journal.recent) replay(documents, record);
  if (journal.documents === null) journal.compact(documents.values());
  let compactAt = compactAfter;
  /** Compacts if it is time to. When that fails, as on a full disk, the journal has everything, and it is tried again later. */
  const compactInTime = (): void => {
    if (journal.length < compactAt) return;
    try {
      journal.compact(documents.values());
      compactAt = compactAfter;
    } catch (error) {
      compactAt = journal.length + compactAfter / 10;
      console.error("content lake: the journal could not be compacted:", error);
    }
  };
  compactInTime();
  const known = new Set(journal.index.map(({ id }) => id));
  const listeners = new Set<(transaction: CommittedTransaction) => void>();

  async function run<T>(work: Work<T>, options: TransactionOptions): Promise<{ id: string; result: T }> {
    const id = options.id ?? newTransactionId();
    if (known.has(id)) throw transactionExists(id);
    const timestamp = laterThan(journal.index.at(-1)?.timestamp);
    const set = workingSet(documents);
    const result = await work(set, timestamp);
    const touched = set.touched();
    const finish = options.isRestored
      ? (document: StoredDocument) => ({ ...document, _rev: document._rev || id })
      : (document: StoredDocument) => ({ ...document, _rev: id, _updatedAt: timestamp });
    const changes = touched.flatMap(([documentId, change]) =>
      changeOf(documents, documentId, change, finish),
    );
    requireReferences(
      set,
      changes.flatMap(({ after }) => (after ? [after] : [])),
      changes.flatMap(({ id: changed, after }) => (after ? [] : [changed])),
    );
    if (options.isDryRun || changes.length === 0) return { id, result };
    const record: TransactionRecord = {
      id,
      timestamp,
      author: options.author,
      mutations: changes.flatMap(({ mutations }) => mutations),
      documents: Object.fromEntries(changes.map((change) => [change.id, change.effect])),
    };
    journal.append(record);
    known.add(id);
    for (const { id: changed, after } of changes)
      if (after) documents.set(changed, after);
      else documents.delete(changed);
    for (const listener of listeners) listener({ record, changes });
    compactInTime();
    return { id, result };
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    documents,
    journal,
    transact(work, options) {
      const next = last.then(() => run(work, options));
      last = next.catch(() => undefined);
      return next;
    },
    onTransaction(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      await last;
      journal.close();
      await release();
    },
  };
}

const transactionExists = (id: string): LakeRefusal =>
  new LakeRefusal(409, `Transaction with ID "${id}" already exists`, {
    error: {
      type: "transactionAlreadyExistsError",
      description: `Transaction with ID "${id}" already exists`,
      id,
    },
  });

/** The present time, but after the last transaction, even within one millisecond: the history is ordered by time. */
const laterThan = (last: string | undefined): string =>
  new Date(Math.max(Date.now(), last === undefined ? 0 : Date.parse(last) + 1)).toISOString();

/** The change of a document by the transaction; nothing for a document that came and went within it or was restored unchanged. */
function changeOf(
  documents: ReadonlyMap<string, StoredDocument>,
  id: string,
  touched: Touched,
  finish: (document: StoredDocument) => StoredDocument,
): DocumentChange[] {
  const before = documents.get(id) ?? null;
  const after = touched.document && finish(touched.document);
  if (isDeepStrictEqual(before, after)) return [];
  const effect = {
    apply: mendozaPatch(withoutRevision(before), withoutRevision(after)),
    revert: mendozaPatch(withoutRevision(after), withoutRevision(before)),
    previousRev: before?._rev ?? null,
    resultRev: after?._rev ?? null,
  };
  return [{ id, before, after, mutations: touched.mutations, effect }];
}

/** A document as the journal's patches compare it: without the revision, which is stored beside the patch. */
export function withoutRevision(document: StoredDocument | null): Record<string, unknown> | null {
  if (!document) return null;
  const { _rev: _, ...fields } = document;
  return fields;
}

/** A document after a patch of the journal; null when it does not exist then. */
export function repatched(document: StoredDocument | null, patch: unknown[], rev: string | null) {
  const fields = applyPatch(withoutRevision(document), patch) as Record<string, unknown> | null;
  return fields && inOrder({ ...fields, _rev: rev ?? "" } as StoredDocument);
}

function replay(documents: Map<string, StoredDocument>, record: TransactionRecord): void {
  for (const [id, { apply, resultRev }] of Object.entries(record.documents)) {
    const after = repatched(documents.get(id) ?? null, apply, resultRev);
    if (after) documents.set(id, after);
    else documents.delete(id);
  }
}

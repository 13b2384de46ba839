/** One transaction: what the journal holds of it, and what it changed. */
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import type { MendozaPatch } from "#lib/local/content-lake/mendoza-patch";
import type { DocumentMutation } from "#lib/local/content-lake/working-set";

/** A line of the journal. Patches are between documents without `_rev`; revisions stand beside them. */
export type TransactionRecord = {
  id: string;
  timestamp: string;
  author: string;
  mutations: DocumentMutation[];
  documents: Record<string, DocumentEffect>;
};

type DocumentEffect = {
  apply: MendozaPatch;
  revert: MendozaPatch;
  /** Null where there was, or is, no document. */
  previousRev: string | null;
  resultRev: string | null;
};

/** A change of one document, as it is told to listeners. */
export type DocumentChange = {
  id: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
  mutations: DocumentMutation[];
  effect: DocumentEffect;
};

export type CommittedTransaction = { record: TransactionRecord; changes: DocumentChange[] };

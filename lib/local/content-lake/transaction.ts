/** One transaction: its record in the journal, and its changes. */
import type { StoredDocument } from "#lib/local/content-lake/document-ids";
import type { MendozaPatch } from "#lib/local/content-lake/mendoza-patch";
import type { DocumentMutation } from "#lib/local/content-lake/working-set";

/** A line of the journal. Patches are between documents without `_rev`; the revisions are stored beside them. */
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
  /** Null where the document did not exist before, or does not afterwards. */
  previousRev: string | null;
  resultRev: string | null;
};

/** The change of one document, as listeners get it. */
export type DocumentChange = {
  id: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
  mutations: DocumentMutation[];
  effect: DocumentEffect;
};

export type CommittedTransaction = { record: TransactionRecord; changes: DocumentChange[] };

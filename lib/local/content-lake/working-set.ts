/** The documents as a transaction sees them: the stored ones with its own changes on top. */
import type { StoredDocument } from "#lib/local/content-lake/document-ids";

/** A mutation of one document, in the form in which events carry it. */
export type DocumentMutation = Record<string, unknown>;

export type WorkingSet = {
  get(id: string): StoredDocument | undefined;
  values(): Iterable<StoredDocument>;
  /** Sets a document, or removes it with null. Listeners are told the `mutations`. */
  put(id: string, document: StoredDocument | null, ...mutations: DocumentMutation[]): void;
  /** The touched documents, in the order of their first change. */
  touched(): [id: string, touched: Touched][];
};

export type Touched = { document: StoredDocument | null; mutations: DocumentMutation[] };

/** A working set over the stored documents, which it never changes: the committing code applies what was touched. */
export function workingSet(stored: ReadonlyMap<string, StoredDocument>): WorkingSet {
  const changes = new Map<string, Touched>();
  const get = (id: string) => {
    const change = changes.get(id);
    return change ? (change.document ?? undefined) : stored.get(id);
  };
  return {
    get,
    *values() {
      for (const [id, document] of stored) {
        const change = changes.get(id);
        if (!change) yield document;
        else if (change.document) yield change.document;
      }
      for (const [id, { document }] of changes) if (document && !stored.has(id)) yield document;
    },
    put(id, document, ...mutations) {
      const change = changes.get(id);
      changes.set(id, { document, mutations: [...(change?.mutations ?? []), ...mutations] });
    },
    touched: () => [...changes],
  };
}

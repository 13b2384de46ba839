/** The documents as a transaction sees them: those that are stored, its own changes laid over them. */
import type { StoredDocument } from "#lib/local/content-lake/document-ids";

/** A mutation of one document, as an event tells it. */
export type DocumentMutation = Record<string, unknown>;

export type WorkingSet = {
  get(id: string): StoredDocument | undefined;
  values(): Iterable<StoredDocument>;
  /** Puts a document in place, or none; `mutations` say how, to whoever listens. */
  put(id: string, document: StoredDocument | null, ...mutations: DocumentMutation[]): void;
  /** What has been touched, in the order of the first touch. */
  touched(): [id: string, touched: Touched][];
};

export type Touched = { document: StoredDocument | null; mutations: DocumentMutation[] };

/** A set over the stored documents, which it never changes: whoever commits takes what was touched. */
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

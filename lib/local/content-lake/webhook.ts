/**
 * Tells the site what changed, as a project's webhook does: with the same signature, with the projection in README.md, and with
 * retries while the site does not answer. Drafts, versions and Sanity's own documents are left out.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { isPublishedId, type StoredDocument } from "#lib/local/content-lake/document-ids";
import { repatched, type Lake } from "#lib/local/content-lake/lake";
import { dataset, projectId } from "#lib/local/content-lake/people";

export type Webhook = {
  /** Announces every document whose published state differs from that at a moment. */
  announceSince(moment: Date): Promise<void>;
  close(): void;
};

export type WebhookOptions = {
  url: string;
  secret: string;
  log: (line: string) => void;
  /** How long to wait before the next try of a delivery, by the number of failures. */
  waitMs?: (failures: number) => number;
};

type Change = { id: string; before: StoredDocument | null; after: StoredDocument | null };

/** Ten tries, about ten minutes. */
const tries = 10;
const patience = (failures: number) => Math.min(1_000 * 2 ** failures, 120_000);

/** Delivers each change of a lake from now on, in order. */
export function openWebhook(lake: Lake, { url, secret, log, waitMs = patience }: WebhookOptions): Webhook {
  const end = new AbortController();
  let last: Promise<void> = Promise.resolve();
  const deliver = (change: Change, transactionId: string) => {
    last = last.then(() => attempt(change, transactionId));
    return last;
  };

  async function attempt(change: Change, transactionId: string): Promise<void> {
    const body = JSON.stringify(projected(change));
    for (let failures = 0; !end.signal.aborted;) {
      const fault = await send(body, change.id, transactionId);
      if (fault === null) return;
      failures += 1;
      if (failures === 1 || failures === tries)
        log(`content lake: the site was not told of ${change.id}: ${fault}`);
      if (failures === tries) return;
      await sleep(waitMs(failures), undefined, { ref: false, signal: end.signal }).catch(() => undefined);
    }
  }

  async function send(body: string, id: string, transactionId: string): Promise<string | null> {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
          "sanity-transaction-id": transactionId,
          "sanity-project-id": projectId,
          "sanity-dataset": dataset,
          "sanity-document-id": id,
        },
        body,
        signal: AbortSignal.any([end.signal, AbortSignal.timeout(30_000)]),
      });
      await answer.arrayBuffer();
      if (answer.ok) return null;
      const fault = `it answered ${answer.status}`;
      // What the site has refused, it would refuse again.
      const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
      if (isFinal) log(`content lake: the site does not take a change of ${id}: ${fault}`);
      return isFinal ? null : fault;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  const stop = lake.onTransaction(({ record, changes }) => {
    for (const change of changes) if (isPublic(change)) void deliver(change, record.id);
  });
  return {
    async announceSince(moment) {
      for (const change of changesSince(lake, moment)) await deliver(change, `since-${moment.getTime()}`);
    },
    close() {
      stop();
      end.abort();
    },
  };
}

const isPublic = ({ id, before, after }: Change): boolean =>
  isPublishedId(id) && !/^(?:sanity|system)\./.test((after ?? before)?._type ?? "") && !id.startsWith("_.");

const slugOf = (document: StoredDocument | null) =>
  (document?.slug as { current?: string } | undefined)?.current ?? null;

/** `{_id, _type, "slug": slug.current, "previousSlug": before().slug.current, "operation": delta::operation()}`. */
const projected = ({ id, before, after }: Change) => ({
  _id: id,
  _type: (after ?? before)?._type,
  slug: slugOf(after ?? before),
  previousSlug: slugOf(before),
  operation: !before ? "create" : after ? "update" : "delete",
});

/** Documents whose published state has changed since a moment, deleted ones included. */
function changesSince(lake: Lake, moment: Date): Change[] {
  const since = moment.toISOString();
  const before = new Map<string, StoredDocument | null>();
  for (const { timestamp, documentIds, place } of lake.journal.index.toReversed()) {
    if (timestamp < since) break;
    if (!documentIds.some(isPublishedId)) continue;
    for (const [id, effect] of Object.entries(lake.journal.read(place).documents)) {
      const later = before.has(id) ? (before.get(id) ?? null) : (lake.documents.get(id) ?? null);
      before.set(id, repatched(later, effect.revert, effect.previousRev));
    }
  }
  return [...before]
    .map(([id, was]) => ({ id, before: was, after: lake.documents.get(id) ?? null }))
    .filter((change) => (change.before ?? change.after) !== null && isPublic(change));
}

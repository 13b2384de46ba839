/**
 * The kept pages. One render for any number of simultaneous misses; stale served while renewing and when renewing
 * fails; what a webhook made old is rendered anew before it is served again, and given up only for a success.
 */
import { LRUCache } from "lru-cache";
import type { Place } from "#lib/front/cache-key";
import type { KeptPage } from "#lib/front/kept-page";
import type { Tags } from "#lib/front/next-bridge";
import type { Answer } from "#lib/front/render";

/** A kept page; or an answer that may be shown but not kept; or nothing, and the request is to be asked for itself. */
export type Reading = { page: KeptPage } | { answer: Answer } | null;

export type KeptPagesOptions = {
  maxBytes: number;
  /** Renders a place. Throws when there is no answer. */
  ask: (place: Place) => Promise<Answer>;
  /** How long an answer may be kept; null when not at all. */
  lifeOf: (place: Place, answer: Answer) => number | null;
  finish: (place: Place, answer: Answer, lifeMs: number) => Promise<KeptPage>;
  onFailure: (place: Place, error: unknown) => void;
};

type Entry = KeptPage & { sequence: number; isInvalid: boolean; retryAt: number };
type Invalidation = { sequence: number; tags: readonly string[]; isExpired: boolean };

/** A page past its life by no more than this is served while it is renewed; an older one is worth a short wait. */
const toleratedStaleMs = 15_000;
const longestWaitMs = 1_000;
/** After a failed renewal the old page is served this long before the next attempt. */
const retryMs = 1_000;
const rememberedInvalidations = 1_000;

export class KeptPages {
  readonly #options: KeptPagesOptions;
  readonly #store: LRUCache<string, Entry>;
  readonly #renewing = new Map<string, Promise<Reading>>();
  /** Counts renders and invalidations, so that it is known which came first. */
  #sequence = 0;
  #invalidations: Invalidation[] = [];

  constructor(options: KeptPagesOptions) {
    this.#options = options;
    this.#store = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ bytes }) => bytes + 500 });
  }

  /** The page at a key if it can be sent as it is. */
  fresh(key: string): KeptPage | undefined {
    const entry = this.#store.get(key);
    return entry && !entry.isInvalid && Date.now() < entry.freshUntil ? entry : undefined;
  }

  /** The page at a place, kept or rendered now. Throws when it cannot be rendered and no older copy is known. */
  async read(place: Place): Promise<Reading> {
    const entry = this.#store.get(place.key);
    if (!entry) return this.#renew(place);
    const now = Date.now();
    if (now < entry.retryAt) return { page: entry };
    if (entry.isInvalid) return this.#renew(place);
    if (now < entry.freshUntil) return { page: entry };
    const renewing = this.#renew(place);
    if (now < entry.freshUntil + toleratedStaleMs) {
      renewing.catch(() => undefined);
      return { page: entry };
    }
    return Promise.race([renewing, after(longestWaitMs).then(() => ({ page: entry }))]);
  }

  /** Makes every page with one of these tags old; one whose tags are unknown may carry any. */
  invalidate(tags: readonly string[], isExpired: boolean): void {
    const invalidation = { sequence: ++this.#sequence, tags, isExpired };
    this.#invalidations = [...this.#invalidations.slice(1 - rememberedInvalidations), invalidation];
    for (const entry of this.#store.values()) if (concerns(entry.tags, tags)) makeOld(entry, isExpired);
    // Whoever asks from now on is not answered by a render that began before.
    this.#renewing.clear();
  }

  /** Puts a smaller edition of a page in its place, unless the page has changed meanwhile. */
  replace(key: string, page: KeptPage, edition: KeptPage): void {
    const entry = this.#store.peek(key);
    if (entry?.etag === page.etag) Object.assign(entry, { bodies: edition.bodies, heads: edition.heads });
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#store.size, bytes: this.#store.calculatedSize };
  }

  /** Renders a place now, whatever is kept of it. */
  renew(place: Place): Promise<Reading> {
    return this.#renew(place);
  }

  #renew(place: Place): Promise<Reading> {
    const known = this.#renewing.get(place.key);
    if (known) return known;
    const renewing = this.#render(place, ++this.#sequence).finally(() => {
      if (this.#renewing.get(place.key) === renewing) this.#renewing.delete(place.key);
    });
    this.#renewing.set(place.key, renewing);
    return renewing;
  }

  async #render(place: Place, sequence: number): Promise<Reading> {
    const answered = await this.#options.ask(place).catch((error: unknown) => ({ error }));
    const old = this.#store.get(place.key);
    if ("error" in answered || answered.status >= 500) {
      this.#options.onFailure(place, "error" in answered ? answered.error : `status ${answered.status}`);
      if (old) {
        old.retryAt = Date.now() + retryMs;
        return { page: old };
      }
      if ("error" in answered) throw answered.error;
      return { answer: answered };
    }
    const life = this.#options.lifeOf(place, answered);
    if (life === null) {
      this.#store.delete(place.key);
      // Only what a request cannot have changed is shown to it.
      return answered.status === 200 || (place.isNarrowed && answered.status !== 404)
        ? null
        : { answer: answered };
    }
    const page = await this.#options.finish(place, answered, life);
    const newer = this.#store.get(place.key);
    if (newer && newer.sequence > sequence) return { page: newer };
    const entry: Entry = { ...page, sequence, isInvalid: false, retryAt: 0 };
    for (const { tags, isExpired } of this.#invalidations.filter((one) => one.sequence > sequence))
      if (concerns(entry.tags, tags)) makeOld(entry, isExpired);
    this.#store.set(place.key, entry);
    return { page: entry };
  }
}

const concerns = (own: Tags, changed: readonly string[]): boolean =>
  own === null || changed.some((tag) => own.has(tag));

function makeOld(entry: Entry, isExpired: boolean): void {
  if (isExpired) entry.isInvalid = true;
  // To be renewed behind the reader's back: the content store may not answer now.
  else entry.freshUntil = Math.min(entry.freshUntil, Date.now());
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

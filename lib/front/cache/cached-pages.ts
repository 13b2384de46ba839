/**
 * The cached pages. Any number of simultaneous misses share one render. An expired page is served while it is being renewed,
 * and when renewing fails. A page that a webhook made old is rendered again before it is served; only if that fails is the
 * old one served, from here or, after a start, from Next's files on the disk.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { evenNow } from "#lib/base/values/even-clock";
import type { CacheSlot } from "#lib/front/cache/cache-key";
import type { CachedPage } from "#lib/front/cache/cached-page";
import { olderMark, type Tags } from "#lib/front/next/next-bridge";
import type { Answer } from "#lib/front/next/render";

/** A cached page; or an answer that may be shown but not cached; or null, when Next has to be asked with the request itself. */
export type Reading = { page: CachedPage } | { answer: Answer } | null;

export type CachedPagesOptions = {
  maxBytes: number;
  /** Renders the answer of a slot. Throws when there is none. */
  ask: (slot: CacheSlot) => Promise<Answer>;
  /** Returns the old page of a slot that Next still has on the disk after a webhook; null when there is none. */
  askOlder: (slot: CacheSlot) => Promise<Answer | null>;
  /** How long an answer may be cached, in ms; 0 to show it without caching it, null when it may be for one reader alone. */
  ttlOf: (slot: CacheSlot, answer: Answer) => number | null;
  finish: (slot: CacheSlot, answer: Answer, ttlMs: number) => Promise<CachedPage>;
  /** Called once for a page that more than one or two readers ask for. */
  onAskedAgain: (slot: CacheSlot, page: CachedPage) => void;
  onFailure: (slot: CacheSlot, error: unknown) => void;
};

type Entry = CachedPage & {
  slot: CacheSlot;
  sequence: number;
  /** How often it was given from here. */
  hits: number;
};
/** A render that was asked for; `hasBegun` once Next works on it. */
type Renewal = { address: string; hasBegun: boolean; reading: Promise<Reading> };
type Invalidation = { sequence: number; tags: readonly string[]; isExpired: boolean };

/** A page that expired no longer ago than this is served while it is renewed; an older one is worth a short wait. */
const toleratedStaleMs = 15_000;
const longestWaitMs = 1_000;
/** After a failed renewal the old page is served this long before the next attempt. */
const retryMs = 1_000;
const rememberedInvalidations = 1_000;
/**
 * The first request renders the page, so the third request is the second hit. A page asked for once or twice does not get there.
 */
const hitsOfAskedAgain = 2;

/** The pages of one partition, those asked for last within its budget of bytes. */
export class CachedPages {
  readonly #options: CachedPagesOptions;
  readonly #store: LRUCache<string, Entry>;
  readonly #renewing = new Map<string, Renewal>();
  /** Renders during which a webhook came: their pages may be from before it. */
  readonly #outdated = new Set<Renewal>();
  /** Numbers renders and invalidations in the order in which they came. */
  #sequence = 0;
  #invalidations: Invalidation[] = [];

  constructor(options: CachedPagesOptions) {
    this.#options = options;
    this.#store = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ bytes }) => bytes + 500 });
  }

  /** The page at a key if it can be sent as it is. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#store.get(key);
    if (!entry || entry.isInvalid || evenNow() >= entry.freshUntil) return undefined;
    entry.hits += 1;
    if (entry.hits === hitsOfAskedAgain) this.#options.onAskedAgain(entry.slot, entry);
    return entry;
  }

  /** Whether anything is cached at a key, fresh or old. */
  has(key: string): boolean {
    return this.#store.has(key);
  }

  /** The page at a key that may be shown when there is no time to renew it: perhaps expired, but not made old by a webhook. */
  shown(key: string): CachedPage | undefined {
    const entry = this.#store.peek(key);
    return entry && (!entry.isInvalid || evenNow() < entry.retryAt) ? entry : undefined;
  }

  /** Whether the page at a key is being rendered; whoever else asks for it shares that render. */
  isUnderWay(key: string): boolean {
    return this.#renewing.has(key);
  }

  /** The page of a slot, cached or rendered now. Throws when it cannot be rendered and no older copy is known. */
  async read(slot: CacheSlot): Promise<Reading> {
    const entry = this.#store.get(slot.key);
    if (!entry) return this.#renew(slot);
    const now = evenNow();
    if (now < entry.retryAt) return { page: entry };
    if (entry.isInvalid) return this.#renew(slot);
    if (now < entry.freshUntil) return { page: entry };
    const renewing = this.#renew(slot);
    if (now < entry.freshUntil + toleratedStaleMs) {
      renewing.catch(() => undefined);
      return { page: entry };
    }
    return Promise.race([renewing, sleep(longestWaitMs, { page: entry }, { ref: false })]);
  }

  /** Makes every page with one of these tags old; one whose tags are unknown may carry any. */
  invalidate(tags: readonly string[], isExpired: boolean): void {
    const invalidation = { sequence: ++this.#sequence, tags, isExpired };
    this.#invalidations = [...this.#invalidations.slice(1 - rememberedInvalidations), invalidation];
    for (const entry of this.#store.values()) if (concerns(entry.tags, tags)) makeOld(entry, isExpired);
    // From now on nobody is answered by a render that began before the webhook, whatever tags the page had until now. While
    // the cached page is still good, nobody waits for such a render anyway.
    for (const [key, renewal] of this.#renewing) {
      const known = this.#store.peek(key);
      const isGood = known && !known.isInvalid && evenNow() < known.freshUntil + toleratedStaleMs;
      if (!renewal.hasBegun || isGood) continue;
      this.#outdated.add(renewal);
      this.#renewing.delete(key);
    }
  }

  /** Whether this very edition of a page is still the one in the cache. */
  isCurrent(key: string, page: CachedPage): boolean {
    return this.#store.peek(key)?.etag === page.etag;
  }

  /** Puts a smaller edition of a page in its place, unless the page has changed meanwhile. */
  replace(key: string, page: CachedPage, edition: CachedPage): void {
    const entry = this.#store.peek(key);
    if (entry?.etag === page.etag) Object.assign(entry, { bodies: edition.bodies, heads: edition.heads });
  }

  #renew(slot: CacheSlot): Promise<Reading> {
    const known = this.#renewing.get(slot.key);
    if (known) return known.reading;
    const address = addressOf(slot);
    const outdated = [...this.#outdated].filter((one) => one.address === address);
    const renewal: Renewal = { address, hasBegun: outdated.length === 0, reading: Promise.resolve(null) };
    const render = async () => {
      // Next answers all simultaneous requests for an address by one render, and would let this one share the outdated one.
      if (outdated.length > 0) await Promise.allSettled(outdated.map(({ reading }) => reading));
      renewal.hasBegun = true;
      return this.#render(slot, ++this.#sequence);
    };
    renewal.reading = render().finally(() => {
      this.#outdated.delete(renewal);
      if (this.#renewing.get(slot.key) === renewal) this.#renewing.delete(slot.key);
    });
    this.#renewing.set(slot.key, renewal);
    return renewal.reading;
  }

  /** Renders the page of a slot, and keeps it if it may be kept. */
  async #render(slot: CacheSlot, sequence: number): Promise<Reading> {
    const asked = await this.#ask(slot);
    if ("page" in asked || asked.answer.status >= 500) return asked;
    const { answer } = asked;
    const isOlder = answer.headers[olderMark] !== undefined;
    const ttl = this.#options.ttlOf(slot, answer);
    if (ttl === null || ttl === 0) {
      this.#store.delete(slot.key);
      // An answer is shown only if nothing in the reader's own request could have changed it.
      const mayDiffer = answer.status === 200 || (slot.isNarrowed && answer.status !== 404);
      return ttl === null && mayDiffer ? null : { answer };
    }
    try {
      const page = await this.#options.finish(slot, answer, isOlder ? Math.min(ttl, retryMs) : ttl);
      return { page: this.#keep(slot, page, { sequence, isOlder }) };
    } catch (error) {
      this.#options.onFailure(slot, error);
      const old = this.#putOff(slot);
      if (!old) throw error;
      return { page: old };
    }
  }

  /**
   * Next's answer. Where it fails, the page that is cached, or else the older one on the disk. Throws when there is none at all.
   */
  async #ask(slot: CacheSlot): Promise<{ answer: Answer } | { page: CachedPage }> {
    const asked = await this.#options.ask(slot).catch((error: unknown) => ({ error }));
    if (!("error" in asked) && asked.status < 500) return { answer: asked };
    this.#options.onFailure(slot, "error" in asked ? asked.error : `status ${asked.status}`);
    const old = this.#putOff(slot);
    if (old) return { page: old };
    const older = await this.#options.askOlder(slot).catch(() => null);
    if (older) return { answer: older };
    if ("error" in asked) throw asked.error;
    return { answer: asked };
  }

  /**
   * Puts off the next attempt at a page that could not be renewed. Returns the page, to be shown meanwhile; null if none is cached.
   */
  #putOff(slot: CacheSlot): CachedPage | null {
    const old = this.#store.get(slot.key);
    if (!old) return null;
    old.retryAt = evenNow() + retryMs;
    return old;
  }

  /** Caches a page that was rendered. Returns it, or the newer one that another render has brought meanwhile. */
  #keep(
    slot: CacheSlot,
    page: CachedPage,
    { sequence, isOlder }: { sequence: number; isOlder: boolean },
  ): CachedPage {
    const known = this.#store.get(slot.key);
    if (known && known.sequence > sequence) return known;
    // A page that is the same after its renewal keeps its better compression and its count of hits.
    const same = known?.etag === page.etag ? known : undefined;
    const { bodies, heads } = same ?? page;
    const retryAt = isOlder ? evenNow() + retryMs : 0;
    const hits = same?.hits ?? 0;
    const entry: Entry = { ...page, bodies, heads, slot, sequence, isInvalid: isOlder, retryAt, hits };
    for (const { tags, isExpired } of this.#invalidations.filter((one) => one.sequence > sequence))
      if (concerns(entry.tags, tags)) makeOld(entry, isExpired);
    this.#store.set(slot.key, entry);
    return entry;
  }
}

const concerns = (own: Tags, changed: readonly string[]): boolean =>
  own === null || changed.some((tag) => own.has(tag));

function makeOld(entry: Entry, isExpired: boolean): void {
  if (isExpired) entry.isInvalid = true;
  // Renewed in the background, since the content store may not answer now.
  else entry.freshUntil = Math.min(entry.freshUntil, evenNow());
}

/** The address that Next knows a slot by: a page and its payload are rendered as one. */
const addressOf = ({ url }: CacheSlot): string => url.replace(/[?&]_rsc=[^&]*/, "");

/** The front: takes each request to a cached page or to Next itself. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { LRUCache } from "lru-cache";
import { isApiPath, type Address } from "#lib/front/requests/address";
import { Admission, type Target } from "#lib/front/admission";
import { createAskNext, type AskNext } from "#lib/front/ask-next";
import { isPersonal, slotOf, type MatteringParameters, type CacheSlot } from "#lib/front/cache/cache-key";
import {
  createCachePartitions,
  type CachePartitions,
  type CachePartitionsOptions,
} from "#lib/front/cache/cache-partitions";
import type { CachedPage } from "#lib/front/cache/cached-page";
import { ClientShares } from "#lib/front/requests/client-shares";
import { isFromEdge } from "#lib/front/invalidation/edge";
import type { DraftCookies } from "#lib/front/requests/draft-cookies";
import { createFallbackPage, emptyPage } from "#lib/front/answers/fallback-page";
import {
  clientOfRequest,
  publicAddress,
  settleForwardedHeaders,
} from "#lib/front/requests/forwarded-headers";
import { answerInstead } from "#lib/front/answers/intercept-response";
import type { LastResort } from "#lib/front/answers/last-resort";
import { limits } from "#lib/front/limits";
import { shownFault, shownPath } from "#lib/front/log";
import { createMissingInPreview } from "#lib/front/answers/missing-in-preview";
import { NextQueue, type CountUse } from "#lib/front/next-queue";
import { refuse } from "#lib/front/answers/refuse";
import { isRead } from "#lib/front/requests/request-checks";
import { createResponseFilter, type ResponseFilter } from "#lib/front/answers/response-filter";
import { giveUp, refuseRead } from "#lib/front/answers/retry-later";
import { sendPage } from "#lib/front/answers/send";
import type { Refusing } from "#lib/front/answers/shown-refusal";
import { createProxyWatch } from "#lib/front/requests/unknown-proxy";
import { retryAfter } from "#lib/platform/retry-after";

export type FrontOptions = Omit<CachePartitionsOptions, "host"> & {
  /** The public address of the site. */
  baseUrl: string;
  matters: MatteringParameters;
  lastResort: LastResort;
  /** Hears of each request that is refused. */
  noteRefusal: Refusing["noteRefusal"];
  trusted: BlockList;
  drafts: DraftCookies;
  /** Node's own measure, unless a test says how busy the thread is. */
  countUse?: CountUse;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns the listener of the server. `handler` is Next's own, and asked only for what is not cached. */
export function createFront(options: FrontOptions): Listener {
  const front = new Front(options);
  return (request, response) => front.answer(request, response);
}

class Front {
  readonly #options: FrontOptions;
  readonly #site: URL | null;
  readonly #watchProxies: (request: IncomingMessage) => void;
  readonly #queue: NextQueue;
  readonly #partitions: CachePartitions;
  readonly #filter: ResponseFilter;
  readonly #refusing: Refusing;
  readonly #admission: Admission;
  readonly #askNext: AskNext;
  readonly #shares = new ClientShares();
  /** Shapes of slots whose answers turned out to differ from reader to reader: not tried again for a while. */
  readonly #personal = new LRUCache<string, true>({ max: 2_000, ttl: 30_000 });

  constructor(options: FrontOptions) {
    const { policy, lastResort, noteRefusal, trusted, log } = options;
    const refusing = { policy, lastResort, noteRefusal };
    this.#refusing = refusing;
    this.#watchProxies = createProxyWatch(trusted, log);
    this.#options = options;
    this.#site = publicAddress(options.baseUrl);
    this.#queue = new NextQueue(options.countUse);
    const handler = this.#queue.inTurn(options.handler);
    this.#partitions = createCachePartitions({ ...options, host: new URL(options.baseUrl).host, handler });
    const pages = this.#partitions.of("document");
    this.#filter = createResponseFilter({
      ...options,
      refusing,
      missingInPreview: createMissingInPreview(handler, log),
      fallbackPage: createFallbackPage({ pages, ...refusing }),
    });
    this.#admission = new Admission({ ...options, refusing, send: this.#filter.send });
    this.#askNext = createAskNext({ handler, refusing, trusted, pass: this.#filter.pass });
  }

  /** Answers a request, whatever goes wrong. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    try {
      this.#respond(request, response)?.catch((error: unknown) => this.#fail(request, response, error));
    } catch (error) {
      this.#fail(request, response, error);
    }
  }

  /** Answers what can be answered at once; gives a promise for the rest. */
  #respond(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    this.#watchProxies(request);
    const target = this.#admission.admit(request, response);
    if (!target) return;
    const { address } = target;
    const { path } = address;
    this.#options.drafts.admit(request);
    // The framework's code asks for parts of pages only. With this header Next would redirect a request to an endpoint.
    if (isApiPath(path)) delete request.headers.rsc;
    const slot = this.#slotOf(request, target);
    const fresh = slot && this.#partitions.of(slot.kind).fresh(slot.key);
    if (fresh) {
      this.#sendPage(request, response, fresh);
      return;
    }
    const comesTooLate = isRead(request) && !this.#queue.hasTurnFor(path);
    if (comesTooLate && this.#answerAtOnce(request, response, path, slot)) return;
    if (!this.#mayAsk(request, response, path, slot)) return;
    settleForwardedHeaders(request, this.#options.trusted, this.#site);
    response.once("timeout", () => this.#tellOfDelay(request, response, path));
    if (!slot || this.#personal.has(slot.shape)) return this.#askNext(request, response, address);
    return this.#readPage(request, response, address, slot);
  }

  /** The slot of a request's answer; null when it is for this client alone. */
  #slotOf(request: IncomingMessage, { address, slot }: Target): CacheSlot | null {
    const { method, headers } = request;
    if (isPersonal(method, address.path, headers)) return null;
    return headers.rsc === undefined ? slot : slotOf(address, headers, this.#options.matters);
  }

  /**
   * Answers a read for which Next would have no turn soon enough: with an older page, or by saying when to come again. False
   * where a render is under way that the client can wait for with others.
   */
  #answerAtOnce(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    slot: CacheSlot | null,
  ): boolean {
    const shown = slot && this.#partitions.of(slot.kind).shown(slot.key);
    if (shown) {
      this.#sendPage(request, response, shown);
      return true;
    }
    if (slot && this.#partitions.of(slot.kind).isUnderWay(slot.key)) return false;
    refuseRead(response, { path, status: 503, seconds: limits.roomSeconds }, this.#refusing);
    return true;
  }

  /** Whether a client may have one more answer that is not cached; one that may not is told when to come again. */
  #mayAsk(request: IncomingMessage, response: ServerResponse, path: string, slot: CacheSlot | null): boolean {
    if (slot && this.#partitions.of(slot.kind).has(slot.key)) return true;
    const wait = this.#shares.take(this.#clientOf(request), request, path, slot !== null);
    if (wait === 0) return true;
    if (isRead(request)) refuseRead(response, { path, status: 429, seconds: wait }, this.#refusing);
    else refuse(response, 429, this.#refusing, retryAfter(wait));
    return false;
  }

  async #readPage(
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    slot: CacheSlot,
  ): Promise<void> {
    const partition = this.#partitions.of(slot.kind);
    const isMiss = !partition.has(slot.key);
    const reading = await partition.read(slot).catch(() => ({ answer: emptyPage(500) }));
    // The reader may have been told meanwhile that it takes too long.
    if (response.headersSent) return;
    if (reading === null) {
      if (slot.shape.length < limits.keyLength) this.#personal.set(slot.shape, true);
      return this.#askNext(request, response, address);
    }
    // There are only as many addresses without values as the site has pages, and each is rendered once for everybody.
    if (isMiss && "page" in reading && !slot.hasValues) this.#shares.giveBackRender(this.#clientOf(request));
    if ("page" in reading) this.#sendPage(request, response, reading.page);
    else this.#filter.send(request, response, address.path, reading.answer);
  }

  #sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
    sendPage(request, response, page, isFromEdge(request, this.#options.trusted));
  }

  #clientOf(request: IncomingMessage): string {
    return clientOfRequest(request, this.#options.trusted);
  }

  /**
   * Answers in place of a render or an endpoint that is still at work when its connection has stood as long as it may. Node
   * would close it without a word, and a reader's browser would say that the site is broken.
   */
  #tellOfDelay(request: IncomingMessage, response: ServerResponse, path: string): void {
    // Then it is the client that is slow to read or to send.
    if (response.headersSent || !request.complete) {
      request.destroy();
      return;
    }
    this.#options.log("an answer took too long", { path: shownPath(path) });
    response.shouldKeepAlive = false;
    // It has just been logged, and it is not a refusal.
    const unnoted = { ...this.#refusing, noteRefusal: () => undefined };
    answerInstead(response, () => {
      if (isRead(request)) refuseRead(response, { path, status: 503, seconds: limits.roomSeconds }, unnoted);
      else giveUp(response, unnoted);
    });
  }

  #fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (request.destroyed || response.destroyed) return;
    this.#options.log("a request could not be answered", { error: shownFault(error) });
    if (response.headersSent) response.destroy();
    else giveUp(response, this.#refusing);
  }
}

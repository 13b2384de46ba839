/** The front: takes each request to a cached page or to Next itself. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { LRUCache } from "lru-cache";
import { isWithheld, isForReaders } from "#lib/front/fallback-address";
import {
  isApiPath,
  isEndpointPath,
  meantPath,
  readAddress,
  type Address,
  type AddressFault,
} from "#lib/front/address";
import { Bodies } from "#lib/front/bodies";
import { isPersonal, slotOf, type MatteringParameters, type CacheSlot } from "#lib/front/cache-key";
import { ClientShares } from "#lib/front/client-shares";
import { isFromEdge } from "#lib/front/edge";
import { clientOfRequest, settleForwardedHeaders } from "#lib/front/forwarded-headers";
import { answerInstead } from "#lib/front/intercept-response";
import { InFlight } from "#lib/front/in-flight";
import type { LastResort } from "#lib/front/last-resort";
import { limits } from "#lib/front/limits";
import { createCachePartitions, type CachePartitionsOptions } from "#lib/front/cache-partitions";
import { refuse } from "#lib/front/refuse";
import { wholeRequest } from "#lib/front/render";
import { NextQueue, type CountUse } from "#lib/front/next-queue";
import { hasRouterState } from "#lib/front/next-internals";
import {
  announcesBody,
  isRead,
  methodFault,
  removeInternalHeaders,
  requestFault,
} from "#lib/front/request-checks";
import { createRetryLater, roomSeconds } from "#lib/front/retry-later";
import { sendPage } from "#lib/front/send";
import { createFallbackPage } from "#lib/front/fallback-page";
import { createResponseFilter } from "#lib/front/response-filter";
import { bodyLimitOf } from "#lib/platform/body-limits";
import { retryAfter } from "#lib/platform/retry-after";

export type FrontOptions = CachePartitionsOptions & {
  matters: MatteringParameters;
  lastResort: LastResort;
  trusted: BlockList;
  /** The value of a genuine draft cookie (`readDraftKey`). */
  draftKey: string;
  /** Node's own measure, unless a test says how busy the thread is. */
  countUse?: CountUse;
};

type Target = { address: Address; slot: CacheSlot | null };
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What a client makes up is used as a key in memory only up to this many characters. */
const longestKept = 256;

const emptyPage = (status: number) => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.alloc(0),
});

/** Gives the listener of the server. `handler` is Next's own, and asked only for what is not cached. */
export function createFront(options: FrontOptions): Listener {
  const { matters, policy, lastResort, trusted, log } = options;
  const queue = new NextQueue(options.countUse);
  const handler = queue.inTurn(options.handler);
  const partitions = createCachePartitions({ ...options, handler });
  const fallbackPage = createFallbackPage({ pages: partitions.of("document"), policy, lastResort });
  const { pass, send } = createResponseFilter({
    policy,
    fallbackPage,
    trusted,
    draftKey: options.draftKey,
    firstTouch: options.firstTouch,
    log,
  });
  const { refuseRead, giveUp } = createRetryLater(policy, lastResort);
  const bodies = new Bodies();
  const inFlight = new InFlight(limits.requestsPerClient);
  const targets = new LRUCache<string, Target>({ max: 5_000 });
  const shares = new ClientShares();
  /** Shapes of slots whose answers turned out to differ from reader to reader: not tried again for a while. */
  const personal = new LRUCache<string, true>({ max: 2_000, ttl: 30_000 });

  /** Reads a request target, and remembers what it has read. */
  const readTarget = (target: string): Target | AddressFault => {
    const known = targets.get(target);
    if (known) return known;
    const address = readAddress(target);
    if ("status" in address) return address;
    const read = { address, slot: slotOf(address, {}, matters) };
    if (target.length < longestKept) targets.set(target, read);
    return read;
  };

  /** Asks Next with the request itself. A body is read whole before that, so that a slow sender holds up nobody. */
  const askNext = async (request: IncomingMessage, response: ServerResponse, { path, query }: Address) => {
    const url = query ? `${path}?${query}` : path;
    removeInternalHeaders(request);
    const { rsc, "next-router-state-tree": state } = request.headers;
    if (rsc !== undefined && !hasRouterState(state)) {
      refuse(response, 400, policy);
      return;
    }
    // No answer is long enough to be asked for in parts, and Next answers 500 to parts that do not exist.
    delete request.headers.range;
    delete request.headers["if-range"];
    // Next compares versions of its own page, and we send another one, which no client can name.
    if (!isEndpointPath(path)) {
      delete request.headers["if-none-match"];
      delete request.headers["if-modified-since"];
    }
    if (isRead(request)) {
      request.url = url;
      pass(request, response, path, handler);
      return;
    }
    const client = clientOfRequest(request, trusted);
    const body = await bodies.read(request, response, { client, most: bodyLimitOf(path) });
    if (!Buffer.isBuffer(body)) refuse(response, body.status, policy, body.headers);
    else
      pass(
        wholeRequest(request.method ?? "", url, request.headers, body, request.socket),
        response,
        path,
        handler,
      );
  };

  /** Answers an address that cannot be read. A reader gets a page that leads on, anybody else the bare status. */
  const refuseAddress = (request: IncomingMessage, response: ServerResponse, status: 400 | 414): void => {
    const path = meantPath(request.url ?? "/");
    // No reader sends a body to a page.
    if (!isForReaders(path, "") || announcesBody(request)) {
      refuse(response, status, policy);
      return;
    }
    // What follows on the connection may be part of what was not understood.
    response.shouldKeepAlive = false;
    send(request, response, path, emptyPage(status));
  };

  /** Reads what a request asks for. Null where that may not be asked: then the request has been answered. */
  const admit = (request: IncomingMessage, response: ServerResponse): Target | null => {
    if (!inFlight.enter(clientOfRequest(request, trusted), response)) {
      refuse(response, 429, policy, retryAfter(1));
      return null;
    }
    const target = readTarget(request.url ?? "/");
    if ("status" in target && target.status !== 308) {
      refuseAddress(request, response, target.status);
      return null;
    }
    const fault = requestFault(request);
    if (fault !== null) {
      refuse(response, fault, policy);
      return null;
    }
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    if ("location" in target) {
      refuse(response, target.status, policy, { location: target.location });
      return null;
    }
    const { path } = target.address;
    const allow = methodFault(request, path);
    if (allow !== null) {
      refuse(response, 405, policy, { allow });
      return null;
    }
    if (isWithheld(path)) {
      send(request, response, path, emptyPage(404));
      return null;
    }
    return target;
  };

  /** Answers what can be answered at once; gives a promise for the rest. */
  const respond = (request: IncomingMessage, response: ServerResponse): Promise<void> | undefined => {
    const target = admit(request, response);
    if (!target) return;
    const { address } = target;
    const { path } = address;
    const { headers } = request;
    // The framework's code asks for parts of pages only. With this header Next would redirect a request to an endpoint.
    if (isApiPath(path)) delete headers.rsc;
    const isRsc = headers.rsc !== undefined;
    const slot = isPersonal(request.method, path, headers)
      ? null
      : isRsc
        ? slotOf(address, headers, matters)
        : target.slot;
    const fresh = slot && partitions.of(slot.kind).fresh(slot.key);
    if (fresh) {
      sendPage(request, response, fresh, isFromEdge(request, trusted));
      return;
    }
    if (isRead(request) && !queue.hasTurnFor(path)) {
      const shown = slot && partitions.of(slot.kind).shown(slot.key);
      if (shown) {
        sendPage(request, response, shown, isFromEdge(request, trusted));
        return;
      }
      if (!slot || !partitions.of(slot.kind).isUnderWay(slot.key)) {
        refuseRead(response, path, 503, roomSeconds);
        return;
      }
    }
    if (!mayAsk(request, response, path, slot)) return;
    settleForwardedHeaders(request, trusted);
    response.once("timeout", () => tellOfDelay(request, response, path));
    if (!slot || personal.has(slot.shape)) return askNext(request, response, address);
    return readPage(request, response, address, slot);
  };

  /** Whether a client may have one more answer that is not cached; one that may not is told when to come again. */
  const mayAsk = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    slot: CacheSlot | null,
  ): boolean => {
    if (slot && partitions.of(slot.kind).has(slot.key)) return true;
    const wait = shares.take(clientOfRequest(request, trusted), request, path, slot !== null);
    if (wait === 0) return true;
    if (isRead(request)) refuseRead(response, path, 429, wait);
    else refuse(response, 429, policy, retryAfter(wait));
    return false;
  };

  const readPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    slot: CacheSlot,
  ): Promise<void> => {
    const partition = partitions.of(slot.kind);
    const isMiss = !partition.has(slot.key);
    const reading = await partition.read(slot).catch(() => ({ answer: emptyPage(500) }));
    // The reader may have been told meanwhile that it takes too long.
    if (response.headersSent) return;
    if (reading === null) {
      if (slot.shape.length < longestKept) personal.set(slot.shape, true);
      return askNext(request, response, address);
    }
    // There are only as many addresses without values as the site has pages, and each is rendered once for everybody.
    if (isMiss && "page" in reading && !slot.hasValues)
      shares.giveBackRender(clientOfRequest(request, trusted));
    if ("page" in reading) sendPage(request, response, reading.page, isFromEdge(request, trusted));
    else send(request, response, address.path, reading.answer);
  };

  /**
   * Answers in place of a render or an endpoint that is still at work when its connection has stood as long as it may. Node
   * would close it without a word, and a reader's browser would say that the site is broken.
   */
  const tellOfDelay = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    // Then it is the client that is slow to read or to send.
    if (response.headersSent || !request.complete) {
      request.destroy();
      return;
    }
    log("an answer took too long", { path: path.slice(0, 200) });
    response.shouldKeepAlive = false;
    answerInstead(response, () => {
      if (isRead(request)) refuseRead(response, path, 503, roomSeconds);
      else giveUp(response);
    });
  };

  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    if (request.destroyed || response.destroyed) return;
    log("a request could not be answered", { error: String(error).slice(0, 300) });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    giveUp(response);
  };

  return (request, response) => {
    try {
      respond(request, response)?.catch((error: unknown) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  };
}

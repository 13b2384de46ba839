/** The front: takes each request to a kept page, to a script, or to Next itself. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { LRUCache } from "lru-cache";
import { isAnswerPage } from "#lib/front/answer-pages";
import { readAddress, type Address, type AddressFault } from "#lib/front/address";
import { isPersonal, placeOf, type MatteringParameters, type Place } from "#lib/front/cache-key";
import { isFromEdge } from "#lib/front/edge";
import { settleForwardedHeaders } from "#lib/front/forwarded-headers";
import { createPageRooms, type PageRoomsOptions } from "#lib/front/page-rooms";
import { refuse } from "#lib/front/refuse";
import { wholeRequest } from "#lib/front/render";
import { readBody, removeInternalHeaders, requestFault } from "#lib/front/request-checks";
import { createScriptAnswer } from "#lib/front/script-answer";
import { sendPage } from "#lib/front/send";
import { createStandIn } from "#lib/front/stand-in";
import { createWayOut } from "#lib/front/way-out";

export type FrontOptions = PageRoomsOptions & {
  matters: MatteringParameters;
  lastResort: (path: string) => Buffer;
  trusted: BlockList;
};

type Target = { address: Address; place: Place | null };
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const emptyPage = (status: number) => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.alloc(0),
});

/** Gives the listener of the server. `handler` is Next's own, and asked only for what is not kept. */
export function createFront(options: FrontOptions): Listener {
  const { handler, matters, policy, lastResort, trusted, log } = options;
  const rooms = createPageRooms(options);
  const standIn = createStandIn({ pages: rooms.of("document"), policy, lastResort });
  const { pass, send } = createWayOut({ policy, standIn, trusted, log });
  const sendScript = createScriptAnswer({ rooms, matters, policy });
  const targets = new LRUCache<string, Target>({ max: 5_000 });
  /** Places whose answers are each reader's own: not tried again for a while. */
  const personal = new LRUCache<string, true>({ max: 2_000, ttl: 30_000 });

  /** Reads a target once for all who ask for it. */
  const readTarget = (target: string): Target | AddressFault => {
    const known = targets.get(target);
    if (known) return known;
    const address = readAddress(target);
    if ("status" in address) return address;
    const read = { address, place: placeOf(address, {}, matters) };
    if (target.length < 256) targets.set(target, read);
    return read;
  };

  /** Asks Next with the request itself. A body is whole before Next sees it: a slow sender holds up nobody. */
  const askNext = async (request: IncomingMessage, response: ServerResponse, { path, query }: Address) => {
    const url = query ? `${path}?${query}` : path;
    removeInternalHeaders(request);
    if (request.method === "GET" || request.method === "HEAD") {
      request.url = url;
      pass(request, response, path, handler);
      return;
    }
    const body = await readBody(request);
    if (body === null) refuse(response, 413, policy);
    else
      pass(
        wholeRequest(request.method ?? "", url, request.headers, body, request.socket),
        response,
        path,
        handler,
      );
  };

  /** Answers what can be answered at once; gives a promise for the rest. */
  const respond = (request: IncomingMessage, response: ServerResponse): Promise<void> | undefined => {
    const fault = requestFault(request);
    if (fault !== null) {
      refuse(response, fault, policy);
      return;
    }
    const target = readTarget(request.url ?? "/");
    if ("status" in target) {
      refuse(response, target.status, policy, "location" in target ? { location: target.location } : {});
      return;
    }
    const { address } = target;
    const { path } = address;
    if (path.startsWith("/_lantern/")) return sendScript(request, response, address);
    if (isAnswerPage(path)) {
      send(request, response, path, emptyPage(404));
      return;
    }
    const { headers } = request;
    const isRsc = headers.rsc !== undefined;
    const place = isPersonal(request.method, path, headers)
      ? null
      : isRsc
        ? placeOf(address, headers, matters)
        : target.place;
    const fresh = place && rooms.of(place.kind).fresh(place.key);
    if (fresh) {
      if (fresh.script) rooms.scripts.revive(fresh.script);
      sendPage(request, response, fresh, isFromEdge(request, trusted));
      return;
    }
    settleForwardedHeaders(request, trusted);
    if (!place || personal.has(place.key)) return askNext(request, response, address);
    return readPage(request, response, address, place);
  };

  const readPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    place: Place,
  ): Promise<void> => {
    const reading = await rooms
      .of(place.kind)
      .read(place)
      .catch(() => ({ answer: emptyPage(500) }));
    if (reading === null) {
      personal.set(place.key, true);
      return askNext(request, response, address);
    }
    if ("page" in reading) {
      if (reading.page.script) rooms.scripts.revive(reading.page.script);
      sendPage(request, response, reading.page, isFromEdge(request, trusted));
    } else send(request, response, address.path, reading.answer);
  };

  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    if (request.destroyed || response.destroyed) return;
    log("a request could not be answered", { error: String(error).slice(0, 300) });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(500, {
      ...policy.headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.contentSecurityPolicy([], "public"),
      "cache-control": "no-store",
      "retry-after": "5",
    });
    response.end(lastResort(request.url ?? "/"));
  };

  return (request, response) => {
    try {
      respond(request, response)?.catch((error: unknown) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  };
}

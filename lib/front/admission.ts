/** Which requests are answered at all: reads what each asks for, and refuses what may not be asked. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { LRUCache } from "lru-cache";
import { meantPath, readAddress, type Address, type AddressFault } from "#lib/front/requests/address";
import { slotOf, type CacheSlot, type MatteringParameters } from "#lib/front/cache/cache-key";
import { isForReaders, isWithheld } from "#lib/front/answers/fallback-address";
import { emptyPage } from "#lib/front/answers/fallback-page";
import { clientOfRequest } from "#lib/front/requests/forwarded-headers";
import { InFlight } from "#lib/front/requests/in-flight";
import { limits } from "#lib/front/limits";
import { refuse } from "#lib/front/answers/refuse";
import { announcesBody, methodFault, requestFault } from "#lib/front/requests/request-checks";
import type { ResponseFilter } from "#lib/front/answers/response-filter";
import type { Refusing } from "#lib/front/answers/shown-refusal";
import { retryAfter } from "#lib/platform/retry-after";

/** What a request asks for: an address, and the slot of its page. */
export type Target = { address: Address; slot: CacheSlot | null };

type Options = {
  matters: MatteringParameters;
  refusing: Refusing;
  trusted: BlockList;
  /** Sends a page that has been made without the request. */
  send: ResponseFilter["send"];
};

/** Admits requests, and answers those that it refuses. */
export class Admission {
  readonly #matters: MatteringParameters;
  readonly #refusing: Refusing;
  readonly #trusted: BlockList;
  readonly #send: ResponseFilter["send"];
  readonly #inFlight = new InFlight(limits.requestsPerClient);
  readonly #targets = new LRUCache<string, Target>({ max: 5_000 });

  constructor({ matters, refusing, trusted, send }: Options) {
    this.#matters = matters;
    this.#refusing = refusing;
    this.#trusted = trusted;
    this.#send = send;
  }

  /** Reads what a request asks for. Null where that may not be asked: then the request has been answered. */
  admit(request: IncomingMessage, response: ServerResponse): Target | null {
    if (!this.#inFlight.enter(clientOfRequest(request, this.#trusted), response)) {
      refuse(response, 429, this.#refusing, retryAfter(1));
      return null;
    }
    const target = this.#read(request.url ?? "/");
    if ("status" in target && target.status !== 308) {
      this.#refuseAddress(request, response, target.status);
      return null;
    }
    const fault = requestFault(request);
    if (fault !== null) {
      refuse(response, fault, this.#refusing);
      return null;
    }
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    if ("location" in target) {
      refuse(response, target.status, this.#refusing, { location: target.location });
      return null;
    }
    const { path } = target.address;
    const allow = methodFault(request, path);
    if (allow !== null) {
      refuse(response, 405, this.#refusing, { allow });
      return null;
    }
    if (isWithheld(path)) {
      this.#send(request, response, path, emptyPage(404));
      return null;
    }
    return target;
  }

  /** Reads a request target, and remembers what it has read. */
  #read(target: string): Target | AddressFault {
    const known = this.#targets.get(target);
    if (known) return known;
    const address = readAddress(target);
    if ("status" in address) return address;
    const read = { address, slot: slotOf(address, {}, this.#matters) };
    if (target.length < limits.keyLength) this.#targets.set(target, read);
    return read;
  }

  /** Answers an address that cannot be read. A reader gets a page that leads on, anybody else the bare status. */
  #refuseAddress(request: IncomingMessage, response: ServerResponse, status: 400 | 414): void {
    const path = meantPath(request.url ?? "/");
    // No reader sends a body to a page.
    if (!isForReaders(path, "") || announcesBody(request)) {
      refuse(response, status, this.#refusing);
      return;
    }
    // What follows on the connection may be part of what was not understood.
    response.shouldKeepAlive = false;
    this.#send(request, response, path, emptyPage(status));
  }
}

/** Asks Next with the request itself, where the answer is for its client alone or is not known to be for everybody. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { isEndpointPath, type Address } from "#lib/front/requests/address";
import { Bodies } from "#lib/front/requests/bodies";
import { clientOfRequest } from "#lib/front/requests/forwarded-headers";
import { hasRouterState } from "#lib/front/next-internals";
import { refuse } from "#lib/front/answers/refuse";
import { wholeRequest, type NextHandler } from "#lib/front/next/render";
import {
  announcedBytes,
  announcesBody,
  isOfNobody,
  isRead,
  removeInternalHeaders,
} from "#lib/front/requests/request-checks";
import type { ResponseFilter } from "#lib/front/answers/response-filter";
import type { Refusing } from "#lib/front/answers/shown-refusal";
import { bodyLimitOf } from "#lib/platform/body-limits";
import { challenge } from "#lib/platform/problem-details";

type Options = {
  handler: NextHandler;
  refusing: Refusing;
  trusted: BlockList;
  /** Lets the handler answer a request. */
  pass: ResponseFilter["pass"];
};

export type AskNext = (request: IncomingMessage, response: ServerResponse, address: Address) => Promise<void>;

/** Returns the function that asks. A body is read whole before that, so that a slow sender holds up nobody. */
export function createAskNext({ handler, refusing, trusted, pass }: Options): AskNext {
  const bodies = new Bodies();

  return async (request, response, { path, query }) => {
    const url = query ? `${path}?${query}` : path;
    removeInternalHeaders(request);
    const { rsc, "next-router-state-tree": state } = request.headers;
    if (rsc !== undefined && !hasRouterState(state)) {
      refuse(response, 400, refusing);
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
    const most = bodyLimitOf(path);
    if (announcesBody(request) && announcedBytes(request) <= most && isOfNobody(request, path)) {
      refuse(response, 401, refusing, challenge);
      return;
    }
    const body = await bodies.read(request, response, { client, most });
    if (!Buffer.isBuffer(body)) {
      refuse(response, body.status, refusing, body.headers);
      return;
    }
    const { method = "", headers, socket } = request;
    pass(wholeRequest({ method, url, headers, body, socket }), response, path, handler);
  };
}

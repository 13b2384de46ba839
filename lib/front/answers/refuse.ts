/** Short answers to refused requests: a page for readers, and for code problem JSON under /api/, a line of text elsewhere. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { isApiPath, meantPath } from "#lib/front/requests/address";
import { emptyPolicy, resourcePolicy } from "#lib/front/policy";
import { announcesBody } from "#lib/front/requests/request-checks";
import { headersOfShown, shownRefusal, type Refusing } from "#lib/front/answers/shown-refusal";
import { problemText, problemType } from "#lib/platform/problem-details";

/** How long, and for how many bytes, the rest that a refused client sends is read and thrown away. */
const linger = { ms: 1_000, bytes: 2 ** 20 };

/** What the log says of a refusal. */
const reasons: Record<number, string> = {
  400: "not understood",
  405: "no such method here",
  408: "too slow",
  413: "body too long",
  414: "address too long",
  429: "too much of one client",
  431: "headers too long",
  503: "no room",
};

/** These are not refusals: a reader whose session has ended is asked to sign in, something is missing, or something has failed. */
const notRefusals = [401, 404, 500];

/** Tells of a refusal. */
export function noteRefusal(status: number, { noteRefusal: note }: Pick<Refusing, "noteRefusal">): void {
  if (status >= 400 && !notRefusals.includes(status)) note(status, reasons[status] ?? "not supported");
}

const isRedirect = (status: number) => status >= 300 && status < 400;

const refusalText = (path: string, status: number): string =>
  isApiPath(path) ? problemText(status) : `${status} ${STATUS_CODES[status] ?? ""}\n`;

const headersOfText = (path: string, body: Buffer | string) => ({
  "cache-control": "no-store",
  "content-security-policy": emptyPolicy,
  ...(body.length > 0 ? { "content-type": isApiPath(path) ? problemType : "text/plain; charset=utf-8" } : {}),
});

/** Answers with a status. Unless `mayFollow`, the connection is closed: what follows on it may be part of the refused request. */
export function refuse(
  response: ServerResponse,
  status: number,
  refusing: Refusing,
  headers: Record<string, string> = {},
  mayFollow = isRedirect(status) || status === 404,
): void {
  noteRefusal(status, refusing);
  const request = response.req;
  const path = meantPath(request.url ?? "/");
  const shown = isRedirect(status) ? null : shownRefusal(request, status, refusing);
  const body = shown ?? (isRedirect(status) ? "" : refusalText(path, status));
  response.writeHead(status, {
    ...refusing.policy.headers,
    ...(shown ? headersOfShown(refusing.policy) : headersOfText(path, body)),
    "content-length": Buffer.byteLength(body),
    "cross-origin-resource-policy": resourcePolicy(path),
    ...(mayFollow ? {} : { connection: "close" }),
    ...headers,
  });
  const isBodyless = body.length === 0 || request.method === "HEAD";
  if (request.complete || !announcesBody(request)) {
    response.end(isBodyless ? undefined : body);
    return;
  }
  response.flushHeaders();
  if (!isBodyless) response.write(body);
  endWhenSent(request, response);
}

/** Ends the answer once the client has sent the rest. If the connection were closed before, the client might not get the answer. */
function endWhenSent(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0;
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, linger.ms);
  timer.unref();
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > linger.bytes) end();
  });
  request.once("close", end);
  request.once("end", end);
  request.resume();
}

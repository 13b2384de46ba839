/** Short answers to refused requests: problem JSON under /api/, a line of text elsewhere. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { isApiPath, meantPath } from "#lib/front/address";
import { emptyPolicy, resourcePolicy, type Policy } from "#lib/front/policy";
import { announcesBody } from "#lib/front/request-checks";
import { problemText, problemType } from "#lib/platform/problem-details";

/** How long, and for how many bytes, the rest that a refused client sends is read and thrown away. */
const linger = { ms: 1_000, bytes: 2 ** 20 };

const isRedirect = (status: number) => status >= 300 && status < 400;

/** Answers with a status. Unless `mayFollow`, the connection is closed: what follows on it may be part of the refused request. */
export function refuse(
  response: ServerResponse,
  status: number,
  policy: Policy,
  headers: Record<string, string> = {},
  mayFollow = isRedirect(status) || status === 404,
): void {
  const request = response.req;
  const path = meantPath(request.url ?? "/");
  const isApi = isApiPath(path);
  const body = isRedirect(status)
    ? ""
    : isApi
      ? problemText(status)
      : `${status} ${STATUS_CODES[status] ?? ""}\n`;
  response.writeHead(status, {
    ...policy.headers,
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    "content-security-policy": emptyPolicy,
    "cross-origin-resource-policy": resourcePolicy(path),
    ...(body ? { "content-type": isApi ? problemType : "text/plain; charset=utf-8" } : {}),
    ...(mayFollow ? {} : { connection: "close" }),
    ...headers,
  });
  const isBodyless = body === "" || request.method === "HEAD";
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

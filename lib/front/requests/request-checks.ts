/** Which requests are refused before anything else looks at them, and which headers a client may not send to Next. */
import type { IncomingMessage } from "node:http";
import { isEndpointPath } from "#lib/front/requests/address";
import { isNameOfAction } from "#lib/front/next-internals";
import { splitLocale } from "#lib/base/i18n/paths";
import { isSignedInEndpoint, isSignedInPath } from "#lib/base/addresses/signed-in-paths";

const reading = ["GET", "HEAD"];
const methods = [...reading, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Whether a request only reads. */
export const isRead = ({ method = "" }: Pick<IncomingMessage, "method">): boolean => reading.includes(method);

/** Whether a request says that a body follows. */
export const announcesBody = ({ headers }: IncomingMessage): boolean => {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
};

/** How long a request says that its body is; 0 where it does not say. */
export const announcedBytes = ({ headers }: IncomingMessage): number =>
  Number(headers["content-length"] ?? 0);

/**
 * Whether a request to an endpoint for signed-in readers does not even claim to come from one: then its body is not read. That of a
 * plain form is, because its reader may have been signed out meanwhile, and gets back what they typed.
 */
export const isOfNobody = ({ headers }: IncomingMessage, path: string): boolean =>
  isSignedInEndpoint(path) &&
  headers.authorization === undefined &&
  !/(?:^|;\s*)__session/.test(headers.cookie ?? "") &&
  !/^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers["content-type"] ?? "");

/** The faults of requests that Node's parser gave up. They are answered as far as they were understood. */
const notedFaults = new WeakMap<IncomingMessage, number>();

/** Has a request refused with `status`, even if everything else about it is in order. */
export const noteFault = (request: IncomingMessage, status: number): void =>
  void notedFaults.set(request, status);

/** Whether a request is a call of a Server Action from a page of the signed-in product. Clerk's own code makes them. */
const isActionCall = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === "POST" && isNameOfAction(headers["next-action"]) && isSignedInPath(splitLocale(path).path);

/** Null when the method may be used at a path; otherwise the value of `Allow`. Only endpoints take more than reads. */
export function methodFault(request: IncomingMessage, path: string): string | null {
  const allowed = isEndpointPath(path) ? methods : reading;
  if (allowed.includes(request.method ?? "") || isActionCall(request, path)) return null;
  return allowed.join(", ");
}

/**
 * What a request expects (its header `Expect`). Clients older than HTTP/1.1 may not ask, and would take "100 Continue" for the
 * answer.
 */
export const expectationOf = ({ headers, httpVersion }: IncomingMessage): string | undefined =>
  httpVersion === "1.1" ? headers.expect : undefined;

/**
 * The status with which a request is refused; null when it is in order. Node has refused what is not HTTP. This refuses
 * requests that a proxy and we could read as two different ones.
 */
export function requestFault(request: IncomingMessage): number | null {
  const noted = notedFaults.get(request);
  if (noted !== undefined) return noted;
  const { headers } = request;
  const coding = headers["transfer-encoding"];
  const length = headers["content-length"];
  if (coding !== undefined) {
    if (length !== undefined || request.httpVersion !== "1.1") return 400;
    if (coding.toLowerCase() !== "chunked") return 501;
  }
  if (announcesBody(request) && isRead(request)) return 400;
  const expected = expectationOf(request);
  if (expected !== undefined && expected.toLowerCase() !== "100-continue") return 417;
  return hasOneHost(request) ? null : 400;
}

const host = /^[\w.:[\]-]{0,255}$/;

/** Whether a request names one host; before HTTP/1.1 it need not name any. */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return (hosts === 1 || (hosts === 0 && httpVersion === "1.0")) && host.test(headers.host ?? "");
}

/** Headers by which parts of Next, Clerk, a platform's proxy or our policy speak to Next. Nobody may send them from outside. */
const internal =
  /^(?:x-(?:middleware|invoke|matched|now|nextjs|vercel|prerender|next|clerk)-?.*|clerk-(?:proxy|secret).*|next-resume.*|content-security-policy.*|lantern-(?:sign-in-unanswered|missing-path))$/;

/** Removes the headers by which a client could steer Next. */
export function removeInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers))
    if (internal.test(name)) Reflect.deleteProperty(request.headers, name);
}

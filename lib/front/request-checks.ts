/** What is refused before anything looks at it, and what a client may not tell Next. */
import type { IncomingMessage } from "node:http";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** No body of ours comes near this; endpoints have closer limits of their own. */
export const longestBody = 1024 * 1024;

/**
 * The status a request is refused with; null when it is in order. Node has refused what is not HTTP; this refuses what
 * two servers in a row could read as two different requests.
 */
export function requestFault(request: IncomingMessage): number | null {
  const { headers, method = "" } = request;
  if (!methods.has(method)) return 405;
  const coding = headers["transfer-encoding"];
  const length = headers["content-length"];
  if (coding !== undefined) {
    if (length !== undefined || request.httpVersion !== "1.1") return 400;
    if (coding.toLowerCase() !== "chunked") return 501;
  }
  const hasBody = coding !== undefined || (length !== undefined && length !== "0");
  if (hasBody && (method === "GET" || method === "HEAD")) return 400;
  if (length !== undefined && Number(length) > longestBody) return 413;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") return 417;
  return hasOneHost(request) ? null : 400;
}

const host = /^[\w.:[\]-]{0,255}$/;

function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts <= 1 && host.test(headers.host ?? "");
}

/** Headers by which Next's own parts, a platform's proxy or a policy speak to it. From outside they are nobody's. */
const internal =
  /^(?:x-(?:middleware|invoke|matched|now|nextjs|vercel|prerender|next)-?.*|next-resume.*|content-security-policy.*)$/;

/** Takes away what a client could steer Next by, and Accept-Encoding: the front compresses. */
export function removeInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) if (internal.test(name)) request.headers[name] = undefined;
  for (const name of Object.keys(request.headers))
    if (request.headers[name] === undefined) Reflect.deleteProperty(request.headers, name);
}

/** Reads a body to its end. Gives null when it is longer than allowed; throws when the client gives up. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Short answers to what is not answered. */
import type { ServerResponse } from "node:http";
import type { Policy } from "#lib/front/policy";

/** Ends a request with a status and nothing else. After a fault the connection closes: what follows may be part of it. */
export function refuse(
  response: ServerResponse,
  status: number,
  policy: Policy,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...policy.headers,
    "cache-control": "no-store",
    "content-length": 0,
    ...(status === 405 ? { allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" } : {}),
    ...(status === 308 || status === 404 ? {} : { connection: "close" }),
    ...headers,
  });
  response.end();
}

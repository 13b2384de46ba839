import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import {
  announcesBody,
  isOfNobody,
  methodFault,
  removeInternalHeaders,
  requestFault,
} from "#lib/front/requests/request-checks";

type Asked = { method?: string; version?: string; hosts?: string[] } & Record<string, unknown>;

/** A request as Node's parser would give it, or more than it lets through. */
function request(
  headers: Record<string, string> = {},
  { method = "GET", version = "1.1", hosts = ["a.example"] }: Asked = {},
) {
  const made = new IncomingMessage(new Socket());
  made.rawHeaders.push(...hosts.flatMap((host) => ["Host", host]));
  return Object.assign(made, {
    method,
    httpVersion: version,
    headers: { ...(hosts[0] === undefined ? {} : { host: hosts[0] }), ...headers },
  });
}

test("a request that two servers could read as two different ones is refused", () => {
  const chunked = { "transfer-encoding": "chunked" };
  const sent = { method: "POST" };
  const asked: [string, IncomingMessage, number | null][] = [
    ["nothing special", request(), null],
    ["a body", request({ "content-length": "4" }, sent), null],
    ["chunks", request(chunked, sent), null],
    ["chunks in capitals", request({ "transfer-encoding": "Chunked" }, sent), null],
    ["chunks and a length", request({ ...chunked, "content-length": "4" }, sent), 400],
    ["chunks in HTTP/1.0", request(chunked, { ...sent, version: "1.0" }), 400],
    ["another coding", request({ "transfer-encoding": "gzip, chunked" }, sent), 501],
    ["a body with GET", request({ "content-length": "4" }), 400],
    ["chunks with HEAD", request(chunked, { method: "HEAD" }), 400],
    ["an empty body with GET", request({ "content-length": "0" }), null],
    ["a body that waits", request({ "content-length": "4", expect: "100-Continue" }, sent), null],
    ["an expectation that we do not know", request({ expect: "202-accepted" }), 417],
    ["one of a client that may not ask", request({ expect: "202-accepted" }, { version: "1.0" }), null],
    ["no host", request({}, { hosts: [] }), 400],
    ["no host before HTTP/1.1", request({}, { hosts: [], version: "1.0" }), null],
    ["two hosts", request({}, { hosts: ["a.example", "b.example"] }), 400],
    ["two hosts before HTTP/1.1", request({}, { hosts: ["a", "b"], version: "1.0" }), 400],
    ["a host with a port", request({}, { hosts: ["[::1]:3000"] }), null],
    ["a host that is an address", request({}, { hosts: ["a.example/b"] }), 400],
    ["a host without end", request({}, { hosts: ["a".repeat(256)] }), 400],
  ];
  for (const [what, one, status] of asked) expect(requestFault(one), what).toBe(status);
});

test("a length of nothing announces no body", () => {
  for (const [headers, isAnnounced] of [
    [{}, false],
    [{ "content-length": "0" }, false],
    [{ "content-length": "1" }, true],
    [{ "transfer-encoding": "chunked" }, true],
  ] as const)
    expect(announcesBody(request(headers)), JSON.stringify(headers)).toBe(isAnnounced);
});

test("pages are only read, endpoints take every method of ours, and Clerk's code may call its actions", () => {
  const action = { "next-action": "a".repeat(42) };
  const reads = "GET, HEAD";
  for (const [method, path, headers, allow] of [
    ["GET", "/about", {}, null],
    ["HEAD", "/about", {}, null],
    ["POST", "/about", {}, reads],
    ["OPTIONS", "/about", {}, reads],
    ["POST", "/es/settings", action, null],
    ["PUT", "/es/settings", action, reads],
    ["POST", "/about", action, reads],
    ["POST", "/settings", { "next-action": "made-up" }, reads],
    ["DELETE", "/api/calls/1", {}, null],
    ["OPTIONS", "/__clerk/v1/client", {}, null],
    ["TRACE", "/api/calls", {}, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ] as const)
    expect(methodFault(request(headers, { method }), path), `${method} ${path}`).toBe(allow);
});

test("a body for signed-in readers is read only from who may be one, or has been one and has typed it", () => {
  const json = { "content-type": "application/json" };
  for (const [path, headers, isNobody] of [
    ["/api/calls", json, true],
    ["/api/calls", { ...json, authorization: "Bearer x" }, false],
    ["/api/calls", { ...json, cookie: "a=b; __session=c" }, false],
    ["/api/calls", { ...json, cookie: "__session_suffix=c" }, false],
    ["/api/calls", { ...json, cookie: "not__session=c" }, true],
    ["/api/calls", { "content-type": "Application/X-www-form-urlencoded; charset=utf-8" }, false],
    ["/api/calls", { "content-type": "application/x-www-form-urlencoded-not" }, true],
    ["/api/calls", { "content-type": "text/plain; of=application/x-www-form-urlencoded" }, true],
    ["/api/calls/callback", json, false],
    ["/api/newsletter", json, false],
  ] as const)
    expect(isOfNobody(request(headers), path), `${path} ${JSON.stringify(headers)}`).toBe(isNobody);
});

test("no client speaks to Next, to Clerk's code or to our pages as the server does", () => {
  const inner = [
    "x-middleware-subrequest",
    "x-invoke-status",
    "x-matched-path",
    "x-now-route-matches",
    "x-nextjs-data",
    "x-vercel-id",
    "x-prerender-revalidate",
    "x-next-cache-tags",
    "x-clerk-auth-status",
    "clerk-proxy-url",
    "clerk-secret-key",
    "next-resume",
    "content-security-policy",
    "content-security-policy-report-only",
    "lantern-sign-in-unanswered",
    "lantern-missing-path",
  ];
  const ordinary = ["accept", "cookie", "next-action", "next-url", "x-csrf-token", "x-forwarded-for", "rsc"];
  const asked = request(Object.fromEntries([...inner, ...ordinary].map((name) => [name, "x"])), {
    hosts: [],
  });
  removeInternalHeaders(asked);
  expect(Object.keys(asked.headers).toSorted()).toEqual(ordinary.toSorted());
});

import { expect, test } from "vitest";
import { draftCookies } from "#lib/front/next-internals";
import { isPersonal, matteringParameters, slotOf } from "#lib/front/cache/cache-key";

const matters = matteringParameters({
  rewrites: { beforeFiles: [{ regex: "^/$", has: [{ type: "query", key: "age" }] }], afterFiles: [] },
  redirects: [{ regex: "^/(?:ä)$", missing: [{ type: "query", key: "page" }] }],
  headers: [
    { regex: "^/newsletter$", has: [{ type: "query", key: "problem" }] },
    { regex: "^/newsletter$", has: [{ type: "cookie", key: "seen" }] },
  ],
});

const slot = (target: string, headers: Record<string, string> = {}) => {
  const [path = "", query = ""] = target.split("?");
  return slotOf({ path, query }, headers, matters);
};
const payload = { rsc: "1" };

test("an answer is for its client alone where the client sends something, a name, or an editor's cookie", () => {
  const editor = `${draftCookies[0]}=stamp`;
  for (const [method, path, headers, isAlone] of [
    ["GET", "/about", {}, false],
    ["HEAD", "/about", {}, false],
    ["POST", "/about", {}, true],
    ["GET", "/about", { authorization: "Bearer x" }, true],
    ["GET", "/about", { cookie: "__session=a" }, false],
    ["GET", "/about", { cookie: editor }, true],
    ["GET", "/about", { cookie: `a=b;${draftCookies[1]}=x` }, true],
    ["GET", "/about", { cookie: `not${editor}` }, false],
    // A file is the same for everybody, and a browser sends all its cookies for it.
    ["GET", "/_next/static/a.js", { cookie: editor, authorization: "Bearer x" }, false],
  ] as const)
    expect(isPersonal(method, path, headers), `${method} ${path} ${JSON.stringify(headers)}`).toBe(isAlone);
});

test("what depends on a session, and what is negotiated, has no slot", () => {
  for (const target of ["/_next/image?url=a", "/settings", "/es/sign-in", "/api/calls", "/api/visitor/data"])
    expect(slot(target), target).toBeNull();
});

test("an endpoint has a slot only if its parameters are known, each cut where more of it means nothing", () => {
  expect(slot("/api/unknown?locale=es")).toBeNull();
  expect(slot("/api/flags?a=1")?.url).toBe("/api/flags");
  expect(slot("/api/glossary/ai?locale=es-mx&x=1")).toMatchObject({
    url: "/api/glossary/ai?locale=es-mx",
    kind: "data",
    isNarrowed: true,
  });
  // One character more than our longest language: what is longer is none of them, however long it is.
  for (const made of ["es-mxx", "es-mxxx", `es-mxx${"x".repeat(100)}`])
    expect(slot(`/api/glossary/ai?locale=${made}`)?.url, made).toBe("/api/glossary/ai?locale=es-mxx");
  expect(slot(`/api/search/suggest?q=${"q".repeat(300)}`)?.url).toBe(
    `/api/search/suggest?q=${"q".repeat(200)}`,
  );
});

test("what only resembles a public endpoint may answer by who asks, and has no slot", () => {
  for (const path of [
    "/api/feedback",
    "/api/feed/x",
    "/api/unknown/api/feed",
    "/api/search/suggestions",
    "/api/unknown/api/search/suggest",
    "/api/glossary/ai/x",
    "/api/unknown/api/glossary/ai",
    "/api/micro-actions",
    "/api/flags/x",
    "/api/unknown/api/languages",
  ])
    expect(slot(path), path).toBeNull();
});

test("the parameters of a slot are those that a rule of its path asks for, in one order", () => {
  expect(slot("/?b=1&age=teens-14-16&a=2")).toEqual({
    key: "/?age=teens-14-16",
    path: "/",
    url: "/?age=teens-14-16",
    headers: {},
    kind: "document",
    isNarrowed: true,
    hasValues: true,
    shape: "/?age",
  });
  expect(slot("/about?age=teens-14-16")?.url).toBe("/about");
  // Of what is missing, too, and of headers; but of no cookie.
  expect(slot("/%C3%A4?page=2")?.url).toBe("/%C3%A4?page=2");
  expect(slot("/newsletter?seen=1&problem=failed")?.url).toBe("/newsletter?problem=failed");
  const [one, other] = ["after=a&age=b&topic=c", "topic=c&age=b&after=a"];
  expect(slot(`/api/feed?${one}`)?.key).toBe(slot(`/api/feed?${other}`)?.key);
  // As they stand in the address that an answer names as its own.
  expect(slot("/api/feed?topic=c&locale=es")?.url).toBe("/api/feed?locale=es&topic=c");
});

test("an address without parameters that matter is narrowed only by those that were sent", () => {
  expect(slot("/about")).toMatchObject({ isNarrowed: false, hasValues: false, shape: "/about?" });
  expect(slot("/about?x=1")).toMatchObject({ isNarrowed: true, hasValues: false, shape: "/about?" });
  expect(slot("/?age=b")).toMatchObject({ isNarrowed: false, hasValues: true });
});

test("the payload of a page has a slot beside the page's own, whatever its mark in the address is", () => {
  const page = slot("/about");
  const ofPage = slot("/about?_rsc=abc", payload);
  expect(ofPage).toEqual({
    key: "/about?_rsc=\n",
    path: "/about",
    url: "/about?_rsc=",
    headers: payload,
    kind: "payload",
    isNarrowed: false,
    hasValues: false,
    shape: "payload /about?",
  });
  expect(ofPage?.key).not.toBe(page?.key);
  // Nobody can ask for the page itself under the payload's key.
  expect(slot("/about?_rsc=")).toMatchObject({ key: "/about", isNarrowed: false });
  expect(slot("/about?_rsc=other", payload)?.key).toBe(ofPage?.key);
  expect(slot("/?age=b&_rsc=abc", payload)?.url).toBe("/?age=b&_rsc=");
});

test("a part of a page, and a payload at the address of the page, have none", () => {
  expect(slot("/about?_rsc=a", { ...payload, "next-router-segment-prefetch": "/_tree" })).toBeNull();
  expect(slot("/about", payload)).toBeNull();
  expect(slot("/about?_rsc=a", { rsc: "2" })).toBeNull();
});

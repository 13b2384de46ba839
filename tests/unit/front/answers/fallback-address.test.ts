import { expect, test } from "vitest";
import {
  fallbackPageUrl,
  fallbackStatus,
  isForReaders,
  isWithheld,
} from "#lib/front/answers/fallback-address";

test("a page that is not there, or could not be made, is answered for in its language and in its words", () => {
  for (const [path, status, url] of [
    ["/nowhere", 404, "/page-not-found/page"],
    ["/es/tracks/none", 404, "/es/page-not-found/track"],
    ["/about/tracks/none", 404, "/page-not-found/page"],
    ["/tracks/", 404, "/page-not-found/page"],
    ["/es-mx/a%", 400, "/es-mx/page-not-found/address"],
    ["/de/long", 414, "/de/page-not-found/address"],
    ["/", 500, "/load-error/feed"],
    ["/fr/search", 503, "/fr/load-error/search"],
    ["/about", 500, "/load-error/page"],
  ] as const)
    expect(fallbackPageUrl(path, status), path).toBe(url);
});

test("a search that has failed may be tried again, and nothing else says so", () => {
  for (const [path, status, told] of [
    ["/search", 500, 503],
    ["/pt/search", 502, 503],
    ["/search", 404, 404],
    ["/about", 500, 500],
  ] as const)
    expect(fallbackStatus(path, status), `${path} ${status}`).toBe(told);
});

test("nobody asks from outside for a page that only stands in for another, or for one by its data", () => {
  for (const path of [
    "/gate",
    "/es/gate",
    "/page-not-found/page",
    "/de/load-error/search",
    "/_not-found",
    "/_global-error",
    "/_next/data/build/about.json",
    "/about.rsc",
  ])
    expect(isWithheld(path), path).toBe(true);
  for (const path of ["/", "/gates", "/page-not-founded", "/_next/static/a.js", "/about.rsc/x"])
    expect(isWithheld(path), path).toBe(false);
});

test("a reader looks at pages, and at what has no type yet, but at no endpoint, picture or script", () => {
  const html = "text/html; charset=utf-8";
  for (const [path, type, isShown] of [
    ["/about", html, true],
    ["/about", "", true],
    ["/about", "text/plain", true],
    ["/about", "text/x-component", false],
    ["/about", "application/json", false],
    ["/images", html, true],
    ["/images/a.webp", html, false],
    ["/about/images/a.webp", html, true],
    ["/share/brief/x.png", "", false],
    ["/_next/static/a.js", "", false],
    ["/api/flags", html, false],
    ["/__clerk/v1/client", html, false],
  ] as const)
    expect(isForReaders(path, type), `${path} ${type}`).toBe(isShown);
});

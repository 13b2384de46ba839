import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#lib/base/i18n/locales";
import {
  callbackEndpoint,
  isSessionPath,
  isSignedInEndpoint,
  productSegments,
  sessionEndpoints,
  signedInEndpoints,
  signInProxyPath,
  signInSegments,
} from "#lib/base/addresses/signed-in-paths";

test("the matcher of the middleware names every path that knows a session, in every language, and no other", () => {
  const text = readFileSync("middleware.ts", "utf8");
  const list = /matcher: (\[[^\]]+\])/.exec(text)?.[1] ?? "[]";
  const matcher = JSON.parse(list.replaceAll(/,\s*\]/g, "]")) as string[];
  const segments = [...productSegments, ...signInSegments].join("|");
  const endpoints = [...signedInEndpoints, ...sessionEndpoints].map((path) => path.slice("/api/".length));
  expect(matcher).toEqual([
    `/(${segments})/:path*`,
    `/(${locales.join("|")})/(${segments})/:path*`,
    `${signInProxyPath}/:path*`,
    `/api/(${endpoints
      .filter((path) => !path.includes("/"))
      .toSorted()
      .join("|")})/:path*`,
    ...endpoints.filter((path) => path.includes("/")).map((path) => `/api/${path}`),
  ]);
});

test("endpoints are for signed-in readers, but for the one that a machine signs", () => {
  for (const path of ["/api/calls", "/api/calls/1", "/api/explore", "/api/analytics/link"])
    expect(isSignedInEndpoint(path), path).toBe(true);
  for (const path of [
    callbackEndpoint,
    "/api/callsigns",
    "/api/visitor/data",
    "/api/feed",
    "/api/analytics/events",
  ])
    expect(isSignedInEndpoint(path), path).toBe(false);
});

test("what may differ by reader is known by its path", () => {
  for (const path of [
    "/calls",
    "/call/1",
    "/sign-in",
    "/__clerk/v1/client",
    "/api/visitor/data",
    "/api/progress",
  ])
    expect(isSessionPath(path), path).toBe(true);
  for (const path of ["/", "/about", "/callsigns", "/api/feed", "/__clerks"])
    expect(isSessionPath(path), path).toBe(false);
});

import { expect, test } from "vitest";
import { isApiTarget, isEndpointPath, isFilePath, meantPath, readAddress } from "#lib/front/requests/address";

test("an address is read in one spelling", () => {
  for (const [target, path, query = ""] of [
    ["/about", "/about"],
    ["/about?", "/about"],
    ["/a?b=c?d", "/a", "b=c?d"],
    ["/%61bout", "/about"],
    ["/%c3%a4", "/%C3%A4"],
    ["/a%2fb", "/a%2Fb"],
    ["/a%7Eb", "/a~b"],
    // An endpoint also answers with a slash at the end.
    ["/api/calls/", "/api/calls"],
    ["/about/", "/about/"],
    ["/api/", "/api/"],
    // As a proxy asks.
    ["http://a.example/b?c", "/b", "c"],
    ["HTTPS://a.example", "/"],
    ["http://a.example?c", "/", "c"],
    // What browsers leave bare in a query.
    ["/a?b=c|{d}^`\\", "/a", "b=c%7C%7Bd%7D%5E%60%5C"],
  ] as const)
    expect(readAddress(target), target).toEqual({ path, query });
});

test("an address that cannot be read, or not by every server alike, is refused", () => {
  for (const target of [
    "about",
    "*",
    "ftp://a.example/b",
    "/a b",
    "/a#b",
    "/a|b",
    "/a\\b",
    "/ä",
    "/a?b=<",
    "/a?b=ä",
    "/%",
    "/%zz",
    "/%00",
    "/%1f",
    "/%7f",
    "/a%5cb",
    "/..",
    "/a/../b",
    "/a/.",
    "/a/%2e%2e/b",
    "/%ff",
    "/%c3",
  ])
    expect(readAddress(target), target).toEqual({ status: 400 });
  for (const target of ["/...", "/a/..b", "/.well-known/x", "/a?b=../.."])
    expect(readAddress(target), target).not.toHaveProperty("status");
});

test("an address is as long as 4,096 characters, with its query", () => {
  const longest = `/a?${"b".repeat(4_093)}`;
  expect(readAddress(longest)).toEqual({ path: "/a", query: "b".repeat(4_093) });
  expect(readAddress(`${longest}b`)).toEqual({ status: 414 });
});

test("slashes that follow each other are one, and the query is kept", () => {
  expect(readAddress("//a///b?c=//d")).toEqual({ status: 308, location: "/a/b?c=//d" });
  expect(readAddress("/a//")).toEqual({ status: 308, location: "/a/" });
});

test("an address that cannot be read still means a place", () => {
  for (const [target, path] of [
    ["/%61bout?x", "/about"],
    ["//es//x|y#z", "/es/x|y"],
    ["http://a.example/api/x", "/api/x"],
    [`/es/${"x".repeat(5_000)}`, `/es/${"x".repeat(4_092)}`],
  ] as const)
    expect(meantPath(target), target.slice(0, 20)).toBe(path);
  expect(isApiTarget("http://a.example/%61pi/x%")).toBe(true);
  expect(isApiTarget("/about?/api/")).toBe(false);
});

test("files are those of the build and of public/, and endpoints those that show no pages", () => {
  for (const [path, isFile, isEndpoint] of [
    ["/_next/static/chunks/a.js", true, false],
    ["/images/a.webp", true, false],
    ["/sw.js", true, false],
    ["/favicon.ico", true, false],
    ["/icon-192.png", true, false],
    ["/icon.svg", true, false],
    ["/sw.js/x", false, false],
    ["/icons", false, false],
    ["/es/images/a.webp", false, false],
    ["/_next/image", false, false],
    ["/api/flags", false, true],
    ["/__clerk/v1/client", false, true],
    ["/about", false, false],
    ["/apis", false, false],
  ] as const)
    expect([path, isFilePath(path), isEndpointPath(path)]).toEqual([path, isFile, isEndpoint]);
});

import { expect, test } from "vitest";
import { hostileAddresses } from "@/tests/support/requests/hostile-addresses";
import { ownAddress, ownAddressAt, ownPath } from "#lib/base/addresses/own-address";

const own = [
  "/",
  "/calls",
  "/es/calls?state=done&q=a%20b#top",
  "/business/1?x=//y",
  "/search?q=https://evil.example",
  "/glossary/caf%C3%A9",
  "/about#//x",
];

test("an own address is kept with query and hash, and is its own only spelling", () => {
  for (const address of own) expect(ownAddress(address)).toBe(address);
  expect(ownAddress("/a/../calls")).toBe("/calls");
  expect(ownAddress("/glossary/café")).toBe("/glossary/caf%C3%A9");
});

test("whatever a browser could take for another site or a script is refused", () => {
  for (const address of [...hostileAddresses, `/${"a".repeat(3000)}`, null, undefined, 7, ["/calls"], {}])
    expect(ownAddress(address), JSON.stringify(address)).toBeNull();
});

test("what is let through stays with us, however a browser reads it", () => {
  for (const address of [...own, ...hostileAddresses]) {
    const led = ownAddress(address);
    if (led !== null)
      expect(new URL(led, "https://lantern.example/deep/page").origin).toBe("https://lantern.example");
  }
});

test("an absolute address is ours when it names our origin, and nothing before the host", () => {
  const origin = "http://localhost:3000";
  expect(ownAddressAt(`${origin}/calls?x=1#y`, origin)).toBe("/calls?x=1#y");
  expect(ownAddressAt(origin, origin)).toBe("/");
  expect(ownAddressAt("/calls", origin)).toBe("/calls");
  for (const address of [
    ...hostileAddresses,
    `${origin}//evil.example`,
    `${origin}/..//evil.example`,
    `${origin}/%2e%2e//evil.example`,
    `${origin}/\\evil.example`,
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    "http://user@localhost:3000/",
    "http://user:word@localhost:3000/",
    "http://localhost:3001/",
    "https://localhost:3000/",
    "http:localhost:3000/",
  ])
    expect(ownAddressAt(address, origin), address).toBeNull();
});

test("a link to a page of ours by its whole address is one by its path, and any other stays as it is written", () => {
  const origin = "https://lantern.example";
  for (const [href, path] of [
    [`${origin}/es/glossary/screen-time?x=1#y`, "/es/glossary/screen-time?x=1#y"],
    [origin, "/"],
    ["/glossary", "/glossary"],
    ["/a/../glossary", "/a/../glossary"],
    [`${origin}/api/feed`, `${origin}/api/feed`],
    [`${origin}/share/brief/a`, `${origin}/share/brief/a`],
    [`${origin}/feed.xml?after=1`, `${origin}/feed.xml?after=1`],
    [`${origin}/search?q=feed.xml`, "/search?q=feed.xml"],
    ["https://elsewhere.example/glossary", "https://elsewhere.example/glossary"],
    ["mailto:a@lantern.example", "mailto:a@lantern.example"],
  ] as const)
    expect(ownPath(href, origin), href).toBe(path);
});

import { expect, test } from "vitest";
import { ownAddress, rememberingAddress, returnAddress } from "#lib/site/return-address";

test("an own address is kept with query and hash", () => {
  for (const address of ["/calls", "/es/calls?state=done&q=a%20b#top", "/", "/business/1?x=//y"])
    expect(ownAddress(address)).toBe(address);
});

test("whatever a browser could take for another site or a script is refused", () => {
  const foreign = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/calls",
    "javascript:alert(1)",
    "/\t/evil.example",
    "\n//evil.example",
    " /calls",
    "/.//evil.example",
    "/a/..//evil.example",
    "calls",
    "",
    `/${"a".repeat(3000)}`,
    null,
    ["/calls"],
  ];
  for (const address of foreign) {
    expect(ownAddress(address), String(address)).toBeNull();
    expect(returnAddress(address)).toBe("/getting-started");
  }
});

test("a sign-in page remembers the asked address whole", () => {
  const link = rememberingAddress("/sign-in", "/explore?q=a&b=c");
  expect(new URL(link, "http://x").searchParams.get("redirect_url")).toBe("/explore?q=a&b=c");
  expect(rememberingAddress("/sign-in", null)).toBe("/sign-in");
});

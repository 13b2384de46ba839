import { expect, test } from "vitest";
import { addressAfterSignUp, ownAddress, rememberingAddress, returnAddress } from "#lib/site/return-address";

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

test("a sign-up leads to a path of ours, to our own address, or to an origin that is allowed", () => {
  const origins = {
    own: "https://lantern.example",
    allowed: ["https://app.example:8443"],
    first: "/de/getting-started",
  };
  const led = (target: string) => addressAfterSignUp(target, origins);
  expect(led("/calls?state=done#top")).toBe("/calls?state=done#top");
  expect(led("https://lantern.example/calls?x=1")).toBe("/calls?x=1");
  expect(led("https://app.example:8443/welcome")).toBe("https://app.example:8443/welcome");
  for (const foreign of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "https://app.example/",
    "http://app.example:8443/",
    "https://app.example:8443@evil.example/",
    "https://user:word@app.example:8443/",
    "https://app.example:8443.evil.example/",
    "https:app.example:8443/",
    "https://lantern.example//evil.example",
    "javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "calls",
    "",
  ])
    expect(led(foreign), foreign).toBe("/de/getting-started");
});

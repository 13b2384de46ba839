import { expect, test } from "vitest";
import { hostileAddresses } from "@/tests/support/requests/hostile-addresses";
import {
  addressAfterSignUp,
  askedAddress,
  rememberingAddress,
  returnAddress,
} from "#lib/base/addresses/return-address";

test("whatever is no address of ours leads to the product's first page, in the reader's language", () => {
  for (const address of [...hostileAddresses, null, ["/calls"]]) {
    expect(returnAddress(address, "en"), String(address)).toBe("/getting-started");
    expect(returnAddress(address, "de"), String(address)).toBe("/de/getting-started");
  }
});

test("a page of the product is returned to in the reader's language, any other as it was asked for", () => {
  expect(returnAddress("/calls?x=1#y", "de")).toBe("/de/calls?x=1#y");
  expect(returnAddress("/es-mx/call/7", "de")).toBe("/de/call/7");
  expect(returnAddress("/fr/explore?q=a", "en")).toBe("/explore?q=a");
  expect(returnAddress("/de/calls", "de")).toBe("/de/calls");
  for (const other of ["/feed.xml", "/api/health", "/es/glossary#g"])
    expect(returnAddress(other, "de")).toBe(other);
});

test("a sign-in page remembers the asked address whole", () => {
  const link = rememberingAddress("/sign-in", "/explore?q=a&b=c");
  expect(new URL(link, "http://x").searchParams.get("redirect_url")).toBe("/explore?q=a&b=c");
  expect(rememberingAddress("/sign-in", null)).toBe("/sign-in");
});

test("of several asked addresses the first counts, and of one that is not ours none", () => {
  expect(askedAddress({ redirect_url: "/calls" })).toBe("/calls");
  expect(askedAddress({ redirect_url: ["/calls", "/explore"] })).toBe("/calls");
  expect(askedAddress({ redirect_url: ["//evil.example", "/explore"] })).toBeNull();
  expect(askedAddress({})).toBeNull();
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
    ...hostileAddresses,
    "/\\evil.example",
    "https://evil.example/",
    "https://app.example/",
    "http://app.example:8443/",
    "https://app.example:8443@evil.example/",
    "https://user:word@app.example:8443/",
    "https://user@app.example:8443/",
    "https://:word@app.example:8443/",
    "https://app.example:8443/\twelcome",
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

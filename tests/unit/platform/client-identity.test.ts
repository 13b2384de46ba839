import { describe, expect, test } from "vitest";
import { clientKeyOf, forwardedClient, readIpAddress, widerKeyOf } from "#lib/platform/client-identity";
import { trustedPeers } from "#lib/platform/trusted-peers";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  [" 203.0.113.9 ", "203.0.113.9"],
  ["203.0.113.9:5678", "203.0.113.9"],
  ['"203.0.113.9:5678"', "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["[::ffff:203.0.113.9]:80", "203.0.113.9"],
  ["2001:db8::1", "2001:db8::1"],
  ["2001:0DB8:0:0::0001", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%25eth0]:80", "fe80::1"],
])("%s is the address %s", (text, address) => {
  expect(readIpAddress(text)).toBe(address);
});

test.each(["", "unknown", "_hidden", "203.0.113", "203.0.113.9.1", "203.0.113.9:x", "[]", "a:b", "01.2.3.4"])(
  "%j is no address",
  (text) => {
    expect(readIpAddress(text)).toBeNull();
  },
);

describe("the client that proxies name", () => {
  const trusted = trustedPeers(["10.0.0.0/8", "fd00::/8", "::ffff:192.0.2.1"]);
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["6.6.6.6, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
    ["6.6.6.6,203.0.113.9:5678,10.1.2.3:80", "203.0.113.9"],
    ["6.6.6.6, [2001:db8::1]:443, [fd00::1]:80", "2001:db8::1"],
    ["203.0.113.9, ::ffff:10.0.0.1", "203.0.113.9"],
    ["203.0.113.9, 192.0.2.1", "203.0.113.9"],
    ["10.0.0.1, 10.0.0.2", "10.0.0.1"],
  ])("in %s is %s", (header, client) => {
    expect(forwardedClient(header, trusted)).toBe(client);
  });

  test("is the proxy itself where it cannot say whom it was asked by: what stands before is anybody's word", () => {
    expect(forwardedClient("203.0.113.9, unknown, 10.1.2.3", trusted)).toBe("10.1.2.3");
    expect(forwardedClient("203.0.113.9, unknown", trusted)).toBeNull();
    expect(forwardedClient("", trusted)).toBeNull();
  });
});

test("IPv6 counts by the network that one customer is given whole, IPv4 by the address", () => {
  const key = (text: string) => clientKeyOf(readIpAddress(text) ?? "");
  expect(key("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2");
  expect(key("2001:0db8:0001:0002:bbbb:1:2:3")).toBe("2001:db8:1:2");
  expect(key("2001:db8:1:3::1")).not.toBe(key("2001:db8:1:2::1"));
  expect(key("2001:db8::1")).toBe("2001:db8:0:0");
  expect(key("::1")).toBe("0:0:0:0");
  expect(key("::ffff:203.0.113.9")).not.toBe(key("::ffff:203.0.113.10"));
});

test("the networks that one customer may have beside each other have one wider key, and what is no network has none", () => {
  const wider = (text: string) => widerKeyOf(clientKeyOf(readIpAddress(text) ?? ""));
  expect(wider("2001:db8:1:2::1")).toBe("2001:db8:1");
  expect(wider("2001:db8:1:ffff::1")).toBe("2001:db8:1");
  expect(wider("2001:db8:2:2::1")).not.toBe(wider("2001:db8:1:2::1"));
  expect(wider("2001:db8::1")).toBe("2001:db8:0");
  expect(wider("203.0.113.9")).toBeNull();
  for (const key of ["unknown", "user_2abc", "ada@example.org", crypto.randomUUID()])
    expect(widerKeyOf(key)).toBeNull();
});

import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import {
  clientOfRequest,
  isTrustedPeer,
  publicAddress,
  settleForwardedHeaders,
} from "#lib/front/requests/forwarded-headers";
import { trustedPeers } from "#lib/platform/trusted-peers";

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress, localPort: 3000 } }) as unknown as IncomingMessage;

test("what a client says of its own address is overwritten from the socket", () => {
  const asked = request("::ffff:203.0.113.9", {
    host: "lantern.example",
    "x-forwarded-for": "1.2.3.4",
    forwarded: "for=1.2.3.4",
    "x-real-ip": "1.2.3.4",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  });
  settleForwardedHeaders(asked, trustedPeers([]));
  expect(asked.headers).toMatchObject({
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "lantern.example",
    "x-forwarded-proto": "http",
    "x-forwarded-port": "3000",
  });
  expect(asked.headers.forwarded).toBeUndefined();
  expect(asked.headers["x-real-ip"]).toBeUndefined();
});

test("a trusted proxy is believed, by address and by block", () => {
  for (const peer of ["10.1.2.3", "::ffff:192.168.7.7", "::1"]) {
    const asked = request(peer, {
      host: "inside",
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-host": "lantern.example",
      "x-forwarded-proto": "https",
    });
    settleForwardedHeaders(asked, trustedPeers(["10.1.2.3", "192.168.0.0/16", "::1"]));
    expect(asked.headers, peer).toMatchObject({
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-host": "lantern.example",
      "x-forwarded-proto": "https",
    });
  }
});

test("a site is called by its public address where a trusted proxy does not say what was asked of it", () => {
  const settled = (peer: string, baseUrl: string, headers: Record<string, string> = {}) => {
    const asked = request(peer, { host: "lantern", ...headers });
    settleForwardedHeaders(asked, trustedPeers(["10.0.0.0/8"]), publicAddress(baseUrl));
    return [asked.headers["x-forwarded-host"], asked.headers["x-forwarded-proto"]];
  };
  const site = "https://lantern.example";
  for (const host of ["lantern", "127.0.0.1:3000", "[::1]:3000", "site.internal:3000", "site.local", ""])
    expect(settled("10.1.2.3", site, { host }), host).toEqual(["lantern.example", "https"]);
  // Many proxies say it by passing the host, and a site may have more than one name.
  for (const [host, origin] of [
    ["www.lantern.example", "https://www.lantern.example"],
    ["www.lantern.example", "https://evil.example"],
    ["lantern.example", "https://evil.example"],
  ] as const)
    expect(settled("10.1.2.3", site, { host, origin }), host).toEqual([undefined, "https"]);
  // Where the host looks public and is not, a page of ours says who we are.
  expect(settled("10.1.2.3", site, { host: "app.corp.example", origin: site })).toEqual([
    "lantern.example",
    "https",
  ]);
  expect(settled("10.1.2.3", site, { "x-forwarded-host": "www.lantern.example" })).toEqual([
    "www.lantern.example",
    "https",
  ]);
  // Of anybody else, what they asked for stands, and what they say of it does not.
  expect(settled("203.0.113.9", site, { "x-forwarded-host": "lantern.example" })).toEqual([
    "lantern",
    "http",
  ]);
  // A trial on one's own machine has several names.
  expect(settled("10.1.2.3", "http://localhost:3000")).toEqual([undefined, undefined]);
});

test("a connection stays its client's once it has closed, and one that never said whose it is is no proxy of ours", () => {
  const trusted = trustedPeers(["10.0.0.0/8"]);
  const asked = request("10.1.2.3", { "x-forwarded-for": "203.0.113.9" });
  settleForwardedHeaders(asked, trusted);
  Object.assign(asked.socket, { remoteAddress: undefined });
  expect(clientOfRequest(asked, trusted)).toBe("203.0.113.9");
  expect(isTrustedPeer(asked, trusted)).toBe(true);

  const gone = request("10.1.2.3", { "x-forwarded-for": "203.0.113.9" });
  Object.assign(gone.socket, { remoteAddress: undefined });
  expect(isTrustedPeer(gone, trusted)).toBe(false);
  settleForwardedHeaders(gone, trusted);
  expect(gone.headers["x-forwarded-for"]).toBe("unknown");
});

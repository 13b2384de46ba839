import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { settleForwardedHeaders } from "#lib/front/forwarded-headers";
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

import { inject } from "@vercel/analytics";
import { afterEach, expect, test, vi } from "vitest";
import { maskAddress } from "#lib/base/addresses/stored-address";
import { policyOptions } from "#lib/front/policy-options";
import { createPolicy } from "#lib/front/policy";
import { parseEnv } from "#lib/platform/env";
import { collectorAddress, withoutAdvertisement } from "#lib/platform/browser/consent/segment";
import { startVercelAnalytics } from "#lib/platform/browser/consent/vercel-analytics";
import { cookieDomains } from "#lib/platform/browser/consent/forget-visitor";

vi.mock("@vercel/analytics", () => ({ inject: vi.fn<() => void>() }));

afterEach(() => void vi.unstubAllGlobals());

const policyWith = (environment: Record<string, string>) =>
  createPolicy(policyOptions(parseEnv(environment), "https://lantern.example")).contentSecurityPolicy(
    [],
    "public",
  );

test("the policy opens Segment's collector with a write key, and nothing else of Segment's", () => {
  const bare = policyWith({});
  expect(policyWith({ NEXT_PUBLIC_SEGMENT_HOST: "collector.example" })).toBe(bare);
  expect(policyWith({ NEXT_PUBLIC_SEGMENT_WRITE_KEY: "key" })).toBe(
    bare.replace("connect-src 'self'", "connect-src 'self' https://api.segment.io"),
  );
  expect(
    policyWith({ NEXT_PUBLIC_SEGMENT_WRITE_KEY: "key", NEXT_PUBLIC_SEGMENT_HOST: "collector.example" }),
  ).toBe(bare.replace("connect-src 'self'", "connect-src 'self' https://collector.example"));
});

test("Vercel Analytics lives on our own origin: the policy stays as it is", () => {
  expect(policyWith({ NEXT_PUBLIC_VERCEL_ANALYTICS: "true" })).toBe(policyWith({}));
});

test("another product backend is opened as an origin", () => {
  expect(policyWith({ NEXT_PUBLIC_API_BASE: "https://api.example/v2/" })).toContain(
    "connect-src 'self' https://api.example;",
  );
});

test("a collector is addressed with Segment's version unless it names its own path", () => {
  expect(collectorAddress("collector.example")).toBe("collector.example/v1");
  expect(collectorAddress("http://127.0.0.1:4000/")).toBe("http://127.0.0.1:4000/v1");
  expect(collectorAddress("https://collector.example/in")).toBe("https://collector.example/in");
});

test("a cookie is let go of by every domain that it may have been set for", () => {
  expect(cookieDomains("localhost")).toEqual([""]);
  expect(cookieDomains("www.lantern.example")).toEqual([
    "",
    "; domain=www.lantern.example",
    "; domain=lantern.example",
  ]);
});

test("the numbers of old advertisements are no part of the address that Segment's library reads", () => {
  expect(withoutAdvertisement("?btid=1")).toBe("");
  expect(withoutAdvertisement("?urid")).toBe("");
  expect(withoutAdvertisement("?q=a&btid=1&page=2?urid=3")).toBe("?q=a&page=2");
  expect(withoutAdvertisement("?btidy=1&myurid=2")).toBe("?btidy=1&myurid=2");
});

test("Vercel's script, which would send the page's whole address, sends it without what grants access", () => {
  const consent = { isHeld: false };
  vi.stubGlobal("document", { referrer: "https://lantern.example/sign-in?ticket=secret" });
  startVercelAnalytics({ maskAddress, maskReferrer: maskAddress, isHeld: () => consent.isHeld });
  const [settings] = vi.mocked(inject).mock.lastCall ?? [];
  const within = (ticket: string) => encodeURIComponent(`/calls?ticket=${ticket}`);
  const address = (token: string) =>
    `https://lantern.example/sign-in?token=${token}&next=${within(token)}&topic=sleep`;
  const ask = () => settings?.beforeSend?.({ type: "pageview", url: address("secret") });
  expect(ask()).toEqual({ type: "pageview", url: address("***") });
  // It reads the address before this one by itself.
  expect(document.referrer).toBe("https://lantern.example/sign-in?ticket=***");
  consent.isHeld = true;
  expect(ask()).toBeNull();
});

import { expect, test } from "vitest";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";
import { parseEnv } from "#lib/platform/env";
import { clerkKeyFault, localSignInFault } from "#lib/platform/env-faults";

test("the local sign-in host is for one's own machine, unless it is said to be exposed", () => {
  const fault = (raw: Record<string, string>) => localSignInFault(parseEnv(raw))?.message ?? null;
  const key = `pk_live_${Buffer.from("clerk.lantern.example$").toString("base64")}`;
  expect(fault({})).toContain("LANTERN_LOCAL_SIGN_IN=1");
  expect(fault({ NODE_ENV: "development" })).toBeNull();
  for (const local of [
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://[::1]:3000",
    "https://lantern.localhost",
  ])
    expect(fault({ LANTERN_LOCAL_SIGN_IN: "1", LANTERN_BASE_URL: local }), local).toBeNull();
  for (const open of [
    "https://lantern.example",
    "http://192.168.1.4:3000",
    "http://localhost.evil.example",
    "http://127.evil.example",
  ]) {
    expect(fault({ LANTERN_LOCAL_SIGN_IN: "1", LANTERN_BASE_URL: open }), open).toMatch(
      /^LANTERN_BASE_URL: /,
    );
    expect(fault({ NODE_ENV: "development", LANTERN_BASE_URL: open }), open).toMatch(/^LANTERN_BASE_URL: /);
    expect(fault({ LANTERN_LOCAL_SIGN_IN: "exposed", LANTERN_BASE_URL: open }), open).toBeNull();
    expect(fault({ LANTERN_BASE_URL: open, NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key }), open).toBeNull();
  }
});

test("the keys of Clerk go together, or a server does not start", () => {
  const publishable = (mode: string) =>
    `pk_${mode}_${Buffer.from("clerk.lantern.example$").toString("base64")}`;
  const fault = (raw: Record<string, string>) => clerkKeyFault(parseEnv(raw))?.message ?? null;
  const live = { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishable("live") };
  expect(fault({})).toBeNull();
  expect(fault({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: localPublishableKey })).toBeNull();
  expect(fault({ ...live, CLERK_SECRET_KEY: "sk_live_abc" })).toBeNull();
  for (const half of ["", "sk_test_abc"])
    expect(fault({ ...live, CLERK_SECRET_KEY: half }), half).toMatch(/^ *CLERK_SECRET_KEY: \S/m);
});

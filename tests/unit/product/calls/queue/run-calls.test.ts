import { afterEach, expect, test, vi } from "vitest";

const queue = vi.hoisted(() => ({ leaseMs: 0 }));
vi.mock(import("#lib/platform/server/queue"), async (original) => ({
  ...(await original()),
  durableQueue: (work) => {
    queue.leaseMs = work.leaseMs;
    return { start: () => undefined, wake: () => undefined, idle: async () => undefined };
  },
}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** How long a call is an instance's in this environment. */
async function leaseIn(env: Record<string, string>): Promise<number> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  await import("#lib/product/calls/queue/run-calls");
  return queue.leaseMs;
}

const http = { CALL_PROVIDER_URL: "https://calls.example" };
const vapi = {
  VAPI_API_KEY: "key",
  VAPI_PHONE_NUMBER_ID: "number",
  VAPI_WEBHOOK_CREDENTIAL_ID: "credential",
  VAPI_WEBHOOK_SECRET: "secret",
};

test.each([
  ["simulated calls", {}, 3_000],
  ["those of our own protocol", { ...http, CALL_PROVIDER: "http" }, 25_000],
  ["those of a service that has to look for a call", { ...vapi, CALL_PROVIDER: "vapi" }, 45_000],
  ["those under way when real calls are switched off", { ...vapi, CALL_PROVIDER: "simulated" }, 45_000],
  [
    "those under way when another provider takes the new ones",
    { ...vapi, ...http, CALL_PROVIDER: "http" },
    45_000,
  ],
])("a turn of %s is over before another may take the call", async (_, env, leaseMs) => {
  expect(await leaseIn(env)).toBe(leaseMs);
});

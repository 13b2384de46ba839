import { expect, test } from "vitest";
import { embeddedDefaults, EnvError, parseEnv } from "#lib/platform/env";

test("an empty environment means the embedded defaults, one line each", () => {
  const env = parseEnv({});
  expect(env.PORT).toBe(3000);
  expect(env.SANITY_DATASET).toBe("production");
  const lines = embeddedDefaults(env).join("\n");
  expect(lines).toContain("SANITY_PROJECT_ID is not set");
  expect(lines).toContain("SANITY_WEBHOOK_SECRET is not set");
});

test("a blank value counts as missing", () => {
  expect(parseEnv({ SANITY_PROJECT_ID: " ", PORT: "" }).SANITY_PROJECT_ID).toBeUndefined();
});

test("a malformed value is refused with the variable's name", () => {
  const faults: Record<string, string> = {
    PORT: "eighty",
    LANTERN_BASE_URL: "https://lantern.example/sub?a=b",
    LANTERN_EMAIL: "nobody",
    SANITY_PROJECT_ID: "a b",
    LANTERN_DATASET: "../secret.ndjson",
    TRUSTED_PROXIES: "10.0.0.0/99",
    LOG_LEVEL: "loud",
  };
  for (const [name, value] of Object.entries(faults))
    expect(() => parseEnv({ [name]: value }), name).toThrow(new RegExp(name));
  expect(() => parseEnv(faults)).toThrow(EnvError);
});

test("the base address loses its trailing slash", () => {
  expect(parseEnv({ LANTERN_BASE_URL: "https://lantern.example/" }).LANTERN_BASE_URL).toBe(
    "https://lantern.example",
  );
});

test("trusted proxies are addresses and blocks", () => {
  expect(parseEnv({ TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16,::1" }).TRUSTED_PROXIES).toHaveLength(3);
});

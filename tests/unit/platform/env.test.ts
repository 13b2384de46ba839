import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";
import { parseEnv } from "#lib/platform/env";
import { EnvError } from "#lib/platform/env-error";

test("an empty environment is usable", () => {
  const env = parseEnv({});
  expect(env.PORT).toBe(3000);
  expect(env.SANITY_DATASET).toBe("production");
});

test("the data folder stands where the host lets it be written", () => {
  expect(parseEnv({}).LANTERN_DATA_DIR).toBe(".lantern");
  expect(parseEnv({ VERCEL: "1" }).LANTERN_DATA_DIR).toBe("/tmp/lantern");
  expect(parseEnv({ VERCEL: "1", LANTERN_DATA_DIR: "/data" }).LANTERN_DATA_DIR).toBe("/data");
});

test("a blank value counts as missing", () => {
  expect(parseEnv({ SANITY_PROJECT_ID: " ", PORT: "" }).SANITY_PROJECT_ID).toBeUndefined();
});

test("a malformed value is refused with the variable's name, in one line each", () => {
  const faults: Record<string, readonly string[]> = {
    LANTERN_LANGUAGES: ["xx", "es;fr", "ES"],
    PORT: ["eighty", "80.5", "-1", "65536", "0x50", "1e3"],
    LANTERN_BASE_URL: [
      "lantern.example",
      "//lantern.example",
      "localhost:3000",
      "https:lantern.example",
      "https://",
      "ftp://lantern.example",
      "https://user@lantern.example",
      "https://lantern.example/sub?a=b",
    ],
    LANTERN_DATA_DIR: ["a\u0000b"],
    LANTERN_NAME: ["Lan\ntern"],
    LANTERN_EMAIL: ["nobody"],
    LANTERN_PHONE: ["1\n2"],
    LANTERN_CITY: ["a\tb"],
    LANTERN_DATASET: ["../secret.ndjson", "lantern.json"],
    SANITY_PROJECT_ID: ["a b"],
    SANITY_DATASET: ["a b"],
    SANITY_API_HOST: ["api.sanity.io"],
    SANITY_API_READ_TOKEN: ["two words"],
    SANITY_API_WRITE_TOKEN: ["clé"],
    SANITY_STUDIO_URL: ["studio"],
    SANITY_WEBHOOK_SECRET: ["a\nb"],
    SANITY_PREVIEW_SECRET: ["a\nb"],
    DATABASE_URL: ["localhost:5432", "mysql://localhost/x", "postgres:x"],
    REDIS_URL: ["localhost:6379", "redis:6379", "http://localhost"],
    NEWSLETTER_FORM_URL: [
      "forms.example",
      "https://user:secret@forms.example/f",
      "https://key@forms.example/f",
    ],
    WAITLIST_FORM_URL: ["forms.example"],
    NEWSLETTER_FIELD_EMAIL: ["a\nb"],
    NEWSLETTER_FIELD_VERSION: ["a\nb"],
    WAITLIST_FIELD_EMAIL: ["a\nb"],
    WAITLIST_FIELD_LANGUAGE: ["a\nb"],
    WAITLIST_FIELD_VERSION: ["a\nb"],
    TRUSTED_PROXIES: ["10.0.0.0/99", "nginx", "proxy.example", "10.0.0.1;10.0.0.2"],
    LANTERN_HSTS_SUBDOMAINS: ["perhaps"],
    SIGN_UP_REDIRECT_ORIGINS: [
      "app.example",
      "https://app.example, other.example",
      "https://app.example/path",
    ],
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: ["pk_live_", "pk_other_x", "pk_live_bm90aGluZw"],
    NEXT_PUBLIC_CLERK_PROXY_URL: ["__clerk", "//evil.example", "ftp://x"],
    CLERK_SECRET_KEY: ["secret", "sk_live_", "sk_live_a b"],
    CLERK_JWT_KEY: ["not a key", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----"],
    LANTERN_LOCAL_SIGN_IN: ["yes", "Exposed"],
    NEXT_PUBLIC_SEGMENT_WRITE_KEY: ["two words"],
    NEXT_PUBLIC_SEGMENT_HOST: ["not a host", "https://", "collector.example?x=1", "ftp://collector.example"],
    NEXT_PUBLIC_VERCEL_ANALYTICS: ["perhaps"],
    NEXT_PUBLIC_API_BASE: ["api.example"],
    CALL_PROVIDER: ["twilio", "Vapi"],
    CALL_PROVIDER_URL: ["calls.example"],
    CALL_PROVIDER_KEY: ["two words"],
    CALL_PROVIDER_WEBHOOK_SECRET: ["a\nb"],
    DATABASE_CONNECTIONS: ["many", "1", "2.5", "1000"],
    FREE_CALLS_A_MONTH: ["-1", "many", "1.5", "12345"],
    SITE_CALLS_A_DAY: ["-1", "many", "1.5", "1234567"],
    STRIPE_API_HOST: ["stripe.example", "https://stripe.example/v1"],
    STRIPE_PAGE_ORIGINS: ["pay.example", "https://pay.example/checkout"],
    VAPI_API_KEY: ["two words"],
    VAPI_PHONE_NUMBER_ID: ["a b"],
    VAPI_WEBHOOK_CREDENTIAL_ID: ["a b"],
    VAPI_WEBHOOK_SECRET: ["a\nb"],
    VAPI_API_URL: ["api.vapi.ai"],
    RETELL_API_KEY: ["two words"],
    RETELL_AGENT_ID: ["a b"],
    RETELL_FROM_NUMBER: ["(202) 555-0199", "911"],
    RETELL_API_URL: ["api.retellai.com"],
    CALL_COUNTRIES: ["usa", "US, Germany", ","],
    CLERK_WEBHOOK_SIGNING_SECRET: ["whsec_", "sk_test_abc", "whsec_a b"],
    LOG_LEVEL: ["loud"],
    NODE_ENV: ["staging"],
  };
  const described = "\\nEach variable is described in .env.example.";
  for (const [name, values] of Object.entries(faults))
    for (const value of values) {
      const refusal = () => parseEnv({ [name]: value });
      expect(refusal, `${name}=${value}`).toThrow(EnvError);
      // The words of the parser's own tell an operator nothing.
      expect(refusal, `${name}=${value}`).not.toThrow(/Invalid/);
      expect(refusal, `${name}=${value}`).toThrow(
        new RegExp(
          `^The environment is not usable:\\n  ${name}: [^\\n]+${name === "NODE_ENV" ? "" : described}$`,
        ),
      );
    }
  const all = Object.fromEntries(Object.entries(faults).map(([name, [value]]) => [name, value]));
  for (const name of Object.keys(faults)) expect(() => parseEnv(all)).toThrow(new RegExp(`\\n  ${name}: `));
  // Blank, each of them counts as missing.
  for (const name of Object.keys(faults)) expect(parseEnv({ [name]: " " }), name).toEqual(parseEnv({}));
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
  STRIPE_PRICE_FAMILY: "price_abc",
  STRIPE_PRICE_HOUSEHOLD: "price_def",
};

test("Stripe's variables are all set or none, and whichever is missing or malformed is named", () => {
  expect(parseEnv({}).stripe).toBeNull();
  expect(
    parseEnv({ STRIPE_API_HOST: "http://localhost:9", STRIPE_PAGE_ORIGINS: "http://localhost:9" }).stripe,
  ).toBeNull();
  expect(parseEnv(stripe).stripe).toEqual({
    secretKey: "sk_test_abc",
    webhookSecret: "whsec_abc",
    prices: { family: "price_abc", household: "price_def" },
    api: {},
  });
  expect(parseEnv({ ...stripe, STRIPE_API_HOST: "http://localhost:9" }).stripe?.api).toEqual({
    protocol: "http",
    host: "localhost",
    port: 9,
  });
  for (const name of Object.keys(stripe)) {
    expect(() => parseEnv({ ...stripe, [name]: "" }), name).toThrow(new RegExp(`\\n  ${name}: missing`));
    expect(() => parseEnv({ ...stripe, [name]: "wrong" }), name).toThrow(new RegExp(`\\n  ${name}: not `));
  }
  expect(() => parseEnv({ STRIPE_PRICE_FAMILY: "price_abc" })).toThrow(
    /STRIPE_SECRET_KEY: missing[^]*STRIPE_WEBHOOK_SECRET: missing[^]*STRIPE_PRICE_HOUSEHOLD: missing/,
  );
});

test("the example names every variable that is checked, and no other", () => {
  const namesIn = (file: string, pattern: RegExp) =>
    new Set([...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name));
  const checked = namesIn("lib/platform/env-schema.ts", /^ {4}([A-Z][A-Z0-9_]+):/gm);
  // Node, Vercel and Next set these.
  for (const name of ["NODE_ENV", "VERCEL", "NEXT_PHASE"]) checked.delete(name);
  expect(checked.size).toBeGreaterThan(30);
  expect(namesIn(".env.example", /^# ([A-Z][A-Z0-9_]+)=/gm)).toEqual(checked);
});

test("the operators' guide says of every secret what to do when it has leaked", () => {
  const guide = readFileSync("docs/operators.md", "utf8");
  const table = /^### A secret has leaked$[^]*?^(\|[^]*?)\n\n/m.exec(guide)?.[1] ?? "";
  const rows = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  const secrets = [
    ...readFileSync("lib/platform/env-schema.ts", "utf8").matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm),
  ]
    .map(([, name = ""]) => name)
    .filter((name) => /(?:KEY|SECRET|TOKEN)$|^(?:DATABASE|REDIS)_URL$/.test(name))
    // Browsers are given the first kind; the second is a public key.
    .filter((name) => !name.startsWith("NEXT_PUBLIC_") && name !== "CLERK_JWT_KEY");
  expect(secrets.length).toBeGreaterThan(12);
  expect(rows.toSorted()).toEqual(secrets.toSorted());
});

test("values as their services write them are taken", () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const good: Record<string, readonly string[]> = {
    PORT: ["0", "80", " 3000 "],
    LANTERN_BASE_URL: ["https://lantern.example", "http://localhost:3000/", "http://[::1]:3000"],
    DATABASE_URL: [
      "postgres://user:p%40ss@localhost:5432/lantern",
      "postgresql:///lantern?host=/run/postgresql",
    ],
    REDIS_URL: ["redis://127.0.0.1:6379", "rediss://user:word@redis.example:6380/0"],
    SIGN_UP_REDIRECT_ORIGINS: ["https://app.example:8443, http://localhost:3001/"],
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: [
      localPublishableKey,
      `pk_test_${Buffer.from("happy-owl-1.clerk.accounts.dev$").toString("base64").replaceAll("=", "")}`,
    ],
    NEXT_PUBLIC_CLERK_PROXY_URL: ["/__clerk", "https://lantern.example/__clerk"],
    CLERK_SECRET_KEY: ["sk_test_abcDEF123", "sk_live_x"],
    CLERK_WEBHOOK_SIGNING_SECRET: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_YW5vdGhlcg=="],
    CLERK_JWT_KEY: [pem, pem.replaceAll("\n", "\\n"), pem.replaceAll(/-----[A-Z ]+-----|\n/g, "")],
    NEXT_PUBLIC_SEGMENT_HOST: ["collector.example", "collector.example/v1", "https://collector.example/path"],
    LANTERN_LOCAL_SIGN_IN: ["0", "1", "exposed", ""],
  };
  for (const [name, values] of Object.entries(good))
    for (const value of values) expect(() => parseEnv({ [name]: value }), `${name}=${value}`).not.toThrow();
});

test("the base address loses its trailing slash", () => {
  expect(parseEnv({ LANTERN_BASE_URL: "https://lantern.example/" }).LANTERN_BASE_URL).toBe(
    "https://lantern.example",
  );
});

test("trusted proxies are addresses and blocks", () => {
  expect(parseEnv({ TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16,::1" }).TRUSTED_PROXIES).toHaveLength(3);
});

test("a call provider is chosen by its name, and needs the variables of its own", () => {
  const faults = (raw: Record<string, string>) => {
    try {
      parseEnv(raw);
      return [];
    } catch (error) {
      return [...String(error).matchAll(/\n {2}([A-Z_]+): /g)].map(([, name]) => name);
    }
  };
  expect(faults({ CALL_PROVIDER: "http" })).toEqual(["CALL_PROVIDER_URL"]);
  expect(faults({ CALL_PROVIDER: "vapi", VAPI_API_KEY: "key", VAPI_WEBHOOK_SECRET: "secret" })).toEqual([
    "VAPI_PHONE_NUMBER_ID",
    "VAPI_WEBHOOK_CREDENTIAL_ID",
  ]);
  expect(faults({ CALL_PROVIDER: "retell" })).toEqual([
    "RETELL_API_KEY",
    "RETELL_AGENT_ID",
    "RETELL_FROM_NUMBER",
  ]);
  const retell = { RETELL_API_KEY: "key", RETELL_AGENT_ID: "agent", RETELL_FROM_NUMBER: "+12025550199" };
  expect(faults({ CALL_PROVIDER: "retell", ...retell })).toEqual([]);
  // Keys alone begin no calls; an address alone has always meant our own protocol.
  expect(parseEnv(retell).callProvider).toBe("simulated");
  expect(parseEnv({ CALL_PROVIDER_URL: "https://calls.example" }).callProvider).toBe("http");
  expect(
    parseEnv({ CALL_PROVIDER: "simulated", CALL_PROVIDER_URL: "https://calls.example" }).callProvider,
  ).toBe("simulated");
  expect(parseEnv({}).CALL_COUNTRIES).toEqual(["US"]);
  expect(parseEnv({ CALL_COUNTRIES: "US, CA" }).CALL_COUNTRIES).toEqual(["US", "CA"]);
});

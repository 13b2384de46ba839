/**
 * The environment, read and parsed once. The only reader of `process.env` in server code, but for what a build writes in.
 * A missing optional service means its embedded default; a malformed value stops the start and names the variable.
 */
import { createPublicKey } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";
import { defaultLocale, locales, type Locale } from "#lib/base/i18n/locales";

const blankIsMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsMissing, type.optional());

/** A value of one line: it may come to stand in a page, a log or a header. */
const line = z
  .string()
  .trim()
  .regex(/^[^\u0000-\u001f\u007f]*$/, "control characters are not allowed");
const text = () => optional(line);

/** A key that is sent in a header or an address. */
const token = () =>
  optional(line.regex(/^[\x21-\x7e]+$/, "blanks and characters beyond ASCII are not allowed"));

/** What `value` is as an address of one of these schemes that names a host; null when it is none. */
function addressOf(value: string, schemes: readonly string[]): URL | null {
  const address = URL.parse(value);
  return address && schemes.includes(address.protocol) && /^[a-z]+:\/\/[^/]/i.test(value) ? address : null;
}
const webSchemes = ["https:", "http:"];

/** An address of one of the schemes, as it was written. */
const addressIn = (schemes: readonly string[], example: string) =>
  optional(line.refine((value) => addressOf(value, schemes), `not an address such as ${example}`));

const url = () =>
  addressIn(webSchemes, "https://service.example/path").transform((value) => value?.replace(/\/+$/, ""));

/** A web address without path, query or hash. */
const bareOrigin = line.transform((value, context) => {
  const address = addressOf(value, webSchemes);
  if (address && address.href === `${address.origin}/`) return address.origin;
  context.addIssue({
    code: "custom",
    message: address
      ? "only scheme, host and port are allowed, as in https://lantern.example"
      : "not an address such as https://lantern.example",
  });
  return z.NEVER;
});
const origin = () => optional(bareOrigin);

/** A host, or an address with one: `collector.example`, `https://collector.example/path`. */
const hostOrAddress = line.refine((value) => {
  const address = addressOf(value.includes("://") ? value : `https://${value}`, webSchemes);
  return address && !address.search && !address.hash && !address.username && !address.password;
}, "not a host such as collector.example, nor an address such as https://collector.example/path");

/** Clerk's publishable key names the host of its API in base64. */
const isPublishableKey = (value: string): boolean => {
  const [, coded = ""] = /^pk_(?:live|test)_([A-Za-z0-9+/=_-]+)$/.exec(value) ?? [];
  return /^[\w-]+(?:\.[\w-]+)+\$$/.test(Buffer.from(coded, "base64").toString("utf8"));
};

const isPublicKey = (pem: string): boolean => {
  const coded = pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");
  try {
    return (
      createPublicKey({ key: Buffer.from(coded, "base64"), format: "der", type: "spki" }).type === "public"
    );
  } catch {
    return false;
  }
};

/** Several values, separated by commas. */
const list = <T extends z.ZodType>(type: T) =>
  z.preprocess(
    (value) =>
      typeof value === "string"
        ? value
            .split(",")
            .map((part) => part.trim())
            .filter(Boolean)
        : [],
    z.array(type),
  );

/** The name of a field of the external form service, such as `entry.1234`. */
const fieldName = (name: string) => z.preprocess(blankIsMissing, line.default(name));

/** A telephone number in E.164. */
const phoneNumber = () => optional(line.regex(/^\+[1-9]\d{6,14}$/, "not a number such as +12025550142"));

/** Who makes the calls, with the variables that each needs beside its own optional ones. */
const callProviderNeeds = {
  simulated: [],
  http: ["CALL_PROVIDER_URL"],
  vapi: ["VAPI_API_KEY", "VAPI_PHONE_NUMBER_ID", "VAPI_WEBHOOK_CREDENTIAL_ID", "VAPI_WEBHOOK_SECRET"],
  retell: ["RETELL_API_KEY", "RETELL_AGENT_ID", "RETELL_FROM_NUMBER"],
} as const;
const callProviders = [
  "simulated",
  "http",
  "vapi",
  "retell",
] as const satisfies (keyof typeof callProviderNeeds)[];

/** An IP address, or a block in CIDR notation, as written in TRUSTED_PROXIES. */
const addressOrBlock = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Plans are sold where all of these are set. */
const stripeSet = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_FAMILY",
  "STRIPE_PRICE_HOUSEHOLD",
] as const;

export type StripeKeys = {
  secretKey: string;
  webhookSecret: string;
  prices: { family: string; household: string };
  /** Where its API is, if not at Stripe's own address. */
  api: { protocol?: "http" | "https"; host?: string; port?: number };
};

/** Stripe's keys; null where they are not set. */
function stripeKeys(
  raw: Partial<Record<(typeof stripeSet)[number] | "STRIPE_API_HOST", string | undefined>>,
): StripeKeys | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_FAMILY: family,
    STRIPE_PRICE_HOUSEHOLD: household,
  } = raw;
  if (!secretKey || !webhookSecret || !family || !household) return null;
  const host = raw.STRIPE_API_HOST ? new URL(raw.STRIPE_API_HOST) : null;
  const protocol = host?.protocol === "http:" ? "http" : "https";
  const api = host
    ? ({
        protocol,
        host: host.hostname,
        port: Number(host.port || (protocol === "http" ? 80 : 443)),
      } as const)
    : {};
  return { secretKey, webhookSecret, prices: { family, household }, api };
}

const schema = z
  .object({
    PORT: z.preprocess(
      blankIsMissing,
      z
        .string()
        .trim()
        .regex(/^\d{1,5}$/, "not a port number")
        .transform(Number)
        .refine((port) => port <= 65_535, "not a port number")
        .default(3000),
    ),
    LANTERN_BASE_URL: origin(),
    LANTERN_DATA_DIR: text(),
    LANTERN_NAME: text(),
    LANTERN_EMAIL: optional(z.email("not an e-mail address")),
    LANTERN_PHONE: text(),
    LANTERN_CITY: text(),
    SANITY_PROJECT_ID: optional(z.string().regex(/^[a-z0-9-]+$/, "only a-z, 0-9 and -")),
    SANITY_DATASET: z.preprocess(
      blankIsMissing,
      z
        .string()
        .regex(/^~?[a-z0-9][a-z0-9_-]*$/, "only a-z, 0-9, _ and -")
        .default("production"),
    ),
    SANITY_API_HOST: url(),
    SANITY_API_READ_TOKEN: token(),
    SANITY_API_WRITE_TOKEN: token(),
    SANITY_STUDIO_URL: url(),
    SANITY_WEBHOOK_SECRET: text(),
    SANITY_PREVIEW_SECRET: text(),
    DATABASE_URL: optional(
      z
        .string()
        .trim()
        .refine((value) => /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value), {
          message: "not an address such as postgres://user:password@host:5432/name",
        }),
    ),
    NEWSLETTER_FORM_URL: url(),
    NEWSLETTER_FIELD_EMAIL: fieldName("emailAddress"),
    NEWSLETTER_FIELD_VERSION: fieldName("formVersion"),
    WAITLIST_FORM_URL: url(),
    WAITLIST_FIELD_EMAIL: fieldName("emailAddress"),
    WAITLIST_FIELD_LANGUAGE: fieldName("language"),
    WAITLIST_FIELD_VERSION: fieldName("formVersion"),
    LANTERN_DATASET: z.preprocess(
      blankIsMissing,
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9_-]*\.ndjson$/, "a file name such as lantern.ndjson")
        .default("lantern.ndjson"),
    ),
    /** The languages that the menu switches to; lib/base/i18n/switchable-locales.ts reads them too, for browsers. */
    LANTERN_LANGUAGES: list(z.enum(locales, `none of ${locales.join(", ")}`)),
    TRUSTED_PROXIES: list(addressOrBlock),
    /** Origins beside our own that a sign-up may lead to. */
    SIGN_UP_REDIRECT_ORIGINS: list(bareOrigin),
    REDIS_URL: addressIn(["redis:", "rediss:"], "redis://127.0.0.1:6379"),
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: optional(
      z.string().trim().refine(isPublishableKey, "not a publishable key of Clerk"),
    ),
    NEXT_PUBLIC_CLERK_PROXY_URL: optional(
      line.refine(
        (value) => /^\/[\w-]/.test(value) || addressOf(value, webSchemes),
        "neither a path such as /__clerk nor an address such as https://lantern.example/__clerk",
      ),
    ),
    CLERK_SECRET_KEY: optional(
      z
        .string()
        .trim()
        .regex(/^sk_(?:live|test)_[\x21-\x7e]+$/, "not a secret key of Clerk"),
    ),
    /** The public key that session tokens are checked by; without it Clerk's code fetches it. */
    CLERK_JWT_KEY: optional(
      z
        .string()
        .trim()
        .transform((key) => key.replaceAll("\\n", "\n"))
        .refine(isPublicKey, "not a public key in PEM"),
    ),
    /**
     * That a production server may run with the local sign-in host, whose code everybody knows: on this machine alone
     * (`loopback`), or for whoever reaches it (`exposed`).
     */
    LANTERN_LOCAL_SIGN_IN: z.preprocess(
      blankIsMissing,
      z
        .enum(["0", "1", "exposed"], "neither 1 nor exposed")
        .default("0")
        .transform((value) => (value === "1" ? "loopback" : value === "0" ? "off" : value)),
    ),
    NEXT_PUBLIC_SEGMENT_WRITE_KEY: token(),
    NEXT_PUBLIC_SEGMENT_HOST: optional(hostOrAddress),
    NEXT_PUBLIC_VERCEL_ANALYTICS: z.preprocess(
      blankIsMissing,
      z.stringbool("neither true nor false").default(false),
    ),
    NEXT_PUBLIC_API_BASE: url(),
    CALL_PROVIDER: optional(z.enum(callProviders, `none of ${callProviders.join(", ")}`)),
    CALL_PROVIDER_URL: url(),
    CALL_PROVIDER_KEY: token(),
    CALL_PROVIDER_WEBHOOK_SECRET: text(),
    /** How many calls a month those have who have no plan. */
    FREE_CALLS_A_MONTH: optional(
      z
        .string()
        .trim()
        .regex(/^\d{1,4}$/, "not a number of calls")
        .transform(Number),
    ),
    STRIPE_SECRET_KEY: optional(
      line.regex(/^(?:sk|rk)_(?:live|test)_[\x21-\x7e]+$/, "not a secret or restricted key of Stripe"),
    ),
    STRIPE_WEBHOOK_SECRET: optional(line.regex(/^whsec_[\x21-\x7e]+$/, "not a signing secret of Stripe")),
    STRIPE_PRICE_FAMILY: optional(line.regex(/^price_\w+$/, "not the id of a price of Stripe")),
    STRIPE_PRICE_HOUSEHOLD: optional(line.regex(/^price_\w+$/, "not the id of a price of Stripe")),
    /** An API that is not Stripe's own. */
    STRIPE_API_HOST: origin(),
    /** Origins of the pages on which one pays, where they are not Stripe's own. */
    STRIPE_PAGE_ORIGINS: list(bareOrigin),
    VAPI_API_KEY: token(),
    VAPI_PHONE_NUMBER_ID: token(),
    VAPI_WEBHOOK_CREDENTIAL_ID: token(),
    VAPI_WEBHOOK_SECRET: text(),
    VAPI_API_URL: url(),
    RETELL_API_KEY: token(),
    RETELL_AGENT_ID: token(),
    RETELL_FROM_NUMBER: phoneNumber(),
    RETELL_API_URL: url(),
    /** The countries whose numbers may be called, as ISO 3166 writes them. */
    CALL_COUNTRIES: z.preprocess(
      (value) => blankIsMissing(value) ?? "US",
      list(z.string().regex(/^[A-Z]{2}$/, "not a country such as US")),
    ),
    LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])),
    NODE_ENV: z
      .enum(["development", "production", "test"], "none of development, production, test")
      .default("production"),
    /** Set by that platform, whose functions may write to /tmp alone. */
    VERCEL: z.string().optional(),
    /** Set by Next while `next build` runs. */
    NEXT_PHASE: z.string().optional(),
  })
  .superRefine((raw, context) => {
    const missing = stripeSet.filter((name) => raw[name] === undefined);
    if (missing.length === stripeSet.length) return;
    for (const name of missing)
      context.addIssue({
        code: "custom",
        path: [name],
        message: "missing: plans are sold by all of Stripe's",
      });
  })
  .transform((raw) => ({
    ...raw,
    LANTERN_DATA_DIR: raw.LANTERN_DATA_DIR ?? (raw.VERCEL ? "/tmp/lantern" : ".lantern"),
    stripe: stripeKeys(raw),
    /** An address alone has always meant our own protocol. */
    callProvider: raw.CALL_PROVIDER ?? (raw.CALL_PROVIDER_URL ? ("http" as const) : ("simulated" as const)),
    isDevelopment: raw.NODE_ENV === "development",
    isBuild: raw.NEXT_PHASE === "phase-production-build",
  }))
  .superRefine((env, context) => {
    for (const name of callProviderNeeds[env.callProvider])
      if (!env[name])
        context.addIssue({
          code: "custom",
          path: [name],
          message: `needed where CALL_PROVIDER is ${env.callProvider}`,
        });
  });

export type Env = z.output<typeof schema>;

/** Thrown for a malformed environment; the message names every variable at fault. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Takes the raw environment and gives the parsed one. Throws EnvError. */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const byName = new Map<string, string>();
  for (const { path: at, message } of parsed.error.issues) {
    const name = String(at[0]);
    if (!byName.has(name)) byName.set(name, message);
  }
  throw new EnvError(unusable([...byName]));
}

/** One line for each variable at fault. The value itself may be a secret. */
const unusable = (faults: readonly (readonly [name: string, message: string])[]): string =>
  [
    "The environment is not usable:",
    ...faults.map(([name, message]) => `  ${name}: ${message}`),
    // That one is Node's own, and no file's to set.
    ...(faults.every(([name]) => name === "NODE_ENV") ? [] : ["Each variable is described in .env.example."]),
  ].join("\n");

/** The fault of one variable that parses and yet cannot be used. */
export const envFault = (name: string, message: string): EnvError =>
  new EnvError(unusable([[name, message]]));

/** Whether a name of a host is this machine's own, for whoever asks on it. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);

/**
 * Why a server must not serve by the local sign-in host, whose code everybody knows; null when it may, and where it is
 * not asked for. In development it is there without being asked for.
 */
export function localSignInFault(env: Env): EnvError | null {
  const { LANTERN_LOCAL_SIGN_IN: mode, LANTERN_BASE_URL: baseUrl } = env;
  if (!isLocalSignIn(env) || mode === "exposed") return null;
  if (mode === "off" && !env.isDevelopment)
    return new EnvError(
      "No key of Clerk is set, and this is not said to be a local run. Set NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and " +
        "CLERK_SECRET_KEY and build again; or, on a machine of your own only, set LANTERN_LOCAL_SIGN_IN=1 (as " +
        "`npm start` does): then this machine alone reaches the site, and whoever does can sign up with the code that " +
        "the README names.",
    );
  if (baseUrl === undefined || isLoopbackName(new URL(baseUrl).hostname)) return null;
  return new EnvError(
    `LANTERN_BASE_URL: ${baseUrl} is not this machine, and everybody knows the code of the local sign-in host. Set ` +
      "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY and build again; or set LANTERN_LOCAL_SIGN_IN=exposed, and " +
      "whoever reaches the site can sign up as anybody and sign in as the demo user.",
  );
}

/** Whether sign-in is the local host's: no key of Clerk is set, or the scripts have set the local one in its place. */
export const isLocalSignIn = ({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key }: Env): boolean =>
  key === undefined || key === localPublishableKey;

/** Why a server must not serve with these keys of Clerk, which go together; null where they do, and where there are none. */
export function clerkKeyFault(env: Env): EnvError | null {
  if (isLocalSignIn(env)) return null;
  const { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: open = "", CLERK_SECRET_KEY: secret } = env;
  if (secret === undefined)
    return envFault("CLERK_SECRET_KEY", "missing: needed beside NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY");
  const modeOf = (key: string) => key.split("_")[1];
  return modeOf(secret) === modeOf(open)
    ? null
    : envFault(
        "CLERK_SECRET_KEY",
        "not of the same kind, test or live, as NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY",
      );
}

/** Whether the local sign-in host is said to be for whoever reaches it. */
export const isSignInExposed = (env: Env): boolean =>
  isLocalSignIn(env) && env.LANTERN_LOCAL_SIGN_IN === "exposed";

export const exposedWarning =
  "WARNING: sign-in is the local host's, and not on this machine alone: whoever reaches this site can sign in with the " +
  "code that the README names (LANTERN_LOCAL_SIGN_IN=exposed)";

/** Whether the preview opens to secrets that the Studio makes: a project whose drafts we may read hands them out. */
export const hasStudioSecrets = (env: Env): boolean =>
  env.SANITY_PROJECT_ID !== undefined && env.SANITY_API_READ_TOKEN !== undefined;

/** One line for each service that runs on its embedded default, for the log at start. */
export function embeddedDefaults(env: Env): string[] {
  const lines: string[] = [];
  if (!env.SANITY_PROJECT_ID)
    lines.push(`content: embedded dataset ${env.LANTERN_DATASET} (SANITY_PROJECT_ID is not set)`);
  if (!env.SANITY_WEBHOOK_SECRET)
    lines.push("content webhook: off, answers 503 (SANITY_WEBHOOK_SECRET is not set)");
  if (!env.SANITY_PREVIEW_SECRET && !hasStudioSecrets(env))
    lines.push("draft preview: off, answers 503 (SANITY_PREVIEW_SECRET is not set)");
  if (env.SANITY_PREVIEW_SECRET && env.SANITY_PROJECT_ID && !env.SANITY_API_READ_TOKEN)
    lines.push("draft preview: shows no drafts (SANITY_API_READ_TOKEN is not set)");
  if (!env.DATABASE_URL)
    lines.push(`database: embedded, in ${env.LANTERN_DATA_DIR} (DATABASE_URL is not set)`);
  for (const [form, url] of [
    ["NEWSLETTER", env.NEWSLETTER_FORM_URL],
    ["WAITLIST", env.WAITLIST_FORM_URL],
  ] as const)
    if (!url)
      lines.push(
        `${form.toLowerCase()}: submissions are kept for later delivery (${form}_FORM_URL is not set)`,
      );
  if (env.callProvider === "simulated")
    lines.push("calls: simulated, no telephone rings (CALL_PROVIDER is not set, or says so)");
  if (env.callProvider === "http" && !env.CALL_PROVIDER_WEBHOOK_SECRET)
    lines.push("call callbacks: off, answers 503 (CALL_PROVIDER_WEBHOOK_SECRET is not set)");
  if (!env.stripe) lines.push("plans: not sold (STRIPE_SECRET_KEY is not set)");
  if (isSignInExposed(env)) lines.push(exposedWarning);
  if (isLocalSignIn(env))
    lines.push(
      `sign-in: the local host, users in ${env.LANTERN_DATA_DIR} (NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not set)`,
    );
  else if (!env.LANTERN_BASE_URL)
    lines.push("sign-in: tokens made for any other address than the public one below are refused");
  if (!env.REDIS_URL) lines.push("shared cache: none, this instance keeps its own (REDIS_URL is not set)");
  if (!env.LANTERN_BASE_URL)
    lines.push(`public address: http://localhost:${env.PORT} (LANTERN_BASE_URL is not set)`);
  return lines;
}

/**
 * One line for each variable that a build's pages hold another value of, for the log at start. `built` is what the build was
 * made with, as next.config.ts notes it.
 */
export function builtOtherwise(env: Env, built: Record<string, string>): string[] {
  const lines: string[] = [];
  const differs = (name: string, was: string, is: string) => {
    if (was !== is)
      lines.push(
        `WARNING: ${name} is ${is || "not set"}, and was ${was || "not set"} at the build: build again`,
      );
  };
  const { LANTERN_BUILT_FOR: address, LANTERN_LANGUAGES: languages } = built;
  if (address !== undefined)
    differs("LANTERN_BASE_URL", URL.parse(address)?.origin ?? "", env.LANTERN_BASE_URL ?? "");
  const isAsked = (locale: Locale) => locale === defaultLocale || env.LANTERN_LANGUAGES.includes(locale);
  if (languages !== undefined) differs("LANTERN_LANGUAGES", languages, locales.filter(isAsked).join());
  return lines;
}

/** A dataset that is missing would fail only when the first page is read. */
function withDataset(env: Env): Env {
  const file = path.join(process.cwd(), "lib/local/dataset", env.LANTERN_DATASET);
  if (env.SANITY_PROJECT_ID || existsSync(/* turbopackIgnore: true */ file)) return env;
  throw envFault("LANTERN_DATASET", `there is no ${env.LANTERN_DATASET} in lib/local/dataset`);
}

/** Ends the process where the environment is not usable: whatever began with it, nothing good could follow. */
function parsedOrEnd(): Env {
  try {
    return withDataset(parseEnv(process.env));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const env = parsedOrEnd();

/**
 * The publishable key that this code was built with: Next puts the value in place of the expression. Outside a build it
 * is the environment's.
 */
export const builtPublishableKey = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;

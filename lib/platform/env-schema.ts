/** Every variable of the environment: its type, its default, and which variables belong together. */
import { z } from "zod";
import {
  addressIn,
  addressOrBlock,
  bareOrigin,
  blankIsMissing,
  exactUrl,
  fieldName,
  hostOrAddress,
  isPublicKey,
  isPublishableKey,
  line,
  list,
  optional,
  origin,
  pathOrAddress,
  phoneNumber,
  text,
  token,
  url,
  wholeNumber,
} from "#lib/platform/env-values";
import { missingStripeKeys, stripeKeys } from "#lib/platform/stripe-keys";
import { locales } from "#lib/base/i18n/locales";

/** The call providers, with the variables that each needs in addition to its own optional ones. */
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

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** The raw environment, parsed. */
export const envSchema = z
  .object({
    PORT: z.preprocess(
      blankIsMissing,
      wholeNumber(5, "not a port number")
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
          error: "not an address such as postgres://user:password@host:5432/name",
        }),
    ),
    /** How many connections an instance, or a command, keeps to Postgres at most. */
    DATABASE_CONNECTIONS: z.preprocess(
      blankIsMissing,
      wholeNumber(3, "not a number of connections")
        .refine((number) => number >= 2, "at least 2")
        .default(10),
    ),
    NEWSLETTER_FORM_URL: exactUrl(),
    NEWSLETTER_FIELD_EMAIL: fieldName("emailAddress"),
    NEWSLETTER_FIELD_VERSION: fieldName("formVersion"),
    WAITLIST_FORM_URL: exactUrl(),
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
    /** Whether browsers are held to https for every host below the site's, too (HSTS). */
    LANTERN_HSTS_SUBDOMAINS: z.preprocess(
      blankIsMissing,
      z.stringbool("neither true nor false").default(false),
    ),
    /** Origins other than our own that a sign-up may lead to. */
    SIGN_UP_REDIRECT_ORIGINS: list(bareOrigin),
    REDIS_URL: addressIn(["redis:", "rediss:"], "redis://127.0.0.1:6379"),
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: optional(
      z.string().trim().refine(isPublishableKey, "not a publishable key of Clerk"),
    ),
    NEXT_PUBLIC_CLERK_PROXY_URL: optional(pathOrAddress),
    CLERK_SECRET_KEY: optional(
      z
        .string()
        .trim()
        .regex(/^sk_(?:live|test)_[\x21-\x7e]+$/, "not a secret key of Clerk"),
    ),
    /** The public key for checking session tokens; without it, Clerk's code fetches the key. */
    CLERK_JWT_KEY: optional(
      z
        .string()
        .trim()
        .transform((key) => key.replaceAll("\\n", "\n"))
        .refine(isPublicKey, "not a public key in PEM"),
    ),
    /** The secret for checking the messages of Clerk's webhook. */
    CLERK_WEBHOOK_SIGNING_SECRET: optional(
      line.regex(/^whsec_[A-Za-z0-9+/]+=*$/, "not a signing secret of Clerk"),
    ),
    /**
     * Allows a production server to run with the local sign-in host, whose code everybody knows: on this machine only (`loopback`),
     * or for everybody who reaches it (`exposed`).
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
    /** How many calls a month users without a plan have. */
    FREE_CALLS_A_MONTH: optional(wholeNumber(4, "not a number of calls")),
    /** How many real calls all users together can start within 24 hours. */
    SITE_CALLS_A_DAY: z.preprocess(blankIsMissing, wholeNumber(6, "not a number of calls").default(500)),
    STRIPE_SECRET_KEY: optional(
      line.regex(/^(?:sk|rk)_(?:live|test)_[\x21-\x7e]+$/, "not a secret or restricted key of Stripe"),
    ),
    STRIPE_WEBHOOK_SECRET: optional(line.regex(/^whsec_[\x21-\x7e]+$/, "not a signing secret of Stripe")),
    STRIPE_PRICE_FAMILY: optional(line.regex(/^price_\w+$/, "not the id of a price of Stripe")),
    STRIPE_PRICE_HOUSEHOLD: optional(line.regex(/^price_\w+$/, "not the id of a price of Stripe")),
    /** The address of an API other than Stripe's own. */
    STRIPE_API_HOST: origin(),
    /** The origins of the payment pages, where they are not Stripe's own. */
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
    /** The countries whose numbers may be called, by their ISO 3166 codes. */
    CALL_COUNTRIES: z.preprocess(
      (value) => blankIsMissing(value) ?? "US",
      list(z.string().regex(/^[A-Z]{2}$/, "not a country such as US")).refine(
        (countries) => countries.length > 0,
        "no country, so that nobody could be called",
      ),
    ),
    LOG_LEVEL: optional(z.enum(logLevels, `none of ${logLevels.join(", ")}`)),
    NODE_ENV: z.preprocess(
      blankIsMissing,
      z
        .enum(["development", "production", "test"], "none of development, production, test")
        .default("production"),
    ),
    /** Set by Vercel, whose functions may only write to /tmp. */
    VERCEL: z.string().optional(),
    /** Set by Next while `next build` runs. */
    NEXT_PHASE: z.string().optional(),
  })
  .superRefine((raw, context) => {
    for (const name of missingStripeKeys(raw))
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
    /** An address alone names no service, and stands for our own protocol. */
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

/**
 * The environment, read and parsed once. The only reader of `process.env`.
 * A missing optional service means its embedded default; a malformed value stops the start and names the variable.
 */
import { z } from "zod";
import { localPublishableKey } from "#lib/local/sign-in-host/settings";

const blankIsMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsMissing, type.optional());
const text = () => optional(z.string().trim());
const url = () =>
  optional(z.url({ protocol: /^https?$/, hostname: /.+/ }).transform((value) => value.replace(/\/+$/, "")));

/** A web address without path, query or hash. */
const bareOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, "only scheme, host and port")
  .transform((value) => new URL(value).origin);
const origin = () => optional(bareOrigin);

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
const fieldName = (name: string) => z.preprocess(blankIsMissing, z.string().trim().default(name));

/** An IP address, or a block in CIDR notation, as written in TRUSTED_PROXIES. */
const addressOrBlock = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const schema = z
  .object({
    PORT: z.preprocess(blankIsMissing, z.coerce.number().int().min(0).max(65535).default(3000)),
    LANTERN_BASE_URL: origin(),
    LANTERN_DATA_DIR: z.preprocess(blankIsMissing, z.string().default(".lantern")),
    LANTERN_NAME: text(),
    LANTERN_EMAIL: optional(z.email()),
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
    SANITY_API_READ_TOKEN: text(),
    SANITY_API_WRITE_TOKEN: text(),
    SANITY_STUDIO_URL: url(),
    SANITY_WEBHOOK_SECRET: text(),
    SANITY_PREVIEW_SECRET: text(),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
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
    TRUSTED_PROXIES: list(addressOrBlock),
    /** Origins beside our own that a sign-up may lead to. */
    SIGN_UP_REDIRECT_ORIGINS: list(bareOrigin),
    REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: optional(
      z
        .string()
        .trim()
        .regex(/^pk_(?:live|test)_[A-Za-z0-9+/=]+$/, "a publishable key of Clerk"),
    ),
    NEXT_PUBLIC_CLERK_PROXY_URL: text(),
    CLERK_SECRET_KEY: text(),
    /** The public key that session tokens are checked by; without it Clerk's code fetches it. */
    CLERK_JWT_KEY: text().transform((key) => key?.replaceAll("\\n", "\n")),
    /** That a production server may run with the local sign-in host: it is a run on one's own machine. */
    LANTERN_LOCAL_SIGN_IN: z.preprocess(
      blankIsMissing,
      z
        .enum(["0", "1"])
        .default("0")
        .transform((value) => value === "1"),
    ),
    NEXT_PUBLIC_SEGMENT_WRITE_KEY: text(),
    NEXT_PUBLIC_SEGMENT_HOST: text(),
    NEXT_PUBLIC_VERCEL_ANALYTICS: z.preprocess(blankIsMissing, z.stringbool().default(false)),
    NEXT_PUBLIC_API_BASE: url(),
    CALL_PROVIDER_URL: url(),
    CALL_PROVIDER_KEY: text(),
    CALL_PROVIDER_WEBHOOK_SECRET: text(),
    LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])),
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    /** Set by Next while `next build` runs. */
    NEXT_PHASE: z.string().optional(),
  })
  .transform((raw) => ({
    ...raw,
    isDevelopment: raw.NODE_ENV === "development",
    isBuild: raw.NEXT_PHASE === "phase-production-build",
  }));

export type Env = z.output<typeof schema>;

/** Thrown for a malformed environment; the message names every variable at fault. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Takes the raw environment and gives the parsed one. Throws EnvError. */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new EnvError(
    `The environment is not usable:\n${faults.join("\n")}\nEach variable is described in .env.example.`,
  );
}

/** Whether sign-in is the local host's: no key of Clerk is set, or the scripts have set the local one in its place. */
export const isLocalSignIn = ({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key }: Env): boolean =>
  key === undefined || key === localPublishableKey;

/** One line for each service that runs on its embedded default, for the log at start. */
export function embeddedDefaults(env: Env): string[] {
  const lines: string[] = [];
  if (!env.SANITY_PROJECT_ID)
    lines.push(`content: embedded dataset ${env.LANTERN_DATASET} (SANITY_PROJECT_ID is not set)`);
  if (!env.SANITY_WEBHOOK_SECRET)
    lines.push("content webhook: off, answers 503 (SANITY_WEBHOOK_SECRET is not set)");
  if (!env.SANITY_PREVIEW_SECRET)
    lines.push("draft preview: off, answers 503 (SANITY_PREVIEW_SECRET is not set)");
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
  if (!env.CALL_PROVIDER_URL)
    lines.push("calls: simulated, no telephone rings (CALL_PROVIDER_URL is not set)");
  else if (!env.CALL_PROVIDER_WEBHOOK_SECRET)
    lines.push("call callbacks: off, answers 503 (CALL_PROVIDER_WEBHOOK_SECRET is not set)");
  if (isLocalSignIn(env))
    lines.push(
      `sign-in: the local host, users in ${env.LANTERN_DATA_DIR} (NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not set)`,
    );
  if (!env.REDIS_URL) lines.push("shared cache: none, this instance keeps its own (REDIS_URL is not set)");
  if (!env.LANTERN_BASE_URL)
    lines.push(`public address: http://localhost:${env.PORT} (LANTERN_BASE_URL is not set)`);
  return lines;
}

export const env = parseEnv(process.env);

/**
 * The publishable key that this code was built with: Next puts the value in place of the expression. Outside a build it
 * is the environment's.
 */
export const builtPublishableKey = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;

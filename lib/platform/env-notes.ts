/** What the log says about the environment at the start. */
import { hasStudioSecrets, isLocalSignIn, isSignInExposed, type Env } from "#lib/platform/env";
import { readPhoneNumber } from "#lib/base/values/phone-number";
import { defaultLocale, locales, type Locale } from "#lib/base/i18n/locales";

/** Logged when everybody who reaches the site can use the local sign-in host. */
export const exposedWarning =
  "WARNING: sign-in is the local host's, and not on this machine alone: whoever reaches this site can sign in with the " +
  "code that the README names (LANTERN_LOCAL_SIGN_IN=exposed)";

/** One line for each service that uses its embedded default, for the log at the start. */
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
  if (env.callProvider !== "simulated")
    lines.push(
      `calls: at most ${env.SITE_CALLS_A_DAY} within 24 hours on the whole site (SITE_CALLS_A_DAY says how many)`,
    );
  if (env.callProvider !== "simulated" && env.LANTERN_PHONE && readPhoneNumber(env.LANTERN_PHONE) === null)
    lines.push(
      "WARNING: LANTERN_PHONE is not read out on calls: that needs a number in digits, with the code of its country and " +
        "without an extension",
    );
  if (!env.stripe) lines.push("plans: not sold (STRIPE_SECRET_KEY is not set)");
  if (isSignInExposed(env)) lines.push(exposedWarning);
  if (isLocalSignIn(env))
    lines.push(
      `sign-in: the local host, users in ${env.LANTERN_DATA_DIR} (NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not set)`,
    );
  else if (!env.LANTERN_BASE_URL)
    lines.push("sign-in: tokens made for any other address than the public one below are refused");
  if (!isLocalSignIn(env) && !env.CLERK_WEBHOOK_SIGNING_SECRET)
    lines.push(
      "sign-in webhook: off, answers 503; what is kept of users who are deleted at Clerk stays " +
        "(CLERK_WEBHOOK_SIGNING_SECRET is not set)",
    );
  if (env.LANTERN_LANGUAGES.every((locale) => locale === defaultLocale))
    lines.push(
      "languages: the menu offers English alone (LANTERN_LANGUAGES is not set, and is part of a build)",
    );
  if (!env.REDIS_URL) lines.push("shared cache: none, this instance keeps its own (REDIS_URL is not set)");
  if (!env.LANTERN_BASE_URL)
    lines.push(`public address: http://localhost:${env.PORT} (LANTERN_BASE_URL is not set)`);
  return lines;
}

/**
 * One line for each variable whose value differs from the one in a build's pages, for the log at the start. `built` is the
 * environment of the build, as next.config.ts notes it.
 */
export function builtOtherwise(env: Env, built: Record<string, string>): string[] {
  const lines: string[] = [];
  const differs = (name: string, was: string, is: string) => {
    if (was !== is)
      lines.push(
        `WARNING: ${name} is ${is || "not set"}, and was ${was || "not set"} at the build: build again`,
      );
  };
  const { LANTERN_BUILT_FOR: address, LANTERN_BUILT_FROM: content, LANTERN_LANGUAGES: languages } = built;
  if (address !== undefined)
    differs("LANTERN_BASE_URL", URL.parse(address)?.origin ?? "", env.LANTERN_BASE_URL ?? "");
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset } = env;
  if (content !== undefined)
    differs("SANITY_PROJECT_ID/SANITY_DATASET", content, project ? `${project}/${dataset}` : "");
  const isAsked = (locale: Locale) => locale === defaultLocale || env.LANTERN_LANGUAGES.includes(locale);
  if (languages !== undefined) differs("LANTERN_LANGUAGES", languages, locales.filter(isAsked).join());
  return lines;
}

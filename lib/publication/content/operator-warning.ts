import "server-only";
/** A word to the operator, at the start of a public site, of what its visitors should be told and are not. */
import { env } from "#lib/platform/env";
import { isLoopbackName } from "#lib/base/addresses/loopback-name";
import { askStore } from "#lib/platform/server/content/content-store";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { site } from "#lib/platform/site";
import { missingDetails } from "#lib/publication/content/operator-details";
import { isRecord } from "#lib/base/values/json";

const settingsQuery = /* groq */ `*[_type == "siteSettings"][0]{ operatorName, operatorAddress, privacyContact, reviewers[]{ name } }`;

const state = processWide("operator-warning", () => ({ isDone: false }));

/** Logs once what is missing of the operator's details, if the site's address is not this machine's. */
export async function warnOfMissingDetails(): Promise<void> {
  const isPublic =
    env.LANTERN_BASE_URL !== undefined && !isLoopbackName(new URL(env.LANTERN_BASE_URL).hostname);
  if (state.isDone || env.isBuild || env.isDevelopment || !isPublic) return;
  state.isDone = true;
  try {
    const settings = await askStore(settingsQuery, {});
    const missing = [
      ...missingDetails(isRecord(settings) ? settings : null),
      ...(site.hasOwnContact ? [] : ["LANTERN_EMAIL, LANTERN_PHONE and LANTERN_CITY"]),
    ];
    if (missing.length > 0)
      logger.warn({ missing }, "the site is public and does not say who runs it: fill in the site settings");
  } catch {
    // Without content nobody is misled yet, and that is logged elsewhere.
  }
}

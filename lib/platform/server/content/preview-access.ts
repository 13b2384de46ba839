import "server-only";
/** Who may open the draft preview, and where that leads. */
import { env, hasStudioSecrets } from "#lib/platform/env";
import { kindOf } from "#lib/platform/fault-words";
import { clientKey } from "#lib/platform/server/api/client-address";
import { clientLimits } from "#lib/platform/server/api/limits";
import { giveBack, takeFrom } from "#lib/platform/server/api/rate-limit";
import { askStore } from "#lib/platform/server/content/content-store";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";
import { ownAddress } from "#lib/base/addresses/own-address";
import { isSameSecret } from "#lib/base/values/same-secret";

/** Whether there is any secret that opens the preview. */
export const isPreviewConfigured = (): boolean =>
  env.SANITY_PREVIEW_SECRET !== undefined || hasStudioSecrets(env);

const studioSecrets = /* groq */ `*[_type == "sanity.previewUrlSecret" && secret == $secret
  && dateTime(_updatedAt) > dateTime(now()) - 3600].secret`;

/**
 * Whether this is the configured secret, or one that the Studio made within the last hour. Throws the problem 429 for a client that
 * guesses too often, and 503 where the content store, which knows, does not answer.
 */
export async function isPreviewSecret(given: string | null, { headers }: Request): Promise<boolean> {
  if (given === null || given === "") return false;
  const client = clientKey(headers);
  // Before any comparison: otherwise the guess that is right would be let in however many were wrong before it.
  await takeFrom(clientLimits.previews, client);
  if (env.SANITY_PREVIEW_SECRET !== undefined && isSameSecret(given, env.SANITY_PREVIEW_SECRET)) {
    // Whoever knows this one asks the content store nothing, and may open a preview of every page.
    await giveBack(clientLimits.previews, client);
    return true;
  }
  if (!hasStudioSecrets(env)) return false;
  const known = await askStore(studioSecrets, { secret: given }, { preview: true }).catch(
    (error: unknown) => {
      // Only this much is logged: the error's message may contain the requested address, and with it the secret.
      const status = error instanceof Error && "statusCode" in error ? error.statusCode : null;
      logger.warn({ error: kindOf(error), status }, "preview: the secret could not be looked up");
      throw new Problem(503, "The content store did not answer. Please try again.");
    },
  );
  return (
    Array.isArray(known) && known.some((secret) => typeof secret === "string" && isSameSecret(given, secret))
  );
}

/** An uncached redirect to the requested address if it is our own, otherwise to the home page. */
export const leadTo = (asked: string | null): Response =>
  new Response(null, {
    status: 307,
    headers: {
      location: ownAddress(asked) ?? "/",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });

import { draftMode } from "next/headers";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits } from "#lib/platform/server/api/limits";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { isPreviewConfigured, isPreviewSecret, leadTo } from "#lib/platform/server/preview-access";
import { problem } from "#lib/platform/server/problem";

/** Opens the draft preview for who knows the secret, and leads to the page to look at. */
async function enter(request: Request): Promise<Response> {
  if (!isPreviewConfigured()) return problem(503, "The draft preview is not configured");
  await takeFrom(clientLimits.previews, clientKey(request.headers));
  const { searchParams } = new URL(request.url);
  if (!(await isPreviewSecret(searchParams.get("sanity-preview-secret"))))
    return problem(401, "The secret is not right");
  (await draftMode()).enable();
  return leadTo(searchParams.get("sanity-preview-pathname"));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: enter });

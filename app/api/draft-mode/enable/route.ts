import { draftMode } from "next/headers";
import { takesHtml } from "#lib/base/values/takes-html";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { isPreviewConfigured, isPreviewSecret, leadTo } from "#lib/platform/server/content/preview-access";
import { expiredPage } from "#lib/platform/server/content/preview-expired";
import { problem } from "#lib/platform/server/answers/problem";

/** Opens the draft preview for callers that know the secret, and redirects to the page to preview. */
async function enter(request: Request): Promise<Response> {
  if (!isPreviewConfigured()) return problem(503, "The draft preview is not configured");
  const { searchParams } = new URL(request.url);
  if (!(await isPreviewSecret(searchParams.get("sanity-preview-secret"), request)))
    return takesHtml(request.headers.get("accept"))
      ? expiredPage(searchParams.get("sanity-preview-pathname"))
      : problem(401, "The secret is wrong");
  (await draftMode()).enable();
  return leadTo(searchParams.get("sanity-preview-pathname"));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: enter });

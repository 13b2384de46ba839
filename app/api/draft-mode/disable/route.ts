import { draftMode } from "next/headers";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { leadTo } from "#lib/platform/server/content/preview-access";

/** Leaves the draft preview and redirects to the published page. */
async function leave(request: Request): Promise<Response> {
  (await draftMode()).disable();
  return leadTo(new URL(request.url).searchParams.get("path"));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: leave });

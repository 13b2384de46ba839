import { draftMode } from "next/headers";
import { leadTo, ownPath } from "#lib/platform/server/preview-access";

/** Leaves the draft preview and leads back to the page as everybody sees it. */
export async function GET(request: Request): Promise<Response> {
  (await draftMode()).disable();
  return leadTo(ownPath(new URL(request.url).searchParams.get("path")));
}

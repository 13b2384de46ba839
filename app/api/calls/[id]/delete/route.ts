import { callStore } from "#lib/product/calls/call-store";
import { changeCall } from "#lib/product/calls/change-call";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { forForms } from "#lib/platform/server/api/signed-in-form";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in";

type Context = RouteContext<"/api/calls/[id]/delete">;

/** Deletes a call that is over, for forms, which cannot send DELETE. */
async function dropCall(request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser().catch(forForms(request));
  const { id } = await params;
  return changeCall(request, {
    user,
    id,
    change: async (userId) => callStore(await database()).delete(userId, id),
    unfit: { code: "live", detail: "The call is still going on. Cancel it before you delete it." },
    next: () => "/calls?deleted=1",
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: dropCall });

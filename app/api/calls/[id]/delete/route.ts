import { changeCall } from "@/app/api/calls/change-call";
import { deleteCall } from "#lib/calls/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { forForms } from "#lib/platform/server/api/signed-in-form";
import { requireUser } from "#lib/platform/server/sign-in";

type Context = RouteContext<"/api/calls/[id]/delete">;

/** Deletes a call that is over, for forms, which cannot send DELETE. */
async function dropCall(request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser().catch(forForms(request));
  const { id } = await params;
  return changeCall(request, {
    user,
    id,
    change: (userId) => deleteCall(userId, id),
    unfit: { code: "live", detail: "The call is still going on. Cancel it before you delete it." },
    next: () => "/calls?deleted=1",
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: dropCall });

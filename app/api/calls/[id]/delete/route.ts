import { changeCall } from "@/app/api/calls/change-call";
import { deleteCall } from "#lib/calls/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { requireUser } from "#lib/platform/server/sign-in";

type Context = RouteContext<"/api/calls/[id]/delete">;

/** Deletes a call that is over, for forms, which cannot send DELETE. */
async function dropCall(request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser();
  const { id } = await params;
  return changeCall(request, {
    userId: user.id,
    id,
    change: () => deleteCall(user.id, id),
    unfit: { code: "live", detail: "The call is still going on. Cancel it before you delete it." },
    next: () => "/calls?deleted=1",
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: dropCall });

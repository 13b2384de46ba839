import { callStore } from "#lib/product/calls/call-store";
import { changeCall } from "#lib/product/calls/change-call";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { forForms } from "#lib/platform/server/api/signed-in-form";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in";

type Context = RouteContext<"/api/calls/[id]/cancel">;

/** Cancels a call that is still going on. */
async function stopCall(request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser().catch(forForms(request));
  const { id } = await params;
  return changeCall(request, {
    user,
    id,
    change: async (userId) => callStore(await database()).cancel(userId, id),
    unfit: { code: "ended", detail: "The call was already over." },
    next: (call) => `/call/${call}`,
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: stopCall });

import { callChangeForm } from "#lib/product/calls/commands/change-call";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Context = RouteContext<"/api/calls/[id]/cancel">;

/** Cancels a live call. */
async function stopCall(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return takeForm(request, requireUser, callChangeForm("cancel", id));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: stopCall });

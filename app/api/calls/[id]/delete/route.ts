import { callChangeForm } from "#lib/product/calls/commands/change-call";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Context = RouteContext<"/api/calls/[id]/delete">;

/** Deletes a call that is over, for forms, which cannot send DELETE. */
async function dropCall(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return takeForm(request, requireUser, callChangeForm("delete", id));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: dropCall });

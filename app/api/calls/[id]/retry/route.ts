import { callChangeForm } from "#lib/product/calls/commands/change-call";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Context = RouteContext<"/api/calls/[id]/retry">;

/** Makes a call that is over again, as a new call. Asked twice, it is still one. */
async function repeatCall(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return takeForm(request, requireUser, callChangeForm("retry", id));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: repeatCall });

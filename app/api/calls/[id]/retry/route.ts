import { limitStart } from "#lib/product/calls/call-limits";
import { callStartStore } from "#lib/product/calls/call-start-store";
import { changeCall } from "#lib/product/calls/change-call";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { chosenProvider } from "#lib/platform/server/call-provider/chosen-provider";
import { forForms } from "#lib/platform/server/api/signed-in-form";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in";

type Context = RouteContext<"/api/calls/[id]/retry">;

/** Makes a call that is over once more, as a call of its own. Asked twice, it is still one. */
async function repeatCall(request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser().catch(forForms(request));
  const { id } = await params;
  return changeCall(request, {
    user,
    id,
    change: async (userId) => {
      await limitStart(userId);
      return callStartStore(await database()).retry(userId, id, chosenProvider);
    },
    unfit: { code: "live", detail: "The call is still going on." },
    next: (call) => `/call/${call}`,
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ POST: repeatCall });

import { callJson, privateJson } from "@/app/api/calls/call-json";
import { limitRead } from "@/app/api/calls/call-limits";
import { changeCall } from "@/app/api/calls/change-call";
import { deleteCall, readCall } from "#lib/calls/store";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { Problem } from "#lib/platform/server/problem";
import { requireUser } from "#lib/platform/server/sign-in";

type Context = RouteContext<"/api/calls/[id]">;

/** One of the user's own calls; any other is a 404. */
async function getCall(_request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser();
  await limitRead(user.id);
  const call = await readCall(user.id, (await params).id);
  if (!call) throw new Problem(404, "There is no such call");
  return privateJson(callJson(call));
}

/** Deletes a call that is over. */
async function dropCall(request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser();
  const { id } = await params;
  return changeCall(request, {
    user,
    id,
    change: (userId) => deleteCall(userId, id),
    unfit: { code: "live", detail: "The call is still going on. Cancel it before you delete it." },
    next: () => "/calls",
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({
  GET: getCall,
  DELETE: dropCall,
});

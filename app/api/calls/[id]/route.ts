import { callJson } from "#lib/product/calls/records/call-json";
import { limitRead } from "#lib/product/calls/commands/call-limits";
import { callStore } from "#lib/product/calls/records/call-store";
import { changeCall } from "#lib/product/calls/commands/change-call";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

type Context = RouteContext<"/api/calls/[id]">;

/** One of the user's own calls; any other is a 404. */
async function getCall(_request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser();
  await limitRead(user.id);
  const { id } = await params;
  const call = await callStore(await database()).read(user.id, id);
  if (!call) throw new Problem(404, "There is no such call");
  return uncachedAnswer(callJson(call));
}

/** Deletes a call that is over. */
async function dropCall(request: Request, { params }: Context): Promise<Response> {
  const user = await requireUser();
  requireSameOrigin(request);
  const { id } = await params;
  return uncachedAnswer({ id: await changeCall("delete", user.id, id) });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({
  GET: getCall,
  DELETE: dropCall,
});

import { callCardJson } from "#lib/product/calls/records/call-json";
import { limitRead } from "#lib/product/calls/commands/call-limits";
import { callPageStore } from "#lib/product/calls/records/call-page-store";
import { callForm } from "#lib/product/calls/commands/start-call-form";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeForm } from "#lib/platform/server/api/form-endpoint";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { isCallState } from "#lib/base/site/call-states";

/**
 * A page of the user's calls, newest first: `?state=`, `?before=` and `?after=`. The first page if nothing is left at that place,
 * as in the list itself.
 */
async function listCalls(request: Request): Promise<Response> {
  const user = await requireUser();
  await limitRead(user.id);
  const asked = new URL(request.url).searchParams;
  const state = asked.get("state");
  if (state !== null && !isCallState(state)) throw new Problem(400, "There is no such state");
  const place = { before: asked.get("before"), after: asked.get("after") };
  const { calls, older, newer } = await callPageStore(await database()).readOrFirst(user.id, {
    state,
    ...place,
  });
  return uncachedAnswer({ calls: calls.map(callCardJson), older, newer });
}

/**
 * Starts a call. JSON: 201 with its id, or 200 with the same id if the same `idempotencyKey` was used before. A plain form post is
 * redirected to a page.
 */
const postCall = (request: Request) =>
  takeForm(request, requireUser, callForm(request.headers.get("idempotency-key")));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: listCalls, POST: postCall });

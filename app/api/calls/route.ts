import { z } from "zod";
import { cardJson, privateJson } from "#lib/product/calls/call-json";
import { limitRead } from "#lib/product/calls/call-limits";
import { formShape, requireWish, startCall } from "#lib/product/calls/start-call";
import { sendFormBack, takeForm } from "#lib/product/calls/start-call-form";
import { readSavedNumber } from "#lib/product/account/saved-number";
import { callPageStore } from "#lib/product/calls/call-page-store";
import { bodyLimits } from "#lib/platform/body-limits";
import { readBody } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { forForms } from "#lib/platform/server/api/signed-in-form";
import { database } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/problem";
import { requireUser } from "#lib/platform/server/sign-in";
import { isCallState } from "#lib/base/site/call-states";

const largestBody = bodyLimits["/api/calls"];
const keyShape = z.object({ idempotencyKey: z.uuid() });

/** A page of the user's calls, newest first: `?state=`, `?before=` and `?after=`. */
async function listCalls(request: Request): Promise<Response> {
  const user = await requireUser();
  await limitRead(user.id);
  const asked = new URL(request.url).searchParams;
  const state = asked.get("state");
  if (state !== null && !isCallState(state)) throw new Problem(400, "There is no such state");
  const place = { before: asked.get("before"), after: asked.get("after") };
  const page = await callPageStore(await database()).read(user.id, { state, ...place });
  return privateJson({ ...page, calls: page.calls.map(cardJson) });
}

/**
 * Starts a call. JSON: 201 with its id, 200 with the same id when the same `idempotencyKey` has come before. A plain form
 * post is led on to a page.
 */
async function postCall(request: Request): Promise<Response> {
  const user = await requireUser().catch(forForms(request));
  requireSameOrigin(request);
  const { kind, value } = await readBody(request, largestBody, { forms: true });
  if (kind === "form") return user ? takeForm(user.id, value) : sendFormBack(value);
  const { id: userId } = user ?? (await requireUser());
  const form = formShape.safeParse(value);
  if (!form.success) throw new Problem(400, "The body is not an object");
  const header = request.headers.get("idempotency-key");
  const key = keyShape.safeParse(header === null ? value : { idempotencyKey: header });
  if (!key.success) throw new Problem(400, "The call needs an idempotencyKey, a UUID");
  const wish = requireWish(form.data, await readSavedNumber(userId));
  const { id, isNew } = await startCall(userId, form.data.businessId, wish, key.data.idempotencyKey);
  return privateJson({ id }, { status: isNew ? 201 : 200, headers: { location: `/api/calls/${id}` } });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: listCalls, POST: postCall });

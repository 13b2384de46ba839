/** What all changes of one call have in common: who may, how often, and how each way of asking is answered. */
import { refusalCode, refusedCall } from "#lib/product/calls/call-refusal";
import { ledTo } from "#lib/product/calls/form-answer";
import { privateJson } from "#lib/product/calls/call-json";
import { limitChange } from "#lib/product/calls/call-limits";
import type { CallRefusal } from "#lib/product/calls/allowance";
import type { Changed } from "#lib/product/calls/call-store";
import { wakeCalls } from "#lib/product/calls/run-calls";
import { readBody, type Body } from "#lib/platform/server/api/body";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { Problem } from "#lib/platform/server/problem";
import { requireUser, type SessionUser } from "#lib/platform/server/sign-in";
import { isRowId } from "#lib/platform/server/database/row-id";

const largestBody = 4 * 1024;

type Change = {
  /** Null for a plain form whose session has run out. */
  user: SessionUser | null;
  id: string;
  change: (userId: string) => Promise<Changed | CallRefusal>;
  /** Why the call's state may forbid it: the code by which the call's page says so, and the API's words. */
  unfit: { code: "ended" | "live"; detail: string };
  /** Where a browser without JavaScript is led; an unprefixed path. */
  next: (id: string) => string;
};

/** Carries out a change: JSON is answered with the call's id or a problem, a plain form post with 303. */
export async function changeCall(
  request: Request,
  { user, id, change, unfit, next }: Change,
): Promise<Response> {
  requireSameOrigin(request);
  const body: Body =
    request.method === "DELETE"
      ? { kind: "json", value: null }
      : await readBody(request, largestBody, { forms: true });
  if (!user && body.kind === "form") return ledTo(body.value, problemPath(id, "expired"));
  const { id: userId } = user ?? (await requireUser());
  try {
    await limitChange(userId);
    const changed: Changed | CallRefusal = isRowId(id) ? await change(userId) : { kind: "missing" };
    if (changed.kind === "missing") throw new Problem(404, "There is no such call");
    if (changed.kind === "unfit") throw new Problem(409, unfit.detail);
    if (changed.kind === "full") throw refusedCall(changed);
    wakeCalls();
    return body.kind === "form" ? ledTo(body.value, next(changed.id)) : privateJson({ id: changed.id });
  } catch (error) {
    if (body.kind === "json" || !(error instanceof Problem) || error.status === 404) throw error;
    const code = error.status === 409 ? unfit.code : refusalCode(error);
    return ledTo(body.value, problemPath(id, code));
  }
}

const problemPath = (id: string, code: string) => `/call/${encodeURIComponent(id)}?problem=${code}`;

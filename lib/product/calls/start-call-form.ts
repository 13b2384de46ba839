/** The form that starts a call, posted without JavaScript: kept as a draft, confirmed on a page of its own. */
import { z } from "zod";
import { formShape, requireWish, startCall } from "#lib/product/calls/start-call";
import { refusalCode } from "#lib/product/calls/call-refusal";
import { ledTo } from "#lib/product/calls/form-answer";
import { limitDraft } from "#lib/product/calls/call-limits";
import { readSavedNumber } from "#lib/product/account/saved-number";
import { readCallFields, startCallForm } from "#lib/product/calls/call-form";
import { callDraftStore } from "#lib/product/calls/call-draft-store";
import type { Fields } from "#lib/platform/server/api/body";
import { database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { sendBack } from "#lib/platform/server/api/signed-in-form";
import { Problem } from "#lib/platform/server/problem";
import { cutText } from "#lib/base/site/text";

const confirmedShape = z.object({ draft: z.uuid() });

/** Longer texts than any field takes, kept so that they can be shortened rather than typed again. */
const kept = (text: string) => cutText(text, 4_000);

/** Leads a form back to its page with what was typed: one that outlived the session, or could not be kept. */
export function sendFormBack(fields: Fields, reason: "expired" | "tooMany" | "failed" = "expired"): Response {
  const confirmed = confirmedShape.safeParse(fields);
  if (confirmed.success) return ledTo(fields, `/calls/new?draft=${confirmed.data.draft}&problem=expired`);
  const { businessId } = formShape.parse(fields);
  return sendBack(
    { name: startCallForm, page: `/business/${encodeURIComponent(cutText(businessId, 200))}` },
    fields,
    reason,
  );
}

/** Takes either the form itself, or the confirmation of a draft. Gives where the browser is led. */
export async function takeForm(userId: string, fields: Fields): Promise<Response> {
  const confirmed = confirmedShape.safeParse(fields);
  if (confirmed.success) return confirm(userId, confirmed.data.draft, fields);
  const form = formShape.parse(fields);
  const { businessId, request, language, callbackNumber } = form;
  try {
    await limitDraft(userId);
    const draft = await callDraftStore(await database()).keep(userId, {
      businessId: cutText(businessId, 200),
      request: kept(request),
      language: cutText(language, 20),
      callbackNumber: cutText(callbackNumber, 200),
    });
    return ledTo(fields, `/calls/new?draft=${draft}`);
  } catch (error) {
    if (error instanceof Problem) return sendFormBack(fields, "tooMany");
    logger.error({ error: error instanceof Error ? error.name : "unknown" }, "draft not kept");
    return sendFormBack(fields, "failed");
  }
}

/** The draft's id is the key by which however many confirmations of it are one call. */
async function confirm(userId: string, id: string, fields: Fields): Promise<Response> {
  const draft = await callDraftStore(await database()).read(userId, id);
  const back = `/calls/new?draft=${id}`;
  if (!draft) return ledTo(fields, back);
  const saved = await readSavedNumber(userId);
  // The page of the draft says what is wrong with it.
  if ("faults" in readCallFields(draft, saved)) return ledTo(fields, back);
  try {
    const { id: call } = await startCall(userId, draft.businessId, requireWish(draft, saved), id);
    return ledTo(fields, `/call/${call}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return ledTo(fields, `${back}&problem=${refusalCode(error)}`);
  }
}

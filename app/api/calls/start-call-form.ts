/** The form that starts a call, posted without JavaScript: kept as a draft, confirmed on a page of its own. */
import { z } from "zod";
import { formShape, requireWish, startCall } from "@/app/api/calls/start-call";
import { ledTo } from "@/app/api/calls/form-answer";
import { readSavedNumber } from "@/app/saved-number";
import { readCallFields, startCallForm } from "#lib/calls/call-form";
import { keepDraft, readDraft } from "#lib/calls/store";
import type { Fields } from "#lib/platform/server/api/body";
import { sendBack } from "#lib/platform/server/api/signed-in-form";
import { Problem } from "#lib/platform/server/problem";

const confirmedShape = z.object({ draft: z.uuid() });

/** Longer texts than any field takes, kept so that they can be shortened rather than typed again. */
const kept = (text: string) => text.slice(0, 4_000);

/** Leads a form that outlived the session back to its page, with what was typed. */
export function sendFormBack(fields: Fields): Response {
  const confirmed = confirmedShape.safeParse(fields);
  if (confirmed.success) return ledTo(fields, `/calls/new?draft=${confirmed.data.draft}&problem=expired`);
  const { businessId } = formShape.parse(fields);
  return sendBack(
    { name: startCallForm, page: `/business/${encodeURIComponent(businessId.slice(0, 200))}` },
    fields,
    "expired",
  );
}

/** Takes either the form itself, or the confirmation of a draft. Gives where the browser is led. */
export async function takeForm(userId: string, fields: Fields): Promise<Response> {
  const confirmed = confirmedShape.safeParse(fields);
  if (confirmed.success) return confirm(userId, confirmed.data.draft, fields);
  const form = formShape.parse(fields);
  const { businessId, request, language, callbackNumber } = form;
  const draft = await keepDraft(userId, {
    businessId: businessId.slice(0, 200),
    request: kept(request),
    language: language.slice(0, 20),
    callbackNumber: callbackNumber.slice(0, 200),
  });
  return ledTo(fields, `/calls/new?draft=${draft}`);
}

/** The draft's id is the key by which however many confirmations of it are one call. */
async function confirm(userId: string, id: string, fields: Fields): Promise<Response> {
  const draft = await readDraft(userId, id);
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
    return ledTo(fields, `${back}&problem=${error.status === 429 ? "tooMany" : "failed"}`);
  }
}

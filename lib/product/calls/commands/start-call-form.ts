/** The form that starts a call. A plain post of it is confirmed on a page of its own; JSON has been confirmed by its page. */
import { z } from "zod";
import { readSavedNumber } from "#lib/product/account/saved-number";
import { startCallForm } from "#lib/product/calls/form/call-form";
import { limitForm } from "#lib/product/calls/commands/call-limits";
import { requireWish, startCall } from "#lib/product/calls/commands/start-call";
import { startedAnswer } from "#lib/product/calls/commands/started-answer";
import type { Fields } from "#lib/platform/server/api/body";
import type { SignedInForm } from "#lib/platform/server/api/form-endpoint";
import { toConfirm } from "#lib/platform/server/api/form-return";
import { Problem } from "#lib/platform/server/answers/problem";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { locales } from "#lib/base/i18n/locales";
import { cutText } from "#lib/base/text/text";

/** However long: the limit of the body bounds it, and what is too long is told to be that, not to be missing. */
const text = z.string().catch("");
const key = z.uuid().nullable().catch(null);

/** What is missing is empty. */
const formShape = z.object({
  businessId: text,
  request: text,
  language: text,
  callbackNumber: text,
  shownNumber: text,
  /** The language of the form's page. */
  locale: z.enum(locales).nullable().catch(null),
  /** By which however many confirmations of one form are one call. */
  idempotencyKey: key,
  /** The reader would rather change what they are asked to confirm. */
  change: text,
});

const confirmationPage = "/calls/new";
const businessPage = (id: string) => `/business/${encodeURIComponent(cutText(id, 200))}`;

const pageOf = (fields: Fields) =>
  fields.idempotencyKey === undefined ? businessPage(text.parse(fields.businessId)) : confirmationPage;

/** `header` is the request's `Idempotency-Key`. */
export const callForm = (header: string | null): SignedInForm<z.infer<typeof formShape>> => ({
  name: startCallForm,
  page: pageOf,
  shape: formShape,
  limit: null,
  save: async (user, { idempotencyKey, change, shownNumber, locale, ...fields }, kind) => {
    const confirmed = header === null ? idempotencyKey : key.parse(header);
    if (kind === "json" && !confirmed) throw new Problem(400, "The call needs an idempotencyKey, a UUID");
    if (kind === "form") await limitForm(user.id);
    if (kind === "form" && change !== "")
      return {
        next: `${businessPage(fields.businessId)}?problem=${toConfirm}#${startCallForm}`,
        typed: fields,
      };
    if (!confirmed) {
      requireWish(fields, await readSavedNumber(user.id));
      return { next: confirmationPage, typed: { ...fields, idempotencyKey: crypto.randomUUID() } };
    }
    const { id, isNew } = await startCall(user.id, { ...fields, shownNumber, locale }, confirmed);
    return {
      next: `/call/${id}`,
      json: uncachedAnswer(await startedAnswer(user.id, id), {
        status: isNew ? 201 : 200,
        headers: { location: `/api/calls/${id}` },
      }),
    };
  },
});

/** What a user can have done with one call of theirs: who may, how often, and why not. */
import { readCallMonth } from "#lib/product/account/read-plan";
import type { CallRefusal } from "#lib/product/calls/allowance/allowance";
import { callChangeForms, deletionSaid, type CallChange } from "#lib/product/calls/records/call";
import { limitChange, limitStart } from "#lib/product/calls/commands/call-limits";
import { notCalledBack, refusedCall, unwelcomeCall } from "#lib/product/calls/form/call-refusal";
import { callStartStore } from "#lib/product/calls/records/call-start-store";
import type { UnwelcomeCall } from "#lib/product/calls/manners/unwelcome";
import { calledBusiness } from "#lib/product/calls/permission/called-business";
import { callDeletionStore } from "#lib/product/calls/records/call-deletion-store";
import { callStore, type Changed } from "#lib/product/calls/records/call-store";
import { wakeErasures } from "#lib/product/calls/queue/erase-calls";
import { startedAnswer } from "#lib/product/calls/commands/started-answer";
import { wakeCalls } from "#lib/product/calls/queue/run-calls";
import type { NotCalledBack } from "#lib/product/calls/permission/welcome";
import type { SignedInForm } from "#lib/platform/server/api/form-endpoint";
import { FormProblem } from "#lib/platform/server/api/form-return";
import { chosenProvider } from "#lib/platform/server/call-provider/chosen-provider";
import { database, databaseNow, type Database } from "#lib/platform/server/database/database";
import { isRowId } from "#lib/platform/server/database/row-id";
import { Problem } from "#lib/platform/server/answers/problem";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { isCallState, type CallState } from "#lib/base/site/call-states";
import { z } from "zod";

type Outcome = Changed | CallRefusal | UnwelcomeCall | NotCalledBack;

type Change = {
  /** `locale` is the language of the page that asks for it, null where none is named. */
  change: (db: Database, userId: string, id: string, locale: Locale | null) => Promise<Outcome>;
  /** Why the call's state may forbid it: the code by which the call's page says so, and the API's words. */
  unfit: { code: "ended" | "live"; detail: string };
  /** Where a browser without JavaScript is led, who came from the list of a state; an unprefixed address. */
  next: (id: string, listState: CallState | null) => string;
};

const changes = {
  cancel: {
    change: async (db, userId, id) => callStore(db).cancel(userId, id, await databaseNow(db)),
    unfit: { code: "ended", detail: "The call was already over." },
    next: (id, listState) => withQuery(`/call/${id}`, { state: listState }),
  },
  retry: {
    change: async (db, userId, id, locale) => {
      await limitStart(userId);
      const businessId = await callStore(db).businessIdOf(userId, id);
      if (businessId === null) return { kind: "missing" };
      // As the directory has it by now: the number may be another, and the hours of a call are those of its week.
      const called = (await calledBusiness(businessId)) ?? { kind: "unwelcome", reason: "gone" };
      const month = await readCallMonth(db, userId);
      const repeated = { called, provider: chosenProvider, month, summaryLanguage: locale };
      return callStartStore(db).retry(userId, id, repeated, await databaseNow(db));
    },
    unfit: { code: "live", detail: "The call is still going on." },
    // Another call, which is not in that list yet.
    next: (id) => `/call/${id}`,
  },
  delete: {
    change: async (db, userId, id) => callDeletionStore(db).delete(userId, id, await databaseNow(db)),
    unfit: { code: "live", detail: "The call is still going on. Cancel it before you delete it." },
    next: (_id, listState) => `${withQuery("/calls", { state: listState, saved: "delete" })}#${deletionSaid}`,
  },
} satisfies Record<CallChange, Change>;

/** Carries out a change, and gives the call that it is about now. Throws the Problems 404, 409, 422 and 429. */
export async function changeCall(
  kind: CallChange,
  userId: string,
  id: string,
  locale: Locale | null = null,
): Promise<string> {
  const { change, unfit }: Change = changes[kind];
  await limitChange(userId);
  const changed: Outcome = isRowId(id)
    ? await change(await database(), userId, id, locale)
    : { kind: "missing" };
  if (changed.kind === "missing") throw new Problem(404, "There is no such call");
  if (changed.kind === "unfit") throw new FormProblem(409, unfit.code, unfit.detail);
  if (changed.kind === "full") throw refusedCall(changed);
  if (changed.kind === "unwelcome") throw unwelcomeCall(changed.reason);
  if (changed.kind === "notCalledBack") throw notCalledBack(changed.fault);
  wakeCalls();
  if (kind === "delete") wakeErasures();
  return changed.id;
}

const shape = z.object({
  /** The list from which the call was opened. */
  state: z.string().nullable().catch(null),
  /** The language of the form's page. */
  locale: z.enum(locales).nullable().catch(null),
});

/** A button of a call's page as a form. */
export const callChangeForm = (kind: CallChange, id: string): SignedInForm<z.infer<typeof shape>> => ({
  name: callChangeForms,
  page: `/call/${encodeURIComponent(id)}`,
  query: ({ state }) => ({
    // The others are asked about, and the button stands below the question.
    ...(kind === "cancel" ? {} : { ask: kind }),
    ...(isCallState(state) ? { state } : {}),
  }),
  shape,
  limit: null,
  save: async (user, { state, locale }) => {
    const changed = await changeCall(kind, user.id, id, locale);
    const answer = kind === "retry" ? await startedAnswer(user.id, changed) : { id: changed };
    return {
      next: changes[kind].next(changed, isCallState(state) ? state : null),
      json: uncachedAnswer(answer),
    };
  },
});

import "server-only";
/** The calls that users have an agent make, and counts of started calls. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";
import {
  providerNames,
  type CalledBusiness,
  type TranscriptLine,
} from "#lib/platform/server/call-provider/call-provider";
import { callStates, type CallStep } from "#lib/base/site/call-states";

/** Calls. Each row is also the queue's entry for placing the call, following it and, when it is cancelled, taking it back. */
export const calls = pgTable(
  "calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Empty when the user has deleted a cancelled call whose provider still has to be told: then nothing else is left. */
    userId: text("user_id").notNull(),
    /** One for each confirmed form: however often it is sent, it is one call. */
    idempotencyKey: uuid("idempotency_key").notNull(),
    /** The call that this one repeats. */
    retryOf: uuid("retry_of"),
    businessId: text("business_id").notNull(),
    businessName: text("business_name").notNull(),
    /** What was known about the business when the call was started. */
    business: jsonb("business").$type<CalledBusiness>().notNull(),
    request: text("request").notNull(),
    language: text("language").notNull(),
    /**
     * The language of the summary: as long as there is none, of the page on which the call was started, and then the one that its
     * service says. Null where none was named: that of the call.
     */
    summaryLanguage: text("summary_language"),
    /** In E.164. Leaves the database only for the provider and the user's own export. */
    callbackNumber: text("callback_number").notNull(),
    provider: text("provider", { enum: providerNames }).notNull(),
    /** The provider's own id, if it does not use ours. */
    providerCallId: text("provider_call_id"),
    state: text("state", { enum: callStates }).notNull().default("queued"),
    steps: jsonb("steps").$type<CallStep[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** The start of the month of its user's plan in which it was counted; null where the plan had no number of calls. */
    countedFrom: moment("counted_from"),
    /** When it may begin, if not at once: within the hours in which the business may be called. */
    notBefore: moment("not_before"),
    /** When it was last sent to a provider that may have it without our knowing. */
    handedOverAt: moment("handed_over_at"),
    /** When the provider confirmed that it has the call. */
    placedAt: moment("placed_at"),
    endedAt: moment("ended_at"),
    /** When the provider confirmed that it will not make the call, which had been cancelled. */
    takenBackAt: moment("taken_back_at"),
    /** When it was noted that its service is to delete it: what is noted there is gone once that is done. */
    erasureAskedAt: moment("erasure_asked_at"),
    /** Since when it has been attended to at every due time again, after some time without. */
    attendedFrom: moment("attended_from"),
    /** When the provider is to be contacted next; null when there is nothing left to do. */
    dueAt: moment("due_at"),
    /** How often that has failed in a row. */
    attempts: integer("attempts").notNull().default(0),
    lastFault: text("last_fault"),
    summary: text("summary"),
    transcript: jsonb("transcript").$type<TranscriptLine[]>(),
    durationSeconds: integer("duration_seconds"),
    costCents: integer("cost_cents"),
  },
  (table) => [
    uniqueIndex("calls_once").on(table.userId, table.idempotencyKey),
    uniqueIndex("calls_retried_once").on(table.retryOf),
    // Read backwards for the newest first: an index declared descending would put nulls where no query wants them.
    index("calls_of_user").on(table.userId, table.createdAt, table.id),
    index("calls_of_user_in_state").on(table.userId, table.state, table.createdAt, table.id),
    index("calls_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    // Nearly empty: a call is in it only until its service is asked, and a simulated one never.
    index("calls_unerased")
      .on(table.endedAt)
      .where(
        sql`${table.provider} <> 'simulator' and ${table.dueAt} is null and ${table.erasureAskedAt} is null`,
      ),
  ],
);

/**
 * When calls were started, for counting them within a day: by user and, for real calls, also by the number to call back and for the
 * whole site. Deleting a call or one's data does not give calls of the day back, so these rows outlive both. They hold the moment
 * and a digest, of the user's id, of the number, or of the whole site's key, and are deleted after a day. Those of the number and
 * of the site also have the id of the call, and go with it as long as no telephone can have rung.
 */
export const callStarts = pgTable(
  "call_starts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    callerKey: text("caller_key").notNull(),
    startedAt: moment("started_at").notNull(),
    callId: uuid("call_id"),
  },
  (table) => [
    index("call_starts_of_caller").on(table.callerKey, table.startedAt),
    index("call_starts_of_call")
      .on(table.callId)
      .where(sql`${table.callId} is not null`),
  ],
);

/**
 * How many calls a user has started in a month, if their plan has a number of calls. Like the starts of a day it outlives deletion.
 * It holds a digest of the user's id, and is deleted when the month is over.
 */
export const callMonths = pgTable(
  "call_months",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    callerKey: text("caller_key").notNull(),
    from: moment("starts_at").notNull(),
    to: moment("ends_at").notNull(),
    started: integer("started").notNull(),
  },
  (table) => [
    uniqueIndex("call_months_once").on(table.callerKey, table.from),
    index("call_months_over").on(table.to),
  ],
);

/**
 * Calls that are to be deleted at the service that made them: after their report, or since their user has deleted them. A row is
 * gone when the service has deleted its call, or is given up. Nothing in it says whose call it was.
 */
export const callErasures = pgTable(
  "call_erasures",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    provider: text("provider", { enum: providerNames }).notNull(),
    /** The provider's name for the call: ours where it has none of its own. */
    providerCallId: text("provider_call_id").notNull(),
    askedAt: moment("asked_at").notNull(),
    dueAt: moment("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [
    uniqueIndex("call_erasures_once").on(table.provider, table.providerCallId),
    index("call_erasures_due").on(table.dueAt),
  ],
);

/** Numbers, in E.164, that nobody may have called any more. Kept for good: a row is a promise. */
export const doNotCall = pgTable("do_not_call", {
  number: text("number").primaryKey(),
  origin: text("origin", { enum: ["call", "calls", "operator", "request"] }).notNull(),
  addedAt: moment("added_at").notNull(),
  /** The call on which the wish was understood, until somebody has decided whether it was meant. */
  callId: uuid("call_id"),
});

/** Requests for that list, until the operator has decided about them. */
export const doNotCallRequests = pgTable(
  "do_not_call_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull(),
    /** Where the operator can ask questions. */
    email: text("email").notNull(),
    language: text("language").notNull(),
    requestedAt: moment("requested_at").notNull(),
  },
  (table) => [uniqueIndex("do_not_call_requests_once").on(table.number, table.email)],
);

/**
 * When a number is called, by a digest of it, for counting calls within a day; deleted a day later. A row has the id of its call.
 * It moves with the call, and is deleted with it as long as no telephone can have rung; after that it outlives the call.
 */
export const numberCalls = pgTable(
  "number_calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    numberKey: text("number_key").notNull(),
    calledAt: moment("called_at").notNull(),
  },
  (table) => [index("number_calls_of_number").on(table.numberKey, table.calledAt)],
);

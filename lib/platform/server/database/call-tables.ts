import "server-only";
/** The calls that users have an agent make, and how many they have started. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#lib/platform/server/database/columns";
import {
  providerNames,
  type CalledBusiness,
  type TranscriptLine,
} from "#lib/platform/server/call-provider/call-provider";
import { callStates, type CallStep } from "#lib/base/site/call-states";

/** Calls, each at once the entry by which it is placed, followed and, when cancelled, taken back. */
export const calls = pgTable(
  "calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Empty once the user has deleted a call that its provider has yet to be told is cancelled: nothing else is left. */
    userId: text("user_id").notNull(),
    /** One per confirmed form: however often it is sent, it is one call. */
    idempotencyKey: uuid("idempotency_key").notNull(),
    /** The call that this one repeats. */
    retryOf: uuid("retry_of"),
    businessId: text("business_id").notNull(),
    businessName: text("business_name").notNull(),
    /** What was known of the business when the call was started. */
    business: jsonb("business").$type<CalledBusiness>().notNull(),
    request: text("request").notNull(),
    language: text("language").notNull(),
    /** In E.164. Leaves the database only for the provider and the user's own export. */
    callbackNumber: text("callback_number").notNull(),
    provider: text("provider", { enum: providerNames }).notNull(),
    /** What the provider itself calls it, where it does not go by our id. */
    providerCallId: text("provider_call_id"),
    state: text("state", { enum: callStates }).notNull().default("queued"),
    steps: jsonb("steps").$type<CallStep[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the month of its user's plan began in which it was counted; null where the plan had no number of calls. */
    countedFrom: moment("counted_from"),
    /** When it may begin, where that was not at once: in the hours in which its business is called. */
    notBefore: moment("not_before"),
    /** When it was last given to a provider that may have it without our knowing. */
    handedOverAt: moment("handed_over_at"),
    /** When the provider confirmed that it has the call. */
    placedAt: moment("placed_at"),
    endedAt: moment("ended_at"),
    /** When the provider confirmed that it no longer makes the call, which had been cancelled. */
    takenBackAt: moment("taken_back_at"),
    /** Since when somebody has come to it whenever it was due, where for some time nobody did. */
    attendedFrom: moment("attended_from"),
    /** When the provider is to be turned to next; null when there is nothing left to do. */
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
  ],
);

/**
 * When somebody has started calls, for counting how many in a day; and, where they are no simulated ones, once more by the number
 * that is to be called back, and once for the whole site. Neither a deleted call nor deleted data gives the day's calls back, so
 * this outlives both: it knows a digest, of the user's id, of the number or of nobody, and the moment, and is forgotten after a day.
 */
export const callStarts = pgTable(
  "call_starts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    callerKey: text("caller_key").notNull(),
    startedAt: moment("started_at").notNull(),
  },
  (table) => [index("call_starts_of_caller").on(table.callerKey, table.startedAt)],
);

/**
 * How many calls somebody whose plan has a number of them has started in a month. Like the starts of a day it outlives what is
 * deleted: it knows a digest of the user's id, and is forgotten when the month is over.
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

/** Numbers, in E.164, that nobody may have called any more. Kept for good: a row is a promise. */
export const doNotCall = pgTable("do_not_call", {
  number: text("number").primaryKey(),
  origin: text("origin", { enum: ["call", "operator", "request"] }).notNull(),
  addedAt: moment("added_at").notNull(),
});

/** Requests for that list, until the operator has found them right or not. */
export const doNotCallRequests = pgTable(
  "do_not_call_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull(),
    /** Where the operator may ask. */
    email: text("email").notNull(),
    language: text("language").notNull(),
    requestedAt: moment("requested_at").notNull(),
  },
  (table) => [uniqueIndex("do_not_call_requests_once").on(table.number, table.email)],
);

/**
 * When a number is called, by a digest of it, for counting how often in a day; forgotten a day later. A row has the id of its
 * call, moves with it, and goes with it as long as no telephone can have rung; after that it outlives the call.
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

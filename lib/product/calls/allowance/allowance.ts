/** How many calls a user may have: each rings at a business that never asked for it, and costs money. */
import { isRecord } from "#lib/base/values/json";
import { timeToTell } from "#lib/base/values/told-time";

export const callAllowance = {
  /** Calls going on at once, those among them that are cancelled and not yet hung up: more than one person follows. */
  live: 3,
  /** Calls going on at once with one business, whose line it is. */
  business: 1,
  /** Calls started within 24 hours, whatever has become of them since. */
  day: 30,
} as const;

/**
 * Calls started within 24 hours that have one number called back, whoever starts them: as many as one user may start, so that a
 * number of one's own is never used up before the day is, and one of somebody else is not rung by more accounts.
 */
export const callBacksADay = callAllowance.day;

/** What a user's plan holds: so many calls from one moment until another. */
export type CallMonth = { calls: number; from: Date; to: Date };

/** Which part of the allowance is used up; `site` is that of all users together. */
type CallLimit = keyof typeof callAllowance | "month" | "site";

/**
 * The allowance that stands against one more call, and how many it is; `retryAfterSeconds` is when asking again makes sense.
 */
export type CallRefusal = {
  kind: "full";
  limit: CallLimit;
  allowed: number;
  retryAfterSeconds: number;
  /** The call that is going on with the same business. */
  callId?: string;
};

/** How pages and their addresses name each limit that stands against a call. */
const codes = {
  live: "tooManyLive",
  business: "tooManyHere",
  day: "tooManyToday",
  month: "tooManyThisMonth",
  site: "tooManyOnSite",
} as const satisfies Record<CallLimit, string>;

/** Why a call was not started because of how many there are; `tooMany` is that it was asked too often. */
export const tooManyCodes = ["tooMany", ...Object.values(codes)] as const;
export type TooMany = (typeof tooManyCodes)[number];

/** A `CallRefusal` as a page hears of it; of no limit (`tooMany`) where it was asked too often. */
export type ToldRefusal = {
  kind: "full";
  code: TooMany;
  /** When there is room again; null where that is not known, or hardly later than now. */
  from: Date | null;
  /** The call that stands in the way. */
  callId: string | null;
};

/** What an answer 429 says, and how long it asks to wait. */
export function toldRefusal(answer: unknown, retryAfterMs: number | null, now: Date): ToldRefusal {
  return {
    kind: "full",
    code: tooManyCode(answer),
    from: timeToTell(retryAfterMs, now),
    callId: isRecord(answer) && typeof answer.callId === "string" ? answer.callId : null,
  };
}

/** The code of an answer 429 by the limit that it names; by none it was asked too often. */
export function tooManyCode(answer: unknown): TooMany {
  const named = isRecord(answer) ? answer.limit : null;
  return Object.entries(codes).find(([limit]) => limit === named)?.[1] ?? "tooMany";
}

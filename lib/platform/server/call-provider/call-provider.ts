import "server-only";
/** The services that make the calls: the common interface of all providers. */
import type { Locale } from "#lib/base/i18n/locales";
import type { SignatureFault } from "#lib/platform/server/signature-time";
import type { CallState, LiveState, ReportedState } from "#lib/base/site/call-states";

/** `HH:MM` in the business's own time; `24:00` is the end of a day. */
type OpenHours = { opens: string; closes: string };

/** Something a business offers. The price is in whole US dollars; null where it depends. */
type CalledService = { name: string; price: number | null };

/** What an agent knows about a business. Hours by weekday, Monday first: an empty day is closed, no days at all are unknown. */
export type CalledBusiness = {
  id: string;
  name: string;
  category: string;
  city: string;
  /** In E.164. */
  phone: string;
  timeZone: string;
  hours: OpenHours[][];
  /** The hours of the day one week from today, if they may differ from today's in `hours`; not sent to providers. */
  inAWeek?: OpenHours[] | null;
  services: CalledService[];
};

/** A line of the transcript; a `note` says what happened without words. */
export type TranscriptLine = { speaker: "agent" | "business" | "note"; text: string };

/** What may be stored of a call's words: all of them, or a summary. */
export type CallRecord = "transcript" | "summary";

/** A call to make. The id is ours, and the provider gets it too. */
export type CallOrder = {
  id: string;
  /** The provider's own id; null until it is known, and where the provider uses ours. */
  providerCallId: string | null;
  business: CalledBusiness;
  request: string;
  /** The language to speak. */
  language: Locale;
  /** The language to tell the outcome in, which is that of the user. */
  summaryLanguage: Locale;
  /** In E.164. */
  callbackNumber: string;
  record: CallRecord;
};

/** A provider's report on a call. What it leaves out is not known yet. */
export type CallReport = {
  state: ReportedState;
  summary?: string | undefined;
  /** The language that the summary is in: null is that of the call, and where it is left out, the one that was asked for. */
  summaryLanguage?: Locale | null | undefined;
  transcript?: TranscriptLine[] | undefined;
  durationSeconds?: number | undefined;
  /** In US cents. */
  costCents?: number | undefined;
  /** Whether the business asked never to be called again. */
  isLastCall?: boolean | undefined;
};

/**
 * `done` with the news, if any, and when to look again; `again` after a temporary fault, and whether the request was certainly
 * turned away, or the service said that it has no such call; `refused` for good.
 */
export type ProviderAnswer =
  | { kind: "done"; report: CallReport | null; lookAgainMs: number | null; providerCallId?: string }
  | { kind: "again"; fault: string; isTurnedAway?: boolean; isUnknown?: boolean }
  | { kind: "refused"; fault: string };

export const providerNames = ["simulator", "http", "vapi", "retell"] as const;
export type ProviderName = (typeof providerNames)[number];

/** Whether a telephone really rings. */
export const isReal = (name: ProviderName): boolean => name !== "simulator";

/** A call taken for one turn to its provider. */
export type DueCall = {
  order: CallOrder;
  state: CallState;
  provider: ProviderName;
  /** When its provider confirmed it; null as long as that is not known. */
  placedAt: Date | null;
  /** When it was last sent to a provider that may have it without our knowing; null when no provider can have it. */
  handedOverAt: Date | null;
  /** When its provider first confirmed that it will not go on with it; null as long as that is not known. */
  takenBackAt: Date | null;
  /** How many turns were taken, this one included. */
  attempts: number;
  /** When it was requested or, if it had to wait for opening hours, when it was to begin. */
  startsAt: Date;
  /** Since when it has been attended to at every due time again, after some time without; null if it always was. */
  attendedFrom: Date | null;
};

/** The result of a callback: a report on a call, nothing of interest, or a callback unsigned, unreadable or not accepted. */
export type Callback =
  | { kind: "report"; provider: ProviderName; id: string; providerCallId: string | null; report: CallReport }
  | { kind: "unsigned"; fault: SignatureFault }
  | { kind: "nothing" | "unreadable" | "off" };

export type CallbackRequest = { headers: Headers; body: string; now: Date };

/** A provider. None of its functions throws, and each may be called again for the same call without harm. */
export type CallProvider = {
  name: ProviderName;
  /** Hands the call over. */
  place: (order: CallOrder) => Promise<ProviderAnswer>;
  /**
   * Looks for a call that may have been handed over, the last time at `handedOverAt`: null when the provider does not have it. Only
   * for a provider that would make a second call if an order is handed over twice.
   */
  find?: (order: CallOrder, handedOverAt: Date) => Promise<ProviderAnswer | null>;
  /** The news of a call that was last known in `state`. */
  follow: (order: CallOrder, state: LiveState) => Promise<ProviderAnswer>;
  /** Cancels the call, whether or not it was ever handed over. */
  cancel: (order: CallOrder) => Promise<ProviderAnswer>;
  /** Deletes what the provider keeps of a call that is over, by its own name for the call. Only where it can keep anything. */
  erase?: (providerCallId: string) => Promise<ProviderAnswer>;
};

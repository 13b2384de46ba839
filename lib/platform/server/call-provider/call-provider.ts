import "server-only";
/** Who makes the calls: the one interface of every provider. */
import type { Locale } from "#lib/base/i18n/locales";
import type { CallState, LiveState, ReportedState } from "#lib/base/site/call-states";

/** `HH:MM` in the business's own time; `24:00` is the end of a day. */
type OpenHours = { opens: string; closes: string };

/** Something a business does. The price is in whole US dollars, null where it depends. */
type CalledService = { name: string; price: number | null };

/** What an agent knows of a business. Hours stand by weekday, Monday first; an empty day is a closed one, and no days are hours that nobody knows. */
export type CalledBusiness = {
  id: string;
  name: string;
  category: string;
  city: string;
  /** In E.164. */
  phone: string;
  timeZone: string;
  hours: OpenHours[][];
  /** Those of the day a week after the first one that `hours` tell of, where they may be others; no provider is told. */
  inAWeek?: OpenHours[] | null;
  services: CalledService[];
};

/** A line of what was said; a `note` says what happened without a word. */
export type TranscriptLine = { speaker: "agent" | "business" | "note"; text: string };

/** What may be kept of the words of a call: all of them, or what they came to. */
export type CallRecord = "transcript" | "summary";

/** A call to make. Its id is ours, and names it to the provider too. */
export type CallOrder = {
  id: string;
  /** What the provider itself calls it; null until that is known, and where it goes by our id. */
  providerCallId: string | null;
  business: CalledBusiness;
  request: string;
  language: Locale;
  /** In E.164. */
  callbackNumber: string;
  record: CallRecord;
};

/** What a provider tells of a call. Whatever it leaves out is not known yet. */
export type CallReport = {
  state: ReportedState;
  summary?: string | undefined;
  transcript?: TranscriptLine[] | undefined;
  durationSeconds?: number | undefined;
  /** In US cents. */
  costCents?: number | undefined;
  /** The business asked never to be called again. */
  isLastCall?: boolean | undefined;
};

/**
 * `done` with the news, if any, and when to look again; `again` after a passing fault, with whether the request was
 * turned away for certain; `refused` for good.
 */
export type ProviderAnswer =
  | { kind: "done"; report: CallReport | null; lookAgainMs: number | null; providerCallId?: string }
  | { kind: "again"; fault: string; isTurnedAway?: boolean }
  | { kind: "refused"; fault: string };

export const providerNames = ["simulator", "http", "vapi", "retell"] as const;
export type ProviderName = (typeof providerNames)[number];

/** A call taken for one turn to its provider. */
export type DueCall = {
  order: CallOrder;
  state: CallState;
  provider: ProviderName;
  /** When its provider had taken it; null as long as that is not known. */
  placedAt: Date | null;
  /** When it was last given to a provider that may have it without our knowing; null when none can have it. */
  handedOverAt: Date | null;
  /** When it was over, or was cancelled; null while it goes on. */
  endedAt: Date | null;
  /** Counting this turn. */
  attempts: number;
  /** When it was asked for, or, when it had to wait for opening hours, when it was to begin. */
  startsAt: Date;
  /** Since when somebody comes to it whenever it is due, where for some time nobody did; null where somebody always has. */
  attendedFrom: Date | null;
};

/** What a callback comes to: the news of a call, nothing to us, or not to be believed, read or taken at all. */
export type Callback =
  | { kind: "report"; provider: ProviderName; id: string; providerCallId: string | null; report: CallReport }
  | { kind: "nothing" | "unsigned" | "unreadable" | "off" };

export type CallbackRequest = { headers: Headers; body: string; now: Date };

/** A provider. None of its functions throws; each may be called again for the same call without harm. */
export type CallProvider = {
  name: ProviderName;
  /** Hands the call over. */
  place: (order: CallOrder) => Promise<ProviderAnswer>;
  /**
   * Looks for a call that may have been handed over: null when the provider has none such. Only of a provider that would
   * make a second call of an order that is handed over twice.
   */
  find?: (order: CallOrder) => Promise<ProviderAnswer | null>;
  /** What has become of a call that was last known in `state`. */
  follow: (order: CallOrder, state: LiveState) => Promise<ProviderAnswer>;
  /** Takes the call back, whether or not it was ever handed over. */
  cancel: (order: CallOrder) => Promise<ProviderAnswer>;
};

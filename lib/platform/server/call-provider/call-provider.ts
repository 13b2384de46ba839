import "server-only";
/** Who makes the calls: the one interface of every provider. */
import type { Locale } from "#lib/base/i18n/locales";
import type { CallState, LiveState, ReportedState } from "#lib/base/site/call-states";

/** `HH:MM` in the business's own time; `24:00` is the end of a day. */
type OpenHours = { opens: string; closes: string };

/** Something a business does. The price is in whole US dollars, null where it depends. */
type CalledService = { name: string; price: number | null };

/** What an agent knows of a business. Hours stand by weekday, Monday first; an empty day is a closed one. */
export type CalledBusiness = {
  id: string;
  name: string;
  category: string;
  city: string;
  /** In E.164. */
  phone: string;
  timeZone: string;
  hours: OpenHours[][];
  services: CalledService[];
};

/** A line of what was said; a `note` says what happened without a word. */
export type TranscriptLine = { speaker: "agent" | "business" | "note"; text: string };

/** A call to make. Its id is ours, and names it to the provider too. */
export type CallOrder = {
  id: string;
  business: CalledBusiness;
  request: string;
  language: Locale;
  /** In E.164. */
  callbackNumber: string;
};

/** What a provider tells of a call. Whatever it leaves out is not known yet. */
export type CallReport = {
  state: ReportedState;
  summary?: string | undefined;
  transcript?: TranscriptLine[] | undefined;
  durationSeconds?: number | undefined;
  /** In US cents. */
  costCents?: number | undefined;
};

/** `done` with the news, if any, and when to look again; `again` after a passing fault; `refused` for good. */
export type ProviderAnswer =
  | { kind: "done"; report: CallReport | null; lookAgainMs: number | null }
  | { kind: "again"; fault: string }
  | { kind: "refused"; fault: string };

export type ProviderName = "simulator" | "http";

/** A call taken for one turn to its provider. */
export type DueCall = {
  order: CallOrder;
  state: CallState;
  provider: ProviderName;
  isPlaced: boolean;
  /** Counting this turn. */
  attempts: number;
  createdAt: Date;
};

/** A provider. None of its functions throws; each may be called again for the same call without harm. */
export type CallProvider = {
  name: ProviderName;
  /** Hands the call over. */
  place: (order: CallOrder) => Promise<ProviderAnswer>;
  /** What has become of a call that was last known in `state`. */
  follow: (order: CallOrder, state: LiveState) => Promise<ProviderAnswer>;
  /** Takes the call back, whether or not it was ever handed over. */
  cancel: (order: CallOrder) => Promise<ProviderAnswer>;
};

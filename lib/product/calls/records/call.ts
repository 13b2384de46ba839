/** A call as its user sees it: without the call-back number, and without what is only for the provider. */
import type { CallRecord, TranscriptLine } from "#lib/platform/server/call-provider/call-provider";
import { isLive, type CallState, type CallStep } from "#lib/base/site/call-states";

/** A call in a list. */
export type CallCard = {
  id: string;
  businessId: string;
  businessName: string;
  request: string;
  /** The language that is spoken. */
  language: string;
  /** The language of the page on which it was started. */
  summaryLanguage: string;
  state: CallState;
  /** What came of it, in `summaryLanguage`; in a list only the first words. Null where nothing was told. */
  summary: string | null;
  isSimulated: boolean;
  createdAt: Date;
  /** When it may begin, where it had to wait for the business to open. */
  notBefore: Date | null;
  /** The zone of the business. */
  timeZone: string;
};

export type Call = CallCard & {
  /** The call-back number, masked. */
  number: string;
  steps: CallStep[];
  transcript: TranscriptLine[] | null;
  durationSeconds: number | null;
  costCents: number | null;
  endedAt: Date | null;
  record: CallRecord;
  retryOf: string | null;
  /** The call by which this one was made again. */
  retriedBy: string | null;
};

/** What a user can have done with a call of theirs. */
export type CallChange = "cancel" | "retry" | "delete";

/** The name of the forms that change a call, and their anchor on its page. */
export const callChangeForms = "actions";

/** The anchor of the list of calls where it says that one was deleted. */
export const deletionSaid = "deleted";

/**
 * For so long after its end the provider of a call may still tell of it: one that was cancelled is asked for a quarter of an hour.
 */
const tellsForMs = 20 * 60_000;

/** Whether what is not known of a call may still come: while it goes on, and for some time after a real one. */
export const mayBeTold = ({ state, isSimulated, endedAt }: Call, now: Date): boolean =>
  isLive(state) || (!isSimulated && endedAt !== null && now.getTime() - endedAt.getTime() < tellsForMs);

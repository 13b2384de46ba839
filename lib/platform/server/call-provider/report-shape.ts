import "server-only";
/** A provider's report on a call, in its answers over HTTP and in its callbacks alike. */
import { z } from "zod";
import type { CallReport, TranscriptLine } from "#lib/platform/server/call-provider/call-provider";
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import { liveStates, outcomes } from "#lib/base/site/call-states";
import { cutText, plainText } from "#lib/base/text/text";

export const longestSummary = 2_000;
const longestLine = 4_000;
const mostLines = 1_000;

/** A service's text in the form in which it is stored: without what the database refuses, and cut between whole characters. */
export const keptText = (text: string, longest: number): string => cutText(plainText(text).trim(), longest);

/**
 * The transcript in the form in which it is stored: each line cut, empty lines left out, and no more lines than one call can have.
 */
const keptLines = (said: readonly TranscriptLine[]): TranscriptLine[] =>
  said
    .map(({ speaker, text }) => ({ speaker, text: keptText(text, longestLine) }))
    .filter(({ text }) => text !== "")
    .slice(0, mostLines);

/**
 * The transcript of what a service says was said, by its own names for those who speak; undefined when nothing was. Others, such as
 * instructions and tools, are left out.
 */
export function transcriptOf(
  said: readonly { role: string; text: string }[],
  speakers: Readonly<Record<string, TranscriptLine["speaker"]>>,
): TranscriptLine[] | undefined {
  const lines = said.flatMap(({ role, text }) => {
    const speaker = Object.hasOwn(speakers, role) ? speakers[role] : undefined;
    return speaker ? [{ speaker, text }] : [];
  });
  const kept = keptLines(lines);
  return kept.length > 0 ? kept : undefined;
}

/** US dollars in US cents: half a cent is rounded as people write it, not as a binary fraction. */
export const centsOf = (dollars: number): number => Math.round(Number((dollars * 100).toFixed(6)));

/** A service that does not say in which language it sums up may not know that one was asked for: then it is that of the call. */
function languageOf(told: string | null | undefined): Locale | null {
  const language = told?.toLowerCase();
  return isLocale(language) ? language : null;
}

/** A day is longer than any call we ask for. */
export const longestSeconds = 24 * 60 * 60;

/**
 * A report in our own protocol. Texts that are too long are cut, since the rest of the report is still true. An impossible number
 * makes the report invalid.
 */
export const reportShape = z
  .object({
    state: z.enum([...liveStates, ...outcomes]),
    summary: z.string().nullish(),
    summaryLanguage: z.string().nullish(),
    transcript: z
      .array(z.object({ speaker: z.enum(["agent", "business", "note"]), text: z.string() }))
      .nullish(),
    durationSeconds: z.number().min(0).max(longestSeconds).nullish(),
    costUsd: z.number().min(0).max(10_000).nullish(),
    isLastCall: z.boolean().nullish(),
  })
  .transform((told): CallReport => {
    const { state, transcript, durationSeconds, costUsd, isLastCall } = told;
    const summary = keptText(told.summary ?? "", longestSummary) || undefined;
    return {
      state,
      summary,
      ...(summary ? { summaryLanguage: languageOf(told.summaryLanguage) } : {}),
      transcript: transcript ? keptLines(transcript) : undefined,
      durationSeconds: durationSeconds == null ? undefined : Math.round(durationSeconds),
      costCents: costUsd == null ? undefined : centsOf(costUsd),
      ...(isLastCall ? { isLastCall } : {}),
    };
  });

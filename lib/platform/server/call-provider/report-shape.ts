import "server-only";
/** What a provider over HTTP tells of a call, in its answers and in its callbacks alike. */
import { z } from "zod";
import type { CallReport, TranscriptLine } from "#lib/platform/server/call-provider/call-provider";
import { liveStates, outcomes } from "#lib/base/site/call-states";
import { cutText, plainText } from "#lib/base/text/text";

export const longestSummary = 2_000;
const longestLine = 4_000;
const mostLines = 1_000;

/** What a service says, as it is kept: without what the database refuses, and cut between whole characters. */
export const keptText = (text: string, longest: number): string => cutText(plainText(text).trim(), longest);

/** What was said, as it is kept: each line cut, those that say nothing left out, and no more of them than one call has. */
export const keptLines = (said: readonly TranscriptLine[]): TranscriptLine[] =>
  said
    .map(({ speaker, text }) => ({ speaker, text: keptText(text, longestLine) }))
    .filter(({ text }) => text !== "")
    .slice(0, mostLines);

/** US cents of US dollars: half a cent as people write it, not as binary fractions have it. */
export const centsOf = (dollars: number): number => Math.round(Number((dollars * 100).toFixed(6)));

/** A day is longer than any call we ask for. */
export const longestSeconds = 24 * 60 * 60;

/**
 * A report in our own protocol. Texts that are too long are cut, since what else it tells is true all the same; a number
 * that no call can give makes it no report.
 */
export const reportShape = z
  .object({
    state: z.enum([...liveStates, ...outcomes]),
    summary: z.string().nullish(),
    transcript: z
      .array(z.object({ speaker: z.enum(["agent", "business", "note"]), text: z.string() }))
      .nullish(),
    durationSeconds: z.number().min(0).max(longestSeconds).nullish(),
    costUsd: z.number().min(0).max(10_000).nullish(),
    isLastCall: z.boolean().nullish(),
  })
  .transform(({ state, summary, transcript, durationSeconds, costUsd, isLastCall }): CallReport => ({
    state,
    summary: keptText(summary ?? "", longestSummary) || undefined,
    transcript: transcript ? keptLines(transcript) : undefined,
    durationSeconds: durationSeconds == null ? undefined : Math.round(durationSeconds),
    costCents: costUsd == null ? undefined : centsOf(costUsd),
    ...(isLastCall ? { isLastCall } : {}),
  }));

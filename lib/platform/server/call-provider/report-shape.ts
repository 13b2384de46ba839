import "server-only";
/** What a provider over HTTP tells of a call, in its answers and in its callbacks alike. */
import { z } from "zod";
import type { CallReport } from "#lib/platform/server/call-provider/call-provider";
import { liveStates, outcomes } from "#lib/base/site/call-states";

/** An hour is longer than any call we ask for. */
const longestSeconds = 24 * 60 * 60;

export const reportShape = z
  .object({
    state: z.enum([...liveStates, ...outcomes]),
    summary: z.string().trim().max(2_000).nullish(),
    transcript: z
      .array(
        z.object({
          speaker: z.enum(["agent", "business", "note"]),
          text: z.string().trim().min(1).max(4_000),
        }),
      )
      .max(1_000)
      .nullish(),
    durationSeconds: z.number().min(0).max(longestSeconds).nullish(),
    costUsd: z.number().min(0).max(10_000).nullish(),
  })
  .transform(({ state, summary, transcript, durationSeconds, costUsd }): CallReport => ({
    state,
    summary: summary || undefined,
    transcript: transcript ?? undefined,
    durationSeconds: durationSeconds == null ? undefined : Math.round(durationSeconds),
    // Half a cent as people write it, not as binary fractions have it.
    costCents: costUsd == null ? undefined : Math.round(Number((costUsd * 100).toFixed(6))),
  }));

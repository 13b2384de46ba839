/**
 * When the pages of a build were made, and which of them a webhook makes old that came before this process: while they were
 * made, or while an earlier build was served.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { buildBegunAt } from "#lib/platform/build-folder";

/** By the machine's clock, as files have it. */
export type BuildTimes = { begunAt: number; endedAt: number };

/** Of what no build is known: nothing of it counts as younger than a webhook. */
export const unknownTimes: BuildTimes = { begunAt: -Infinity, endedAt: -Infinity };

/**
 * What a build shows may have been read so much before it began (a CDN of the store is behind, and so may be the clock of
 * the machine that builds), and its files may be so much younger than they say (they are copied one after the other).
 */
const marginMs = 5 * 60_000;

/** When a build was made. */
export function readBuildTimes(buildFolder: string): BuildTimes {
  try {
    // Written once all pages are.
    const { mtimeMs: endedAt } = statSync(path.join(buildFolder, "prerender-manifest.json"));
    return { begunAt: buildBegunAt(buildFolder) ?? -Infinity, endedAt };
  } catch {
    return unknownTimes;
  }
}

/**
 * What was made before this moment may lack what a webhook told of at another, `at`; null where all of the build came after
 * it. A page of the build is written after its content was read: the webhook may have come between.
 */
export function oldSince(at: number, { begunAt, endedAt }: BuildTimes): number | null {
  if (at < begunAt - marginMs) return null;
  return Math.max(at, endedAt + marginMs);
}

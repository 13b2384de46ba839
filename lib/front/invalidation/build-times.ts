/**
 * When the pages of a build were made, and which of them are out of date because of a webhook that came before this process
 * started: while the build was being made, or while an earlier build was served.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { buildBegunAt } from "#lib/platform/build-folder";

/** By the machine's clock, as files have it. */
export type BuildTimes = { begunAt: number; endedAt: number };

/** For an unknown build: no page of it counts as newer than a webhook. */
export const unknownTimes: BuildTimes = { begunAt: -Infinity, endedAt: -Infinity };

/**
 * How far the recorded times may be off. Content may have been read before the build began (the store's CDN lags behind, and
 * so may the clock of the building machine), and files may look newer than they are (they are copied one after the other).
 */
const marginMs = 5 * 60_000;

/** A year. No older build is ever served, so that what a webhook made old before that need not be known any more. */
export const oldestBuildMs = 31_536_000_000;

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
 * Pages made before the moment that this gives may lack a change that a webhook announced at `at`; null when the whole build
 * was made after the change. A page is written after its content was read, and the webhook may have come in between.
 */
export function oldSince(at: number, { begunAt, endedAt }: BuildTimes): number | null {
  if (at < begunAt - marginMs) return null;
  return Math.max(at, endedAt + marginMs);
}

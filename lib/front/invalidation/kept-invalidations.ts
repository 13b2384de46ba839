/**
 * What webhooks made old, kept in the data folder. A process may end before it has rendered such a page again. The process
 * that follows, of this build or of one made meanwhile, would then take the old page on the disk for the published one.
 */
import { appendFileSync, closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { evenNow } from "#lib/base/values/even-clock";
import { parseJson } from "#lib/base/values/json";
import { isNoFile, writeWholeFileSync } from "#lib/base/values/whole-file";
import { oldestBuildMs, oldSince, type BuildTimes } from "#lib/front/invalidation/build-times";
import { limits } from "#lib/front/limits";
import { shownFault, type Log } from "#lib/front/log";
import { onInvalidation } from "#lib/front/next/next-bridge";
import { markTagOld } from "./old-tags.mjs";

const fileName = "old-tags.ndjson";
const yearSeconds = 31_536_000;
/** The file is tidied once it has this many superseded lines more than lines that count. */
const spareLines = 1_000;
/** After a failed write, the next try, unless another webhook comes before. */
const retryMs = 60_000;

const line = z.object({
  tag: z.string(),
  /** When, by the machine's clock, as files have it. */
  at: z.number(),
  isExpired: z.boolean(),
});
type Line = z.infer<typeof line>;

/**
 * Null for a line that was cut off: by the end of a process that had not answered its webhook yet, or by a full disk, and then
 * written again.
 */
const parse = (text: string): Line | null => line.safeParse(parseJson(text)).data ?? null;

/** Of two lines with the same key, the later one counts. */
const keyOf = ({ tag, isExpired }: Line) => JSON.stringify([tag, isExpired]);
const write = (lines: Iterable<Line>) => [...lines].map((one) => `${JSON.stringify(one)}\n`).join("");

/** What an earlier process has kept; nothing where there is no file. One that cannot be read is told: old pages may be shown. */
function read(file: string, log: Log): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (!isNoFile(error)) log("what webhooks made old could not be read", { error: shownFault(error) });
    return "";
  }
}

type Read = {
  /** The newest line of each key. */
  newest: Map<string, Line>;
  count: number;
  /** Whether a line is dated ahead of now, by a clock that has since been put right. It is then taken as of now. */
  isAhead: boolean;
};

function readLines(text: string): Read {
  const now = Date.now();
  const lines = text.split("\n").filter(Boolean);
  const found: Read = { newest: new Map(), count: lines.length, isAhead: false };
  for (const one of lines.map(parse)) {
    if (!one) continue;
    if (one.at > now) found.isAhead = true;
    const at = Math.min(one.at, now);
    const key = keyOf(one);
    if (at >= (found.newest.get(key)?.at ?? -Infinity)) found.newest.set(key, { ...one, at });
  }
  return found;
}

/** Drops the lines that no longer count. What another instance adds to the file meanwhile is taken over. */
function tidy(file: string): void {
  const former = openSync(file, "r");
  try {
    const { newest } = readLines(readFileSync(former, "utf8"));
    const mayMatter = ({ at }: Line) => at > Date.now() - oldestBuildMs;
    writeWholeFileSync(file, write([...newest.values()].filter(mayMatter)));
    // Read on from where the first reading ended.
    const added = readFileSync(former, "utf8");
    if (added !== "") appendFileSync(file, added);
  } finally {
    closeSync(former);
  }
}

/**
 * Makes old what was old when the last process ended, as far as this build may show it, and keeps what becomes old from now
 * on. Nothing is forgotten when a new build comes: an operator who goes back to an earlier build needs what came after that one.
 */
export function keepInvalidations(dataFolder: string, built: BuildTimes, log: Log): void {
  const file = path.join(dataFolder, fileName);
  const attempt = (change: () => void): void => {
    try {
      change();
    } catch (error) {
      log("what a webhook made old could not be kept", { error: shownFault(error) });
    }
  };

  const { newest, count, isAhead } = readLines(read(file, log));
  let superfluous = count - newest.size;
  const tidyNow = (): void => {
    superfluous = 0;
    attempt(() => tidy(file));
  };
  for (const { tag, at, isExpired } of [...newest.values()].sort((one, other) => one.at - other.at)) {
    const since = oldSince(at, built);
    if (since !== null)
      markTagOld(tag, Math.min(since + limits.renderMs, evenNow()), isExpired ? 0 : yearSeconds);
  }
  if (isAhead || superfluous > newest.size) tidyNow();

  const unwritten = new Map<string, Line>();
  let retry: NodeJS.Timeout | undefined;
  const append = (): void => {
    clearTimeout(retry);
    attempt(() => {
      // Begins with a line break, so that a line that was broken off before stays apart.
      appendFileSync(file, `\n${write(unwritten.values())}`);
      unwritten.clear();
    });
    if (unwritten.size > 0) retry = setTimeout(append, retryMs).unref();
    else if (superfluous > newest.size + spareLines) tidyNow();
  };
  // Written at once, since it is small, and has to be kept before the webhook is answered.
  onInvalidation((tags, isExpired, at) => {
    for (const one of tags.map((tag) => ({ tag, at, isExpired }))) {
      const key = keyOf(one);
      const known = newest.get(key);
      // Kept already by an earlier process: an instance that joins is told by Redis what was said before.
      if (known && known.at >= at) continue;
      if (known) superfluous += 1;
      newest.set(key, one);
      unwritten.set(key, one);
    }
    if (unwritten.size > 0) append();
  });
}

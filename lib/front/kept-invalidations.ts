/**
 * What webhooks made old, kept in the data folder. A process may end before it has rendered such a page anew, and the one
 * that follows, of this build or of one that was made meanwhile, would take what lies on the disk for what is published.
 */
import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";
import { evenNow } from "#lib/base/values/even-clock";
import { oldSince, type BuildTimes } from "#lib/front/build-times";
import { limits } from "#lib/front/limits";
import { onInvalidation } from "#lib/front/next-bridge";
import { markTagOld } from "./old-tags.mjs";

const fileName = "old-tags.ndjson";
const yearSeconds = 31_536_000;
/** No build is served that is older. */
const keptMs = yearSeconds * 1000;
/** Lines that others have taken the place of: from so many on, beside as many as count, they are thrown away. */
const spareLines = 1_000;
/** What could not be written is tried again after so long, if nothing follows before. */
const retryMs = 60_000;

const line = z.object({
  tag: z.string(),
  /** When, by the machine's clock, as files have it. */
  at: z.number(),
  isExpired: z.boolean(),
});
type Line = z.infer<typeof line>;

function parse(text: string): Line | null {
  try {
    return line.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Cut off by the end of the process, before its webhook was answered, or by a full disk, and written once more.
    return null;
  }
}

/** What a later line takes the place of. */
const keyOf = ({ tag, isExpired }: Line) => JSON.stringify([tag, isExpired]);
const write = (lines: Iterable<Line>) => [...lines].map((one) => `${JSON.stringify(one)}\n`).join("");

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

type Read = {
  /** Of each tag. */
  newest: Map<string, Line>;
  count: number;
  /** Whether a clock was ahead that has been put right since: such a line counts as of now, this once. */
  isAhead: boolean;
};

function readLines(text: string): Read {
  const now = Date.now();
  const lines = text.split("\n").filter(Boolean);
  const read: Read = { newest: new Map(), count: lines.length, isAhead: false };
  for (const one of lines.map(parse)) {
    if (!one) continue;
    if (one.at > now) read.isAhead = true;
    const at = Math.min(one.at, now);
    const key = keyOf(one);
    if (at >= (read.newest.get(key)?.at ?? -Infinity)) read.newest.set(key, { ...one, at });
  }
  return read;
}

/** Throws away what no longer counts. Another instance may write to the file meanwhile: what it added is taken over. */
function tidy(file: string): void {
  const former = openSync(file, "r");
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const { newest } = readLines(readFileSync(former, "utf8"));
    writeFileSync(temporary, write([...newest.values()].filter(({ at }) => at > Date.now() - keptMs)));
    renameSync(temporary, file);
    // Read on from where the first reading ended.
    const added = readFileSync(former, "utf8");
    if (added !== "") appendFileSync(file, added);
  } finally {
    closeSync(former);
    rmSync(temporary, { force: true });
  }
}

/**
 * Makes old what was so when the last process ended, as far as the build may show it, and keeps what becomes so from now on.
 * Nothing is forgotten with a build: who goes back to an earlier one needs what has come since that was made.
 */
export function keepInvalidations(
  dataFolder: string,
  built: BuildTimes,
  log: (message: string, details: object) => void,
): void {
  const file = path.join(dataFolder, fileName);
  const attempt = (change: () => void): void => {
    try {
      change();
    } catch (error) {
      log("what a webhook made old could not be kept", { error: String(error).slice(0, 200) });
    }
  };

  const { newest, count, isAhead } = readLines(read(file));
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
      // Whatever was broken off before stays a line of its own.
      appendFileSync(file, `\n${write(unwritten.values())}`);
      unwritten.clear();
    });
    if (unwritten.size > 0) retry = setTimeout(append, retryMs).unref();
    else if (superfluous > newest.size + spareLines) tidyNow();
  };
  // Before the webhook is answered, and small: at once.
  onInvalidation((tags, isExpired, at) => {
    for (const one of tags.map((tag) => ({ tag, at, isExpired }))) {
      const key = keyOf(one);
      const known = newest.get(key);
      // Kept already: whoever joins is told by Redis what was said before, and a process of before has written it down here.
      if (known && known.at >= at) continue;
      if (known) superfluous += 1;
      newest.set(key, one);
      unwritten.set(key, one);
    }
    if (unwritten.size > 0) append();
  });
}

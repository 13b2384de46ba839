/**
 * What webhooks made old, kept beside the pages of the build. A process may end before it has rendered such a page anew,
 * and the one that follows would take what lies on the disk for what is published.
 */
import { appendFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { evenNow } from "#lib/base/site/even-clock";
import { onInvalidation } from "#lib/front/next-bridge";
import { markTagOld } from "./old-tags.mjs";

const fileName = "old-tags.ndjson";
/** A page is written so long after its making began, at the most: one of this age may show what was before. */
const makingMs = 20_000;
const yearSeconds = 31_536_000;
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

function read(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/** What a later line takes the place of. */
const keyOf = ({ tag, isExpired }: Line) => JSON.stringify([tag, isExpired]);
const write = (lines: Iterable<Line>) => [...lines].map((one) => `${JSON.stringify(one)}\n`).join("");

/** Makes old what was so when the last process ended, and keeps what becomes so from now on. */
export function keepInvalidations(
  buildFolder: string,
  log: (message: string, details: object) => void,
): void {
  const file = path.join(buildFolder, fileName);
  const attempt = (change: () => void): void => {
    try {
      change();
    } catch (error) {
      log("what a webhook made old could not be kept", { error: String(error).slice(0, 200) });
    }
  };

  const lines = read(file);
  const newest = new Map<string, Line>();
  for (const one of lines.map(parse)) if (one) newest.set(keyOf(one), one);
  const inOrder = [...newest.values()].sort((one, other) => one.at - other.at);
  for (const { tag, at, isExpired } of inOrder)
    markTagOld(tag, Math.min(at + makingMs, evenNow()), isExpired ? 0 : yearSeconds);
  if (lines.length > 2 * newest.size)
    attempt(() => {
      writeFileSync(`${file}.tmp`, write(inOrder));
      renameSync(`${file}.tmp`, file);
    });

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
  };
  // Before the webhook is answered, and small: at once.
  onInvalidation((tags, isExpired) => {
    for (const one of tags.map((tag) => ({ tag, at: Date.now(), isExpired }))) unwritten.set(keyOf(one), one);
    append();
  });
}

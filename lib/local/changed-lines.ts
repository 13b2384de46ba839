/** Reads a file of lines again after an edit: the results of unchanged lines are kept, and only the other lines are read. */

/** A line including its line break, and what reading it gave. */
type Line<T> = { bytes: number; gave: T };
export type ReadLines<T> = { text: Buffer; lines: Line<T>[] };

const newline = 0x0a;

/** The lines of a file, each read by `read`. Lines that were there before, at either end or in between, are not read again. */
export function readLines<T>(
  text: Buffer,
  before: ReadLines<T> | undefined,
  read: (line: string, index: number) => T,
): ReadLines<T> {
  const { text: oldText, lines: oldLines } = before ?? { text: Buffer.alloc(0), lines: [] };
  const head = sameAtStart(text, oldText, oldLines);
  const tail = sameAtEnd(text, oldText, oldLines, head);
  const from = bytesOf(head);
  const left = oldLines.slice(head.length, oldLines.length - tail.length);
  const known = new Map<string, T>();
  let at = from;
  for (const { bytes, gave } of left) {
    known.set(oldText.toString("utf8", at, at + bytes), gave);
    at += bytes;
  }
  const lines = [...head];
  const until = text.length - bytesOf(tail);
  for (let start = from; start < until;) {
    const end = endOfLine(text, start);
    const line = text.toString("utf8", start, end);
    lines.push({ bytes: end - start, gave: known.get(line) ?? read(line, lines.length) });
    start = end;
  }
  lines.push(...tail);
  return { text, lines };
}

const bytesOf = (lines: readonly Line<unknown>[]): number => lines.reduce((sum, { bytes }) => sum + bytes, 0);

/** The end of the line that begins at `start`, including its line break. */
function endOfLine(text: Buffer, start: number): number {
  const at = text.indexOf(newline, start);
  return at === -1 ? text.length : at + 1;
}

/** The old lines with which the new text begins. */
function sameAtStart<T>(text: Buffer, oldText: Buffer, oldLines: readonly Line<T>[]): Line<T>[] {
  let at = 0;
  const count = oldLines.findIndex(({ bytes }) => {
    const end = at + bytes;
    const isSame = text.subarray(at, end).equals(oldText.subarray(at, end)) && endOfLine(text, at) === end;
    if (isSame) at = end;
    return !isSame;
  });
  return oldLines.slice(0, count === -1 ? oldLines.length : count);
}

/** The old lines with which the new text ends, except those with which it begins. */
function sameAtEnd<T>(
  text: Buffer,
  oldText: Buffer,
  oldLines: readonly Line<T>[],
  head: readonly Line<T>[],
): Line<T>[] {
  const first = bytesOf(head);
  let oldEnd = oldText.length;
  let end = text.length;
  let count = 0;
  for (let index = oldLines.length - 1; index >= head.length; index -= 1) {
    const bytes = oldLines[index]?.bytes ?? 0;
    const start = end - bytes;
    if (start < first) break;
    if (!text.subarray(start, end).equals(oldText.subarray(oldEnd - bytes, oldEnd))) break;
    // This is only the end of a longer line.
    if (start > first && text[start - 1] !== newline) break;
    end = start;
    oldEnd -= bytes;
    count += 1;
  }
  return count === 0 ? [] : oldLines.slice(-count);
}

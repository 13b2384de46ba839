import "server-only";
/** A file of JSON that is written as it is sent: a list that is read as it goes is never in memory as a whole. */
import { messageOf } from "#lib/platform/fault-words";
import { logger } from "#lib/platform/server/logger";

/**
 * A value as a file of JSON, indented for people. A list in it may be one that is read as it goes (an async iterable), as the
 * value of a key. Where that fails, the connection is ended: in the middle of the file, or, as long as the front holds all that
 * there is of it, before an answer.
 */
export function jsonFile(value: unknown): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(value);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const next = await pieces.next();
          if (next.done) controller.close();
          else controller.enqueue(encoder.encode(next.value));
        } catch (error) {
          logger.error({ error: messageOf(error) }, "a file broke off");
          throw error;
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    // Nothing is read before somebody takes it: an answer to HEAD has no body.
    { highWaterMark: 0 },
  );
}

/**
 * What `JSON.stringify(value, null, 2)` gives, in pieces: one for each item of a list that is read as it goes, and one
 * for whatever holds no such list. They are to be few: thousands that are ready keep the thread from all else. `line` begins a
 * line.
 */
async function* piecesOf(value: unknown, line = "\n"): AsyncGenerator<string, void> {
  const inner = `${line}  `;
  if (isStream(value)) {
    let mark = "[";
    for await (const one of value) {
      yield `${mark}${inner}${textOf(one, inner)}`;
      mark = ",";
    }
    yield mark === "[" ? "[]" : `${line}]`;
  } else if (isGroup(value) && holdsStream(value)) {
    let mark = "{";
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${mark}${inner}${JSON.stringify(key)}: `;
      yield* piecesOf(part, inner);
      mark = ",";
    }
    yield `${line}}`;
  } else yield textOf(value, line);
}

const textOf = (value: unknown, line: string): string =>
  JSON.stringify(value ?? null, null, 2).replaceAll("\n", line);

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Whether a list that is read as it goes is anywhere in it. */
const holdsStream = (value: unknown): boolean =>
  isStream(value) || (isGroup(value) && Object.values(value).some(holdsStream));

/** Not a date, nor anything else that says by itself how it is written. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

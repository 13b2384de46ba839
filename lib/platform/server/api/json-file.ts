import "server-only";
/** A JSON file that is written while it is sent, so that long lists are never completely in memory. */
import { messageOf } from "#lib/platform/fault-words";
import { logger } from "#lib/platform/server/logger";

/**
 * A value as a JSON file, indented for people. A value in it may be an async iterable, which is written as a list. When reading it
 * fails, the connection is closed: in the middle of the file or, if the front still holds everything written so far, before the
 * answer begins.
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
    // Nothing is read before the client reads, because an answer to HEAD has no body.
    { highWaterMark: 0 },
  );
}

/**
 * The text of `JSON.stringify(value, null, 2)` in pieces: one for each item of an async list, and one for each part without such
 * lists. They have to be few, because thousands of ready pieces would block the thread. `line` is the line break with its
 * indentation.
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

/** Whether the value contains an async list anywhere. */
const holdsStream = (value: unknown): boolean =>
  isStream(value) || (isGroup(value) && Object.values(value).some(holdsStream));

/** A plain object: not a date, nor anything else that defines its own JSON. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

import "server-only";
/** A file of JSON that is written as it is sent: neither a long list nor its text is ever in memory as a whole. */
import { messageOf } from "#lib/platform/fault-words";
import { logger } from "#lib/platform/server/logger";

/**
 * A value as a file of JSON, indented for people. A list in it may be one that is read as it goes (an async iterable). Where
 * that fails, the file breaks off, and whoever downloads it is told by the connection.
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

/** What `JSON.stringify(value, null, 2)` gives, in pieces: one for each item of a list. `line` begins a line. */
async function* piecesOf(value: unknown, line = "\n"): AsyncGenerator<string, void> {
  const inner = `${line}  `;
  if (isList(value)) {
    let mark = "[";
    for await (const one of value) {
      yield `${mark}${inner}${textOf(one, inner)}`;
      mark = ",";
    }
    yield mark === "[" ? "[]" : `${line}]`;
  } else if (isGroup(value)) {
    let mark = "{";
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${mark}${inner}${JSON.stringify(key)}: `;
      yield* piecesOf(part, inner);
      mark = ",";
    }
    yield mark === "{" ? "{}" : `${line}}`;
  } else yield textOf(value, line);
}

const textOf = (value: unknown, line: string): string =>
  JSON.stringify(value ?? null, null, 2).replaceAll("\n", line);

const isList = (value: unknown): value is readonly unknown[] | AsyncIterable<unknown> =>
  Array.isArray(value) || (typeof value === "object" && value !== null && Symbol.asyncIterator in value);

/** Not a date, nor anything else that says by itself how it is written. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

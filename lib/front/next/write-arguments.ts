/** The arguments with which Node has an answer written: each of its methods takes them in several forms. */
import type { OutgoingHttpHeaders } from "node:http";
import { isRecord } from "#lib/base/values/json";

export type Callback = () => void;

/** The bytes of a chunk, which may be a text in an encoding; null where there is none. */
export function bytesOf(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}

/** The function to call when it is written; undefined where there is none. */
export const callbackIn = (parts: readonly unknown[]): Callback | undefined =>
  parts.find((part): part is Callback => typeof part === "function");

/** The headers that `writeHead` is given with a status, as names and values, without those that have no value. */
export function headersIn(parts: readonly unknown[]): [string, number | string | string[]][] {
  return Object.entries((parts.find(isRecord) ?? {}) as OutgoingHttpHeaders).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** JSON from outside, with nothing in it that a database cannot store. */
import { plainText } from "#lib/base/text/text";

/** Only an escape can bring half a character or NUL into JSON: written out, neither is UTF-8 or JSON. */
const unfitEscape = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON as `JSON.parse` does; half characters and NUL, in values and keys alike, are replaced by U+FFFD. */
export function parseStorableJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  return unfitEscape.test(text) ? plain(value) : value;
}

/** The same of a text that may be no JSON: then undefined. */
export function storableJsonOf(text: string): unknown {
  try {
    return parseStorableJson(text);
  } catch {
    return undefined;
  }
}

/** No body of ours is nested anywhere near as deep; what is lies below every schema's reach. */
const deepest = 64;

function plain(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [plainText(key), plain(item, depth + 1)]),
  );
}

/** JSON from outside, without anything that a database cannot store. */
import { plainText } from "#lib/base/text/text";

/** Only an escape can bring a lone surrogate or NUL into JSON: unescaped, neither is valid UTF-8 or JSON. */
const unfitEscape = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON as `JSON.parse` does; lone surrogates and NUL, in values and keys alike, are replaced by U+FFFD. */
export function parseStorableJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  return unfitEscape.test(text) ? plain(value) : value;
}

/** Parses a text as `parseStorableJson` does; undefined where it is no JSON. */
export function storableJsonOf(text: string): unknown {
  try {
    return parseStorableJson(text);
  } catch {
    return undefined;
  }
}

/** Much deeper than any body of ours is nested. No schema reads anything below this depth. */
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

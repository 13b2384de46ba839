/**
 * What never stands in a log: the values of fields that name somebody or let somebody in (spec 9), at any depth and
 * however the name is spelled, and in free text whatever looks like such a value. Rather too much than too little.
 */

/** Any field whose name holds one of these, read without case and separators: `userEmail`, `X-CSRF-Token`, `api_key`. */
const sensitive =
  /phone|mail|passw|token|key|secret|credential|auth|csrf|cookie|session|fingerprint|jwt|bearer|(?:user|call|business|anon|visitor|client|customer|account|subject|profile)ids?$/;

export const masked = "[masked]";

const deepest = 8;
const longestText = 4_000;

const isSensitive = (name: string) => sensitive.test(name.toLowerCase().replace(/[^a-z0-9]/g, ""));

const patterns: readonly [RegExp, string][] = [
  // A failed query names the values it was asked with.
  [/\nparams:[\s\S]*$/i, "\nparams: [masked]"],
  // user:password@ of an address.
  [/\/\/[^\s/@]+@/g, "//[masked]@"],
  [/[^\s@<>"'=:,;()[\]{}]+@[^\s@<>"',;()[\]{}]+\.[^\s@<>"',;()[\]{}.]+/g, masked],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 [masked]"],
  // A JSON web token, and the keys of the services we know.
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, masked],
  [/\b(?:sk|pk|whsec|rk)_[\w-]{8,}/g, masked],
  [/\b(?:user|sess|client)_[A-Za-z0-9]{10,}/g, masked],
  // Phone numbers in international spelling, or in groups.
  [/\+\d[\d\s().-]{6,}\d/g, masked],
  [/\(\d{3}\)\s?\d{3}[-.\s]\d{4}/g, masked],
  // name=value and "name":"value" inside a text.
  [
    /((?:phone|e-?mail|passw(?:or)?d|token|secret|api[_-]?key|authorization|csrf\w*|cookie|session(?:[_-]?id)?|fingerprint|(?:user|call|business|anon)[_-]?id)["']?\s*[:=]\s*["']?)[^\s"'&,;}\]]+/gi,
    "$1[masked]",
  ],
];

/** A text without what looks like a secret or like somebody. */
export const maskText = (text: string): string =>
  patterns.reduce((left, [pattern, by]) => left.replace(pattern, by), text.slice(0, longestText));

/** A value as it may stand in a log. */
export function maskFields(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskText(value);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth >= deepest) return "[deeper]";
  if (value instanceof Error) {
    const { name, message, stack } = value;
    return maskFields({ ...Object.fromEntries(Object.entries(value)), name, message, stack }, depth + 1);
  }
  if (Array.isArray(value)) return value.map((one: unknown) => maskFields(one, depth + 1));
  if (ArrayBuffer.isView(value)) return "[bytes]";
  const fields =
    value instanceof Map || value instanceof Headers || value instanceof URLSearchParams
      ? Object.fromEntries([...value.entries()].map(([name, one]) => [String(name), one as unknown]))
      : value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]: [string, unknown]) => [
      name,
      isSensitive(name) && one !== null && one !== undefined ? masked : maskFields(one, depth + 1),
    ]),
  );
}

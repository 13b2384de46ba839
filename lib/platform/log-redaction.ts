/**
 * Masks what must never be in a log: the values of fields that identify somebody or grant access, at any depth and however the name
 * is spelled, and everything in free text that looks like such a value. When in doubt, it masks.
 */
import { phoneNumbers } from "#lib/platform/phone-pattern";

/** Any field whose name contains one of these, compared without case and separators: `userEmail`, `X-CSRF-Token`, `api_key`. */
const sensitive =
  /phone|mail|passw|pwd|token|key|secret|credential|auth|csrf|cookie|session|fingerprint|jwt|bearer|(?:user|call|business|anon|visitor|client|customer|account|subject|profile)u?ids?$/;

/** Any field whose name has one of these as a word: as a part of another word they mean nothing (`hotel`, `bypass`, `fluid`). */
const sensitiveWords: ReadonlySet<string> = new Set(["tel", "tels", "pass", "uid", "uids"]);

/** The names of objects whose `id` identifies somebody: `{ user: { id } }`. */
const somebody =
  /(?:user|call|business|anon|visitor|client|customer|account|subject|profile|session)(?:e?s)?$/;
const isId = /^_?ids?$/i;

const masked = "[masked]";

const deepest = 8;
const longestText = 4_000;

const flat = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Whether the field `name` of an object under the key `parent` is masked. */
const isSensitive = (name: string, parent: string) =>
  sensitive.test(flat(name)) ||
  wordsOf(name).some((word) => sensitiveWords.has(word)) ||
  (isId.test(name) && somebody.test(flat(parent)));

/** Names that introduce a sensitive value in a text. */
const names =
  "(?:(?:tele)?phone(?:[_-]?number)?|e-?mail|passw(?:or)?d|passphrase|pwd|token|secret|api[_-]?key|authorization|csrf\\w*|cookie|session(?:[_-]?id)?|fingerprint|(?:user|call|business|anon|visitor|client|account)[_-]?u?id|(?<![a-z])(?:tel|pass|uid))";
/**
 * A value in quotes of any kind, up to the closing quote or the end of a truncated text; otherwise up to the next space or sign.
 */
const valuePattern =
  '(?:\\\\"(?:(?!\\\\")[^])*(?:\\\\"|$)|"(?:[^"\\\\]|\\\\[^])*(?:"|$)|\'(?:[^\'\\\\]|\\\\[^])*(?:\'|$)|`[^`]*(?:`|$)|\u201c[^\u201d]*(?:\u201d|$)|[^\\s"\'&,;}\\])]+)';

const uuid = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";

const patterns: readonly [RegExp, string][] = [
  // The error of a failed query contains its parameters.
  [/\nparams:[\s\S]*$/i, "\nparams: [masked]"],
  // user:password@ in an address.
  [/\/\/[^\s/@]{1,300}@/g, "//[masked]@"],
  // With bounded repetitions: otherwise a long text without any @ would be searched from each of its letters to the end.
  [/[^\s@<>"'=:,;()[\]{}]{1,100}@[^\s@<>"',;()[\]{}]+\.[^\s@<>"',;()[\]{}.]+/g, masked],
  // The same in a parameter of an address.
  [/(?:[^\s@<>"'=:,;()[\]{}/?&%]|%(?!40)){1,100}%40(?:[\w.-]|%(?!40)){1,255}\.[\w-]+/g, masked],
  // A telephone number in an address, where its plus is `%2B`: after a letter, it would look like part of a word.
  [/%2b(?:%20|[\d+().-]){7,40}/gi, masked],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 [masked]"],
  // A JSON web token, and the keys of known services.
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, masked],
  [/\b(?:sk|pk|whsec|rk)_[\w-]{8,}/g, masked],
  // Who it is at the services for signing in and paying. A subscription's name stays: by it an operator finds what was paid twice.
  [/\b(?:user|sess|client|cus|cs_(?:test|live))_[A-Za-z0-9]{10,}/g, masked],
  // The whole value of a header that contains several.
  [/\b((?:set-)?cookie["']?\s*:\s*["']?)[^\n"']+/gi, "$1[masked]"],
  // name=value and "name":"value" inside a text.
  [new RegExp(`(${names}\\\\?["']?\\s*[:=]\\s*)${valuePattern}`, "gi"), "$1[masked]"],
  // The id of a call, business or place: in an address, even an encoded one, and in words.
  [/((?:\/|%2f)(?:call|business|location|user)(?:\/|%2f))[^\s/?#%"'<>,;)\]}]+/gi, "$1[masked]"],
  [
    /((?:\/|%2f)(?:calls|businesses|locations|users)(?:\/|%2f))(?!callback\b)[^\s/?#%"'<>,;)\]}]+/gi,
    "$1[masked]",
  ],
  [
    new RegExp(
      `\\b((?:call|business|location|user|visitor|client|session)(?:\\s+id)?\\s+["']?)${uuid}`,
      "gi",
    ),
    "$1[masked]",
  ],
  [phoneNumbers, masked],
];

/** A text without anything that looks like a secret or identifies somebody. */
export const maskText = (text: string): string =>
  patterns.reduce((left, [pattern, by]) => left.replace(pattern, by), text.slice(0, longestText));

/** A value as it may be logged; `name` is the name of the field that contains it. */
export function maskFields(value: unknown, depth = 0, name = ""): unknown {
  if (typeof value === "string") return maskText(value);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth >= deepest) return "[deeper]";
  if (value instanceof Error) {
    const { name: kind, message, stack } = value;
    const told = { ...Object.fromEntries(Object.entries(value)), name: kind, message, stack };
    return maskFields(told, depth + 1, name);
  }
  if (Array.isArray(value)) return value.map((one: unknown) => maskFields(one, depth + 1, name));
  if (ArrayBuffer.isView(value)) return "[bytes]";
  const fields =
    value instanceof Map || value instanceof Headers || value instanceof URLSearchParams
      ? Object.fromEntries([...value.entries()].map(([field, one]) => [String(field), one as unknown]))
      : value;
  return Object.fromEntries(
    Object.entries(fields).map(([field, one]: [string, unknown]) => [
      field,
      isSensitive(field, name) && one !== null && one !== undefined
        ? masked
        : maskFields(one, depth + 1, field),
    ]),
  );
}

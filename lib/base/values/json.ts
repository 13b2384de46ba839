/** Small readers of JSON that nobody has checked, since a page carries no validator for it. */

/** Parses JSON, such as a browser has stored; null where there is none, or what is there is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a value is an object with keys, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Small readers of unchecked JSON, because a page carries no validator for it. */

/** Parses JSON, such as a value stored in the browser; null where there is none or where it is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a value is an object with keys and not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

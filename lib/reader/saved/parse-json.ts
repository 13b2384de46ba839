/** Parses what a browser has stored; null when it is not JSON. */
export function parseJson(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

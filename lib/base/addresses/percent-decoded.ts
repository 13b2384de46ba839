/** A text from an address or a cookie, decoded; null when it is not valid percent-encoding. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

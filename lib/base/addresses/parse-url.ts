/** The parsed address, or null where it is no address. Without `URL.parse`, which many phones that read us do not have yet. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

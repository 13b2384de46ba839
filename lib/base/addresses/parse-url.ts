/** An address in its parts, or null where it is none. By hand: `URL.parse` is younger than many a phone that reads us. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

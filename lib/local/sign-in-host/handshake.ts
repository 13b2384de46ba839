/** Where a browser is sent back to after its session token was renewed: to the page it came from, and nowhere else. */
export function handshakeLocation(asked: string | null, site: string): string {
  const target = asked === null ? null : URL.parse(asked, site);
  return target?.origin === site ? target.href : `${site}/`;
}

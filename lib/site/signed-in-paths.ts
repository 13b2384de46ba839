/** The signed-in product and the pages that lead into it: rendered per request, never kept, the only ones with Clerk. */

const firstSegments = [
  "getting-started",
  "explore",
  "business",
  "calls",
  "call",
  "locations",
  "location",
  "settings",
  "profile",
  "help",
  "upgrade",
  "sign-in",
  "sign-up",
] as const;

/** Whether an unprefixed path belongs to the signed-in product or its sign-in pages. */
export function isSignedInPath(path: string): boolean {
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  return (firstSegments as readonly string[]).includes(first);
}

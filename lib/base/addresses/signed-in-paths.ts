/** The signed-in product and the pages that lead into it: rendered per request, never cached, the only ones with Clerk. */

/** First segments of the product's pages. The matcher of middleware.ts repeats these lists; a test compares them. */
export const productSegments = [
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
] as const;

/** First segments of pages that do nothing before they are touched: they load the framework at the reader's first touch. */
export const quietSegments: readonly string[] = ["getting-started", "explore", "help"];

export const signInSegments = ["sign-in", "sign-up"] as const;

/** Endpoints for signed-in readers only, each with everything below it. */
export const signedInEndpoints = [
  "/api/account",
  "/api/analytics/link",
  "/api/calls",
  "/api/explore",
  "/api/locations",
  "/api/progress",
] as const;

/** Endpoints for everybody that do more for signed-in readers. */
export const sessionEndpoints = ["/api/visitor", "/api/analytics/events"] as const;

/** Below a signed-in endpoint, but called by a machine, which signs its requests. */
export const callbackEndpoint = "/api/calls/callback";

/** Where Clerk's browser code reaches Clerk, or the local sign-in host, through this site. */
export const signInProxyPath = "/__clerk";

/** The page that signed-out readers see in place of a page of the product. It has no address of its own. */
export const gatePath = "/gate";

/** The page shown after signing in when no page was asked for. */
export const firstProductPath = "/getting-started";

/** The public page that somebody sees who has just deleted their account. */
export const accountDeletedPath = "/account-deleted";

const firstOf = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1] ?? "";
const isIn = (list: readonly string[], value: string) => list.includes(value);
const isBelow = (path: string, parents: readonly string[]) =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/** Whether an unprefixed path is a page for signed-in readers only. */
export const isProductPath = (path: string): boolean => isIn(productSegments, firstOf(path));

/** Whether an unprefixed path is a page of the product that does nothing before it is touched. */
export const isQuietProductPath = (path: string): boolean => isIn(quietSegments, firstOf(path));

/** Whether an unprefixed path belongs to the signed-in product or its sign-in pages. */
export const isSignedInPath = (path: string): boolean =>
  isProductPath(path) || isIn(signInSegments, firstOf(path));

/** Whether an endpoint answers signed-in readers only. */
export const isSignedInEndpoint = (path: string): boolean =>
  isBelow(path, signedInEndpoints) && path !== callbackEndpoint;

/** Whether a path leads through this site to the sign-in service. */
export const isSignInProxyPath = (path: string): boolean => isBelow(path, [signInProxyPath]);

/** Whether the answer at an unprefixed path may differ from user to user. */
export const isSessionPath = (path: string): boolean =>
  isSignedInPath(path) ||
  isSignInProxyPath(path) ||
  isBelow(path, [...signedInEndpoints, ...sessionEndpoints]);

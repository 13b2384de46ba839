import "server-only";
/** What a request says of its visitor's wishes. */
import { signalSeenHeader } from "#lib/site/visitor-headers";

/**
 * Whether the browser asks that nothing be kept (Global Privacy Control), and its reader has not said yes after being
 * told so. Such a request stores nothing, whatever else it says.
 */
export const isOptedOut = (request: Request): boolean =>
  request.headers.get("sec-gpc") === "1" && request.headers.get(signalSeenHeader) !== "true";

/** Whether a request carries what a session would be read from. Without it nobody is signed in, and nobody is asked. */
export const carriesSession = (request: Request): boolean =>
  request.headers.has("authorization") || /(?:^|;\s*)__session=/.test(request.headers.get("cookie") ?? "");

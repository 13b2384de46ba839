import "server-only";
/** The wishes of a visitor in a request. */
import { signalSeenHeader } from "#lib/base/visitor/visitor-headers";

/**
 * Whether the browser asks that nothing be stored (Global Privacy Control), and its reader has not said yes after being told so.
 * Such a request stores nothing, whatever else it says.
 */
export const isOptedOut = (request: Request): boolean =>
  request.headers.get("sec-gpc") === "1" && request.headers.get(signalSeenHeader) !== "true";

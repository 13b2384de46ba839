import "client-only";
import { isSignedInHint } from "#lib/platform/browser/sign-in-moment";
import { tokenUser } from "#lib/base/visitor/token-payloads";

/**
 * Whose an event is that happens now, as it is sent: by the time it arrives another may be signed in, or nobody. Empty for
 * nobody's; nothing at all where somebody is signed in and it cannot be told who.
 */
export function signedInAs(): { signed_in_as?: string } {
  if (!isSignedInHint()) return { signed_in_as: "" };
  const id = tokenUser(document.cookie);
  return id === null ? {} : { signed_in_as: id };
}

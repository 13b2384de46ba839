import "client-only";
import { isSignedInHint } from "#lib/platform/browser/sign-in/sign-in-moment";
import { tokenUser } from "#lib/base/visitor/token-payloads";

/**
 * The user to whom an event that happens now belongs, as the event sends it: when it arrives, another may be signed in, or nobody.
 * Empty for nobody; left out where somebody is signed in and it is not known who.
 */
export function signedInAs(): { signed_in_as?: string } {
  if (!isSignedInHint()) return { signed_in_as: "" };
  const id = tokenUser(document.cookie);
  return id === null ? {} : { signed_in_as: id };
}

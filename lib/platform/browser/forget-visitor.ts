import "client-only";
/** How this browser lets go of a visitor. */
import { removeStoredWhere } from "#lib/platform/browser/remove-stored-where";
import { removeStored } from "#lib/platform/browser/storage";
import { anonIdKey } from "#lib/base/site/anon-id";
import { consentKey, openCallsKey, signalSeenKey, withdrawalKey } from "#lib/base/site/consent";

/** Keys of ours begin so; the other two are Segment's. */
const tracePattern = /^(?:lantern-visit|ajs_|persisted-queue:)/;

/** Forgets who this reader was: the id, and everything that analytics has left in storage and cookies. */
export function forgetVisitor(): void {
  removeStored(anonIdKey);
  removeStored(openCallsKey);
  removeStoredWhere((key) => tracePattern.test(key));
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  for (const name of names.filter((one) => tracePattern.test(one)))
    for (const domain of cookieDomains(window.location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Forgets the visitor and the choice, as if they had never been here: the question is open again. */
export function clearVisitor(): void {
  // The id first: without it, the choice that goes is no withdrawal that the server would have to hear of.
  forgetVisitor();
  removeStored(withdrawalKey);
  removeStored(signalSeenKey);
  removeStored(consentKey);
}

/** A cookie goes only by the domain it was set for, which a script cannot read: the host's own, or one above it. */
export function cookieDomains(host: string): string[] {
  const parts = host.split(".");
  return ["", ...parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join(".")}`)];
}

import "client-only";
/** Removes a visitor's data from this browser. */
import { removeStoredWhere } from "#lib/platform/browser/storage/remove-stored-where";
import { readStored, removeStored, writeStored } from "#lib/platform/browser/storage/storage";
import { anonIdKey } from "#lib/base/visitor/anon-id";
import { consentKey, signalSeenKey, visitorTrace } from "#lib/base/visitor/consent";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";

/** The user as whom this browser was last identified, and the sign-in at that time. */
export const knownUserKey = "lantern-visit-user";
export const knownSinceKey = "lantern-visit-user-since";
export const linkedKey = "lantern-visit-linked";
/** The reader's events that an earlier page could not send yet. */
export const unsentKey = "lantern-visit-unsent";
/** What the user has reached for the first time, as far as this browser has reported it. */
export const milestonesKey = "lantern-visit-milestones";

const ofUser = [knownUserKey, knownSinceKey, linkedKey, unsentKey, milestonesKey];
/** Where Segment's library stores the user, in storage and in cookies. It sends everything that follows under that name. */
const segmentUser = /^ajs_(?:user|group)/;

/** Forgets who this reader was: the id, and everything that analytics has left in storage and cookies. */
export function forgetVisitor(): void {
  removeStored(anonIdKey);
  // This cookie stays until the server has answered. With it, a later no finds a visitor that the server still knows.
  removeTraces((name) => visitorTrace.test(name) && name !== knownVisitorCookie);
}

/**
 * Forgets which user this reader was, and the id of the visitor that became the user: the server gives a new one, unless the
 * visitor is nobody's. At once, so that no later page sends anything in the user's name.
 */
export const forgetUser = (): void =>
  removeTraces((name) => name === anonIdKey || ofUser.includes(name) || segmentUser.test(name));

/** Forgets the number of an old advertisement, which Segment's library used to take from the address and store. */
export const forgetAdvertisement = (): void => removeCookies((name) => name.includes("context.referrer"));

/**
 * Forgets the visitor and the choice, as if they had never been here: the question is open again. What the server has yet to hear
 * of a no stays, since it may be another user's. Returns a function that restores both, unless there has been another answer
 * meanwhile.
 */
export function clearVisitor(): () => void {
  // The choice is restored last, so that whoever watches it finds the rest in place.
  const kept = [anonIdKey, signalSeenKey, consentKey].map((key) => [key, readStored(key)] as const);
  // The id is removed first: without an id, removing the choice is no withdrawal that the server has to hear of.
  forgetVisitor();
  removeStored(signalSeenKey);
  removeStored(consentKey);
  return () => {
    if (readStored(consentKey) !== null) return;
    for (const [key, value] of kept) if (value !== null) writeStored(key, value);
  };
}

function removeTraces(isMeant: (name: string) => boolean): void {
  removeStoredWhere(isMeant);
  removeCookies(isMeant);
}

function removeCookies(isMeant: (name: string) => boolean): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  for (const name of names.filter(isMeant))
    for (const domain of cookieDomains(window.location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/**
 * The attributes for deleting a cookie. It can only be deleted with the domain it was set for, which a script cannot read: the
 * host's own, or one above it.
 */
export function cookieDomains(host: string): string[] {
  const parts = host.split(".");
  return ["", ...parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join(".")}`)];
}

import "client-only";
/** Copies of saved pages for reading offline: the page's side of `public/sw.js`. */
import { locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

const worker = "/sw.js";
const cachePrefix = "lantern-saved-";

/** The longest that a browser lets a worker process one message. */
const answersWithin = 5 * 60_000;

/** Whether this browser can store copies at all: not over plain http, and not in some private windows. */
export const canKeepCopies = () => "serviceWorker" in navigator && "caches" in window;

/**
 * Makes copies of these pages, after registering the service worker if `register` says so. Returns the pages that still have no
 * copy. Never throws.
 */
export async function keepCopies(
  paths: readonly string[],
  { register }: { register: boolean },
): Promise<readonly unknown[]> {
  try {
    if (!canKeepCopies() || !(register || (await navigator.serviceWorker.getRegistration()))) return paths;
    if (register) await navigator.serviceWorker.register(worker);
    // No page names the parts that load on first intent, so those that this page has loaded are stored with it.
    const assets = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search }) => pathname + search);
    const missed = await tellWorker({ keep: paths, assets });
    // An older worker only says whether all is done.
    return Array.isArray(missed) ? (missed as unknown[]) : missed === "done" ? [] : paths;
  } catch {
    return paths;
  }
}

/**
 * Removes the copies of these pages, given by unprefixed path, in every language; removes all copies when nothing is `left` on the
 * list. Never throws.
 */
export async function dropCopies(paths: readonly string[], left: readonly unknown[]): Promise<void> {
  if (left.length === 0) return removeCopies();
  try {
    if (!canKeepCopies() || !(await navigator.serviceWorker.getRegistration())) return;
    await tellWorker({ drop: paths.flatMap((path) => locales.map((locale) => localePath(path, locale))) });
  } catch {
    // A copy that stays behind is removed with the next change.
  }
}

/** The paths of the pages that can be read offline; null when there is no service worker. */
export async function offlinePaths(): Promise<string[] | null> {
  try {
    if (!canKeepCopies() || !(await navigator.serviceWorker.getRegistration())) return null;
    const kept = await caches.match("/kept-pages.json");
    return kept ? Object.keys((await kept.json()) as Record<string, string[]>) : [];
  } catch {
    return null;
  }
}

/** Removes every copy and the service worker itself. Never throws. */
export async function removeCopies(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)),
    );
  } catch {
    // Where there is no service worker there is nothing to remove.
  }
}

/**
 * Sends the worker a message and returns its answer; undefined when it does not answer in time, for example because the browser
 * ended it or never started it.
 */
function tellWorker(message: object): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, answersWithin);
    void navigator.serviceWorker.ready.then(({ active }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage(message, [port2]);
    });
  });
}

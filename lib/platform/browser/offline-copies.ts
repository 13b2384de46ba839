import "client-only";
import { locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
/** Copies of saved pages for reading offline: the page's side of `public/sw.js`. */

const worker = "/sw.js";
const cachePrefix = "lantern-saved-";

/** As long as a browser lets a worker be busy with one message. */
const answersWithin = 5 * 60_000;

/** Whether this browser keeps copies at all: not over plain http, not in some private windows. */
export const canKeepCopies = () => "serviceWorker" in navigator && "caches" in window;

/**
 * Keeps copies of these pages, and registers the service worker first if `register` says so. Gives those of which there is
 * still to be one. Never throws.
 */
export async function keepCopies(
  paths: readonly string[],
  { register }: { register: boolean },
): Promise<readonly unknown[]> {
  try {
    if (!canKeepCopies() || !(register || (await navigator.serviceWorker.getRegistration()))) return paths;
    if (register) await navigator.serviceWorker.register(worker);
    // Parts that load on first intent are named by no page: what this one has loaded is kept with it.
    const assets = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search }) => pathname + search);
    const missed = await tellWorker({ keep: paths, assets });
    // A worker of before says no more than whether all is done.
    return Array.isArray(missed) ? (missed as unknown[]) : missed === "done" ? [] : paths;
  } catch {
    return paths;
  }
}

/**
 * Lets go of the copies of these pages, given by unprefixed path, in every language; of all there is where nothing is `left`
 * on the list. Never throws.
 */
export async function dropCopies(paths: readonly string[], left: readonly unknown[]): Promise<void> {
  if (left.length === 0) return removeCopies();
  try {
    if (!canKeepCopies() || !(await navigator.serviceWorker.getRegistration())) return;
    await tellWorker({ drop: paths.flatMap((path) => locales.map((locale) => localePath(path, locale))) });
  } catch {
    // A copy that stays behind goes with the next change.
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

/** Gives what it answers; nothing where it has not answered in time, as one that the browser has ended or never started. */
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

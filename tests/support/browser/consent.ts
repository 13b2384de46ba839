/** A reader's consent in a test, and everything that is sent or stored during a visit. */
import type { BrowserContext, Page, Request } from "@playwright/test";

/** Visits as a reader who has answered before with `true` or `false`, stored exactly as the site does. */
export const visitWithConsent = (page: Page, kept: "true" | "false") =>
  page.addInitScript((value) => {
    if (localStorage.getItem("gdpr_consent") === null) localStorage.setItem("gdpr_consent", value);
  }, kept);

/** Visits with a browser that sends Global Privacy Control, to scripts and to servers. */
export async function visitWithPrivacySignal(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
  );
}

/**
 * Addresses that reveal who a reader is, or that it is the same one. The settings of the services are excluded: any API caller
 * reads them.
 */
export const tellTale = /analytics\/(?!settings$)|visitor|fingerprint|segment|vercel|_vercel/i;

/** Simulates that the reader turns to another tab: waiting events are then sent. */
export const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });

/**
 * Waits until the page of a reader who has agreed counts what they do. Counting begins when the browser is idle, and then loads
 * what it needs; on a busy machine that is long after the page has gone quiet. Once our backend has taken the page's first view,
 * nothing of this page is lost.
 */
export const isCounting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const firstView = (globalThis as { [key: symbol]: unknown })[Symbol.for("lantern.first-view")];
    return (firstView as { state: string } | undefined)?.state === "batched";
  });

/**
 * Records which addresses the scripts of a page call, from before the first script on; returns a function that reads them. A
 * browser does not report to tests what is sent as a page is left, so the addresses are stored in `window.name`, which outlives the
 * page and which no site uses.
 */
export async function watchCalls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const note = (address: string) => {
      window.name += `${address}\n`;
    };
    const call = window.fetch.bind(window);
    window.fetch = (input, init) => {
      note(input instanceof Request ? input.url : String(input));
      return call(input, init);
    };
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, data) => {
      note(String(address));
      return sendBeacon(address, data);
    };
  });
  return () => page.evaluate(() => window.name.split("\n").filter(Boolean));
}

export type Traffic = {
  requests: Request[];
  /** What was written, as `local gdpr_consent=false`, `session …`, `cookie …`, `database …`, `cache …`. */
  writes: string[];
  /** The addresses that scripts have called so far. */
  called: () => Promise<string[]>;
};

/** Records every request and every write to any browser storage, from before the first script on. */
export async function watchVisit(page: Page): Promise<Traffic> {
  const traffic: Traffic = { requests: [], writes: [], called: await watchCalls(page) };
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) traffic.requests.push(request);
  });
  await page.exposeFunction("noteWrite", (text: string) => traffic.writes.push(text));
  await page.addInitScript(() => {
    const { noteWrite } = window as unknown as { noteWrite: (text: string) => void };
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, "setItem")?.value as (
      this: Storage,
      key: string,
      value: string,
    ) => void;
    Storage.prototype.setItem = function (key, value) {
      noteWrite(`${this === localStorage ? "local" : "session"} ${key}=${value}`);
      setItem.call(this, key, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(Document.prototype, "cookie", {
      ...cookie,
      set(this: Document, value: string) {
        noteWrite(`cookie ${value}`);
        cookie?.set?.call(this, value);
      },
    });
    const openDatabase = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => {
      noteWrite(`database ${name}`);
      return openDatabase(name, version);
    };
    const openCache = caches.open.bind(caches);
    caches.open = (name) => {
      noteWrite(`cache ${name}`);
      return openCache(name);
    };
  });
  return traffic;
}

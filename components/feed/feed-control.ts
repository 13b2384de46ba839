import {
  addEntries,
  feedOnPage,
  fetchFeed,
  showFailed,
  showWaiting,
  showWaitingForMore,
} from "@/components/feed/feed-region";
import { keepPlace, keptPlace, returnTo } from "@/components/feed/feed-place";
import { filtersOfAddress, filtersOfStore, keepFilters } from "@/components/feed/stored-filters";
import type { Locale } from "#lib/i18n/locales";

/** How much of the end marker must be seen before the next page is fetched (spec 9). */
const threshold = 0.1;

/** Leads the feed of the page it is made on: filters, address, store and paging. */
export class FeedControl {
  readonly #locale: Locale;
  readonly #ended = new AbortController();
  #fetching = new AbortController();
  #retry: (() => void) | null = null;
  #adding: Promise<void> | null = null;
  readonly #atEnd = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void this.more();
    },
    { threshold },
  );

  constructor(locale: Locale) {
    this.#locale = locale;
    document.addEventListener("click", (event) => this.#click(event), { signal: this.#ended.signal });
    document.addEventListener("submit", (event) => this.#submit(event), { signal: this.#ended.signal });
    window.addEventListener("pagehide", () => this.#leave(), { signal: this.#ended.signal });
    const asked = filtersOfAddress(window.location.search);
    const stored = asked === "" ? filtersOfStore() : "";
    const feed = feedOnPage();
    if (stored !== "") void this.filter(stored, null);
    else if (feed) {
      const place = keptPlace(feed);
      this.#settle(feed, asked !== "");
      if (place) void returnTo(place, feed, () => this.more());
    }
  }

  /** Undoes what the constructor did. */
  stop(): void {
    this.#ended.abort();
    this.#fetching.abort();
    this.#atEnd.disconnect();
  }

  /** Shows the feed of a query; `focus` is the id of the control that the reader goes on from. */
  async filter(query: string, focus: string | null): Promise<void> {
    const feed = feedOnPage();
    if (!feed) return;
    this.#fetching.abort();
    this.#fetching = new AbortController();
    const { signal } = this.#fetching;
    this.#atEnd.disconnect();
    writeAddress(query);
    // What stands below the feed stays where it is, however short the answer.
    feed.style.minHeight = "100svh";
    // The strip's placeholders move what is below them: they are for a reader who has just chosen, not on arrival.
    showWaiting(feed, focus !== null && new URLSearchParams(query).has("age"));
    try {
      const fetched = await fetchFeed(query, this.#locale, signal);
      fetched.style.minHeight = "100svh";
      feed.replaceWith(fetched);
      writeAddress(filtersOfFeed(fetched));
      this.#settle(fetched, true);
      if (focus !== null) tell(fetched, focus);
    } catch {
      if (!signal.aborted) this.#fail(feed, () => void this.filter(query, focus));
    }
  }

  /** Fetches the next page of the feed, if there is one, and adds it; once, however often it is asked for meanwhile. */
  more(focusFirst = false): Promise<void> {
    return (this.#adding ??= this.#add(focusFirst).finally(() => (this.#adding = null)));
  }

  async #add(focusFirst: boolean): Promise<void> {
    const feed = feedOnPage();
    const link = feed?.querySelector<HTMLAnchorElement>("[data-more]");
    if (!feed || !link || feed.ariaBusy === "true") return;
    const { signal } = this.#fetching;
    this.#atEnd.disconnect();
    showWaitingForMore(feed);
    try {
      const page = await fetchFeed(new URL(link.href).search, this.#locale, signal);
      const first = page.querySelector<HTMLElement>("[data-entries] h3 a");
      addEntries(feed, page);
      if (focusFirst) first?.focus({ preventScroll: true });
      this.#watchEnd(feed);
    } catch {
      if (!signal.aborted) this.#fail(feed, () => void this.more());
    }
  }

  #leave(): void {
    const feed = feedOnPage();
    if (feed) keepPlace(feed);
  }

  #settle(feed: HTMLElement, isKept: boolean): void {
    if (isKept) keepFilters(feed.dataset.filters ?? "null");
    this.#watchEnd(feed);
  }

  #watchEnd(feed: HTMLElement): void {
    const end = feed.querySelector<HTMLElement>("[data-end]");
    if (!end?.querySelector("[data-more]")) return;
    // As tall as the window, so that nothing below is seen to move when entries take its place.
    end.dataset.end = "more";
    this.#atEnd.observe(end);
  }

  #fail(feed: HTMLElement, retry: () => void): void {
    this.#retry = retry;
    showFailed(feed);
  }

  #click(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-retry]")) this.#retry?.();
    const link = target?.closest<HTMLAnchorElement>("[data-filter], [data-more]");
    if (!link || !feedOnPage()?.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    if ("more" in link.dataset) void this.more(event.detail === 0);
    else void this.filter(filtersOfAddress(new URL(link.href).search), link.dataset.filter ?? null);
  }

  #submit(event: SubmitEvent): void {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.matches("[data-get]") || !feedOnPage()?.contains(form)) return;
    event.preventDefault();
    const values = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const query = filtersOfAddress(new URLSearchParams(values).toString());
    void this.filter(query, form.closest(".drop")?.querySelector("button")?.id ?? "filter-category");
  }
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** The feed's own account of its filters, category and topic by slug. */
function filtersOfFeed(feed: HTMLElement): string {
  const query = JSON.parse(feed.dataset.query ?? "{}") as Record<string, string | null>;
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return filtersOfAddress(new URLSearchParams(given).toString());
}

/** Puts the filters into the address without a history entry; other parameters stay, the place in the feed goes. */
function writeAddress(query: string): void {
  const address = new URL(window.location.href);
  for (const key of ["age", "category", "topic", "after"]) address.searchParams.delete(key);
  new URLSearchParams(query).forEach((value, key) => address.searchParams.set(key, value));
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
}

/** Gives the focus to where the reader was and says how many items there are now. */
function tell(feed: HTMLElement, focus: string): void {
  (feed.querySelector<HTMLElement>(`#${CSS.escape(focus)}`) ?? document.getElementById("latest"))?.focus({
    preventScroll: true,
  });
  const status = document.getElementById("feed-status");
  if (status) status.textContent = feed.dataset.count ?? "";
}

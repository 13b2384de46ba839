import { AnchorJump } from "@/components/publication/feed/anchor-jump";
import {
  addEntries,
  feedOnPage,
  showFailed,
  showMorePlaceholders,
  showPlaceholders,
} from "@/components/publication/feed/feed-region";
import { queryOfFeed, writeAddress } from "@/components/publication/feed/feed-address";
import { fetchFeed } from "@/components/publication/feed/fetch-feed";
import { keepPlace, storedPlace, returnTo } from "@/components/publication/feed/feed-place";
import { choiceOf, knownFilters, showChosen, storedForm } from "@/components/publication/feed/filter-picker";
import {
  choosesAll,
  filtersOfAddress,
  filtersOfStore,
  keepFilters,
} from "@/components/publication/feed/stored-filters";
import type { Locale } from "#lib/base/i18n/locales";
import { isRateLimit } from "#lib/platform/browser/requests/api-client";
import { openPopover } from "#lib/platform/browser/page/open-popover";
import { isPlainClick } from "#lib/platform/browser/page/plain-click";

/**
 * How much of the end marker must be visible before the next page is fetched: a sliver at the edge is not enough. There are several
 * thresholds so that a reader who came by Tab or focus, and got no page at first, is checked again when they scroll on.
 */
const threshold = [0.1, 0.4, 0.7];

/** Controls the feed of the current page: filters, address, store and paging. */
export class FeedControl {
  readonly #locale: Locale;
  readonly #ended = new AbortController();
  readonly #jump: AnchorJump;
  #fetching = new AbortController();
  /** The chosen filters, as a query. The feed for them may still be loading. */
  #chosen = "";
  /** The filters stored at an earlier visit, until the page is calm enough to show them. */
  #restoring = "";
  #retry: (() => void) | null = null;
  #adding: Promise<void> | null = null;
  readonly #atEnd = new IntersectionObserver(
    (seen) => {
      const feed = feedOnPage();
      if (
        feed &&
        !this.#jump.isByTab &&
        !hasFocusInSight(feed) &&
        seen.some(({ isIntersecting }) => isIntersecting)
      )
        void this.more();
    },
    { threshold },
  );

  constructor(locale: Locale) {
    this.#locale = locale;
    const { signal } = this.#ended;
    document.addEventListener("click", (event) => this.#click(event), { signal });
    document.addEventListener("submit", (event) => this.#submit(event), { signal });
    window.addEventListener("pagehide", () => this.#leave(), { signal });
    this.#jump = new AnchorJump(() => this.#followJump(), signal);
    const feed = feedOnPage();
    if (!feed) return;
    const { filters, after } = queryOfFeed(feed);
    // Filters in the address win over the stored ones, even if the server does not know any of them any more. Unknown filters are
    // removed from the address, and the stored ones are left alone.
    const asked = filtersOfAddress(window.location.search);
    this.#restoring = asked === "" ? filtersOfStore() : "";
    writeAddress(filters, after);
    this.#chosen = filters;
    if (this.#restoring !== "") {
      this.#restore();
      return;
    }
    const place = storedPlace(feed);
    this.#settle(feed, filters !== "" || (asked !== "" && choosesAll(asked)));
    if (place) void returnTo(place, feed, () => this.more());
  }

  /** Undoes what the constructor did. */
  stop(): void {
    this.#ended.abort();
    this.#fetching.abort();
    this.#atEnd.disconnect();
  }

  /** Shows the feed of a query. `focus` is the id of the control to return the focus to, if a reader made the choice. */
  async filter(query: string, focus: string | null): Promise<void> {
    const feed = feedOnPage();
    if (!feed) return;
    this.#fetching.abort();
    this.#fetching = new AbortController();
    const { signal } = this.#fetching;
    this.#atEnd.disconnect();
    this.#restoring = "";
    this.#chosen = query;
    if (focus !== null) {
      this.#jump.end();
      agree(feed, query);
      goOnFrom(feed, focus);
    } else writeAddress(query);
    // The content below the feed must not move, however short the answer is.
    feed.style.minHeight = "100svh";
    // The strip's placeholders move the content below them. They are shown to a reader who has just chosen, not on arrival.
    showPlaceholders(feed, focus !== null && new URLSearchParams(query).has("age"));
    this.#jump.keep();
    try {
      const fetched = await fetchFeed(query, this.#locale, signal);
      fetched.style.minHeight = "100svh";
      const { activeElement } = document;
      const isReaderHere = activeElement === document.body || feed.contains(activeElement);
      const place = focus ?? placeOfFocus(feed);
      const hasMenu = replaceFeed(feed, fetched, isReaderHere);
      window.history.scrollRestoration = "auto";
      this.#chosen = queryOfFeed(fetched).filters;
      writeAddress(this.#chosen);
      this.#settle(fetched, true);
      if (place !== null && isReaderHere && !hasMenu) goOnFrom(fetched, place);
      if (focus !== null) tell(fetched);
    } catch (error) {
      if (signal.aborted) return;
      // The choice stands, so that Retry repeats it: the address, the store and the pickers all keep it.
      this.#chosen = knownFilters(feed, query);
      agree(feed, this.#chosen);
      this.#fail(feed, error, () => void this.filter(this.#chosen, focus ?? "latest"));
    }
  }

  /** Fetches the next page of the feed, if there is one, and appends it. Calls made meanwhile share the same request. */
  more(focusFirst = false): Promise<void> {
    return (this.#adding ??= this.#add(focusFirst).finally(() => (this.#adding = null)));
  }

  async #add(focusFirst: boolean): Promise<void> {
    const feed = feedOnPage();
    const link = feed?.querySelector<HTMLAnchorElement>("[data-more]");
    if (!feed || !link || feed.ariaBusy === "true") return;
    const { signal } = this.#fetching;
    this.#atEnd.disconnect();
    const takesFocus = focusFirst || holdsFocusAtEnd(feed);
    showMorePlaceholders(feed);
    try {
      const page = await fetchFeed(new URL(link.href).search, this.#locale, signal);
      const titles = [...page.querySelectorAll<HTMLElement>("[data-entries] h3 a")];
      const isLost = takesFocus && hasLostFocus(feed);
      addEntries(feed, page);
      // On Back the page is rebuilt shorter: the browser would search in vain for the old position, and for a while.
      window.history.scrollRestoration = "manual";
      this.#jump.keep();
      // Entries that were on the page already have been left out.
      const first = titles.find(({ isConnected }) => isConnected) ?? feed.querySelector("[data-end] a");
      if (isLost) first?.focus({ preventScroll: true });
      this.#watchEnd(feed);
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(feed, error, () => void this.more());
      if (takesFocus && hasLostFocus(feed))
        feed
          .querySelector<HTMLElement>("[data-failed]:not([hidden]) [data-retry]")
          ?.focus({ preventScroll: true });
    }
  }

  #leave(): void {
    const feed = feedOnPage();
    if (feed) keepPlace(feed);
  }

  /** Shows the stored filters. This changes the page's height, so it waits until a scroll to an anchor has finished. */
  #restore(): void {
    if (this.#restoring !== "" && !this.#jump.isMoving) void this.filter(this.#restoring, null);
  }

  /** Pauses while a jump to an anchor is under way, and continues after it. */
  #followJump(): void {
    this.#restore();
    const feed = feedOnPage();
    const isSettled = feed?.ariaBusy !== "true" && !feed?.querySelector("[data-failed]:not([hidden])");
    if (feed && isSettled) this.#watchEnd(feed);
  }

  #settle(feed: HTMLElement, isKept: boolean): void {
    if (isKept) keepFilters(feed.dataset.filters ?? "null");
    this.#watchEnd(feed);
  }

  #watchEnd(feed: HTMLElement): void {
    this.#atEnd.disconnect();
    const end = feed.querySelector<HTMLElement>("[data-end]");
    if (!end?.querySelector("[data-more]") || this.#jump.isMoving) return;
    this.#jump.keep();
    if (!this.#jump.isUnderWay) this.#atEnd.observe(end);
  }

  #fail(feed: HTMLElement, error: unknown, retry: () => void): void {
    this.#retry = retry;
    showFailed(feed, isRateLimit(error) ? "tooMany" : "failed");
    this.#jump.keep();
  }

  #click(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-retry]")) this.#retry?.();
    const link = target?.closest<HTMLAnchorElement>("[data-filter], [data-more]");
    if (!link || !feedOnPage()?.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    if ("more" in link.dataset) void this.more(event.detail === 0);
    else {
      const { parameter, value } = choiceOf(link);
      void this.filter(this.#chosenWith(parameter, value), link.dataset.filter ?? null);
    }
  }

  #submit(event: SubmitEvent): void {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.matches("[data-get]") || !feedOnPage()?.contains(form)) return;
    event.preventDefault();
    const cleared = form.dataset.clears;
    void this.filter(
      cleared ? this.#chosenWith(cleared, null) : "",
      form.closest(".drop")?.querySelector("button")?.id ?? "filter-category",
    );
  }

  /** The chosen filters with one of them changed. The link's own query is not used: an earlier choice may still be loading. */
  #chosenWith(parameter: string, value: string | null): string {
    const chosen = new URLSearchParams(this.#chosen || this.#restoring);
    if (value === null) chosen.delete(parameter);
    else chosen.set(parameter, value);
    return filtersOfAddress(chosen.toString());
  }
}

/**
 * Puts a fetched feed in place of the one on the page. A menu that the reader has opened meanwhile stays open, with its focus and
 * its scroll position: it would vanish under the finger. Not for a reader whose focus is elsewhere by now. Returns whether there
 * is one.
 */
function replaceFeed(feed: HTMLElement, fetched: HTMLElement, isReaderHere: boolean): boolean {
  const open = isReaderHere ? feed.querySelector<HTMLElement>(openPopover) : null;
  const focused = open ? choicesIn(open).findIndex((choice) => choice === document.activeElement) : -1;
  const scrollTop = open?.scrollTop ?? 0;
  feed.replaceWith(fetched);
  const menu = open && fetched.querySelector<HTMLElement>(`#${CSS.escape(open.id)}`);
  const button = open && fetched.querySelector<HTMLElement>(`[popovertarget="${open.id}"]`);
  if (!menu || !button?.getClientRects().length) return false;
  // When the menu closes, it returns the focus to this element.
  button.focus({ preventScroll: true });
  menu.showPopover();
  menu.scrollTop = scrollTop;
  choicesIn(menu)[focused]?.focus({ preventScroll: true });
  return true;
}

const choicesIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("a, button")];

/** Brings the pickers, the address and the store to the same filters. */
function agree(feed: HTMLElement, query: string): void {
  showChosen(feed, query);
  writeAddress(query);
  keepFilters(storedForm(feed, query));
}

/**
 * Whether the focus is visible in the feed, and so has brought the end into view. Moving through the page by keyboard or assistive
 * technology must not load more: that would take away the links at the end.
 */
function hasFocusInSight(feed: HTMLElement): boolean {
  const focused = feed.querySelector(":focus-visible");
  if (!focused) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Whether the focus is on something that disappears when the feed continues: its end marker, or the error. */
const holdsFocusAtEnd = (feed: HTMLElement) =>
  feed.contains(document.activeElement?.closest("[data-end], [data-failed]") ?? null);

/** Whether the reader has moved nowhere else since the focused element disappeared. */
const hasLostFocus = (feed: HTMLElement) => document.activeElement === document.body || holdsFocusAtEnd(feed);

/** Id of the focused control in the feed, or "latest" for any other focused element in it. */
function placeOfFocus(feed: HTMLElement): string | null {
  const { activeElement } = document;
  return feed.contains(activeElement) ? activeElement?.id || "latest" : null;
}

/** Returns the focus to where the reader was. */
function goOnFrom(feed: HTMLElement, focus: string): void {
  for (const open of feed.querySelectorAll<HTMLElement>(openPopover)) open.hidePopover();
  (feed.querySelector<HTMLElement>(`#${CSS.escape(focus)}`) ?? document.getElementById("latest"))?.focus({
    preventScroll: true,
  });
}

/** Announces how many items there are now. */
function tell(feed: HTMLElement): void {
  const status = document.getElementById("feed-status");
  if (status) status.textContent = feed.dataset.count ?? "";
}

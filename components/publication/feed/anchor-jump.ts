/** Jumps to an anchor of the page. The browser alone would never arrive when the page grows while it scrolls. */
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { isPlainClick } from "#lib/platform/browser/page/plain-click";

/**
 * A page that has not scrolled for this long is at rest. Smooth scrolling fires an event for every frame, and a busy page may be
 * some frames late.
 */
const restMs = 150;
/** If the page has not come to rest at its target by then, it is where its reader wants it. */
const longestMs = 5000;
/** Keys that scroll the page. */
const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/**
 * The jump that is under way, if any: by a link, by the address bar, or by the address that the page was opened with. It lasts
 * until the reader scrolls; until then its target stays where the jump has put it, however the page changes.
 */
export class AnchorJump {
  readonly #onChange: () => void;
  /** Id of the target: the element itself may be replaced. */
  #target: string | null = null;
  /** Whether the reader certainly wants the target. A page opened with an anchor may have been scrolled before this ran. */
  #isCertain = false;
  /**
   * Whether the page was opened with this anchor. Other things that appear then, such as the consent bar, may have moved it a
   * little.
   */
  #isOpening = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #givingUp: ReturnType<typeof setTimeout> | undefined;
  /** Whether Tab moves the page, and not a reader who scrolls: decided by the last key or wheel event. */
  isByTab = false;

  /** `onChange` is called at every start, rest and end of a jump, except the start of the one that the page was opened with. */
  constructor(onChange: () => void, signal: AbortSignal) {
    this.#onChange = onChange;
    const passive = { signal, passive: true };
    document.addEventListener("click", (event) => this.#click(event), { signal });
    window.addEventListener(
      "hashchange",
      () => {
        if (this.#followAddress()) this.#onChange();
      },
      { signal },
    );
    window.addEventListener("scroll", () => this.#scroll(), passive);
    for (const input of ["wheel", "touchmove", "mousedown"])
      window.addEventListener(input, () => this.#takeOver(), passive);
    window.addEventListener(
      "keydown",
      ({ key }) => {
        if (scrollKeys.has(key)) this.#takeOver();
        this.isByTab ||= key === "Tab";
      },
      passive,
    );
    signal.addEventListener("abort", () => this.#stopWaiting());
    const [navigation] = performance.getEntriesByType("navigation");
    // On Back and on reload the browser returns to where the reader was, not to the anchor.
    if (navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate")
      this.#isOpening = this.#followAddress();
  }

  /** True from the start of a jump until the reader scrolls. */
  get isUnderWay(): boolean {
    return this.#target !== null;
  }

  /** True while the page is still scrolling to the target. */
  get isMoving(): boolean {
    return this.#target !== null && (this.#resting !== undefined || !this.#isCertain);
  }

  /** Returns the target to its place after the height of the page has changed. */
  keep(): void {
    const target = this.#target === null ? null : document.getElementById(this.#target);
    if (!target || !this.#isCertain) return;
    const [place, top] = [window.scrollY, target.getBoundingClientRect().top];
    target.scrollIntoView({ behavior: "instant", block: "start" });
    if (Math.abs(window.scrollY - place) <= 1) return;
    // Scrolling does not bring a sticky target nearer, so undo it.
    if (Math.abs(target.getBoundingClientRect().top - top) < 1)
      window.scrollTo({ top: place, behavior: "instant" });
    this.#awaitRest();
  }

  /** Ends the jump: the reader continues from here. */
  end(): void {
    if (this.#target === null) return;
    this.#target = null;
    this.#stopWaiting();
    this.#onChange();
  }

  #takeOver(): void {
    this.isByTab = false;
    this.end();
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.hash || event.defaultPrevented || !isPlainClick(event)) return;
    const { origin, pathname, search } = window.location;
    const isHere = link.origin === origin && link.pathname === pathname && link.search === search;
    if (isHere && this.#begin(targetOf(link.hash), true)) this.#onChange();
  }

  #followAddress(): boolean {
    const target = targetOf(window.location.hash);
    return target !== this.#target && this.#begin(target, false);
  }

  #begin(target: string | null, isCertain: boolean): boolean {
    if (target === null) return false;
    this.#stopWaiting();
    this.#target = target;
    this.#isCertain = isCertain;
    this.#isOpening = false;
    this.#awaitRest();
    return true;
  }

  #scroll(): void {
    if (this.isMoving) this.#awaitRest();
    else this.end();
  }

  #awaitRest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), restMs);
  }

  #stopWaiting(): void {
    clearTimeout(this.#resting);
    clearTimeout(this.#givingUp);
    this.#resting = this.#givingUp = undefined;
  }

  #rest(): void {
    // The browser keeps going to the anchor of the address until the page is complete.
    if (document.readyState !== "complete") {
      this.#awaitRest();
      return;
    }
    this.#resting = undefined;
    const isThere = this.#isOpening ? isInWindow : isInPlace;
    this.#isCertain ||= this.#target !== null && isThere(this.#target);
    if (this.#isCertain) {
      const place = window.scrollY;
      this.keep();
      if (window.scrollY === place) {
        this.#stopWaiting();
        this.#onChange();
        return;
      }
    }
    // On a busy page the scrolling may only have paused; and what moves with every scroll never comes to its place.
    this.#givingUp ??= setTimeout(() => this.end(), longestMs);
  }
}

/** Id of the element that a fragment names; null when the page has no such element. */
function targetOf(hash: string): string | null {
  const written = hash.slice(1);
  // The fragment as written first, then decoded, as the browser does it.
  return [written, percentDecoded(written)].find((id) => id && document.getElementById(id)) ?? null;
}

/** Whether an element is where a jump leaves it: below the header, or as near to it as the page's end allows. */
function isInPlace(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const distance =
    element.getBoundingClientRect().top - parseFloat(getComputedStyle(element).scrollMarginTop || "0");
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 1;
  return Math.abs(distance) <= 1 || (isAtEnd && distance > 0);
}

function isInWindow(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
  return top >= 0 && top < window.innerHeight;
}

/**
 * The framework is loaded at a reader's first touch: most read and leave, and need none of it. The front inlines this script into
 * public pages, beside the list of the framework's scripts that it has taken out of them.
 *
 * The framework is fetched at the touch, and run once the screen shows what the touch did: running it takes an old phone longer
 * than a press may wait for its answer. Until the framework is there, events that only it can answer are queued, shown as waiting,
 * and replayed once every island listens. If it cannot be fetched, a queued link or form does what it does without JavaScript, a
 * press of a button waits on, and the next touch tries again.
 *
 * The arrival script is fetched once the page is painted, or at an earlier touch: on a slow line it must not delay the first paint.
 */
import { isPlainClick } from "#lib/platform/browser/page/plain-click";
import { frameworkSources } from "@/components/site/arrival/framework-sources";
import {
  arrivalClicks,
  queuedClicks,
  queuedForms,
  queuedTaps,
  improvedClicks,
  pageEvents,
  queuedKey,
} from "@/components/site/arrival/queued-events";

/** What counts as a touch. Assistive technology may send only one of the last three. */
const touches = [
  "pointerdown",
  "pointermove",
  "pointercancel",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "click",
  "input",
  "submit",
] as const;

/** A reader who has waited this long gets what works without the framework. */
const longestQueuedMs = 10_000;

/** A press without a click by then no longer delays the framework. Longer than a tap takes. */
const longestPressMs = 500;

/** A browser that does not report painting is assumed to have painted this long after the page has loaded. */
const drawnAfterMs = 2_000;

/** How long the framework, if it came first, waits for the arrival script. */
const longestArrivalMs = 3_000;

type QueuedEvent = { event: Event; target: Element; pressed: PointerEvent | null };

/** The framework's scripts that have neither run nor are about to. */
const missing = new Set(frameworkSources());
/** Those that are being fetched, or were. */
const ahead = new Set<string>();
const listening = new AbortController();
const { signal } = listening;
let queue: QueuedEvent[] = [];
let pressed: PointerEvent | null = null;
/** Ends the current press of a pointer or of the space bar, if its click does not. */
let pressEnds: ReturnType<typeof setTimeout> | undefined;
/** How many presses have ended. */
let ended = 0;
let isArrived = false;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Loads the arrival script; does nothing when that was done before. */
function fetchArrival(): void {
  const waiting = document.querySelector<HTMLTemplateElement>("#arrival-scripts");
  if (waiting) document.head.append(waiting.content);
}

function fetchAhead(): void {
  for (const href of missing) {
    if (ahead.has(href)) continue;
    ahead.add(href);
    const link = document.createElement("link");
    const remove = () => link.remove();
    document.head.append(
      Object.assign(link, { rel: "preload", as: "script", href, onload: remove, onerror: remove }),
    );
  }
}

/** Runs the framework after the next frame, which shows what has just happened, unless there was a press meanwhile. */
function loadAfterFrame(): void {
  const before = ended;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (pressEnds === undefined && ended === before) load();
    }),
  );
}

function endPress(): void {
  clearTimeout(pressEnds);
  pressEnds = undefined;
  ended += 1;
  loadAfterFrame();
}

function load(): void {
  for (const source of missing) {
    missing.delete(source);
    const script = document.createElement("script");
    script.src = source;
    // In the order of the page.
    script.async = false;
    script.onerror = () => {
      script.remove();
      missing.add(source);
      ahead.delete(source);
      release();
    };
    document.head.append(script);
  }
}

/** The element that this event is queued for; null when the event may take its course. */
function queuedTarget(event: Event): Element | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event.type === "submit") return target.matches(queuedForms) ? target : null;
  if (event instanceof KeyboardEvent) {
    const answering = event.type === "keydown" ? queuedKey(event) : null;
    return answering !== null && document.querySelector(answering) ? target : null;
  }
  if (event.type !== "click" || !(event instanceof MouseEvent)) return null;
  if (!isPlainClick(event)) return null;
  if (isArrived && target.closest(arrivalClicks)) return null;
  return target.closest(pressed?.pointerType === "touch" ? `${queuedClicks}, ${queuedTaps}` : queuedClicks);
}

const markWaiting = (is: boolean) => document.documentElement.toggleAttribute("data-waiting", is);

/** Whether a browser without a pointer reports one, at rest in the corner of the page. */
const isNoPointer = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  !(event.clientX || event.clientY || event.movementX || event.movementY);

function hear(event: Event): void {
  if (isNoPointer(event)) return;
  fetchArrival();
  fetchAhead();
  const isPointerDown = event instanceof PointerEvent && event.type === "pointerdown";
  if (isPointerDown) pressed = event;
  if (isPointerDown || (event instanceof KeyboardEvent && event.key === " ")) {
    clearTimeout(pressEnds);
    pressEnds = setTimeout(endPress, longestPressMs);
  } else if (event.type === "click" || event.type === "pointercancel") endPress();
  else loadAfterFrame();
  if (event.type === "click" && event.target instanceof Element && event.target.closest(improvedClicks))
    markWaiting(true);
  const target = queuedTarget(event);
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Nothing has changed at the pressed element, so another press means the same.
  queue = queue.filter((one) => one.target !== target || one.event.type !== event.type);
  wait({ event, target, pressed });
}

/** Queues the event, and shows that it waits. */
function wait(one: QueuedEvent): void {
  queue.push(one);
  markWaiting(true);
  clearTimeout(patience);
  patience = setTimeout(release, longestQueuedMs);
}

/** Empties the queue and returns what was in it; the page no longer shows that it waits. */
function takeQueue(): QueuedEvent[] {
  const taken = queue;
  queue = [];
  clearTimeout(patience);
  markWaiting(false);
  return taken.filter(({ target }) => target.isConnected);
}

function redo({ event, target, pressed: before }: QueuedEvent): void {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter?.isConnected ? event.submitter : null);
    return;
  }
  if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent("keydown", event));
    return;
  }
  if (before) target.dispatchEvent(new PointerEvent("pointerdown", before));
  // Its own `detail` distinguishes a key press from a pointer press.
  target.dispatchEvent(new MouseEvent("click", event));
}

/** Without the framework: follows where a link or form leads by itself. A button leads nowhere, and waits on. */
function release(): void {
  for (const one of takeQueue()) {
    const { target } = one;
    if (target instanceof HTMLFormElement) {
      const isUnsaid = target.dispatchEvent(
        new Event(pageEvents.unsendable, { bubbles: true, cancelable: true }),
      );
      if (isUnsaid) target.submit();
    } else if (target instanceof HTMLAnchorElement) window.location.assign(target.href);
    else wait(one);
  }
}

function arrive(): void {
  isArrived = true;
  for (const one of takeQueue())
    if (one.target.matches(arrivalClicks)) redo(one);
    else wait(one);
}

/** Every island listens. If the framework came first, it waits for the arrival script: some presses are for that. */
function live(): void {
  if (isArrived) {
    replay();
    return;
  }
  addEventListener(pageEvents.arrived, replay, { signal });
  setTimeout(replay, longestArrivalMs);
}

function replay(): void {
  if (signal.aborted) return;
  listening.abort();
  // The pointer and the focus reached their elements before anybody listened, so report them again.
  [...document.querySelectorAll(":hover")]
    .at(-1)
    ?.dispatchEvent(
      new PointerEvent("pointerover", { bubbles: true, pointerType: pressed?.pointerType ?? "mouse" }),
    );
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  for (const one of takeQueue()) redo(one);
}

/** Whether this page is not painted, because its tab is hidden, or needs the framework to show what the reader came for. */
const isHurried = (): boolean =>
  document.hidden ||
  location.hash !== "" ||
  /[?&]action=/.test(location.search) ||
  document.querySelector("[data-needs-framework]") !== null;

for (const touch of touches) addEventListener(touch, hear, { capture: true, signal });
addEventListener(pageEvents.wanted, load, { signal });
addEventListener(pageEvents.arrived, arrive, { signal, once: true });
addEventListener(pageEvents.live, live, { signal, once: true });

addEventListener("load", () => setTimeout(fetchArrival, drawnAfterMs), { once: true });
document.addEventListener("visibilitychange", fetchArrival, { once: true });
if (isHurried()) fetchArrival();
else new PerformanceObserver(fetchArrival).observe({ type: "paint", buffered: true });

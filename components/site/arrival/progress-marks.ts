import "client-only";
/** Marks what the reader has saved, read and ticked, as stored in this browser, and the progress in each track. */
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import {
  isDone,
  markRead,
  parseProgress,
  progressKey,
  tickSteps,
  type Progress,
} from "#lib/reader/saved/progress";
import { readStored, watchStored } from "#lib/platform/browser/storage/storage";

const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);
const fill = (text: string | undefined, done: number, of: number) =>
  (text ?? "").replace("{done}", String(done)).replace("{all}", String(of));

/** Reaching the end means staying there this long: scrolling past to the footer is not reading. */
const dwellMs = 1_000;

/** Shows the progress now and at every change; counts a piece as read when its end is reached. */
export function showProgressMarks(): void {
  watchEnd();
  const keepTicks = restoreTicks();
  const show = () => {
    const progress = parseProgress(readStored(progressKey));
    showMarks(progress);
    showTrackProgress(progress);
    keepTicks?.();
  };
  show();
  watchStored(show);
}

/** The buttons that say whether a piece is saved or read, in the state that their island will render. */
function showMarks(progress: Progress): void {
  for (const button of all("[data-mark]")) {
    const { mark, path = "", nameOn } = button.dataset;
    const isOn = mark === "saved" ? isSaved(readStored(savedKey), path) : progress.read.includes(path);
    button.toggleAttribute("data-on", isOn);
    if (isOn && nameOn) button.setAttribute("aria-label", nameOn);
    else button.removeAttribute("aria-label");
    for (const [index, text] of [...button.querySelectorAll<HTMLElement>("span > span")].entries())
      text.hidden = index !== Number(isOn);
  }
}

/** Once the reader has decided (`data-settled`), or the piece was counted, nothing changes. */
function watchEnd(): void {
  const button = document.querySelector<HTMLElement>("[data-mark=read]");
  const path = button?.dataset.path;
  if (!button || path === undefined) return;
  const isSettled = () => "settled" in button.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (!entry?.isIntersecting || isSettled()) return;
    timer = setTimeout(() => {
      if (isSettled()) return;
      button.dataset.settled = "";
      markRead(path, true);
    }, dwellMs);
  }).observe(button);
}

/** Fills every `data-pieces` and ticks every `data-piece`, in the words of the page's `data-track-done`. */
function showTrackProgress(progress: Progress): void {
  const words = document.querySelector<HTMLElement>("[data-track-done]")?.dataset;
  if (!words) return;
  for (const element of all("[data-pieces]")) {
    const pieces = element.dataset.pieces?.split(" ") ?? [];
    const done = pieces.filter((path) => isDone(progress, path)).length;
    element.textContent = fill(words.trackProgress, done, pieces.length);
    element.parentElement?.style.setProperty("--done", String(done / pieces.length));
    element.parentElement?.toggleAttribute("data-begun", done > 0);
  }
  for (const row of all("[data-piece]")) {
    if (isDone(progress, row.dataset.piece ?? "")) row.dataset.done = words.trackDone;
    else delete row.dataset.done;
  }
}

/**
 * Restores and remembers the checkboxes of an action's steps, which without any script work only as long as the page is open, and
 * says how many are ticked. Returns the function that restores them; undefined on a page without steps. Elements are looked up each
 * time, since React may have rendered them again.
 */
function restoreTicks(): (() => void) | undefined {
  const count = () => document.querySelector<HTMLElement>("[data-steps]");
  const path = count()?.dataset.steps;
  if (path === undefined) return undefined;
  const boxes = () => [...all<HTMLInputElement>(".steps input")];
  const ticked = () => boxes().flatMap((box, index) => (box.checked ? [index + 1] : []));
  const tick = (steps: number[]) => {
    for (const [index, box] of boxes().entries()) box.checked = steps.includes(index + 1);
  };
  const kept = () => parseProgress(readStored(progressKey)).steps[path]?.ticked ?? [];
  const keep = () => tickSteps(path, ticked(), boxes().length);
  // A box ticked before this script loaded stays ticked.
  if (ticked().length > 0) {
    tick([...kept(), ...ticked()]);
    keep();
  }
  document.addEventListener("change", ({ target }) => {
    const box = boxes().find((one) => one === target);
    if (!box) return;
    const isTicked = box.checked;
    tick(kept());
    box.checked = isTicked;
    keep();
  });
  return () => {
    tick(kept());
    const line = count();
    if (!line) return;
    const done = ticked().length;
    const text =
      done === boxes().length ? line.dataset.complete : fill(line.dataset.count, done, boxes().length);
    const shown = done > 0 ? (text ?? "") : "";
    if (line.textContent !== shown) line.textContent = shown;
  };
}

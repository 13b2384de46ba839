import "client-only";
/** Answers a press of Save or of the read mark at once and without React: it changes only what this browser stores. */
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { removePiece, savePiece } from "#lib/reader/saved/keep-piece";
import { markRead, parseProgress, progressKey } from "#lib/reader/saved/progress";
import { readStored } from "#lib/platform/browser/storage/storage";
import { watchPresses } from "#lib/platform/browser/page/watch-presses";
import { arrivalWords } from "@/components/site/arrival/arrival-words";

/** The outcome of a press of Save, in `data-said`, for the island that announces it. */
export type SaidOfMark = "kept" | "brief" | "removed";

/** Part of the arrival script, which runs before the framework and beside it. */
export const answerMarks = (): void => watchPresses("[data-mark]", (button) => press(button.dataset));

/** Reads the present state from what is stored, since the press may be older than what is rendered. */
function press(mark: DOMStringMap): void {
  const { kind, path = "", title, lang = arrivalWords()?.lang } = mark;
  if (mark.mark === "read") {
    // From here on reaching the end changes nothing.
    mark.settled = "";
    markRead(path, !parseProgress(readStored(progressKey)).read.includes(path));
    return;
  }
  let said: SaidOfMark = "removed";
  if (isSaved(readStored(savedKey), path)) removePiece(path);
  else said = savePiece({ kind, path, title, lang }, new Date(), location.pathname) ? "kept" : "brief";
  mark.said = said;
}

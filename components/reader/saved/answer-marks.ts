import "client-only";
/** Answers a press of Save or of the read mark at once and without React: it changes nothing but what this browser keeps. */
import { isSaved, savedKey } from "#lib/reader/saved/is-saved";
import { removePiece, savePiece } from "#lib/reader/saved/keep-piece";
import { markRead, parseProgress, progressKey } from "#lib/reader/saved/progress";
import { pageWide } from "#lib/platform/browser/page-wide";
import { readStored } from "#lib/platform/browser/storage";

/** What came of a press of Save: its `data-said`, for the island that says so. */
export type SaidOfMark = "kept" | "brief" | "removed";

/** Listens, once for each page, whoever is there first: what runs on arrival or an island. */
export function answerMarks(): void {
  const state = pageWide("marks", () => ({ areAnswered: false }));
  if (state.areAnswered) return;
  state.areAnswered = true;
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-mark]");
      if (button) press(button.dataset);
    },
    // Before React hears the press and says what came of it.
    true,
  );
}

/** What a mark says of now is asked of what is kept, since the press may be older than what is drawn. */
function press(mark: DOMStringMap): void {
  const { kind, path = "", title, lang } = mark;
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

import "client-only";
/** On a page that shows renamed pieces: moves what this browser stores under their former addresses. */
import { movePieces } from "#lib/reader/saved/move-pieces";
import { offlinePaths } from "#lib/platform/browser/offline-copies";

/** Moves it, and updates the offline copies. */
export async function followMoves(): Promise<void> {
  const moves = new Map(
    [...document.querySelectorAll<HTMLElement>("[data-moved]")].flatMap(({ dataset }) =>
      (dataset.former ?? "").split(" ").map((former) => [former, dataset.moved ?? ""] as const),
    ),
  );
  if (!movePieces(moves, (await offlinePaths()) ?? [])) return;
  const { bringCopies } = await import("@/components/reader/saved/piece-actions");
  await bringCopies();
}

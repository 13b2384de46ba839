import "client-only";
/** On a page that shows renamed pieces: takes over what this browser keeps of them by the addresses they had. */
import { movePieces } from "#lib/reader/saved/move-pieces";
import { offlinePaths } from "#lib/platform/browser/offline-copies";

/** Does so, and has the copies for reading offline follow. */
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

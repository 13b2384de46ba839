import { contentLanguage } from "#lib/base/i18n/locales";
import type { PieceKind } from "#lib/publication/content/kinds";
import type { SavedPiece } from "#lib/reader/saved/saved";

type Props = {
  pieces: readonly SavedPiece[];
  addressOf: (piece: SavedPiece) => string;
  /** Whether there is an offline copy of the page at an address. */
  hasCopy: (address: string) => boolean;
  labels: Record<PieceKind | "remove" | "removeNamed" | "offline", string>;
  onRemove: (piece: SavedPiece) => void;
};

/** The saved pieces, newest first, each with its kind and a button to remove it. Rendered by an island. */
export function SavedRows({ pieces, addressOf, hasCopy, labels, onRemove }: Props) {
  return (
    <ul>
      {pieces.map((piece) => (
        <li
          key={piece.path}
          className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-2"
        >
          <p className="wrap-anywhere">
            <a
              href={addressOf(piece)}
              className="inline-block py-1 font-display text-lg/[1.25] font-bold no-underline hover:underline"
              lang={piece.lang ?? contentLanguage}
            >
              {piece.title}
            </a>
            <small className="block text-(length:--text-sm) text-soft">
              {[labels[piece.kind], ...(hasCopy(addressOf(piece)) ? [labels.offline] : [])].join(" · ")}
            </small>
          </p>
          <button
            type="button"
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
            aria-label={labels.removeNamed.replace("{title}", () => piece.title)}
            onClick={() => onRemove(piece)}
          >
            {labels.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}

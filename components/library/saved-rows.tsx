import { Button } from "@/components/ui/button";
import type { PieceKind, SavedPiece } from "#lib/library/saved";

type Props = {
  pieces: readonly SavedPiece[];
  href: (path: string) => string;
  isKept: (path: string) => boolean;
  labels: Record<PieceKind | "remove" | "removeNamed" | "offline", string>;
  onRemove: (piece: SavedPiece) => void;
};

/** The saved pieces, newest first, each with what it is and the way off the list. Rendered by an island. */
export function SavedRows({ pieces, href, isKept, labels, onRemove }: Props) {
  return (
    <ul className="saved">
      {pieces.map((piece) => (
        <li key={piece.path}>
          <p>
            <a href={href(piece.path)} lang="en">
              {piece.title}
            </a>
            <small>
              {labels[piece.kind]}
              {isKept(piece.path) && ` · ${labels.offline}`}
            </small>
          </p>
          <Button
            look="plain"
            aria-label={labels.removeNamed.replace("{title}", piece.title)}
            onClick={() => onRemove(piece)}
          >
            {labels.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import type { MouseEventHandler } from "react";
import type { Piece } from "#lib/reader/saved/piece";

/** The row of buttons: small, quiet, one line if there is room. Hidden without a script, and on paper. */
export const toolRow =
  "-mx-2 flex flex-wrap items-center gap-x-[0.4rem] text-(length:--text-sm) noscript:hidden print:hidden";

/** One line weight, drawn on a 20-unit square. */
const icons = {
  done: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6 10.5l3 3 5-6.5",
  save: "M5 3h10v14l-5-4-5 4z",
  share: "M10 12V2M6 6l4-4 4 4M4 10v7h12v-7",
  print: "M6 7V3h8v4M6 14H3V7h14v7h-3M6 11h8v6H6z",
  listen: "M3 8v4h3l4 4V4L6 8zM13 7q3 3 0 6M15 4q6 6 0 12",
};

type Props = {
  icon: keyof typeof icons;
  /** The label; of two, the second when it is on. */
  texts: readonly string[];
  isOn?: boolean;
  /** Which of the reader's marks the button shows, and of which piece: set from the browser's storage before React is here. */
  mark?: { kind: "saved" | "read"; nameOn: string; piece: Pick<Piece, "path"> & Partial<Piece> };
  /** The full accessible name, where the text alone says too little. */
  name?: string | undefined;
  /** Called when a click is likely: the pointer is over the button, or it has the focus. */
  onIntent?: () => void;
  /** What a press does in addition to `answer-marks.ts`. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
};

/** One button of the row of tools. Rendered by an island. */
export function ToolButton({ icon, texts, isOn = false, mark, name, onIntent, onClick }: Props) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={icon}
      data-on={isOn || undefined}
      data-mark={mark?.kind}
      data-path={mark?.piece.path}
      data-title={mark?.piece.title}
      data-kind={mark?.piece.kind}
      data-lang={mark?.piece.lang}
      data-name-on={mark?.nameOn}
      aria-label={name}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      <span>
        {texts.map((text, index) => (
          <span key={text} hidden={index !== Number(isOn)}>
            {text}
          </span>
        ))}
      </span>
    </button>
  );
}

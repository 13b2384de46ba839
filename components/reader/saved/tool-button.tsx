import type { MouseEventHandler } from "react";
import type { Piece } from "#lib/reader/saved/piece";

/** The row that buttons stand in: small, quiet, one line where there is room. Nothing without a script, or on paper. */
export const toolRow =
  "-mx-2 flex flex-wrap items-center gap-x-[0.4rem] text-(length:--text-sm) noscript:hidden print:hidden";

/** One weight, drawn on a square of 20. */
const icons = {
  done: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6 10.5l3 3 5-6.5",
  save: "M5 3h10v14l-5-4-5 4z",
  share: "M10 12V2M6 6l4-4 4 4M4 10v7h12v-7",
  print: "M6 7V3h8v4M6 14H3V7h14v7h-3M6 11h8v6H6z",
  listen: "M3 8v4h3l4 4V4L6 8zM13 7q3 3 0 6M15 4q6 6 0 12",
};

type Props = {
  icon: keyof typeof icons;
  /** What it says; of two, the second when it is on. */
  texts: readonly string[];
  isOn?: boolean;
  /** What of the reader's the button shows, and of which piece: drawn from what the browser keeps before React is here. */
  mark?: { kind: "saved" | "read"; nameOn: string; piece: Pick<Piece, "path"> & Partial<Piece> };
  /** The whole name for assistive technology, where the text alone says too little. */
  name?: string | undefined;
  /** Called when a click is likely: the pointer is over it, or it has the focus. */
  onIntent?: () => void;
  /** What a press does beside what `answer-marks.ts` has done. */
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

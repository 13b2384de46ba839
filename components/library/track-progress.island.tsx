"use client";
import { useEffect } from "react";
import { isDone, parseProgress, progressKey } from "#lib/library/progress";
import { readStored, watchStored } from "#lib/platform/browser/storage";

type Props = {
  /** With `{done}` and `{all}` in it. */
  progress: string;
  done: string;
};

/**
 * Why an island: progress is kept in the browser. One for the whole page; it fills every `data-pieces` and ticks every
 * `data-piece`.
 */
export function TrackProgressIsland({ progress: text, done: doneLabel }: Props) {
  useEffect(() => {
    const show = () => {
      const progress = parseProgress(readStored(progressKey));
      for (const element of document.querySelectorAll<HTMLElement>("[data-pieces]")) {
        const pieces = element.dataset.pieces?.split(" ") ?? [];
        const done = pieces.filter((path) => isDone(progress, path)).length;
        element.textContent = text.replace("{done}", String(done)).replace("{all}", String(pieces.length));
        element.parentElement?.style.setProperty("--done", String(done / pieces.length));
        element.parentElement?.toggleAttribute("data-begun", done > 0);
      }
      for (const row of document.querySelectorAll<HTMLElement>("[data-piece]")) {
        const isRowDone = isDone(progress, row.dataset.piece ?? "");
        if (isRowDone) row.dataset.done = doneLabel;
        else delete row.dataset.done;
      }
    };
    show();
    return watchStored(show);
  }, [text, doneLabel]);
  return null;
}

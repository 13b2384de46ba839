"use client";
import { useEffect, useState } from "react";
import { parseProgress, progressKey, tickSteps } from "#lib/library/progress";
import { readStored, watchStored } from "#lib/platform/browser/storage";

type Props = {
  path: string;
  /** With `{done}` and `{all}` in it. */
  count: string;
  complete: string;
};

/**
 * Why an island: the ticks are kept in the browser. The boxes themselves are in the page and work without it, for as
 * long as the page is open; one island for all of them restores and remembers.
 */
export function StepTicksIsland({ path, count, complete }: Props) {
  const [{ done, all }, setTicks] = useState({ done: 0, all: 0 });

  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>(".steps input")];
    const ticked = () => boxes.flatMap((box, index) => (box.checked ? [index + 1] : []));
    const show = () => setTicks({ done: ticked().length, all: boxes.length });
    const restore = () => {
      const kept = parseProgress(readStored(progressKey)).steps[path]?.ticked ?? [];
      for (const [index, box] of boxes.entries()) box.checked = kept.includes(index + 1);
      show();
    };
    const keep = () => tickSteps(path, ticked(), boxes.length);
    // A box ticked before the page came alive stays ticked.
    if (ticked().length > 0) {
      const kept = parseProgress(readStored(progressKey)).steps[path]?.ticked ?? [];
      tickSteps(path, [...new Set([...kept, ...ticked()])], boxes.length);
    }
    restore();
    for (const box of boxes) box.addEventListener("change", keep);
    const stopWatching = watchStored(restore);
    return () => {
      stopWatching();
      for (const box of boxes) box.removeEventListener("change", keep);
    };
  }, [path]);

  const text = count.replace("{done}", String(done)).replace("{all}", String(all));
  return (
    <p role="status" className="steps-count">
      {done > 0 && (done === all ? complete : text)}
    </p>
  );
}

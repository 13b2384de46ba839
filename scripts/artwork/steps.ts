/** How an action shows its steps: squares, and a list of them on a clipboard. */
import type { Tones } from "./palette.ts";
import { disc, line, rect, tick, times } from "./shapes.ts";

const pips = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
];

/** One step: ticked, or still open with as many pips as its number. */
export function step(size: number, number: number, done: boolean, tones: Tones, light: boolean): string {
  const half = size / 2;
  const base = rect(-half, -half, size, size, size * 0.17, done && !light ? tones.main : tones.pale);
  if (done) return base + tick(0, 0, size * 0.56, light ? tones.accent : tones.pale, size * 0.13);
  const at = pips[number - 1] ?? [];
  return (
    base + at.map(([dx, dy]) => disc(dx! * size * 0.22, dy! * size * 0.22, size * 0.1, tones.deep)).join("")
  );
}

/** A clipboard around its own middle, with `done` of `count` rows ticked. */
export function checklist(count: number, done: number, tones: Tones): string {
  const gap = 360 / count;
  const rows = times(count, (i) => {
    const y = 14 + (i - (count - 1) / 2) * gap;
    const ticked = i < done;
    return (
      rect(-140, y - 33, 66, 66, 12, ticked ? tones.main : tones.back) +
      (ticked ? tick(-107, y, 38, tones.pale, 8) : "") +
      line(`M-44 ${y - 12} H128 M-44 ${y + 14} H${i % 2 ? 60 : 92}`, ticked ? tones.deep : tones.main, 11)
    );
  });
  return (
    rect(-176, -258, 372, 540, 18, tones.shadow) +
    rect(-190, -270, 380, 540, 18, tones.dark) +
    rect(-172, -252, 344, 504, 8, tones.pale) +
    rect(-70, -290, 140, 46, 12, tones.deep) +
    rows
  );
}

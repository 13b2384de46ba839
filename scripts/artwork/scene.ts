/** A picture as data, and its SVG: everything is drawn in shade, then once more in light, masked to the beam. */
import type { Beam } from "./light.ts";
import type { Ground, Tones } from "./palette.ts";
import { group, n, oval, rect } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const width = 1200;
export const height = 675;

/** A placed thing: the position is the middle of its foot, or its center if it floats. */
export type Item = { thing: Thing; x: number; y: number; scale: number; turn?: number; floats?: boolean };

export type Scene = {
  ground: Ground;
  /** Where wall and floor meet; undefined for a flat page. */
  horizon?: number;
  back?: (tones: Tones) => string;
  items: Item[];
  /** Drawn under the items: steps, paths. */
  under?: (tones: Tones) => string;
  beams: Beam[];
  lamp: string;
  /** What is shown besides the items, for the description. */
  note?: string;
};

/** The largest scale at which a thing has at most this height and width. */
export const fit = (thing: Thing, tall: number, wide: number) =>
  Math.min(tall / thing.height, wide / thing.width);

function drawItem({ thing, x, y, scale, turn = 0, floats }: Item, tones: Tones): string {
  if (!floats) return group(thing.draw(tones), x, y, turn, scale);
  return group(group(thing.draw(tones), 0, thing.height / 2), x, y, turn, scale);
}

/** `haze` lies on wall and floor, behind everything else. */
function drawAll(scene: Scene, tones: Tones, haze = ""): string {
  const { horizon, items } = scene;
  const ordered = items.toSorted(
    (a, b) => Number(b.floats ?? false) - Number(a.floats ?? false) || a.y - b.y,
  );
  return [
    rect(0, 0, width, height, 0, tones.sky),
    scene.back?.(tones) ?? "",
    horizon === undefined ? "" : rect(0, horizon, width, height - horizon, 0, tones.floor),
    haze,
    scene.under?.(tones) ?? "",
    ...ordered
      .filter((item) => !item.floats)
      .map(({ thing, x, y, scale }) =>
        oval(x, y - 1, thing.width * scale * 0.53, 7 + thing.width * scale * 0.02, tones.shadow),
      ),
    ...ordered.map((item) => drawItem(item, tones)),
  ].join("");
}

/** The scene as a standalone SVG of 1200 by 675. */
export function drawScene(scene: Scene): string {
  const { ground, beams } = scene;
  // Masks, not clip paths: with a clip path every layer below would shimmer through along the beam's edge.
  const masks = beams
    .map(({ core }, index) => `<mask id="b${n(index)}"><path d="${core}" fill="#fff"/></mask>`)
    .join("");
  const haze = beams.map(({ halo }) => `<path d="${halo}" fill="${ground.halo}" opacity=".62"/>`).join("");
  const shade = drawAll(scene, ground.shade, haze);
  const light = beams
    .map((_, index) => `<g mask="url(#b${index})">${drawAll(scene, ground.lit)}</g>`)
    .join("");
  const crossing =
    beams.length > 1 ? `<g mask="url(#b0)"><g mask="url(#b1)">${drawAll(scene, ground.bright)}</g></g>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${masks}</defs>${shade}${light}${crossing}${scene.lamp}</svg>`;
}

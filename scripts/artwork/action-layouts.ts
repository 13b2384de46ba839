/** The ways an action arranges its steps and objects, all for a torch on the left; `at` mirrors x for the other side. */
import type { Chance } from "./chance.ts";
import type { Tones } from "./palette.ts";
import { fit } from "./scene.ts";
import type { Item } from "./scene.ts";
import { group, rect, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";
import { checklist } from "./steps.ts";

type Square = { x: number; y: number; size: number; turn?: number };
type Layout = {
  squares: Square[];
  items: Item[];
  under: (tones: Tones) => string;
  /** The range of heights for the torch, and the height that it points to. */
  torch: { from: number; to: number; aim: number };
};
type Plan = {
  hero: Thing;
  second: Thing;
  count: number;
  done: number;
  floor: number;
  mirrored: boolean;
  at: (x: number) => number;
  chance: Chance;
};

const nothing = () => "";

/** A thing on the floor, or above it if it floats (a small one higher), with at most this height and width. */
function stand(thing: Thing, x: number, foot: number, tall: number, wide: number): Item {
  const scale = fit(thing, tall, wide);
  return thing.floats
    ? { thing, x, y: foot - (tall < 200 ? 110 : 24) - (thing.height * scale) / 2, scale, floats: true }
    : { thing, x, y: foot, scale };
}

/** Stairs that lead up to the object. */
function stairs({ hero, second, count, floor, mirrored, at, chance }: Plan): Layout {
  const size = count === 3 ? 150 : 128;
  const rise = count === 3 ? 94 : 71;
  const start = chance.whole(330, 380);
  const top = { x: at(start + count * size - size / 2 + 80), y: floor - rise * count };
  return {
    squares: Array.from({ length: count }, (_, i) => ({
      x: at(start + i * size + size / 2),
      y: floor - rise * (i + 0.5),
      size: rise * 0.68,
    })),
    items: [stand(hero, top.x, top.y, 232, 250), stand(second, at(start - 140), floor + 30, 165, 190)],
    under: (tones) =>
      times(count, (i) => {
        const wide = size + (i === count - 1 ? 160 : 0);
        const left = start + i * size;
        const x = mirrored ? 1200 - left - wide : left;
        return rect(x, floor - rise * (i + 1), wide, rise * (i + 1) + 4, 0, i % 2 ? tones.main : tones.deep);
      }),
    torch: { from: 40, to: 230, aim: 215 },
  };
}

/** Large squares in a row on the floor, the second object on the last of them. */
function row({ hero, second, count, floor, at, chance }: Plan): Layout {
  const size = count === 3 ? 136 : 112;
  const start = chance.whole(150, 180);
  const x = (index: number) => at(start + index * (size + 28) + size / 2);
  return {
    squares: Array.from({ length: count }, (_, i) => ({ x: x(i), y: floor - size / 2 + 8, size })),
    items: [
      stand(hero, at(950), floor + 22, chance.whole(320, 350), count === 3 ? 360 : 330),
      stand(second, x(count - 1), floor - size + 6, 165, 190),
    ],
    under: nothing,
    torch: { from: 40, to: 230, aim: 430 },
  };
}

/** A checklist on a clipboard; with the torch lying low, only it and the object are shown. */
function sheet({ hero, second, count, done, floor, mirrored, at, chance }: Plan): Layout {
  const low = chance.maybe(0.4);
  const turn = (mirrored ? -1 : 1) * chance.pick([-5, -3, 3, 5]);
  const middle = chance.whole(520, 560);
  const object = stand(hero, at(middle + 370), floor + 26, chance.whole(290, 330), 310);
  return {
    squares: [],
    items: low ? [object] : [object, stand(second, at(middle - 305), floor + 44, 165, 185)],
    under: (tones) => group(checklist(count, done, tones), at(middle), 338, turn),
    torch: low ? { from: 500, to: 560, aim: 410 } : { from: 40, to: 110, aim: 430 },
  };
}

/** Squares in an arc through the air, joined by dots. */
function trail({ hero, second, count, floor, at, chance }: Plan): Layout {
  const squares = Array.from({ length: count }, (_, i): Square => {
    const share = i / (count - 1);
    const y = floor - 64 - Math.sin(share * 1.75) * 270;
    return { x: at(190 + share * 480), y, size: 88 + share * 22, turn: chance.whole(-9, 9) };
  });
  const stops = [...squares, { x: at(950), y: floor - 200 }];
  const d = `M${stops.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
  return {
    squares,
    items: [
      stand(hero, at(950), floor + 20, chance.whole(320, 350), 360),
      stand(second, at(570), floor + 34, 165, 200),
    ],
    under: ({ deep }) =>
      `<path d="${d}" fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round" stroke-dasharray="1 24"/>`,
    torch: { from: 40, to: 110, aim: 430 },
  };
}

export const layouts = { stairs, row, sheet, trail };

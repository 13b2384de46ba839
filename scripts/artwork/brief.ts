/** A brief: one scene, lit from above. The first object stands in the pool of light, the others at its edge. */
import { backdropOf } from "./backdrop.ts";
import type { Chance } from "./chance.ts";
import { away, direction, pendant, poolBeam, shades } from "./light.ts";
import type { Ground } from "./palette.ts";
import { fit } from "./scene.ts";
import type { Item, Scene } from "./scene.ts";
import { oval, rect } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

const margin = 46;

/** Composes a brief's scene from two to four things. */
export function composeBrief(things: Thing[], ground: Ground, chance: Chance): Scene {
  const close = chance.maybe(0.32);
  const hero = things[0]!;
  const others = things.slice(1, close ? 3 : 4);
  const horizon = close ? chance.whole(496, 520) : chance.whole(446, 506);
  const pool = {
    x: chance.pick(close ? [470, 540, 660, 730] : [430, 500, 560, 640, 700, 770]) + chance.whole(-20, 20),
    y: horizon + 86,
  };
  const rx = close ? chance.whole(390, 430) : chance.whole(300, 385);
  const lean = chance.pick([-330, -240, -140, -40, 40, 140, 240, 330]);
  const apex = {
    x: Math.min(1060, Math.max(140, pool.x + lean)),
    y: close ? chance.whole(-190, -150) : chance.whole(22, 40),
  };
  const angle = direction(apex, pool);
  const mouth = close ? 10 : chance.whole(82, 92);
  const lens = away(apex, angle, mouth);

  const block = hero.floats || close || chance.maybe(0.6) ? 0 : chance.whole(34, 74);
  const heroScale = close
    ? fit(hero, chance.whole(420, 455), 490)
    : fit(hero, chance.whole(325, 365) - block * 0.8, 400);
  const foot = pool.y + chance.whole(4, 20);
  const heroHalf = (hero.width * heroScale) / 2;
  const heroX = pool.x + (apex.x - pool.x) * 0.2 + chance.whole(-20, 20);
  const first: Item = hero.floats
    ? { thing: hero, x: heroX, y: foot - 70 - (hero.height * heroScale) / 2, scale: heroScale, floats: true }
    : { thing: hero, x: heroX, y: foot - block, scale: heroScale };
  const reach = heroHalf + (block ? 34 : 0);
  const items = [first, ...besideHero(others, { x: heroX, reach, foot, close }, chance)];
  return {
    ground,
    horizon,
    back: backdropOf(chance, pool.x, horizon),
    items,
    under: (tones) =>
      block
        ? oval(heroX, foot, reach * 1.06, 14, tones.shadow) +
          rect(heroX - reach, foot - block, reach * 2, block, 6, tones.deep) +
          rect(heroX - reach, foot - block, reach * 2, 16, 6, tones.main)
        : "",
    beams: [poolBeam(apex, pool, rx, chance.whole(62, 74), mouth)],
    lamp: close ? "" : pendant(ground, lens, angle, lensWidth(apex, pool, rx, mouth), chance.pick(shades)),
  };
}

/** The other things, left and right of the first in turn; one for which there is no room is left out. */
function besideHero(
  others: readonly Thing[],
  hero: { x: number; reach: number; foot: number; close: boolean },
  chance: Chance,
): Item[] {
  const items: Item[] = [];
  const edges = { left: hero.x - hero.reach, right: hero.x + hero.reach };
  let side: "left" | "right" = hero.x > 600 ? "left" : "right";
  for (const thing of others) {
    const scale = hero.close
      ? fit(thing, chance.whole(225, 285), 290)
      : fit(thing, chance.whole(185, 245), 250);
    const wide = thing.width * scale;
    const gap = chance.whole(26, 62);
    const room = (at: "left" | "right") =>
      at === "left" ? edges.left - margin : 1200 - margin - edges.right;
    if (room(side) < wide + gap) side = side === "left" ? "right" : "left";
    if (room(side) < wide + gap) continue;
    const x = side === "left" ? edges.left - gap - wide / 2 : edges.right + gap + wide / 2;
    if (side === "left") edges.left -= gap + wide;
    else edges.right += gap + wide;
    if (thing.floats) {
      items.push({ thing, x, y: chance.whole(235, 330), scale, turn: chance.whole(-8, 8), floats: true });
    } else items.push({ thing, x, y: hero.foot + chance.pick([-42, -26, 14, 30]), scale });
    side = side === "left" ? "right" : "left";
  }
  return items;
}

/** How wide the beam is where it leaves the lamp. */
function lensWidth(
  apex: { x: number; y: number },
  pool: { x: number; y: number },
  rx: number,
  mouth: number,
) {
  return (2 * rx * mouth) / Math.hypot(pool.x - apex.x, pool.y - apex.y);
}

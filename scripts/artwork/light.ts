/** Beams, and the lamps they come from. A beam is an SVG path. Angles are in degrees: 0 points down, 90 to the left. */
import type { Ground } from "./palette.ts";
import { area, disc, group, line, n, rect } from "./shapes.ts";

export type Point = { x: number; y: number };
export type Beam = { core: string; halo: string };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point `distance` away from another in a direction. */
export const away = (from: Point, angle: number, distance: number): Point => ({
  x: from.x - Math.sin(radians(angle)) * distance,
  y: from.y + Math.cos(radians(angle)) * distance,
});

/** The direction from one point to another. */
export const direction = (from: Point, to: Point) =>
  (Math.atan2(-(to.x - from.x), to.y - from.y) * 180) / Math.PI;

/** From an apex down to a round pool on the floor; its outline is tangent to the pool. */
function ontoPool(apex: Point, pool: Point, rx: number, ry: number, mouth: number): string {
  const e = { x: (apex.x - pool.x) / rx, y: (apex.y - pool.y) / ry };
  const distance = Math.hypot(e.x, e.y);
  const facing = Math.atan2(e.y, e.x);
  const spread = Math.acos(1 / distance);
  const touch = (turn: number): Point => ({
    x: pool.x + Math.cos(facing + turn) * rx,
    y: pool.y + Math.sin(facing + turn) * ry,
  });
  const [first, second] = [touch(-spread), touch(spread)];
  const start = (end: Point): Point => {
    const share = mouth / Math.hypot(end.x - apex.x, end.y - apex.y);
    return { x: apex.x + (end.x - apex.x) * share, y: apex.y + (end.y - apex.y) * share };
  };
  const [a, b] = [start(first), start(second)];
  return `M${n(a.x)} ${n(a.y)}L${n(first.x)} ${n(first.y)}A${n(rx)} ${n(ry)} 0 1 0 ${n(second.x)} ${n(second.y)}L${n(b.x)} ${n(b.y)}Z`;
}

/** A cone onto the floor; the halo is the same cone a little wider. */
export const poolBeam = (apex: Point, pool: Point, rx: number, ry: number, mouth: number): Beam => ({
  core: ontoPool(apex, pool, rx, ry, mouth),
  halo: ontoPool(apex, pool, rx * 1.24, ry * 1.24, mouth),
});

/** A cone that leaves the picture. */
export function openBeam(apex: Point, angle: number, half: number, mouth: number): Beam {
  const wedge = (spread: number) =>
    [away(apex, angle - spread, mouth), away(apex, angle - spread, 2200), away(apex, angle + spread, 2200)]
      .concat(away(apex, angle + spread, mouth))
      .map(({ x, y }, index) => `${index ? "L" : "M"}${n(x)} ${n(y)}`)
      .join("") + "Z";
  return { core: wedge(half), halo: wedge(half * 1.32) };
}

export const shades = ["dome", "cone", "tube"] as const;
export type Shade = (typeof shades)[number];

/** A hanging lamp whose opening, `width` wide, is at the point. */
export function pendant(ground: Ground, at: Point, angle: number, width: number, shade: Shade): string {
  const half = width / 2 + 12;
  const tall = shade === "dome" ? half : shade === "cone" ? half * 0.95 : half * 1.2;
  const crown = away(at, angle, -tall - 14);
  const top = shade === "cone" ? half * 0.34 : half;
  const body =
    shade === "dome"
      ? area(`M${n(-half)} 2A${n(half)} ${n(half)} 0 0 1 ${n(half)} 2Z`, ground.lamp)
      : area(`M${n(-half)} 2L${n(-top)} ${n(-tall)}H${n(top)}L${n(half)} 2Z`, ground.lamp) +
        rect(-half, -14, half * 2, 16, 0, ground.rim);
  return (
    line(`M${n(crown.x)} ${n(crown.y)}V-20`, ground.lamp, 6) +
    group(
      disc(0, -4, width * 0.27, ground.lit.glow) + rect(-15, -tall - 16, 30, 30, 8, ground.rim) + body,
      at.x,
      at.y,
      angle,
    )
  );
}

/** A hand torch whose lens, `width` wide, is at the point. */
export function torch(ground: Ground, at: Point, angle: number, width: number): string {
  const half = width / 2 + 10;
  return group(
    rect(-half * 0.52, -330, half * 1.04, 270, 10, ground.lamp) +
      area(`M${n(-half * 0.52)} -84H${n(half * 0.52)}L${n(half)} -26V0H${n(-half)}V-26Z`, ground.lamp) +
      rect(-half, -24, half * 2, 18, 6, ground.rim) +
      rect(-half * 0.16, -134, half * 0.32, 40, half * 0.16, ground.lit.sky),
    at.x,
    at.y,
    angle,
  );
}

/** A standing lantern; its flame is at the point. */
export const lantern = (ground: Ground, at: Point, size = 1): string =>
  group(
    line("M-30 -78 C-30 -130 30 -130 30 -78", ground.lamp, 8) +
      area("M-46 -56L-26 -84H26L46 -56Z", ground.lamp) +
      rect(-44, -58, 88, 112, 8, ground.rim) +
      rect(-32, -48, 64, 92, 4, ground.lit.sky) +
      area("M0 -30C22 0 20 26 0 26C-20 26 -22 0 0 -30Z", ground.lit.pale) +
      rect(-54, 50, 108, 22, 8, ground.lamp),
    at.x,
    at.y,
    0,
    size,
  );

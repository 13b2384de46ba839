/** A track: stations on a line that passes through the light, each with its object. */
import type { Chance } from "./chance.ts";
import { lantern, openBeam, pendant, shades } from "./light.ts";
import type { Point } from "./light.ts";
import type { Ground, Tones } from "./palette.ts";
import { fit } from "./scene.ts";
import type { Item, Scene } from "./scene.ts";
import { disc, n, oval, ring } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

/** A smooth curve through the points, a little past both ends of the picture. */
function curve(points: Point[]): string {
  const first = points[0]!;
  const last = points.at(-1)!;
  const all = [{ x: -60, y: first.y + 40 }, ...points, { x: 1260, y: last.y - 40 }];
  return all
    .map(({ x, y }, i) => {
      if (i === 0) return `M${n(x)} ${n(y)}`;
      const before = all[i - 1]!;
      const half = (x - before.x) / 2;
      return `C${n(before.x + half)} ${n(before.y)} ${n(x - half)} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join("");
}

type Light = Pick<Scene, "beams" | "lamp">;

/** A lantern on the ground, which lights the arc of stations from below. */
function lanternLight(ground: Ground, chance: Chance): Light {
  const at = { x: 600, y: 560 };
  return { beams: [openBeam(at, 180, chance.whole(30, 40), 0)], lamp: lantern(ground, at, 1.15) };
}

/** One or two hanging lamps, which light one of the stations between the ends. */
function pendantLight(stations: readonly Point[], flip: number, ground: Ground, chance: Chance): Light {
  const lit = chance.whole(1, stations.length - 2);
  const aim = stations[lit]!;
  const spread = chance.whole(15, 18);
  const shade = chance.pick(shades);
  const hang = (x: number, angle: number) => {
    const radians = (angle * Math.PI) / 180;
    const apex = { x: x + Math.sin(radians) * 170, y: 98 - Math.cos(radians) * 170 };
    return {
      beam: openBeam(apex, angle, spread, 170),
      lamp: pendant(ground, { x, y: 98 }, angle, 2 * 170 * Math.sin((spread * Math.PI) / 180), shade),
    };
  };
  const reach = chance.whole(130, 210);
  const single = chance.maybe(0.4);
  const lamps = single
    ? [hang(Math.min(1040, Math.max(160, aim.x + flip * 170)), flip * 26)]
    : [hang(aim.x - reach, -24), hang(aim.x + reach, 24)];
  return { beams: lamps.map(({ beam }) => beam), lamp: lamps.map((one) => one.lamp).join("") };
}

/** Composes a track's scene from three to five things. */
export function composeTrack(things: Thing[], ground: Ground, chance: Chance): Scene {
  const layout = chance.pick(["arc", "wave", "rise", "fall"] as const);
  const count = things.length;
  const radius = count === 5 ? 98 : count === 4 ? 112 : 128;
  const inset = radius + 62;
  const flip = chance.pick([-1, 1]);
  const stations = things.map((_, i): Point => {
    const share = i / (count - 1);
    const x = inset + share * (1200 - 2 * inset);
    if (layout === "arc") return { x, y: 400 - Math.sin(share * Math.PI) * 180 };
    if (layout === "wave") return { x, y: 350 + (i % 2 ? -1 : 1) * flip * 92 };
    return { x, y: 352 + (layout === "rise" ? 1 : -1) * (0.5 - share) * 250 };
  });

  const { beams, lamp } =
    layout === "arc" ? lanternLight(ground, chance) : pendantLight(stations, flip, ground, chance);
  const d = curve(stations);
  const items = things.map((thing, i): Item => {
    const scale = fit(thing, radius * 1.32, radius * 1.4);
    return { thing, x: stations[i]!.x, y: stations[i]!.y, scale, floats: true };
  });
  const hill = chance.whole(560, 600);
  return {
    ground,
    items,
    back: (tones: Tones) => oval(600, hill + 320, 1000, 340, tones.floor),
    under: (tones) =>
      `<path d="${d}" fill="none" stroke="${tones.back}" stroke-width="64" stroke-linecap="round"/>` +
      `<path d="${d}" fill="none" stroke="${tones.main}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 26"/>` +
      stations
        .map(
          ({ x, y }) =>
            disc(x, y, radius, tones === ground.bright ? ground.lit.floor : tones.floor) +
            ring(x, y, radius - 5, 10, tones.main),
        )
        .join(""),
    beams,
    lamp,
  };
}

/** The quiet background of the objects: one large shape in a tone close to the wall's. */
import type { Chance } from "./chance.ts";
import type { Tones } from "./palette.ts";
import { width } from "./scene.ts";
import { area, disc, n, rect, times } from "./shapes.ts";

/** A backdrop around `x`, standing on `floor`. */
export function backdropOf(chance: Chance, x: number, floor: number): (tones: Tones) => string {
  const kind = chance.pick(["disc", "arch", "hills", "window", "panels", "arches", "bare"] as const);
  const size = chance.whole(0, 80);
  const side = chance.pick([-1, 1]);
  return (tones) => {
    switch (kind) {
      case "disc":
        return disc(x + side * 150, floor - 150, 230 + size, tones.back);
      case "arch": {
        const half = 210 + size;
        return area(
          `M${n(x - half)} ${floor}V${n(floor - 190)}A${half} ${half} 0 0 1 ${n(x + half)} ${n(floor - 190)}V${floor}Z`,
          tones.back,
        );
      }
      case "hills":
        return (
          disc(x - side * 330, floor + 120, 270 + size, tones.back) +
          disc(x + side * 260, floor + 190, 320 + size, tones.back)
        );
      case "window": {
        const left = x + side * (250 + size) - 120;
        return times(4, (i) =>
          rect(left + (i % 2) * 126, floor - 330 + Math.floor(i / 2) * 126, 114, 114, 4, tones.back),
        );
      }
      case "panels":
        return times(5, (i) => rect(i * 260 - size, 0, 130, floor, 0, tones.back));
      case "arches":
        return times(6, (i) =>
          area(`M${i * 240 - size - 30} ${floor}v-130a90 90 0 0 1 180 0v130Z`, tones.back),
        );
      case "bare":
        return rect(0, floor - 14, width, 14, 0, tones.back);
    }
  };
}

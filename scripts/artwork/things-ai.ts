/** The objects of AI: patterns, strings and copies. */
import { area, disc, group, line, poly, rect, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

/** A toothed wheel around its own middle. */
const gear = (radius: number, teeth: number, fill: string, hole: string) =>
  times(teeth, (i) =>
    group(
      rect(-radius * 0.17, -radius * 1.24, radius * 0.34, radius * 0.5, 5, fill),
      0,
      0,
      (i * 360) / teeth,
    ),
  ) +
  disc(0, 0, radius, fill) +
  disc(0, 0, radius * 0.4, hole);

export const ai = {
  nested: {
    width: 220,
    height: 220,
    label: "squares inside squares",
    draw: (t) =>
      rect(-110, -220, 220, 220, 46, t.deep) +
      rect(-84, -194, 168, 168, 36, t.main) +
      rect(-57, -167, 114, 114, 26, t.pale) +
      rect(-30, -140, 60, 60, 16, t.accent),
  },
  branch: {
    width: 250,
    height: 270,
    label: "a branching tree of dots",
    draw: (t) =>
      line(
        "M0 -10 V-90 M0 -90 L-70 -160 M0 -90 L70 -160 M-70 -160 L-104 -240 M-70 -160 L-34 -240 M70 -160 L34 -240 M70 -160 L104 -240",
        t.deep,
        9,
      ) +
      rect(-50, -20, 100, 20, 10, t.deep) +
      disc(0, -90, 25, t.main) +
      disc(-70, -160, 21, t.main) +
      disc(70, -160, 21, t.pale) +
      times(4, (i) =>
        disc(-104 + i * 70 - (i > 1 ? 2 : 0), -246, 21, [t.pale, t.main, t.accent, t.main][i]!),
      ),
  },
  gears: {
    width: 270,
    height: 240,
    label: "two gears",
    draw: (t) =>
      group(gear(76, 10, t.main, t.pale), -40, -96, 6) + group(gear(46, 8, t.deep, t.pale), 80, -180, 12),
  },
  puppet: {
    width: 190,
    height: 310,
    label: "a speech bubble on puppet strings",
    floats: true,
    draw: (t) =>
      line("M-84 -272 L84 -300", t.deep, 16) +
      line("M-30 -306 L30 -262", t.main, 16) +
      line("M-76 -270 L-70 -150 M76 -296 L70 -150 M0 -284 V-150", t.dark, 5) +
      area("M-58 -50 L-64 0 L-8 -44Z", t.main) +
      rect(-92, -158, 184, 122, 34, t.main) +
      times(3, (i) => disc(-44 + i * 44, -98, 13, t.pale)),
  },
  prism: {
    width: 280,
    height: 210,
    label: "a prism splitting a ray",
    draw: (t) =>
      line("M-138 -70 L-30 -104", t.pale, 10) +
      line("M28 -108 L138 -138", t.main, 10) +
      line("M34 -96 L138 -96", t.accent, 10) +
      line("M38 -84 L138 -54", t.deep, 10) +
      poly("0,-198 96,-10 -96,-10", t.main, 20) +
      poly("0,-150 58,-36 -58,-36", t.pale, 10),
  },
  book: {
    width: 270,
    height: 150,
    label: "an open book",
    draw: (t) =>
      area(
        "M0 -8 C-40 -30 -90 -30 -135 -14 V-132 C-90 -150 -40 -146 0 -120 C40 -146 90 -150 135 -132 V-14 C90 -30 40 -30 0 -8Z",
        t.deep,
      ) +
      area("M0 -24 C-36 -44 -80 -44 -118 -34 V-140 C-80 -152 -36 -148 0 -124Z", t.pale) +
      area("M0 -24 C36 -44 80 -44 118 -34 V-140 C80 -152 36 -148 0 -124Z", t.main) +
      line("M-94 -116 Q-60 -122 -26 -104 M-94 -86 Q-60 -92 -26 -74", t.main, 8) +
      line("M94 -116 Q60 -122 26 -104 M94 -86 Q60 -92 26 -74", t.pale, 8),
  },
  pencil: {
    width: 60,
    height: 280,
    label: "a pencil",
    draw: (t) =>
      poly("-24,-214 24,-214 0,-276", t.pale, 6) +
      poly("-8,-256 8,-256 0,-276", t.dark, 6) +
      rect(-27, -216, 54, 180, 0, t.main) +
      rect(-9, -216, 18, 180, 0, t.deep) +
      rect(-27, -48, 54, 18, 0, t.pale) +
      rect(-27, -32, 54, 32, 10, t.accent),
  },
  copies: {
    width: 290,
    height: 210,
    label: "a picture and its copy",
    draw: (t) =>
      [
        { x: -70, fill: t.pale, frame: t.deep },
        { x: 72, fill: t.main, frame: t.dark },
      ]
        .map(({ x, fill, frame }, i) =>
          group(
            rect(-66, -180, 132, 160, 10, frame) +
              rect(-52, -166, 104, 132, 4, fill) +
              area("M-52 -34 V-66 L-14 -106 L16 -72 L30 -86 L52 -64 V-34Z", i ? t.pale : t.main) +
              disc(22, -134, 14, t.accent),
            x,
            i ? 18 : -12,
            i ? 4 : -3,
          ),
        )
        .join(""),
  },
} satisfies Record<string, Thing>;

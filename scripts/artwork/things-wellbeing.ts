/** The objects of wellbeing: rest, home, outdoors. */
import { area, disc, group, line, poly, rect, ring } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

/** A leaf pointing up from the origin, then turned. */
const leaf = (x: number, y: number, length: number, turn: number, fill: string) =>
  group(
    area(
      `M0 0 C-${length * 0.42} -${length * 0.4} -${length * 0.2} -${length * 0.85} 0 -${length} C${length * 0.2} -${length * 0.85} ${length * 0.42} -${length * 0.4} 0 0Z`,
      fill,
    ),
    x,
    y,
    turn,
  );

export const wellbeing = {
  moon: {
    width: 200,
    height: 210,
    label: "a crescent moon",
    floats: true,
    draw: (t) =>
      area("M30 -206 A104 104 0 1 0 96 -62 A84 84 0 1 1 30 -206Z", t.pale) +
      disc(66, -150, 10, t.main) +
      disc(28, -112, 7, t.main),
  },
  bed: {
    width: 320,
    height: 180,
    label: "a bed",
    draw: (t) =>
      rect(-160, -180, 26, 180, 8, t.deep) +
      rect(134, -104, 26, 104, 8, t.deep) +
      rect(-146, -76, 290, 46, 8, t.deep) +
      rect(-126, -118, 92, 48, 20, t.pale) +
      area("M-50 -64 V-84 Q-50 -116 -14 -116 H98 Q134 -116 134 -84 V-50 H-50Z", t.main) +
      rect(-50, -86, 184, 16, 0, t.accent),
  },
  clock: {
    width: 190,
    height: 230,
    label: "an alarm clock",
    draw: (t) =>
      line("M-54 -34 L-72 -8 M54 -34 L72 -8", t.deep, 16) +
      group(area("M-34 0 A34 34 0 0 1 34 0Z", t.deep), -60, -190, -36) +
      group(area("M-34 0 A34 34 0 0 1 34 0Z", t.deep), 60, -190, 36) +
      disc(0, -108, 92, t.main) +
      disc(0, -108, 70, t.pale) +
      line("M0 -154 V-108 L34 -88", t.dark, 11),
  },
  plant: {
    width: 190,
    height: 290,
    label: "a plant in a pot",
    draw: (t) =>
      leaf(0, -96, 190, 0, t.deep) +
      leaf(0, -96, 160, -36, t.accent) +
      leaf(0, -96, 160, 36, t.accent) +
      leaf(0, -92, 108, -68, t.deep) +
      leaf(0, -92, 108, 68, t.deep) +
      area("M-62 -100 H62 L46 0 H-46Z", t.main) +
      rect(-74, -118, 148, 32, 8, t.pale),
  },
  cup: {
    width: 190,
    height: 200,
    label: "a warm cup",
    draw: (t) =>
      line("M-36 -140 q-14 -16 0 -30 t0 -26 M16 -140 q-14 -16 0 -30 t0 -26", t.pale, 9) +
      ring(66, -66, 30, 15, t.deep) +
      area("M-82 -122 H66 V-56 Q66 -6 16 -6 H-32 Q-82 -6 -82 -56Z", t.main) +
      rect(-82, -122, 148, 18, 4, t.deep) +
      rect(-95, -12, 176, 12, 6, t.deep),
  },
  kite: {
    width: 220,
    height: 290,
    label: "a kite",
    floats: true,
    draw: (t) =>
      line("M-20 -96 C-70 -70 0 -50 -40 -4", t.dark, 6) +
      poly("-50,-70 -30,-58 -26,-82", t.accent, 4) +
      poly("10,-24 -14,-34 -8,-10", t.accent, 4) +
      poly("30,-284 100,-196 -20,-100 -70,-222", t.main, 6) +
      poly("30,-284 100,-196 14,-206", t.pale, 6) +
      poly("14,-206 -70,-222 -20,-100", t.pale, 6),
  },
  jar: {
    width: 160,
    height: 215,
    label: "a jar of paper notes",
    draw: (t) =>
      rect(-80, -178, 160, 178, 34, t.pale) +
      group(rect(-32, -18, 64, 36, 5, t.main), -26, -40, 14) +
      group(rect(-32, -18, 64, 36, 5, t.deep), 28, -58, -16) +
      group(rect(-32, -18, 64, 36, 5, t.accent), -24, -92, -10) +
      group(rect(-32, -18, 64, 36, 5, t.main), 26, -118, 20) +
      rect(-70, -215, 140, 44, 10, t.deep),
  },
  books: {
    width: 250,
    height: 170,
    label: "a pile of books",
    draw: (t) =>
      rect(-125, -52, 240, 52, 8, t.deep) +
      rect(-60, -40, 176, 28, 0, t.pale) +
      rect(-104, -106, 220, 50, 8, t.main) +
      rect(-90, -94, 40, 26, 4, t.pale) +
      rect(-112, -160, 196, 50, 8, t.accent) +
      rect(-60, -148, 146, 26, 0, t.pale),
  },
  table: {
    width: 330,
    height: 210,
    label: "a table laid for dinner",
    draw: (t) =>
      line("M-126 -110 L-138 -8 M126 -110 L138 -8", t.deep, 18) +
      rect(-165, -124, 330, 26, 10, t.main) +
      area("M-72 -184 H48 C46 -146 22 -128 -12 -128 C-46 -128 -70 -146 -72 -184Z", t.pale) +
      rect(-42, -134, 60, 12, 4, t.deep) +
      line("M-30 -200 q-8 -10 0 -18 M6 -200 q-8 -10 0 -18", t.deep, 7) +
      rect(86, -180, 44, 56, 8, t.accent),
  },
  dumbbell: {
    width: 250,
    height: 130,
    label: "a dumbbell",
    draw: (t) =>
      rect(-90, -76, 180, 22, 4, t.dark) +
      rect(-98, -130, 44, 130, 14, t.main) +
      rect(54, -130, 44, 130, 14, t.main) +
      rect(-125, -104, 32, 78, 10, t.deep) +
      rect(93, -104, 32, 78, 10, t.deep),
  },
  tree: {
    width: 200,
    height: 290,
    label: "a round tree",
    draw: (t) =>
      rect(-12, -130, 24, 130, 4, t.dark) +
      disc(0, -192, 98, t.main) +
      disc(36, -160, 46, t.deep) +
      line("M0 -60 L36 -104", t.dark, 12) +
      disc(-38, -212, 14, t.pale) +
      disc(8, -246, 10, t.pale) +
      disc(-20, -154, 10, t.pale),
  },
} satisfies Record<string, Thing>;

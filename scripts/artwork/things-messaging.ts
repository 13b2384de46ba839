/** The objects of messaging: conversations and what carries them. */
import { area, disc, group, heart, line, oval, poly, rect, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const messaging = {
  bubble: {
    width: 230,
    height: 190,
    label: "a speech bubble",
    floats: true,
    draw: (t) =>
      area("M-70 -70 L-78 0 L-6 -60Z", t.main) +
      rect(-115, -190, 230, 146, 40, t.main) +
      times(3, (i) => disc(-52 + i * 52, -117, 15, t.pale)),
  },
  bubbles: {
    width: 270,
    height: 230,
    label: "two speech bubbles",
    floats: true,
    draw: (t) =>
      area("M70 -130 L112 -84 L112 -140Z", t.deep) +
      rect(-40, -230, 175, 118, 30, t.deep) +
      area("M-88 -50 L-96 0 L-34 -50Z", t.main) +
      rect(-135, -152, 190, 114, 30, t.main) +
      line("M-104 -112 H20", t.pale, 13) +
      line("M-104 -78 H-30", t.pale, 13),
  },
  envelope: {
    width: 250,
    height: 165,
    label: "an envelope",
    draw: (t) =>
      rect(-125, -165, 250, 165, 12, t.pale) +
      line("M-118 -8 L-30 -86 M118 -8 L30 -86", t.deep, 7) +
      poly("-119,-159 119,-159 0,-62", t.main, 12) +
      disc(0, -74, 22, t.accent),
  },
  plane: {
    width: 250,
    height: 170,
    label: "a paper plane",
    floats: true,
    draw: (t) =>
      poly("122,-166 -122,-98 -38,-64", t.pale, 4) +
      poly("122,-166 -38,-64 -28,-4", t.deep, 4) +
      poly("122,-166 -8,-50 56,-8", t.main, 4),
  },
  cards: {
    width: 230,
    height: 205,
    label: "a stack of cards",
    draw: (t) =>
      group(rect(-92, -140, 184, 140, 16, t.deep), 4, -26, -11) +
      group(rect(-92, -140, 184, 140, 16, t.main), 4, -14, 7) +
      group(
        rect(-96, -140, 192, 140, 16, t.pale) +
          disc(-56, -98, 20, t.main) +
          line("M-20 -98 H66", t.deep, 12) +
          line("M-66 -48 H66", t.main, 12),
        0,
        -2,
        -2,
      ),
  },
  bell: {
    width: 190,
    height: 225,
    label: "a bell",
    draw: (t) =>
      disc(0, -18, 18, t.dark) +
      disc(0, -208, 15, t.deep) +
      area(
        "M-78 -42 C-58 -66 -62 -94 -60 -128 C-58 -170 -34 -196 0 -196 C34 -196 58 -170 60 -128 C62 -94 58 -66 78 -42Z",
        t.main,
      ) +
      rect(-95, -52, 190, 22, 11, t.deep) +
      disc(62, -184, 27, t.accent),
  },
  cans: {
    width: 320,
    height: 130,
    label: "two tin cans on a string",
    draw: (t) =>
      line("M-70 -64 Q0 28 70 -64", t.dark, 6) +
      [-1, 1]
        .map(
          (side) =>
            rect(side * 110 - 50, -118, 100, 118, 10, t.main) +
            rect(side * 110 - 50, -80, 100, 40, 0, t.pale) +
            oval(side * 110, -118, 50, 12, t.deep),
        )
        .join(""),
  },
  love: {
    width: 210,
    height: 200,
    label: "a speech bubble with a heart",
    floats: true,
    draw: (t) =>
      area("M30 -60 L62 0 L84 -80Z", t.main) +
      rect(-105, -200, 210, 156, 44, t.main) +
      heart(0, -120, 92, t.pale),
  },
} satisfies Record<string, Thing>;

/** The objects of privacy: what locks, covers and identifies. */
import { area, disc, line, oval, rect, ring, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const privacy = {
  key: {
    width: 120,
    height: 270,
    label: "a key",
    draw: (t) =>
      rect(-13, -170, 26, 170, 8, t.main) +
      rect(8, -64, 46, 24, 5, t.main) +
      rect(8, -24, 34, 24, 5, t.main) +
      ring(0, -208, 44, 30, t.main) +
      line("M-24 -232 A34 34 0 0 1 10 -240", t.pale, 8),
  },
  lock: {
    width: 190,
    height: 240,
    label: "a padlock",
    draw: (t) =>
      line("M-54 -136 V-168 A54 54 0 0 1 54 -168 V-136", t.deep, 26) +
      rect(-95, -146, 190, 146, 24, t.main) +
      disc(0, -86, 22, t.pale) +
      area("M-10 -80 H10 L16 -36 H-16Z", t.pale),
  },
  curtain: {
    width: 270,
    height: 280,
    label: "a window with its curtains drawn back",
    draw: (t) =>
      rect(-100, -258, 200, 236, 6, t.dark) +
      rect(-86, -244, 80, 208, 0, t.pale) +
      rect(6, -244, 80, 208, 0, t.pale) +
      area("M-132 -262 H-10 C-20 -160 -70 -110 -104 -96 L-92 0 H-132Z", t.main) +
      area("M132 -262 H10 C20 -160 70 -110 104 -96 L92 0 H132Z", t.main) +
      line("M-106 -96 H-126 M106 -96 H126", t.accent, 14) +
      line("M-128 -268 H128", t.deep, 18),
  },
  print: {
    width: 180,
    height: 230,
    label: "the arcs of a fingerprint",
    draw: (t) =>
      line("M-78 -60 V-130 A78 88 0 0 1 78 -130 V-86", t.deep, 17) +
      line("M-46 -22 C-44 -50 -44 -90 -46 -130 A46 54 0 0 1 46 -130 C46 -90 48 -60 62 -44", t.main, 17) +
      line("M-10 -12 C-12 -60 -14 -90 -14 -128 A14 18 0 0 1 14 -128 C14 -80 18 -46 34 -16", t.accent, 17),
  },
  blinds: {
    width: 210,
    height: 250,
    label: "a window with half-closed blinds",
    draw: (t) =>
      rect(-105, -250, 210, 250, 8, t.deep) +
      rect(-88, -234, 176, 218, 0, t.pale) +
      rect(-4, -120, 8, 104, 0, t.deep) +
      times(5, (i) => rect(-94, -240 + i * 27, 188, 19, 5, t.main)) +
      line("M70 -108 V-58", t.dark, 5) +
      disc(70, -50, 9, t.accent),
  },
  pin: {
    width: 180,
    height: 260,
    label: "a map pin",
    draw: (t) =>
      oval(0, -14, 88, 22, t.deep) +
      area("M0 -14 C-20 -70 -78 -104 -78 -176 A78 78 0 0 1 78 -176 C78 -104 20 -70 0 -14Z", t.main) +
      disc(0, -178, 36, t.pale),
  },
  folder: {
    width: 250,
    height: 190,
    label: "a closed folder",
    draw: (t) =>
      area("M-125 -176 Q-125 -188 -113 -188 H-36 L-12 -160 H113 Q125 -160 125 -148 V0 H-125Z", t.deep) +
      rect(-104, -170, 200, 120, 6, t.pale) +
      rect(-125, -132, 250, 132, 12, t.main) +
      rect(-34, -84, 68, 20, 10, t.pale),
  },
  camera: {
    width: 240,
    height: 180,
    label: "a camera",
    draw: (t) =>
      rect(-46, -180, 92, 50, 12, t.deep) +
      rect(-120, -152, 240, 152, 24, t.main) +
      rect(-120, -100, 240, 56, 0, t.deep) +
      disc(0, -74, 60, t.pale) +
      disc(0, -74, 42, t.dark) +
      disc(-14, -88, 11, t.pale) +
      disc(88, -126, 11, t.accent),
  },
  cake: {
    width: 210,
    height: 220,
    label: "a birthday cake with one candle",
    draw: (t) =>
      rect(-8, -184, 16, 56, 4, t.deep) +
      area("M0 -222 C20 -200 16 -184 0 -184 C-16 -184 -20 -200 0 -222Z", t.accent) +
      rect(-90, -130, 180, 118, 14, t.main) +
      area(
        "M-90 -116 Q-90 -132 -74 -132 H74 Q90 -132 90 -116 V-96 Q72 -66 54 -92 Q36 -60 18 -90 Q0 -66 -18 -90 Q-36 -60 -54 -92 Q-72 -66 -90 -96Z",
        t.pale,
      ) +
      rect(-105, -16, 210, 16, 8, t.deep),
  },
  laptop: {
    width: 300,
    height: 190,
    label: "a laptop",
    draw: (t) =>
      rect(-112, -190, 224, 166, 14, t.dark) +
      rect(-98, -176, 196, 134, 4, t.main) +
      rect(-74, -150, 76, 82, 8, t.pale) +
      line("M26 -138 H74 M26 -110 H74 M26 -82 H52", t.pale, 10) +
      area("M-150 -24 H150 L138 -6 Q134 0 126 0 H-126 Q-134 0 -138 -6Z", t.deep),
  },
  train: {
    width: 270,
    height: 180,
    label: "a toy train",
    draw: (t) =>
      rect(-120, -166, 96, 128, 8, t.main) +
      rect(-128, -180, 112, 20, 8, t.deep) +
      rect(-100, -142, 54, 46, 6, t.pale) +
      rect(-30, -112, 146, 74, 30, t.pale) +
      rect(48, -154, 32, 52, 4, t.deep) +
      rect(-124, -44, 248, 18, 6, t.dark) +
      [-84, -4, 76]
        .map((x, i) => disc(x, -28, 28, i === 1 ? t.accent : t.deep) + disc(x, -28, 9, t.pale))
        .join(""),
  },
} satisfies Record<string, Thing>;

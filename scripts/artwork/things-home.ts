/** Objects of a home that belong to no category and are used only when a slug names them. */
import { area, disc, line, oval, poly, rect, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const home = {
  house: {
    width: 250,
    height: 240,
    label: "a small house",
    draw: (t) =>
      rect(56, -214, 32, 70, 4, t.deep) +
      rect(-96, -140, 192, 140, 6, t.main) +
      poly("-122,-134 0,-234 122,-134", t.deep, 8) +
      rect(-70, -104, 52, 52, 8, t.glow) +
      line("M-44 -104 V-52 M-70 -78 H-18", t.main, 6) +
      rect(16, -98, 54, 98, 8, t.pale) +
      disc(56, -50, 6, t.accent),
  },
  router: {
    width: 240,
    height: 240,
    label: "a Wi-Fi router",
    draw: (t) =>
      line("M-72 -84 V-174 M72 -84 V-174", t.deep, 14) +
      line("M-34 -134 Q0 -164 34 -134 M-60 -168 Q0 -222 60 -168", t.accent, 12) +
      disc(0, -108, 12, t.accent) +
      rect(-120, -84, 240, 74, 22, t.main) +
      times(4, (i) => disc(-76 + i * 34, -47, 9, i === 0 ? t.glow : t.pale)) +
      rect(58, -56, 40, 18, 9, t.deep) +
      rect(-92, -14, 40, 14, 5, t.dark) +
      rect(52, -14, 40, 14, 5, t.dark),
  },
  headphones: {
    width: 230,
    height: 240,
    label: "a pair of headphones",
    draw: (t) =>
      line("M-88 -90 V-116 Q-88 -224 0 -224 Q88 -224 88 -116 V-90", t.dark, 22) +
      rect(-115, -124, 62, 118, 26, t.main) +
      rect(53, -124, 62, 118, 26, t.main) +
      rect(-66, -112, 26, 94, 12, t.deep) +
      rect(40, -112, 26, 94, 12, t.deep) +
      rect(-104, -96, 12, 48, 6, t.pale) +
      rect(92, -96, 12, 48, 6, t.accent),
  },
  headset: {
    width: 290,
    height: 210,
    label: "a virtual-reality headset",
    draw: (t) =>
      line("M-118 -92 Q-132 -196 0 -196 Q132 -196 118 -92", t.deep, 22) +
      area(
        "M-130 -128 Q-130 -150 -106 -150 H106 Q130 -150 130 -128 V-44 Q130 -14 100 -14 H58 Q40 -14 30 -30 Q0 -66 -30 -30 Q-40 -14 -58 -14 H-100 Q-130 -14 -130 -44Z",
        t.main,
      ) +
      rect(-108, -130, 216, 42, 20, t.dark) +
      line("M-84 -108 H-28", t.glow, 10) +
      disc(84, -58, 12, t.accent) +
      disc(-84, -58, 12, t.pale),
  },
  microphone: {
    width: 150,
    height: 255,
    label: "a microphone on a stand",
    draw: (t) =>
      line("M0 -78 V-20", t.dark, 14) +
      line("M-62 -156 Q-62 -78 0 -78 Q62 -78 62 -156", t.dark, 14) +
      oval(0, -12, 66, 14, t.deep) +
      rect(-44, -254, 88, 150, 44, t.main) +
      line("M-20 -216 H20 M-20 -188 H20 M-20 -160 H20", t.pale, 8) +
      disc(0, -128, 9, t.accent),
  },
  remote: {
    width: 96,
    height: 245,
    label: "a remote control",
    draw: (t) =>
      rect(-46, -245, 92, 245, 36, t.dark) +
      disc(0, -192, 30, t.main) +
      disc(0, -192, 12, t.pale) +
      times(6, (i) =>
        disc(-17 + (i % 2) * 34, -132 + Math.floor(i / 2) * 34, 11, i === 1 ? t.accent : t.pale),
      ) +
      rect(-22, -36, 44, 14, 7, t.main),
  },
} satisfies Record<string, Thing>;

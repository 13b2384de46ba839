/** The objects of social and video: screens, stages, mirrors. */
import { area, disc, heart, line, oval, play, poly, rect, ring, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const social = {
  screen: {
    width: 290,
    height: 215,
    label: "a screen with a play sign",
    draw: (t) =>
      rect(-60, -16, 120, 16, 8, t.dark) +
      rect(-16, -46, 32, 36, 0, t.dark) +
      rect(-145, -215, 290, 176, 18, t.dark) +
      rect(-130, -200, 260, 146, 8, t.main) +
      play(2, -127, 66, t.pale),
  },
  tallphone: {
    width: 136,
    height: 250,
    label: "a tall phone with a play sign",
    draw: (t) =>
      rect(-68, -250, 136, 250, 24, t.dark) +
      rect(-56, -234, 112, 218, 12, t.main) +
      play(-2, -140, 48, t.pale) +
      times(3, (i) => disc(38, -80 + i * 22, 7, t.pale)) +
      line("M-40 -50 H0 M-40 -32 H10", t.pale, 8),
  },
  film: {
    width: 124,
    height: 262,
    label: "a strip of film",
    draw: (t) =>
      rect(-62, -262, 124, 262, 8, t.dark) +
      times(3, (i) => rect(-36, -250 + i * 82, 72, 74, 6, [t.main, t.pale, t.main][i]!)) +
      disc(0, -213, 17, t.pale) +
      play(2, -131, 32, t.main) +
      heart(0, -47, 40, t.pale) +
      times(
        9,
        (i) => rect(-55, -254 + i * 29, 12, 16, 4, t.glow) + rect(43, -254 + i * 29, 12, 16, 4, t.glow),
      ),
  },
  ladder: {
    width: 130,
    height: 290,
    label: "a ladder",
    draw: (t) =>
      times(6, (i) => line(`M${-44 + i * 2} ${-38 - i * 43} H${44 - i * 2}`, t.deep, 12)) +
      line("M-52 -6 L-38 -284 M52 -6 L38 -284", t.main, 15),
  },
  mirror: {
    width: 160,
    height: 275,
    label: "a mirror on a stand",
    draw: (t) =>
      rect(-62, -18, 124, 18, 9, t.deep) +
      rect(-9, -70, 18, 58, 0, t.deep) +
      oval(0, -165, 80, 110, t.main) +
      oval(0, -165, 63, 92, t.pale) +
      line("M-28 -150 L18 -212 M-8 -134 L32 -188", t.glow, 11),
  },
  megaphone: {
    width: 260,
    height: 190,
    label: "a megaphone",
    draw: (t) =>
      poly("-66,-70 -20,-70 -8,-4 -48,-4", t.dark, 10) +
      rect(-118, -134, 70, 76, 16, t.deep) +
      area("M-58 -134 L62 -190 V-2 L-58 -58Z", t.main) +
      oval(62, -96, 20, 94, t.pale) +
      line("M104 -96 H128 M100 -142 L122 -156 M100 -50 L122 -36", t.accent, 12),
  },
  newspaper: {
    width: 200,
    height: 230,
    label: "a newspaper",
    draw: (t) =>
      rect(-78, -216, 178, 216, 8, t.main) +
      rect(-100, -230, 178, 230, 8, t.pale) +
      rect(-84, -212, 146, 30, 4, t.deep) +
      rect(-84, -166, 70, 66, 4, t.main) +
      times(3, (i) => line(`M6 ${-158 + i * 26} H56`, t.main, 9)) +
      times(3, (i) => line(`M-78 ${-76 + i * 26} H${i === 2 ? 10 : 56}`, t.main, 9)),
  },
  lens: {
    width: 190,
    height: 240,
    label: "a magnifying glass",
    draw: (t) =>
      line("M34 -104 L82 -16", t.deep, 30) +
      disc(-10, -160, 80, t.main) +
      disc(-10, -160, 58, t.pale) +
      line("M-46 -164 A38 38 0 0 1 -14 -198", t.glow, 12),
  },
  gift: {
    width: 200,
    height: 215,
    label: "a wrapped gift",
    draw: (t) =>
      ring(-30, -186, 24, 15, t.accent) +
      ring(30, -186, 24, 15, t.accent) +
      rect(-88, -130, 176, 130, 8, t.main) +
      rect(-100, -166, 200, 46, 8, t.deep) +
      rect(-17, -166, 34, 166, 0, t.pale),
  },
} satisfies Record<string, Thing>;

/** Objects for sensitive subjects. They belong to no category and are used only when a slug names them. */
import { area, disc, group, line, oval, poly, rect, ring, tick, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const care = {
  lantern: {
    width: 170,
    height: 280,
    label: "a storm lantern",
    draw: (t) =>
      line("M-58 -196 V-226 Q-58 -272 0 -272 Q58 -272 58 -226 V-196", t.deep, 12) +
      rect(-44, -226, 88, 34, 8, t.deep) +
      area("M-62 -194 H62 L74 -58 H-74Z", t.pale) +
      area("M0 -170 C40 -128 34 -92 0 -84 C-34 -92 -40 -128 0 -170Z", t.glow) +
      area("M0 -136 C18 -114 16 -96 0 -90 C-16 -96 -18 -114 0 -136Z", t.accent) +
      line("M-68 -194 L-80 -58 M68 -194 L80 -58", t.main, 12) +
      rect(-85, -60, 170, 24, 6, t.main) +
      rect(-72, -36, 144, 36, 8, t.deep),
  },
  bench: {
    width: 340,
    height: 190,
    label: "a bench for two",
    draw: (t) =>
      line("M-128 -80 V-8 M128 -80 V-8", t.dark, 18) +
      line("M-140 -96 L-148 -178 M140 -96 L148 -178", t.dark, 14) +
      rect(-166, -184, 332, 28, 10, t.main) +
      rect(-162, -146, 324, 28, 10, t.main) +
      rect(-170, -100, 340, 30, 10, t.deep) +
      rect(-96, -122, 62, 24, 10, t.accent),
  },
  bowl: {
    width: 270,
    height: 200,
    label: "a bowl of fruit",
    draw: (t) =>
      disc(-62, -122, 48, t.accent) +
      disc(58, -120, 44, t.glow) +
      disc(0, -140, 50, t.pale) +
      line("M0 -188 Q4 -198 16 -200", t.deep, 8) +
      area("M-130 -116 H130 C126 -40 72 -14 44 -14 H-44 C-72 -14 -126 -40 -130 -116Z", t.main) +
      rect(-135, -124, 270, 22, 10, t.deep) +
      rect(-56, -16, 112, 16, 6, t.deep),
  },
  aidbox: {
    width: 250,
    height: 210,
    label: "a first-aid box",
    draw: (t) =>
      line("M-44 -170 V-188 Q-44 -202 -30 -202 H30 Q44 -202 44 -188 V-170", t.dark, 14) +
      rect(-125, -170, 250, 170, 20, t.main) +
      rect(-125, -110, 250, 12, 0, t.deep) +
      disc(0, -84, 56, t.pale) +
      rect(-12, -122, 24, 76, 4, t.accent) +
      rect(-38, -96, 76, 24, 4, t.accent),
  },
  marker: {
    width: 120,
    height: 290,
    label: "something like a marker pen",
    draw: (t) =>
      group(
        rect(-34, -170, 68, 170, 14, t.main) +
          rect(-34, -150, 68, 40, 0, t.pale) +
          rect(-26, -226, 52, 60, 8, t.deep) +
          rect(-14, -274, 28, 52, 8, t.dark) +
          disc(0, -52, 14, t.glow),
        0,
        0,
        5,
      ),
  },
  gate: {
    width: 270,
    height: 230,
    label: "a garden gate",
    draw: (t) =>
      rect(-135, -222, 32, 222, 8, t.deep) +
      rect(103, -222, 32, 222, 8, t.deep) +
      times(4, (i) => {
        const x = -84 + i * 48;
        return poly(`${x},-26 ${x},-160 ${x + 14},-180 ${x + 28},-160 ${x + 28},-26`, t.main, 6);
      }) +
      rect(-104, -142, 208, 20, 4, t.pale) +
      rect(-104, -66, 208, 20, 4, t.pale) +
      disc(84, -104, 12, t.accent),
  },
  rings: {
    width: 250,
    height: 250,
    label: "three rings, one inside the other",
    floats: true,
    draw: (t) =>
      disc(0, -125, 125, t.pale) +
      ring(0, -125, 116, 16, t.deep) +
      ring(0, -125, 76, 16, t.main) +
      disc(0, -125, 34, t.accent) +
      disc(82, -62, 13, t.dark) +
      disc(-58, -174, 13, t.dark),
  },
  hourglass: {
    width: 160,
    height: 260,
    label: "an hourglass",
    draw: (t) =>
      rect(-80, -260, 160, 30, 10, t.deep) +
      rect(-80, -30, 160, 30, 10, t.deep) +
      area(
        "M-58 -230 H58 C58 -168 12 -150 12 -130 C12 -110 58 -92 58 -30 H-58 C-58 -92 -12 -110 -12 -130 C-12 -150 -58 -168 -58 -230Z",
        t.pale,
      ) +
      area("M-42 -190 H42 C34 -164 8 -152 0 -140 C-8 -152 -34 -164 -42 -190Z", t.accent) +
      area("M-50 -30 C-44 -62 -18 -76 0 -84 C18 -76 44 -62 50 -30Z", t.accent) +
      line("M0 -140 V-84", t.accent, 6),
  },
  strip: {
    width: 340,
    height: 150,
    label: "a strip of four pictures",
    draw: (t) =>
      rect(-170, -150, 340, 150, 12, t.deep) +
      times(4, (i) => rect(-156 + i * 80, -132, 72, 114, 8, t.pale)) +
      disc(-120, -80, 22, t.main) +
      rect(-62, -98, 44, 36, 4, t.accent) +
      poly("26,-96 26,-54 58,-75", t.main, 6) +
      tick(120, -76, 44, t.accent, 12),
  },
  mast: {
    width: 220,
    height: 300,
    label: "a radio mast",
    draw: (t) =>
      line("M-64 0 L0 -236 L64 0 M-48 -60 H48 M-33 -116 H33 M-18 -170 H18", t.deep, 14) +
      line("M-56 -30 L40 -88 M56 -30 L-40 -88 M-34 -112 L24 -146 M34 -112 L-24 -146", t.main, 8) +
      disc(0, -250, 18, t.accent) +
      line("M-44 -222 Q-62 -250 -44 -280 M44 -222 Q62 -250 44 -280", t.pale, 10) +
      line("M-76 -206 Q-108 -250 -76 -294 M76 -206 Q108 -250 76 -294", t.pale, 10),
  },
  rooms: {
    width: 270,
    height: 290,
    label: "a tall house with many rooms",
    draw: (t) =>
      rect(-125, -260, 250, 260, 8, t.main) +
      rect(-135, -284, 270, 30, 8, t.deep) +
      times(3, (row) =>
        times(3, (column) =>
          rect(
            -103 + column * 74,
            -232 + row * 76,
            58,
            54,
            6,
            (row + column) % 3 === 0 ? t.glow : (row * 2 + column) % 4 === 3 ? t.accent : t.pale,
          ),
        ),
      ) +
      line("M-125 -168 H125 M-125 -92 H125", t.deep, 8),
  },
  radio: {
    width: 280,
    height: 220,
    label: "a small radio",
    draw: (t) =>
      line("M86 -150 L118 -214", t.dark, 9) +
      disc(120, -214, 9, t.accent) +
      rect(-140, -152, 280, 152, 26, t.main) +
      disc(-66, -76, 56, t.deep) +
      disc(-66, -76, 38, t.pale) +
      disc(-66, -76, 12, t.deep) +
      rect(14, -124, 104, 40, 8, t.pale) +
      line("M70 -122 V-88", t.accent, 6) +
      disc(38, -42, 17, t.glow) +
      disc(92, -42, 17, t.deep),
  },
  schoolhouse: {
    width: 320,
    height: 270,
    label: "a schoolhouse",
    draw: (t) =>
      rect(-150, -150, 300, 150, 6, t.main) +
      poly("-166,-144 -84,-196 84,-196 166,-144", t.deep, 8) +
      rect(-40, -232, 80, 90, 4, t.pale) +
      poly("-54,-226 0,-266 54,-226", t.deep, 8) +
      disc(0, -188, 26, t.main) +
      line("M0 -204 V-188 L12 -180", t.pale, 6) +
      rect(-30, -92, 60, 92, 6, t.dark) +
      times(2, (i) => rect(-122 + i * 180, -108, 64, 54, 6, t.glow)) +
      disc(16, -46, 6, t.accent),
  },
  reels: {
    width: 290,
    height: 220,
    label: "three turning reels",
    draw: (t) =>
      rect(-145, -220, 290, 220, 26, t.deep) +
      times(3, (i) => rect(-122 + i * 84, -182, 76, 118, 10, t.pale)) +
      disc(-84, -124, 26, t.accent) +
      poly("0,-154 26,-104 -26,-104", t.main, 6) +
      disc(84, -124, 26, t.accent) +
      rect(-122, -130, 244, 10, 0, t.shadow) +
      rect(-60, -44, 120, 24, 12, t.glow),
  },
  armchair: {
    width: 250,
    height: 270,
    label: "an armchair",
    draw: (t) =>
      line("M-84 -30 V-6 M84 -30 V-6", t.dark, 18) +
      rect(-92, -266, 184, 190, 40, t.deep) +
      rect(-76, -124, 152, 64, 18, t.main) +
      rect(-125, -150, 54, 126, 24, t.main) +
      rect(71, -150, 54, 126, 24, t.main) +
      rect(-100, -66, 200, 46, 14, t.deep) +
      rect(-40, -176, 80, 62, 16, t.accent),
  },
  mended: {
    width: 240,
    height: 210,
    label: "a mended vase",
    draw: (t) =>
      area(
        "M-48 -204 H48 C46 -172 58 -158 84 -128 C122 -82 104 -12 58 -12 H-58 C-104 -12 -122 -82 -84 -128 C-58 -158 -46 -172 -48 -204Z",
        t.main,
      ) +
      oval(0, -200, 54, 12, t.deep) +
      rect(-62, -16, 124, 16, 6, t.deep) +
      line("M-30 -190 L-8 -146 L-46 -108 L-16 -70 L-34 -18", t.glow, 10) +
      line("M-8 -146 L46 -124 L92 -92", t.glow, 8),
  },
} satisfies Record<string, Thing>;

/** The objects of safety: shelter, rescue, warning. */
import { area, disc, group, line, oval, poly, rect, ring, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const safety = {
  umbrella: {
    width: 290,
    height: 275,
    label: "an umbrella",
    draw: (t) =>
      line("M0 -250 V-34 Q0 -6 26 -6 Q50 -6 50 -32", t.dark, 13) +
      area(
        "M-145 -122 C-140 -210 -80 -262 0 -262 C80 -262 140 -210 145 -122 Q109 -152 72 -122 Q36 -152 0 -122 Q-36 -152 -72 -122 Q-109 -152 -145 -122Z",
        t.main,
      ) +
      area(
        "M-72 -122 C-66 -200 -36 -250 0 -262 C36 -250 66 -200 72 -122 Q36 -152 0 -122 Q-36 -152 -72 -122Z",
        t.pale,
      ) +
      disc(0, -266, 10, t.dark),
  },
  lighthouse: {
    width: 160,
    height: 310,
    label: "a lighthouse",
    draw: (t) =>
      area("M-66 0 L-40 -206 H40 L66 0Z", t.pale) +
      area("M-59.7 -50 L-53.4 -100 H53.4 L59.7 -50Z M-47.1 -150 L-40 -206 H40 L47.1 -150Z", t.main) +
      rect(-54, -222, 108, 20, 8, t.dark) +
      rect(-30, -268, 60, 48, 0, t.glow) +
      rect(-5, -268, 10, 48, 0, t.dark) +
      area("M-44 -264 Q0 -330 44 -264Z", t.deep) +
      area("M-18 0 V-32 A18 18 0 0 1 18 -32 V0Z", t.dark),
  },
  lifebuoy: {
    width: 220,
    height: 220,
    label: "a lifebuoy",
    draw: (t) =>
      ring(0, -110, 84, 50, t.main) +
      [45, 135, 225, 315].map((turn) => group(rect(-24, -110, 48, 52, 4, t.pale), 0, -110, turn)).join("") +
      [0, 90, 180, 270]
        .map((turn) => group(line("M-50 -98 Q0 -122 50 -98", t.deep, 7), 0, -110, turn))
        .join(""),
  },
  door: {
    width: 200,
    height: 290,
    label: "a door left ajar",
    draw: (t) =>
      rect(-100, -290, 186, 290, 8, t.deep) +
      rect(-80, -272, 146, 272, 0, t.glow) +
      area("M-80 -272 L22 -248 V18 L-80 0Z", t.main) +
      area("M-62 -240 L2 -226 V-146 L-62 -152Z M-62 -124 L2 -120 V-26 L-62 -34Z", t.deep) +
      disc(6, -134, 0, t.pale) +
      disc(12, -118, 9, t.pale),
  },
  rope: {
    width: 240,
    height: 150,
    label: "a coil of rope",
    draw: (t) =>
      line("M70 -40 Q130 -60 112 -14", t.deep, 20) +
      times(3, (i) => oval(-10, -34 - i * 38, 96, 34, i % 2 ? t.main : t.deep)) +
      oval(-10, -112, 96, 32, t.main) +
      oval(-10, -114, 50, 15, t.dark) +
      times(3, (i) =>
        line(
          `M${-66 + i * 56} ${-46 - (i === 1 ? -10 : 0)} l14 -16 M${-66 + i * 56} ${-84 - (i === 1 ? -10 : 0)} l14 -16`,
          t.pale,
          7,
        ),
      ),
  },
  hook: {
    width: 170,
    height: 310,
    label: "a fish hook with a card on it",
    floats: true,
    draw: (t) =>
      line("M20 -306 V-110 C20 -40 -70 -40 -70 -104", t.dark, 15) +
      poly("-84,-100 -70,-132 -56,-100", t.dark, 8) +
      ring(20, -292, 15, 9, t.dark) +
      group(
        rect(-62, -80, 124, 84, 12, t.main) +
          rect(-62, -58, 124, 18, 0, t.deep) +
          line("M-42 -18 H0", t.pale, 10),
        22,
        -46,
        10,
      ),
  },
  tent: {
    width: 290,
    height: 200,
    label: "a small tent",
    draw: (t) =>
      line("M-14 -200 L0 -180 L14 -200", t.dark, 9) +
      area("M0 -184 L140 0 H-140Z", t.main) +
      area("M0 -184 L140 0 H62Z", t.deep) +
      area("M0 -150 Q6 -60 40 0 H-44 Q-8 -60 0 -150Z", t.pale),
  },
  signpost: {
    width: 230,
    height: 290,
    label: "a signpost",
    draw: (t) =>
      rect(-11, -280, 22, 280, 6, t.dark) +
      poly("-70,-262 66,-262 106,-231 66,-200 -70,-200", t.main, 10) +
      poly("70,-176 -66,-176 -106,-145 -66,-114 70,-114", t.pale, 10) +
      line("M-46 -231 H50", t.pale, 10) +
      line("M46 -145 H-50", t.main, 10),
  },
} satisfies Record<string, Thing>;

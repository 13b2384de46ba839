/** The objects of devices and money: what is bought, charged and counted. */
import { area, disc, group, line, oval, rect, ring, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

export const devices = {
  phone: {
    width: 140,
    height: 255,
    label: "a phone",
    draw: (t) =>
      rect(-70, -255, 140, 255, 24, t.dark) +
      rect(-58, -238, 116, 220, 10, t.main) +
      times(6, (i) =>
        rect(-44 + (i % 2) * 48, -220 + Math.floor(i / 2) * 50, 40, 40, 10, i === 3 ? t.accent : t.pale),
      ) +
      rect(-44, -56, 88, 22, 11, t.deep),
  },
  tablet: {
    width: 300,
    height: 215,
    label: "a tablet",
    draw: (t) =>
      rect(-150, -215, 300, 215, 24, t.dark) +
      rect(-130, -197, 260, 179, 8, t.main) +
      area("M-130 -18 V-60 Q-70 -124 0 -70 Q60 -110 130 -64 V-18Z", t.deep) +
      disc(68, -142, 28, t.pale) +
      rect(-104, -166, 86, 22, 11, t.pale),
  },
  watch: {
    width: 130,
    height: 270,
    label: "a watch",
    draw: (t) =>
      area("M-38 -200 L-30 -270 H30 L38 -200Z M-38 -70 L-30 0 H30 L38 -70Z", t.deep) +
      rect(56, -158, 14, 40, 6, t.deep) +
      rect(-62, -204, 124, 138, 34, t.dark) +
      rect(-48, -190, 96, 110, 24, t.main) +
      line("M0 -166 V-134 L22 -120", t.pale, 10),
  },
  plug: {
    width: 200,
    height: 250,
    label: "a plug and its cable",
    draw: (t) =>
      line("M0 -110 C0 -40 -84 -86 -84 -36 C-84 10 20 -24 92 -10", t.dark, 13) +
      rect(-36, -246, 16, 62, 5, t.pale) +
      rect(20, -246, 16, 62, 5, t.pale) +
      area("M-64 -194 H64 V-160 Q64 -96 0 -96 Q-64 -96 -64 -160Z", t.main) +
      rect(-64, -200, 128, 22, 6, t.deep),
  },
  boxes: {
    width: 260,
    height: 240,
    label: "a pile of boxes",
    draw: (t) =>
      rect(-130, -124, 150, 124, 6, t.main) +
      rect(-72, -124, 34, 44, 0, t.pale) +
      rect(28, -96, 102, 96, 6, t.deep) +
      rect(66, -96, 26, 34, 0, t.pale) +
      rect(-92, -240, 124, 110, 6, t.accent) +
      rect(-44, -240, 28, 40, 0, t.pale),
  },
  speaker: {
    width: 200,
    height: 225,
    label: "a smart speaker",
    draw: (t) =>
      rect(-64, -206, 128, 206, 40, t.main) +
      oval(0, -192, 64, 22, t.deep) +
      oval(0, -192, 44, 12, t.glow) +
      times(12, (i) => disc(-36 + (i % 4) * 24, -128 + Math.floor(i / 4) * 32, 6, t.pale)) +
      line("M-84 -150 Q-102 -114 -84 -78 M84 -150 Q102 -114 84 -78", t.accent, 10),
  },
  calendar: {
    width: 210,
    height: 215,
    label: "a calendar",
    draw: (t) =>
      rect(-105, -196, 210, 196, 16, t.pale) +
      area("M-105 -136 V-180 Q-105 -196 -89 -196 H89 Q105 -196 105 -180 V-136Z", t.main) +
      line("M-56 -212 V-178 M56 -212 V-178", t.dark, 14) +
      times(8, (i) =>
        rect(-82 + (i % 4) * 43, -112 + Math.floor(i / 4) * 48, 34, 34, 7, i === 5 ? t.accent : t.main),
      ),
  },
  receipt: {
    width: 140,
    height: 260,
    label: "a long receipt",
    draw: (t) =>
      area("M-70 -260 H70 V-14 L47 0 L23 -16 L0 0 L-23 -16 L-47 0 L-70 -14Z", t.pale) +
      rect(-46, -236, 92, 26, 6, t.main) +
      times(4, (i) =>
        line(`M-42 ${-178 + i * 32} H8 M36 ${-178 + i * 32} H42`, i === 2 ? t.accent : t.deep, 10),
      ) +
      rect(-46, -50, 92, 18, 6, t.main),
  },
  card: {
    width: 260,
    height: 190,
    label: "two bank cards",
    draw: (t) =>
      group(rect(-115, -150, 230, 146, 18, t.deep), 8, -28, -8) +
      rect(-124, -152, 240, 152, 18, t.main) +
      rect(-124, -120, 240, 28, 0, t.dark) +
      rect(-100, -66, 52, 38, 8, t.pale) +
      disc(62, -46, 24, t.accent) +
      disc(86, -46, 24, t.pale),
  },
  savings: {
    width: 170,
    height: 220,
    label: "a jar of coins",
    draw: (t) =>
      rect(-85, -184, 170, 184, 34, t.pale) +
      [
        [-42, -32],
        [4, -30],
        [48, -34],
        [-22, -72],
        [28, -74],
        [0, -114],
      ]
        .map(([x, y], i) => disc(x!, y!, 25, i % 2 ? t.deep : t.main) + ring(x!, y!, 14, 4, t.pale))
        .join("") +
      rect(-74, -218, 148, 40, 10, t.deep) +
      rect(-30, -206, 60, 12, 6, t.dark),
  },
} satisfies Record<string, Thing>;

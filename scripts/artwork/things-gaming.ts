/** The objects of gaming: play, and its money. */
import { area, disc, group, line, play, poly, rect, ring, times } from "./shapes.ts";
import type { Thing } from "./shapes.ts";

/** A coin seen from the front. */
const coin = (x: number, y: number, radius: number, fill: string, face: string) =>
  disc(x, y, radius, fill) + ring(x, y, radius * 0.66, radius * 0.16, face);

export const gaming = {
  pad: {
    width: 290,
    height: 180,
    label: "a game controller",
    draw: (t) =>
      area(
        "M-92 -178 H92 C134 -178 142 -80 144 -36 C146 10 102 14 82 -24 L60 -62 H-60 L-82 -24 C-102 14 -146 10 -144 -36 C-142 -80 -134 -178 -92 -178Z",
        t.main,
      ) +
      rect(-104, -134, 72, 22, 6, t.pale) +
      rect(-79, -159, 22, 72, 6, t.pale) +
      disc(68, -148, 13, t.pale) +
      disc(68, -98, 13, t.pale) +
      disc(43, -123, 13, t.accent) +
      disc(93, -123, 13, t.accent),
  },
  coins: {
    width: 230,
    height: 190,
    label: "a stack of coins",
    draw: (t) =>
      times(5, (i) => rect(-108 + (i % 2) * 8, -36 - i * 34, 130, 30, 10, i % 2 ? t.main : t.deep)) +
      times(5, (i) => line(`M${-84 + (i % 2) * 8} ${-21 - i * 34} h26`, t.pale, 6)) +
      coin(64, -52, 52, t.main, t.pale),
  },
  dice: {
    width: 250,
    height: 205,
    label: "two dice",
    draw: (t) =>
      group(
        rect(-54, -108, 108, 108, 20, t.main) +
          disc(-24, -78, 11, t.pale) +
          disc(24, -30, 11, t.pale) +
          disc(0, -54, 11, t.pale),
        70,
        -2,
        0,
      ) +
      group(
        rect(-70, -140, 140, 140, 26, t.pale) +
          [-34, 34].map((x) => [-104, -36].map((y) => disc(x, y, 13, t.deep)).join("")).join("") +
          disc(0, -70, 13, t.accent),
        -62,
        -20,
        -9,
      ),
  },
  blocks: {
    width: 264,
    height: 264,
    label: "a pile of blocks",
    draw: (t) =>
      rect(-132, -84, 84, 84, 10, t.deep) +
      rect(-42, -84, 84, 84, 10, t.main) +
      rect(48, -84, 84, 84, 10, t.pale) +
      rect(-132, -174, 84, 84, 10, t.main) +
      rect(-42, -174, 84, 84, 10, t.pale) +
      rect(-132, -264, 84, 84, 10, t.accent) +
      disc(90, -42, 18, t.main) +
      disc(0, -132, 18, t.main),
  },
  arrows: {
    width: 220,
    height: 220,
    label: "a cross of arrow keys",
    draw: (t) =>
      rect(-38, -220, 76, 220, 18, t.dark) +
      rect(-110, -148, 220, 76, 18, t.dark) +
      [0, 90, 180, 270]
        .map((turn) => group(play(74, 0, 34, turn === 270 ? t.accent : t.main), 0, -110, turn))
        .join("") +
      disc(0, -110, 20, t.main),
  },
  handheld: {
    width: 330,
    height: 150,
    label: "a handheld console",
    draw: (t) =>
      rect(-165, -150, 330, 150, 40, t.main) +
      rect(-102, -150, 204, 150, 6, t.dark) +
      rect(-90, -136, 180, 122, 4, t.pale) +
      area("M-90 -14 V-46 Q-44 -92 0 -46 Q40 -80 90 -40 V-14Z", t.main) +
      disc(46, -106, 16, t.accent) +
      disc(-134, -104, 18, t.pale) +
      rect(-141, -66, 14, 42, 4, t.pale) +
      rect(-155, -52, 42, 14, 4, t.pale) +
      disc(134, -46, 18, t.pale) +
      disc(134, -102, 10, t.accent),
  },
  chest: {
    width: 240,
    height: 190,
    label: "a treasure chest",
    draw: (t) =>
      area("M-120 -104 V-120 Q-120 -190 -50 -190 H50 Q120 -190 120 -120 V-104Z", t.main) +
      rect(-120, -96, 240, 96, 10, t.deep) +
      rect(-84, -188, 22, 84, 0, t.pale) +
      rect(62, -188, 22, 84, 0, t.pale) +
      rect(-84, -96, 22, 96, 0, t.main) +
      rect(62, -96, 22, 96, 0, t.main) +
      rect(-26, -124, 52, 60, 12, t.pale) +
      disc(0, -98, 10, t.dark),
  },
  tower: {
    width: 170,
    height: 290,
    label: "a castle tower with a flag",
    draw: (t) =>
      line("M0 -210 V-284", t.dark, 8) +
      poly("4,-284 66,-264 4,-244", t.accent, 4) +
      rect(-62, -180, 124, 180, 0, t.main) +
      rect(-80, -196, 160, 46, 4, t.deep) +
      times(3, (i) => rect(-80 + i * 62, -222, 36, 34, 4, t.deep)) +
      area("M-28 0 V-56 A28 28 0 0 1 28 -56 V0Z", t.dark) +
      rect(-14, -134, 28, 32, 14, t.pale),
  },
} satisfies Record<string, Thing>;

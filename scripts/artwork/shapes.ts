/** Plain SVG shapes. A thing is drawn around the middle of its foot: x to both sides of 0, y upwards from 0 (negative). */
import type { Tones } from "./palette.ts";

/** A drawable object: its size in units, its drawing in the given tones, and its name in a sentence. */
export type Thing = {
  width: number;
  height: number;
  label: string;
  draw: (tones: Tones) => string;
  /** Hangs in the air instead of standing on a floor. */
  floats?: boolean;
};

/** A coordinate with at most one decimal: short and the same on every machine. */
export const n = (value: number) => String(Math.round(value * 10) / 10 || 0);

/** A rectangle from its top left corner, with rounded corners. */
export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`;

/** A filled circle. */
export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

/** A filled ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

/** A circle's outline. */
export const ring = (x: number, y: number, radius: number, width: number, colour: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;

/** A filled path. */
export const area = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A filled polygon with softly rounded corners. */
export const poly = (points: string, fill: string, soft = 6) =>
  `<polygon points="${points}" fill="${fill}" stroke="${fill}" stroke-width="${n(soft)}" stroke-linejoin="round"/>`;

/** An open line with round ends. */
export const line = (d: string, colour: string, width = 10) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Shapes moved, turned (degrees) and scaled together. */
export const group = (content: string, x: number, y: number, turn = 0, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${
    scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`
  }">${content}</g>`;

/** Repeats a drawing for 0, 1, ... count - 1. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A triangle pointing right, centered: the symbol for "play". */
export const play = (x: number, y: number, size: number, fill: string) =>
  poly(
    `${n(x - size * 0.38)},${n(y - size * 0.5)} ${n(x + size * 0.5)},${n(y)} ${n(x - size * 0.38)},${n(y + size * 0.5)}`,
    fill,
    size * 0.2,
  );

/** A tick, centered. */
export const tick = (x: number, y: number, size: number, colour: string, width = size * 0.2) =>
  line(
    `M${n(x - size * 0.42)} ${n(y + size * 0.02)} L${n(x - size * 0.1)} ${n(y + size * 0.34)} L${n(x + size * 0.44)} ${n(y - size * 0.32)}`,
    colour,
    width,
  );

/** A heart, centered. */
export const heart = (x: number, y: number, size: number, fill: string) =>
  group(
    area("M0 42 C-64 0 -56 -46 -26 -46 C-10 -46 0 -34 0 -26 C0 -34 10 -46 26 -46 C56 -46 64 0 0 42Z", fill),
    x,
    y,
    0,
    size / 100,
  );

import { createHash } from "node:crypto";

/** A number from 0 up to 1, always the same for the same words, otherwise random. */
export const chanceOf = (...words: string[]): number =>
  createHash("sha256").update(words.join("\n")).digest().readUInt32BE() / 2 ** 32;

/** One of the items, always the same for the same words. Throws when there are no items. */
export function pickBy<T>(items: readonly T[], ...words: string[]): T {
  const item = items[Math.floor(chanceOf(...words) * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

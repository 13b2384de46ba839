/** Repeatable chance: the same seed composes the same picture. */
import { createHash } from "node:crypto";
import { repeatableChance } from "#lib/base/values/repeatable-chance";

/** A random generator that repeats itself for the same seed. */
export type Chance = {
  /** An integer from low to high, both included. */
  whole: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
  maybe: (share: number) => boolean;
};

/** A generator seeded by a text: by the first bytes of its SHA-1. */
export function chanceOf(seed: string): Chance {
  const next = repeatableChance(createHash("sha1").update(seed).digest().readUInt32LE(0));
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const shuffle = <T>(list: readonly T[]) => {
    const rest = [...list];
    return list.map(() => rest.splice(whole(0, rest.length - 1), 1)[0]!);
  };
  return {
    whole,
    shuffle,
    pick: (list) => list[whole(0, list.length - 1)]!,
    maybe: (share) => next() < share,
  };
}

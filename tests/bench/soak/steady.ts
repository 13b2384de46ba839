/** Does something many times per second, whether or not earlier runs have ended. */
import { setTimeout as wait } from "node:timers/promises";
import type { World } from "./world.ts";

/** At most this many of one kind run at once: a person who waits does not ask twice. */
const mostAtOnce = 256;

/** Runs `act` at a rate until the world is over; then waits for what is still running. */
export async function steadily(world: World, perSecond: number, act: () => Promise<void>): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  for (let number = 0; !world.isOver; number += 1) {
    if (underWay.size < mostAtOnce) {
      const one = act().finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await wait(Math.max(0, begun + ((number + 1) * 1_000) / perSecond - performance.now()));
  }
  await Promise.all(underWay);
}

/** A random item of a list. */
export const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** A random client address. */
export const someAddress = (): string =>
  `10.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;

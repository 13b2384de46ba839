/** Doing something so many times a second, whether or not what was begun before has ended. */
import { setTimeout as wait } from "node:timers/promises";
import type { World } from "./world.ts";

/** At most so many of one kind are under way: a person who waits does not ask twice. */
const mostAtOnce = 256;

/** Runs `act` at a rate until the world is over; then waits for what is under way. */
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

/** One of a list, any. */
export const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** An address that somebody else has. */
export const someAddress = (): string =>
  `10.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;

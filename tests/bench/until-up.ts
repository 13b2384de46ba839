import { setTimeout as wait } from "node:timers/promises";

const triesAtMost = 400;
const betweenTriesMs = 100;

/** Waits until something answers at an address, whatever it says. Throws when nothing has within forty seconds. */
export async function untilUp(address: string): Promise<void> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(betweenTriesMs);
  }
  throw new Error(`nothing answers at ${address}`);
}

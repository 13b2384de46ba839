/** How long the screens of the signed-in product take, requested as one user after the other. */
import { percentile } from "./percentile.ts";
import type { SignedInBrowser } from "./signed-in-browser.ts";

const shown = (times: readonly number[], share: number): string =>
  percentile(times, share).toFixed(1).padStart(10);

/** Prints the median and the slowest percent of each screen. A screen's address is a function of the number of the user. */
export async function measureScreens(
  browsers: readonly SignedInBrowser[],
  screens: Record<string, (user: number) => string>,
  rounds: number,
): Promise<void> {
  console.log(`\n${"screen".padEnd(24)}${"p50 ms".padStart(10)}${"p99 ms".padStart(10)}`);
  for (const [name, address] of Object.entries(screens)) {
    const times: number[] = [];
    const statuses = new Set<number>();
    for (let round = -1; round < rounds; round += 1) {
      for (const browser of browsers) await browser.renew();
      for (const [user, browser] of browsers.entries()) {
        const started = performance.now();
        const answer = await browser.ask(address(user));
        await answer.arrayBuffer();
        statuses.add(answer.status);
        // The first round is for warming up.
        if (round >= 0) times.push(performance.now() - started);
      }
    }
    const status = statuses.size === 1 && statuses.has(200) ? "" : `  status ${[...statuses].join(", ")}`;
    console.log(`${name.padEnd(24)}${shown(times, 0.5)}${shown(times, 0.99)}${status}`);
  }
}

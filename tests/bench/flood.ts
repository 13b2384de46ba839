/** What a crowd of expensive requests does to all others, measured at `/api/health`. */
import type { SignedInBrowser } from "./signed-in-browser.ts";

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const at = (times: readonly number[], share: number) =>
  (sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);

/** Sends `count` requests at once and requests `/api/health` until all are answered. Prints how long health took. */
export async function floodWith(
  url: string,
  browsers: readonly SignedInBrowser[],
  name: string,
  count: number,
  address: (number: number) => string,
): Promise<void> {
  for (const browser of browsers) await browser.renew();
  const health: number[] = [];
  const statuses = new Map<number, number>();
  let waiting = count;
  const started = performance.now();
  const crowd = Array.from({ length: count }, async (_, number) => {
    const answer = await browsers[number % browsers.length]?.ask(address(number));
    await answer?.arrayBuffer();
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    waiting -= 1;
  });
  while (waiting > 0) {
    const asked = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    health.push(performance.now() - asked);
  }
  await Promise.all(crowd);
  const took = (performance.now() - started).toFixed(0);
  const told = [...statuses].map(([status, times]) => `${times} × ${status}`).join(", ");
  console.log(
    `${name.padEnd(34)} ${count} at once in ${took} ms (${told}); health p50 ${at(health, 0.5)} ms, ` +
      `p99 ${at(health, 0.99)} ms, ${health.length} asked`,
  );
}

/** Ends what a test over HTTP has started. */
import { onTestFinished } from "vitest";

/** Returns what a test has started, and ends it after the test, whether it passes or not. The last started ends first. */
export function untilTestEnds<T extends { stop: () => Promise<unknown> } | { remove: () => unknown }>(
  started: T,
): T {
  onTestFinished(async () => {
    await ("stop" in started ? started.stop() : started.remove());
  });
  return started;
}

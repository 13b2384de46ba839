/** What a test over HTTP starts for itself ends with it. */
import { onTestFinished } from "vitest";

/** Gives what a test has started, to be ended after it, whether it passes or not. What was started last ends first. */
export function untilTestEnds<T extends { stop: () => Promise<unknown> } | { remove: () => unknown }>(
  started: T,
): T {
  onTestFinished(async () => {
    await ("stop" in started ? started.stop() : started.remove());
  });
  return started;
}

/** Ends what a browser test has started. */
import { test } from "@playwright/test";

type Started = { stop: () => Promise<unknown> } | { remove: () => unknown };

/**
 * For the tests of the file or the `describe` that calls it: returns a function that registers a server, a service or a folder, to
 * be ended after the current test, whether it passes or not. The last registered ends first.
 */
export function endedWithTests(): <T extends Started>(started: T) => T {
  const running: Started[] = [];
  test.afterEach(async () => {
    const faults: unknown[] = [];
    for (const one of running.splice(0).reverse())
      try {
        await ("stop" in one ? one.stop() : one.remove());
      } catch (fault) {
        faults.push(fault);
      }
    if (faults.length > 0) throw new AggregateError(faults, "not all has ended as it should");
  });
  return (started) => {
    running.push(started);
    return started;
  };
}

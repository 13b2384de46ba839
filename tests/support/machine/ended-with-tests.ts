/** Ends what a browser test has started. */
import { test } from "@playwright/test";

type Started = { stop: () => Promise<unknown>; log?: () => string } | { remove: () => unknown };

/** As many last lines of a server's log as explain why it answered what a test did not expect. */
const lastLines = 40;

/**
 * For the tests of the file or the `describe` that calls it: returns a function that registers a server, a service or a folder, to
 * be ended after the current test, whether it passes or not. The last registered ends first. If the test fails, the end of each
 * server's log is printed.
 */
export function endedWithTests(): <T extends Started>(started: T) => T {
  const running: Started[] = [];
  test.afterEach(async ({}, { status, expectedStatus }) => {
    const faults: unknown[] = [];
    for (const one of running.splice(0).reverse()) {
      if (status !== expectedStatus && "log" in one)
        console.log(one.log?.().split("\n").slice(-lastLines).join("\n"));
      try {
        await ("stop" in one ? one.stop() : one.remove());
      } catch (fault) {
        faults.push(fault);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, "not all has ended as it should");
  });
  return (started) => {
    running.push(started);
    return started;
  };
}

/** A site for the tests of one spec file that tells Segment, which a collector of the tests stands in for, of its readers. */
import { test } from "@playwright/test";
import { startCollector, type Collector } from "@/tests/support/services/collector";
import { ownSite } from "@/tests/support/sites/own-site";

/** `env` is added to the site's environment. Each test begins with a collector that works and has been told nothing. */
export function collectedSite(env: Record<string, string> = {}) {
  let started: Collector | undefined;
  const collector = () => {
    if (!started) throw new Error("The collector is there while tests run");
    return started;
  };
  const site = ownSite(async () => {
    started = await startCollector();
    return {
      NEXT_PUBLIC_SEGMENT_WRITE_KEY: "write-key-of-the-tests",
      NEXT_PUBLIC_SEGMENT_HOST: started.url,
      ...env,
    };
  });
  test.afterAll(() => started?.stop());
  test.beforeEach(() => {
    collector().behave("take");
    collector().taken.length = 0;
    collector().batches.length = 0;
  });
  return { site, collector };
}

import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const resolve = {
  alias: {
    "@/": `${import.meta.dirname}/`,
    // The guard of server modules, which Node resolves by an export condition.
    "server-only": `${import.meta.dirname}/tests/support/next/empty-module.ts`,
    // What Next and its compiler put in the place of these, none of which is there without a request.
    "next/cache": `${import.meta.dirname}/tests/support/next/next-cache.ts`,
    "next/headers": `${import.meta.dirname}/tests/support/next/next-headers.ts`,
    "next/root-params": `${import.meta.dirname}/tests/support/next/root-params.ts`,
    "next-intl/config": `${import.meta.dirname}/lib/base/i18n/request.ts`,
    // By its name it is the one for client components, which throws.
    "next-intl/server": `${import.meta.dirname}/node_modules/next-intl/dist/esm/production/server.react-server.js`,
  },
};

/** Run as the code around it is, so that what stands in for Next is in its place there too. */
const server = { deps: { inline: ["next-intl"] } };

const unitTests = ["tests/unit/**/*.test.ts", "tests/architecture/**/*.test.ts"];
/**
 * Code that changes what a whole process shares: modules, globals, the environment, its folder, clocks, what the front offers,
 * Next's memory of old tags.
 */
const changesProcess =
  /\bvi\.(?:mock|doMock|resetModules|stub|spyOn|useFakeTimers)|\((?:globalThis|process\.env), |process\.(?:chdir|env\.\w+ = )|delete process\.env|browser-globals|process-database|store-of-documents|sign-in-service|next-cache|next-headers|root-params|frontBridge\.set|page-cache|old-tags|clerk-api|call-turns/;
/**
 * Files whose tests contain such code: each runs in a process of its own. All others share the process of their worker, since a
 * process for each took most of the time of a run.
 */
const changing = globSync(unitTests, { cwd: import.meta.dirname }).filter((file) =>
  changesProcess.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
);
/** A test in which no assertion runs fails, such as one that only goes through a list that has become empty. */
const eachAsserts = { requireAssertions: true };
const unit = {
  env: { LOG_LEVEL: "silent" },
  maxWorkers: 2,
  expect: eachAsserts,
  // Thousands of rows in an embedded database take a busy machine a while.
  testTimeout: 30_000,
  server,
};

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { ...unit, name: "unit", include: unitTests, exclude: changing, isolate: false } },
      { resolve, test: { ...unit, name: "unit-alone", include: changing } },
      {
        // Against the production build, which must be made first.
        resolve,
        test: {
          name: "http",
          server,
          expect: eachAsserts,
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/support/sites/sites-of-a-run.ts"],
          // The files of a worker share the sites that they start.
          isolate: false,
          maxWorkers: 2,
          // These tests measure no times: a site that starts beside a build is slow.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

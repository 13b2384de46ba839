import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const resolve = {
  alias: {
    "@/": `${import.meta.dirname}/`,
    // The guard of server modules, which Node resolves by an export condition.
    "server-only": `${import.meta.dirname}/tests/support/empty-module.ts`,
  },
};

const unitTests = ["tests/unit/**/*.test.ts", "tests/architecture/**/*.test.ts"];
/**
 * Code that changes what a whole process shares: modules, globals, the environment, its folder, clocks, what the front offers,
 * Next's memory of old tags.
 */
const changesProcess =
  /\bvi\.(?:mock|doMock|resetModules|stub|spyOn|useFakeTimers)|\((?:globalThis|process\.env), |process\.(?:chdir|env\.\w+ = )|delete process\.env|browser-globals|process-database|frontBridge\.set|page-cache|old-tags|clerk-api/;
/**
 * Files whose tests contain such code: each runs in a process of its own. All others share the process of their worker, since a
 * process for each took most of the time of a run.
 */
const changing = globSync(unitTests, { cwd: import.meta.dirname }).filter((file) =>
  changesProcess.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
);
const unit = {
  env: { LOG_LEVEL: "silent" },
  maxWorkers: 2,
  // Thousands of rows in an embedded database take a busy machine a while.
  testTimeout: 30_000,
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
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/support/sites-of-a-run.ts"],
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

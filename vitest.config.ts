import { defineConfig } from "vitest/config";

const resolve = {
  alias: {
    "@/": `${import.meta.dirname}/`,
    // The guard of server modules, which Node resolves by condition.
    "server-only": `${import.meta.dirname}/tests/support/empty-module.ts`,
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          env: { LOG_LEVEL: "silent" },
          maxWorkers: 2,
          // Thousands of rows in an embedded database take a busy machine a while.
          testTimeout: 30_000,
        },
      },
      {
        // Against the production build, which is to be made first.
        resolve,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/support/sites-of-a-run.ts"],
          // The files of a worker share the sites they start.
          isolate: false,
          maxWorkers: 2,
          // Nothing here is measured by it: a site that starts beside a build takes its time.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

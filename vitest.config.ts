import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "@/": `${import.meta.dirname}/`,
      // The guard of server modules, which Node resolves by condition.
      "server-only": `${import.meta.dirname}/tests/support/empty-module.ts`,
    },
  },
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/architecture/**/*.test.ts"],
    env: { LOG_LEVEL: "silent" },
  },
});

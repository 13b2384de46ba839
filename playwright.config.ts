import { defineConfig, devices } from "@playwright/test";
import { browserAtHand } from "./scripts/find-browser.ts";
import { siteEnv, siteUrl } from "./scripts/site-under-test.ts";

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/support/browser/build-bare-page.ts",
  testMatch: ["browser/**/*.spec.ts", "sweep/**/*.spec.ts"],
  fullyParallel: true,
  // One more than the processors of a small machine: a test spends much of its time waiting.
  workers: 3,
  timeout: 240_000,
  // Long, because a busy machine is not a fault of the site. What is there at once is still seen at once.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: siteUrl,
    launchOptions: { executablePath: browserAtHand(), args: ["--disable-gpu"] },
  },
  webServer: {
    // In place of its shell, so that it sees when the runner is gone.
    command: `exec ${process.execPath} tests/support/programs/serve-under-test.ts`,
    url: `${siteUrl}/robots.txt`,
    env: { ...siteEnv, NODE_ENV: "production" },
    reuseExistingServer: false,
    // It may have to create a database first.
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});

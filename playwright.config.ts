import { defineConfig, devices } from "@playwright/test";
import { browserAtHand } from "./scripts/find-browser.ts";
import { siteEnv, siteUrl } from "./scripts/site-under-test.ts";

const executablePath = browserAtHand();

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/support/build-bare-page.ts",
  testMatch: ["browser/**/*.spec.ts", "sweep/**/*.spec.ts"],
  fullyParallel: true,
  // One more than the processors of a small machine: a test waits for much of its time.
  workers: 3,
  timeout: 240_000,
  // What is waited for comes when it comes: a busy machine is no fault of the site's. What is there at once is seen at once.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.CI ? [["line"]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    baseURL: siteUrl,
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `${process.execPath} tests/support/serve-under-test.ts`,
    url: `${siteUrl}/robots.txt`,
    env: { ...siteEnv, NODE_ENV: "production" },
    reuseExistingServer: false,
    // It may have to make a database first.
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});

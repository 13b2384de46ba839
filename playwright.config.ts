import { defineConfig, devices } from "@playwright/test";
import { browserAtHand } from "./scripts/find-browser.ts";
import { siteEnv, siteUrl } from "./scripts/site-under-test.ts";

const executablePath = browserAtHand();

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/support/build-bare-page.ts",
  testMatch: ["browser/**/*.spec.ts", "sweep/**/*.spec.ts"],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
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
    command: `${process.execPath} scripts/serve.mjs`,
    url: `${siteUrl}/robots.txt`,
    env: { ...siteEnv, NODE_ENV: "production" },
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});

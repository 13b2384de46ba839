/** Finds the Chromium for the tests, or installs Debian's. Says what it did. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell first: it draws no window around the page, and needs half the processor time of the full browser. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
];
const installCommand = "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell";

/** The path of a browser on this machine; undefined when it has none. */
export const browserAtHand = (): string | undefined =>
  [process.env.LANTERN_CHROMIUM, ...places, chromium.executablePath()].find(
    (place) => place && existsSync(place),
  );

/** The path of a usable browser. If there is none and none can be installed, ends the process with the one command to run. */
export function findBrowser(): string {
  const found = browserAtHand();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Browser: none found, installing Debian's headless Chromium.");
    const { status } = spawnSync("bash", ["-c", installCommand], { stdio: ["ignore", "ignore", "inherit"] });
    const installed = browserAtHand();
    if (status === 0 && installed) return installed;
  }
  console.error(`Browser: none found. Install one with:\n  sudo sh -c "${installCommand}"`);
  process.exit(1);
}

if (import.meta.main) findBrowser();

/** Finds the Chromium that the tests drive, or installs Debian's. Says what it did. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
];
const installCommand = "apt-get update && apt-get install -y --no-install-recommends chromium";

/** The path of a usable browser. Ends the process with the one command to run when there is none and none can be installed. */
export function findBrowser(): string {
  const named = process.env.LANTERN_CHROMIUM;
  const found = [named, ...places, chromium.executablePath()].find((place) => place && existsSync(place));
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Browser: none found, installing Debian's chromium.");
    const { status } = spawnSync("bash", ["-c", installCommand], { stdio: ["ignore", "ignore", "inherit"] });
    if (status === 0 && existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  console.error(`Browser: none found. Install one with:\n  sudo sh -c "${installCommand}"`);
  process.exit(1);
}

if (import.meta.main) findBrowser();

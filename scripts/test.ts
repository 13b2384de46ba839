/**
 * `npm test`: everything, in the order in which a fault is cheapest to find. Ends with `N passed, N failed`. With `--sweep`
 * only the tests that try every page, all of them; `SWEEP=1` has them do so among everything else.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { siteEnv } from "./site-under-test.ts";
import { findBrowser } from "./find-browser.ts";

type Count = { passed: number; failed: number };
const total: Count = { passed: 0, failed: 0 };
const reports = "test-results";

/** Runs a command with the project's own Node; gives whether it succeeded. */
function run(title: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n=== ${title}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  console.log(
    `=== ${title}: ${status === 0 ? "ok" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

/** A check that is one thing: passed or failed. */
function check(title: string, args: string[], env?: Record<string, string>): boolean {
  const isOk = run(title, args, env);
  total[isOk ? "passed" : "failed"] += 1;
  return isOk;
}

/** A test runner that writes a JSON report, whose tests are counted one by one. */
function tests(
  title: string,
  args: string[],
  report: string,
  count: (json: string) => Count,
  env?: Record<string, string>,
): void {
  const isOk = run(title, args, env);
  try {
    const counted = count(readFileSync(report, "utf8"));
    total.passed += counted.passed;
    total.failed += counted.failed;
    // A runner can fail without a failed test: a crash, or no test at all.
    if ((!isOk && counted.failed === 0) || counted.passed + counted.failed === 0) total.failed += 1;
  } catch {
    total.failed += 1;
  }
}

const bin = (name: string) => `node_modules/${name}`;
const countVitest = (json: string): Count => {
  const report = JSON.parse(json) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};
const countPlaywright = (json: string): Count => {
  const { stats } = JSON.parse(json) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

/** The tests of one of Vitest's projects. */
function vitest(title: string, project: string): void {
  const report = `${reports}/${project}.json`;
  tests(
    title,
    [
      bin("vitest/vitest.mjs"),
      "run",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    report,
    countVitest,
  );
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = findBrowser();

/** What needs no built site. */
function checkSources(): void {
  check("route types", [bin("next/dist/bin/next"), "typegen"]);
  check("types", [bin("typescript/bin/tsc"), "--noEmit"]);
  check("lint", [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"]);
  check("unused", [bin("knip/bin/knip.js")]);
  check("format", [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."]);
  check("content", ["scripts/content-check.ts"]);
  vitest("unit and architecture", "unit");
}

const isSweepAlone = process.argv.includes("--sweep");
if (isSweepAlone) process.env.SWEEP = "1";
else checkSources();
if (check("production build", ["scripts/build.ts"], siteEnv)) {
  if (!isSweepAlone) vitest("http", "http");
  tests(
    "browser",
    [bin("@playwright/test/cli.js"), "test", ...(isSweepAlone ? ["tests/sweep"] : []), "--reporter=dot,json"],
    `${reports}/browser.json`,
    countPlaywright,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`, LANTERN_CHROMIUM: browser },
  );
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

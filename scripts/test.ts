/**
 * `npm test`: everything, ordered so that faults are found as cheaply as possible. Ends with what failed and `N passed, N failed`.
 * `--sweep` runs only the tests that try every page, on all pages; `SWEEP=1` has them do so among everything else.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";
import { makeMemoryFolder } from "./memory-folder.ts";
import { readArguments } from "./read-arguments.ts";
import { lastLines, readPlaywrightReport, readVitestReport, type TestReport } from "./test-reports.ts";

// First of all: whoever names a test means to run that one, and must not wait for all of them.
const { sweep: isSweepAlone = false } = readArguments(
  "npm test (one test: npm run test:unit, test:http or test:browser -- FILE)",
  { options: { sweep: { type: "boolean" } } },
).values;

const total: TestReport = { passed: 0, failed: 0, faults: [] };
const reports = "test-results";

type Stage = {
  title: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether another stage runs at the same time: then its output is printed in one piece at its end. */
  isBeside?: boolean;
};

type Ended = { isOk: boolean; faults: string[] };

/** Runs a command with the project's own Node. If it fails, the fault is the end of what it printed, where that is known. */
async function run({ title, args, env, isBeside = false }: Stage): Promise<Ended> {
  if (!isBeside) console.log(`\n=== ${title}`);
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: isBeside ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [status] = (await once(child, "close")) as [number | null];
  const printed = Buffer.concat(chunks).toString();
  if (isBeside) process.stdout.write(`\n=== ${title}\n${printed}`);
  const isOk = status === 0;
  console.log(
    `=== ${title}: ${isOk ? "ok" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return { isOk, faults: isOk ? [] : [[title, ...lastLines(printed)].join("\n")] };
}

/** A check that counts as one test: passed or failed. */
async function check(stage: Stage): Promise<boolean> {
  const { isOk, faults } = await run(stage);
  total[isOk ? "passed" : "failed"] += 1;
  total.faults.push(...faults);
  return isOk;
}

/** A test runner that writes a JSON report, from which the tests are counted. */
async function tests(stage: Stage, path: string, read: (json: string) => TestReport): Promise<void> {
  const ended = await run(stage);
  const report = readReport(path, read);
  total.passed += report.passed;
  total.failed += report.failed;
  total.faults.push(...report.faults);
  // A runner can fail without a failed test: a crash, or no test at all.
  if (report.failed > 0 || (ended.isOk && report.passed > 0)) return;
  total.failed += 1;
  total.faults.push(...(ended.isOk ? [`${stage.title}: no test was run`] : ended.faults));
}

/** A runner that crashed may have written no report, or half of one. */
function readReport(path: string, read: (json: string) => TestReport): TestReport {
  try {
    return read(readFileSync(path, "utf8"));
  } catch {
    return { passed: 0, failed: 0, faults: [] };
  }
}

const bin = (name: string) => `node_modules/${name}`;

/** The tests of one Vitest project, or of all whose names match a pattern: `unit*`. */
function vitest(title: string, project: string, isBeside = false): Promise<void> {
  const report = `${reports}/${project.replace("*", "")}.json`;
  const args = [
    bin("vitest/vitest.mjs"),
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return tests({ title, args, isBeside }, report, readVitestReport);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = findBrowser();
// Sites, databases and browsers write gigabytes of temporary files. A file system that discards each freed block at once takes a
// second to copy a build, and forty to remove it, during which the process waits.
const inMemory = makeMemoryFolder();
if (inMemory !== null) process.env.TMPDIR = inMemory;

const building: Stage = { title: "production build", args: ["scripts/test-build.ts"] };

/**
 * What needs no built site. The static checks run one after another. The build starts once those checks are through that read the
 * types which a build writes. All unit tests run meanwhile. Returns whether there is a build.
 */
async function checkSources(): Promise<boolean> {
  await check({ title: "route types", args: [bin("next/dist/bin/next"), "typegen"] });
  const unit = vitest("unit and architecture", "unit*", true);
  const lint = [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"];
  const format = [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."];
  await check({ title: "types", args: [bin("typescript/bin/tsc"), "--noEmit"], isBeside: true });
  await check({ title: "lint", args: lint, isBeside: true });
  const built = check({ ...building, isBeside: true });
  await check({ title: "unused", args: [bin("knip/bin/knip.js")], isBeside: true });
  await check({ title: "format", args: format, isBeside: true });
  await check({ title: "content", args: ["scripts/content-check.ts"], isBeside: true });
  await unit;
  return built;
}

if (isSweepAlone) process.env.SWEEP = "1";
if (await (isSweepAlone ? check(building) : checkSources())) {
  // Browser tests compare page weights with a bare page, which a fresh checkout has yet to build.
  const bare = run({ title: "bare page", args: ["tests/bench/build-bare.ts"], isBeside: true });
  if (!isSweepAlone) await vitest("http", "http");
  await bare;
  const report = `${reports}/browser.json`;
  const args = [bin("@playwright/test/cli.js"), "test", "--reporter=dot,json"];
  if (isSweepAlone) args.push("tests/sweep");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, LANTERN_CHROMIUM: browser };
  await tests({ title: "browser", args, env }, report, readPlaywrightReport);
  if (process.env.SWEEP === "1")
    await check({ title: "three minutes of everything going wrong", args: ["tests/bench/soak.ts", "3"] });
}

if (total.faults.length > 0) console.log(`\n=== what failed\n${total.faults.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

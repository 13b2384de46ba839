import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastLines, readPlaywrightReport, readVitestReport } from "@/scripts/test-reports";

let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "test-reports-"));
  symlinkSync(resolve("node_modules"), path("node_modules"));
  writeFileSync(path("package.json"), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const body = `
test("one and one are two", () => { expect(1 + 1).toBe(2); });
test("one and one are three", () => { expect(1 + 1).toBe(3); });
`;

/** Runs a test runner on the folder, which is to fail. */
async function fail(runner: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  // The runner must not take itself for a part of the run that this test belongs to.
  const { PATH, HOME } = process.env;
  const run = promisify(execFile)(process.execPath, [path(`node_modules/${runner}`), ...args], {
    cwd: folder,
    env: { NODE_ENV: "test", PATH, HOME, ...env },
  });
  await expect(run).rejects.toMatchObject({ code: 1 });
}

test("Vitest's failed tests and unreadable files are named, with what they say", async () => {
  writeFileSync(path("sum.test.js"), `import { expect, test } from "vitest";\n${body}`);
  writeFileSync(path("gone.test.js"), 'import "./nowhere.js";');
  await fail("vitest/vitest.mjs", ["run", "--reporter=json", "--outputFile.json=vitest.json"]);

  const { passed, failed, faults } = readVitestReport(readFileSync(path("vitest.json"), "utf8"));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(faults).toHaveLength(2);
  const words = faults.join("\n");
  expect(words).toContain("sum.test.js > one and one are three\n    AssertionError: expected 2 to be 3");
  expect(words).toMatch(/gone\.test\.js > the file\n {4}.*nowhere\.js/);
  expect(words).not.toContain("are two");
}, 60_000);

test("Playwright's failed tests are named, with what they say", async () => {
  const imported = 'import { expect, test } from "@playwright/test";';
  writeFileSync(path("sum.spec.js"), `${imported}\ntest.describe("sums", () => {${body}});`);
  const reported = { PLAYWRIGHT_JSON_OUTPUT_NAME: "playwright.json" };
  await fail("@playwright/test/cli.js", ["test", "sum.spec.js", "--reporter=json"], reported);

  const report = readPlaywrightReport(readFileSync(path("playwright.json"), "utf8"));
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  expect(report.faults).toHaveLength(1);
  expect(report.faults[0]).toMatch(/^sum\.spec\.js:4 > one and one are three\n {4}Error: expect/);
}, 60_000);

test("a hook that failed is named too, beside a failed test and where the report has no words for it", () => {
  const one = (status: string) => ({ fullName: "one", status, failureMessages: ["Error: one"] });
  const testResults = [
    { name: "after.test.ts", status: "failed", message: "after fell", assertionResults: [one("failed")] },
    { name: "before.test.ts", status: "failed", message: "", assertionResults: [one("skipped")] },
    { name: "fine.test.ts", status: "passed", message: "", assertionResults: [one("passed")] },
  ];
  const json = JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults });
  expect(readVitestReport(json).faults).toEqual([
    "after.test.ts > one\n    Error: one",
    "after.test.ts > the file\n    after fell",
    "before.test.ts > the file\n    a hook failed: see above",
  ]);
});

test("a page that was printed as one line is cut", () => {
  const [line = ""] = lastLines(`Received string: "<html>${"<p>word</p>".repeat(9000)}"`);
  expect(line).toMatch(/^ {4}Received string: "<html>/);
  expect(line.length).toBeLessThan(400);
});

test("of a command, the end of what it printed is told, without colours and empty lines", () => {
  const printed = `${Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n")}\n\n\u001B[31mlast\u001B[39m\n`;
  const told = lastLines(printed);
  expect(told.at(-1)).toBe("    last");
  expect(told).toHaveLength(12);
});

/** What the JSON report of a test runner says, for the last lines of `npm test`. */
import { stripVTControlCharacters } from "node:util";
import { cutText } from "#lib/base/text/text";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** `faults`: a paragraph for each failed test, its place and name and the first lines of what it says. */
export type TestReport = { passed: number; failed: number; faults: string[] };

/** Whoever reads only the end of a log needs to know what failed, not its whole stack. */
const maxLines = 6;
/** Characters of a line: a message may contain a whole page. */
const longestLine = 300;

const lines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `    ${cutText(line.trim(), longestLine)}`);

const tellTest = (place: string, name: string, messages: string[]): string =>
  [`${place} > ${name}`, ...lines(messages.join("\n")).slice(0, maxLines)].join("\n");

/** The end of what a command printed, where compilers and linters have their faults. */
export const lastLines = (printed: string): string[] => lines(printed).slice(-2 * maxLines);

/**
 * Reads the report that Vitest's `json` reporter wrote. A file that could not be loaded is a fault too, as is one whose hooks
 * failed: the report has the words of a file's own hooks, and none of a group's.
 */
export function readVitestReport(json: string): TestReport {
  const report = JSON.parse(json) as JsonTestResults;
  const faults = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    const isFileAtFault = status === "failed" && (failed.length === 0 || message !== "");
    return [
      ...failed.map((result) => tellTest(name, result.fullName, result.failureMessages ?? [])),
      ...(isFileAtFault ? [tellTest(name, "the file", [message || "a hook failed: see above"])] : []),
    ];
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, faults };
}

function tellSuite(suite: JSONReportSuite): string[] {
  const failed = suite.specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return tellTest(`${file}:${line}`, title, messages);
      }),
  );
  return [...failed, ...(suite.suites ?? []).flatMap(tellSuite)];
}

/** Reads the report that Playwright's `json` reporter wrote. A test that passed at a second try has failed. */
export function readPlaywrightReport(json: string): TestReport {
  const { stats, suites, errors } = JSON.parse(json) as JSONReport;
  const outside = errors.map(({ message }) => tellTest("playwright", "outside of tests", [message ?? ""]));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: [...suites.flatMap(tellSuite), ...outside],
  };
}

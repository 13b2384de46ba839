/**
 * How long a keystroke in the glossary's search blocks the page, with 500 terms: `node tests/bench/glossary-keystroke.ts`. Runs
 * against a site that is already served (its address is the argument), multiplies the terms on the page to 500 before the search is
 * first used, types, and prints the longest main-thread task of the trace and the slowest keystroke.
 */
import { chromium } from "@playwright/test";

const { findBrowser } = await import("../../scripts/find-browser.ts");
const { oneOf, readArguments } = await import("../../scripts/read-arguments.ts");
const usage = "node tests/bench/glossary-keystroke.ts [ADDRESS]";
const { positionals } = readArguments(usage, { allowPositionals: true });
const site = oneOf("address", positionals, "http://localhost:3000", usage);
const wanted = 500;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const page = await browser.newPage();
await page.goto(`${site}/glossary`, { waitUntil: "networkidle" });
const count = await page.evaluate((terms) => {
  const rows = [...document.querySelectorAll(".terms > div")];
  for (let at = 0; rows.length > 0 && document.querySelectorAll(".terms > div").length < terms; at += 1) {
    const row = rows[at % rows.length];
    row?.after(row.cloneNode(true));
  }
  return document.querySelectorAll(".terms > div").length;
}, wanted);

await browser.startTracing(page, {
  categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"],
});
const search = page.getByRole("searchbox").last();
await search.focus();
for (const word of ["chat", "a", "game", "e", "zzzz"]) {
  await search.pressSequentially(word, { delay: 120 });
  await page.waitForTimeout(400);
  for (const _ of word) {
    await search.press("Backspace");
    await page.waitForTimeout(120);
  }
}
type TraceEvent = {
  name: string;
  ph: string;
  /** Microseconds of wall-clock time, and of processor time: the second does not grow when the machine is busy. */
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { type?: string } };
};
const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
await browser.close();

const isInput = ({ name, args }: TraceEvent) => name === "EventDispatch" && args?.data?.type === "input";
// The thread of the page is the one that handles its input events.
const input = traceEvents.find(isInput);
const isTask = ({ name, pid, tid }: TraceEvent) =>
  name.endsWith("RunTask") && pid === input?.pid && tid === input.tid;

/** The median and the longest of some events, in milliseconds. */
function figures(isWanted: (event: TraceEvent) => boolean, field: "dur" | "tdur"): string {
  const all = traceEvents
    .flatMap((event) => (event.ph === "X" && isWanted(event) ? [event[field] ?? 0] : []))
    .sort((a, b) => a - b);
  const at = (index: number) => `${((all.at(index) ?? NaN) / 1000).toFixed(1)} ms`;
  return `median ${at(Math.floor(all.length / 2))}, longest ${at(-1)} (of ${all.length})`;
}

console.log(`terms on the page   ${count}`);
console.log(`input handler       ${figures(isInput, "dur")}`);
console.log(`  processor time    ${figures(isInput, "tdur")}`);
console.log(`main-thread task    ${figures(isTask, "dur")}; one over 50 ms is a long task`);
console.log(`  processor time    ${figures(isTask, "tdur")}`);

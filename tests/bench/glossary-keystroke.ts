/**
 * How long a keystroke in the glossary's search holds up the page, over 500 terms: `node tests/bench/glossary-keystroke.ts`.
 * Runs against a site that is already served (its address as the argument), multiplies the terms on the page to 500
 * before the search is first used, types, and prints the longest main-thread task of the trace and the slowest keystroke.
 */
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.ts";

const site = process.argv[2] ?? "http://localhost:3000";
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

await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
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
const trace = JSON.parse((await browser.stopTracing()).toString()) as {
  traceEvents: {
    name: string;
    ph: string;
    dur?: number;
    pid: number;
    tid: number;
    args?: { data?: { type?: string } };
  }[];
};
await browser.close();

const milliseconds = (micro: number) => (micro / 1000).toFixed(1);
const durations = (isWanted: (event: (typeof trace.traceEvents)[number]) => boolean) =>
  trace.traceEvents
    .flatMap((event) => (event.ph === "X" && event.dur && isWanted(event) ? [event.dur] : []))
    .sort((a, b) => a - b);
// The thread of the page is the one that handles its input events.
const input = trace.traceEvents.find(
  ({ name, args }) => name === "EventDispatch" && args?.data?.type === "input",
);
const tasks = durations(
  ({ name, pid, tid }) => name === "RunTask" && pid === input?.pid && tid === input.tid,
);
const handlers = durations(({ name, args }) => name === "EventDispatch" && args?.data?.type === "input");
console.log(`terms on the page      ${count}`);
console.log(`keystrokes             ${handlers.length}`);
console.log(
  `input handler, slowest ${milliseconds(handlers.at(-1) ?? NaN)} ms, median ${milliseconds(handlers[Math.floor(handlers.length / 2)] ?? NaN)} ms`,
);
console.log(`longest task           ${milliseconds(tasks.at(-1) ?? NaN)} ms (a slow one is over 50 ms)`);

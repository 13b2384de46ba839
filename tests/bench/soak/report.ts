/** What the soak prints at its end, and whether every promise was kept. */
import type { Ledger, Row } from "./ledger.ts";
import type { FreshPages } from "./fresh-pages.ts";
import type { MemoryWatch } from "./memory.ts";
import type { Verdict } from "./stored.ts";

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

const cell = (value: string | number, width = 9) => String(value).padStart(width);

function line(name: string, { answers, failed, refused, broken, ms }: Row): string {
  const times = [0.5, 0.99].map((share) => cell(percentile(ms, share).toFixed(0), 8));
  return `  ${name.padEnd(28)}${cell(answers)}${cell(failed)}${cell(refused)}${cell(broken)}${times.join("")}`;
}

/** Prints the answers by phase and kind. Returns how many failed. */
export function printAnswers(ledger: Ledger): number {
  let failed = 0;
  for (const [phase, kinds] of ledger.rows) {
    console.log(
      `\n${phase.padEnd(30)}${["answers", "failed", "refused", "broken"].map((one) => cell(one)).join("")}  p50 ms  p99 ms`,
    );
    for (const [kind, row] of kinds) {
      failed += row.failed;
      console.log(line(kind, row));
    }
  }
  console.log(
    "\nrefused: as the fault must, and asked again. broken: the instance was killed meanwhile, and it was asked again.\n" +
      `${ledger.handedOn} requests were given to the other instance.`,
  );
  if (ledger.samples.length > 0) console.log(`\nWhat went wrong first:\n  ${ledger.samples.join("\n  ")}`);
  return failed;
}

export function printMemory(memory: MemoryWatch): void {
  const instances = (memory.looks[0]?.mib ?? []).map((_, number) => number);
  console.log(`\nminute  ${instances.map((number) => `instance ${number}`).join("  ")} (MiB resident)`);
  for (const { minute, mib } of memory.looks)
    console.log(
      `${minute.toFixed(1).padStart(6)}  ${mib.map((one) => cell(one === 0 ? "down" : one.toFixed(0), 10)).join("  ")}`,
    );
}

/** Prints every promise and how often it was broken. Returns whether all were kept. */
export function printPromises(
  failed: number,
  fresh: FreshPages,
  verdicts: readonly Verdict[],
  memory: MemoryWatch,
): boolean {
  const memoryFaults = memory.faults();
  const memoryNote = memory.isJudged ? memoryFaults.join("; ") : "not judged in so short a run";
  const rows: [promise: string, counted: string, broken: number, note: string][] = [
    ["answers that failed", "", failed, ""],
    ["webhooks never taken", `${fresh.edits}`, fresh.untold, ""],
    [
      "pages stale after a webhook",
      `${fresh.edits}`,
      fresh.stale,
      `at most ${(fresh.longestLateMs / 1000).toFixed(1)} s late in a fault`,
    ],
    ...verdicts.flatMap(({ name, sent, lost, doubled, note = "" }): typeof rows => [
      [`${name} lost`, `${sent}`, lost, note],
      [`${name} doubled`, `${sent}`, doubled, ""],
    ]),
    ["memory", "", memoryFaults.length, memoryNote],
  ];
  console.log(`\n${"promise".padEnd(34)}${cell("of")}${cell("broken")}`);
  for (const [promise, counted, broken, note] of rows)
    console.log(`${promise.padEnd(34)}${cell(counted)}${cell(broken)}  ${note}`);
  return rows.every(([, , broken]) => broken === 0);
}

import "server-only";
/** Browsers' reports of what the policy has blocked: they are counted, and nothing else is stored. */
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { env } from "#lib/platform/env";
import { messageOf } from "#lib/platform/fault-words";
import { violation, ViolationCounts, type Violation } from "#lib/platform/policy-violations";
import { logger } from "#lib/platform/server/logger";
import { parseJson } from "#lib/base/values/json";
import { processWide } from "#lib/base/values/process-wide";
import { isNoFile, writeWholeFile } from "#lib/base/values/whole-file";

/** The form that `report-uri` sends. */
const uriReport = z.object({
  "csp-report": z.object({
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": z.string().default(""),
  }),
});
/** The form that the Reporting API sends; the list may also contain other types of reports. */
const apiReports = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({ effectiveDirective: z.string(), blockedURL: z.string().nullish() })
      .optional()
      .catch(undefined),
  }),
);

/** The violations in a report of either form; null when it is neither. */
export function parseReport(body: string): Violation[] | null {
  const json = parseJson(body);
  const single = uriReport.safeParse(json);
  if (single.success) {
    const report = single.data["csp-report"];
    const directive = report["effective-directive"] ?? report["violated-directive"] ?? "";
    return [violation(directive, report["blocked-uri"])];
  }
  const list = apiReports.safeParse(json);
  if (!list.success) return null;
  return list.data.flatMap(({ type, body: report }) =>
    type === "csp-violation" && report ? [violation(report.effectiveDirective, report.blockedURL ?? "")] : [],
  );
}

/** The most violations of one report that count. */
const mostOfReport = 20;
const writeAfterMs = 2_000;
const counting = processWide("policy-reports", () => ({
  counts: new ViolationCounts(),
  isRead: false,
  /** Whether a write is scheduled, which will include everything counted until then. */
  isDue: false,
  /** Settles with the last write: of two at the same time, the one that began with fewer counts could be the last. */
  written: Promise.resolve(),
}));
const file = path.join(env.LANTERN_DATA_DIR, "policy-reports.json");
const stored = z.record(z.string(), z.number());

/** Adds to the counts, which are written to the data folder a moment later. */
export function countViolations(violations: readonly Violation[]): void {
  for (const one of violations.slice(0, mostOfReport)) counting.counts.add(one);
  if (violations.length === 0 || counting.isDue) return;
  counting.isDue = true;
  setTimeout(() => {
    counting.written = counting.written.then(store);
  }, writeAfterMs).unref();
}

/** Never throws. */
async function store(): Promise<void> {
  // What is counted from here on may miss this write, and schedules one of its own.
  counting.isDue = false;
  try {
    if (!counting.isRead) {
      counting.counts.addStored(await readStored());
      counting.isRead = true;
    }
    await mkdir(env.LANTERN_DATA_DIR, { recursive: true });
    await writeWholeFile(file, JSON.stringify(counting.counts.toRecord(), null, 2));
  } catch (error) {
    logger.warn({ error: messageOf(error) }, "policy reports could not be stored");
  }
}

/** The counts of an earlier process; none without a file of counts. Throws when it cannot be read: it must not be written over. */
async function readStored(): Promise<Record<string, number>> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isNoFile(error)) return null;
    throw error;
  });
  return stored.safeParse(parseJson(text)).data ?? {};
}

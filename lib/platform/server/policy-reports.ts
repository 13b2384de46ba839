import "server-only";
/** What browsers report that the policy stopped: counted, and nothing else kept of it. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { env } from "#lib/platform/env";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/platform/server/process-wide";

/** As sent by `report-uri`. */
const uriReport = z.object({
  "csp-report": z.object({
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": z.string().default(""),
  }),
});
/** As sent by the Reporting API; other types of report may stand in the same list. */
const apiReports = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({ effectiveDirective: z.string(), blockedURL: z.string().nullish() })
      .optional()
      .catch(undefined),
  }),
);

export type Violation = { directive: string; blocked: string };

/** The violations in a report of either form; null when it is neither. */
export function parseReport(body: string): Violation[] | null {
  try {
    const json: unknown = JSON.parse(body);
    const single = uriReport.safeParse(json);
    if (single.success) {
      const report = single.data["csp-report"];
      const directive = report["effective-directive"] ?? report["violated-directive"] ?? "";
      return [violation(directive, report["blocked-uri"])];
    }
    const list = apiReports.safeParse(json);
    if (!list.success) return null;
    return list.data.flatMap(({ type, body: report }) =>
      type === "csp-violation" && report
        ? [violation(report.effectiveDirective, report.blockedURL ?? "")]
        : [],
    );
  } catch {
    return null;
  }
}

/** A directive's name and an origin or keyword: never an address with a path, which may say who was where. */
function violation(directive: string, blocked: string): Violation {
  const name = /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "unknown";
  if (/^[a-z-]{1,40}$/.test(blocked)) return { directive: name, blocked };
  const origin = URL.canParse(blocked) ? new URL(blocked) : null;
  return { directive: name, blocked: origin ? (origin.host ? origin.origin : origin.protocol) : "other" };
}

/** Distinct counts; what comes after that many is counted together. */
const mostCounts = 200;
const writeAfterMs = 2_000;
const counting = processWide("policy-reports", () => ({
  counts: new Map<string, number>(),
  isRead: false,
  isWriting: false,
}));
const file = path.join(env.LANTERN_DATA_DIR, "policy-reports.json");
const stored = z.record(z.string(), z.number());

/** Adds to the counts, which stand in the data folder a moment later. */
export function countViolations(violations: readonly Violation[]): void {
  for (const { directive, blocked } of violations.slice(0, 20)) {
    const key = `${directive} ${blocked}`;
    const { counts } = counting;
    const name = counts.has(key) || counts.size < mostCounts ? key : "further";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (violations.length === 0 || counting.isWriting) return;
  counting.isWriting = true;
  setTimeout(() => {
    void store().finally(() => (counting.isWriting = false));
  }, writeAfterMs).unref();
}

async function store(): Promise<void> {
  try {
    if (!counting.isRead) {
      counting.isRead = true;
      const earlier = stored.safeParse(JSON.parse(await readFile(file, "utf8").catch(() => "{}")));
      for (const [key, count] of Object.entries(earlier.data ?? {}))
        counting.counts.set(key, (counting.counts.get(key) ?? 0) + count);
    }
    await mkdir(env.LANTERN_DATA_DIR, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(counting.counts), null, 2));
    await rename(`${file}.new`, file);
  } catch (error) {
    logger.warn({ error: String(error) }, "policy reports could not be stored");
  }
}

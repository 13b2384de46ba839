import "server-only";
/** Use case: the operator's figures about events, lists and visitors. */
import { isLocale, languages } from "#lib/base/i18n/locales";
import type { Database } from "#lib/platform/server/database/database";
import type { Counted, Figures, Period } from "#lib/reader/analytics/figures";
import { reportStore } from "#lib/reader/analytics/report-store";
import { submissionStore } from "#lib/reader/submissions/submission-store";
import { conversionStore } from "#lib/reader/visitor/conversion-store";
import { dayMs } from "#lib/base/values/durations";

/** Counts the last `days` days, today included. `originals` maps each path of a piece to the path of its original. */
export async function countFigures(
  db: Database,
  days: number,
  now: Date,
  originals: ReadonlyMap<string, string> = new Map(),
): Promise<Figures> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const period: Period = { from: new Date(today - (days - 1) * dayMs), to: now, days };
  const report = reportStore(db);
  const submissions = submissionStore(db);
  return {
    from: period.from,
    to: period.to,
    pageViews: await report.countPageViews(period),
    searches: await report.countSearches(period),
    mostRead: await report.countMostRead(period, originals),
    newsletter: byName(await submissions.countByLanguage("newsletter")),
    waitlist: byName(await submissions.countByLanguage("waitlist")),
    conversion: await conversionStore(db).count(period.from),
  };
}

const byName = (counts: readonly { language: string; count: number }[]): Counted[] =>
  counts.map(({ language, count }) => ({ label: nameOf(language), count }));

const nameOf = (code: string): string => (isLocale(code) ? languages[code].label : "not known");

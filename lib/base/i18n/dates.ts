/** Dates as readers see them: absolute ones on the server, relative ones when the page is looked at. */
import { agoFormat, dateFormat } from "#lib/base/i18n/formats";

export type DateFault = "none" | "invalid";

/** Reads a stored date; a missing or unreadable one comes back as the fault to show. */
export function parseStoredDate(stored: string | null): Date | DateFault {
  if (stored === null || stored.trim() === "") return "none";
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? "invalid" : date;
}

/** The day, in words, such as `Mar 14, 2026`. Days are told in UTC, as they are stored. */
export function formatDay(date: Date, tag: string): string {
  return dateFormat(tag, { dateStyle: "medium", timeZone: "UTC" }).format(date);
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
/** Months are counted in units of 28 days, four whole weeks: after "3 weeks ago" comes "1 month ago". */
const month = 28 * day;
const year = 365 * day;

/**
 * How long ago `date` was: 'Just now' under 60 s, then minutes, hours, 'Yesterday' or days (under 7), weeks (under 28
 * days), months of 28 days (under a year), then years. A date ahead counts as now.
 */
export function relativeTime(
  date: Date,
  now: Date,
  tag: string,
  labels: { justNow: string; yesterday: string },
): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  const ago = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    agoFormat(tag, { numeric: "always" }).format(-Math.floor(amount), unit);
  if (seconds < minute) return labels.justNow;
  if (seconds < hour) return ago(seconds / minute, "minute");
  if (seconds < day) return ago(seconds / hour, "hour");
  if (seconds < 2 * day) return labels.yesterday;
  if (seconds < week) return ago(seconds / day, "day");
  if (seconds < month) return ago(seconds / week, "week");
  if (seconds < year) return ago(seconds / month, "month");
  return ago(seconds / year, "year");
}

/**
 * When the Sunday letter comes out, and which days it covers. A letter is named by its Sunday, such as `2026-11-29`. It comes out
 * at a fixed hour of that day in UTC and covers the seven days before it, Sunday to Saturday.
 */
import { dayMs } from "#lib/base/values/durations";

/** Noon in UTC: Sunday morning in the Americas, Sunday afternoon in Europe. */
const hour = "12:00:00Z";

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a Sunday, spelled as in an address. */
export function isSunday(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && dayOf(time) === day && new Date(time).getUTCDay() === 0;
}

/** Whether a letter may have that day. A mistyped year would begin or end a list of a hundred thousand weeks. */
export const isLetterDay = (day: string): boolean => day.startsWith("20") && isSunday(day);

/** When the letter of that day comes out. */
export const letterMoment = (day: string): Date => new Date(`${day}T${hour}`);

/** The Sunday that many weeks later, or earlier with a negative number. */
export const weeksFrom = (day: string, weeks: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + weeks * 7 * dayMs);

/** The newest Sunday whose hour has come. */
export function lastLetterDay(now: Date): string {
  const midnight = Date.parse(`${dayOf(now.getTime())}T00:00:00Z`);
  const sunday = dayOf(midnight - now.getUTCDay() * dayMs);
  return letterMoment(sunday) <= now ? sunday : weeksFrom(sunday, -1);
}

/** The Sunday of the next letter: never before the first one. */
export function nextLetterDay(first: string, now: Date): string {
  const next = weeksFrom(lastLetterDay(now), 1);
  return next < first ? first : next;
}

/** Every Sunday from the first to the last one, oldest first; none when the last comes before the first. */
export function letterDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = weeksFrom(day, 1)) days.push(day);
  return days;
}

/** The week that a letter covers: its first day and its last, the Saturday before the letter. */
export const weekOf = (day: string): { from: string; last: string } => ({
  from: weeksFrom(day, -1),
  last: dayOf(Date.parse(`${day}T00:00:00Z`) - dayMs),
});

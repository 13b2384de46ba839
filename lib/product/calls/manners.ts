/**
 * The manners of real calls: what we owe people whose telephone rings, in one place, with the reasons. What the assistant says
 * and agrees to stands in `call-provider/assistant-instructions.ts`; what may be kept of a call, in `recording-law.ts`.
 *
 * Sources, as they were known to us in November 2026, to be read anew by whoever makes real calls. They bind callers in the United
 * States; we hold to the stricter of law and courtesy everywhere.
 * - 47 CFR 64.1200(c)(1): no solicitation before 8:00 or after 21:00 local time of the one who is called. Ours are no
 *   solicitations; we keep an hour's distance at either end all the same.
 * - FCC 24-17 (8 February 2024): a voice made by AI is an "artificial voice" under 47 USC 227, so 47 CFR 64.1200(b) holds: it
 *   says at the beginning who calls.
 * - 47 CFR 64.1200(a)(1)(i): no artificial voice to emergency lines; we call none, nor premium lines, nor abroad.
 * - 47 CFR 64.1200(c)(2) and (d)(3): who asks not to be called again is not.
 */
import { weekMinute, weekSpans } from "#lib/product/directory/opening";
import { weekdays, type WeekHours } from "#lib/product/directory/business";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** Never outside of these minutes of a day, in the business's time, however long it is open. */
const callDay = { from: 9 * 60, to: 20 * 60 } as const;

/** A call takes up to five minutes, and nobody wants to take one while they lock the door. */
const minutesBeforeClosing = 10;

/**
 * Of a business whose hours nobody has written down we only know when most are open. An open shop is no reason to call it at
 * the edges of its day.
 */
const unknownHours: WeekHours = {
  ...(Object.fromEntries(weekdays.map((day) => [day, [{ opens: "10:00", closes: "16:00" }]])) as WeekHours),
  saturday: [],
  sunday: [],
};

/** Calls to one number within 24 hours, whoever asks for them: a business has other things to do than to talk to us. */
export const callsToNumberADay = 3;

type Place = Pick<CalledBusiness, "hours" | "timeZone">;

/** The spans of a week, in minutes since Monday 00:00 there, in which a call may begin. */
function callSpans(hours: Place["hours"]): [from: number, to: number][] {
  const week =
    hours.length > 0
      ? (Object.fromEntries(weekdays.map((day, index) => [day, hours[index] ?? []])) as WeekHours)
      : unknownHours;
  return weekSpans(week).flatMap(([opens, closes]) =>
    weekdays.flatMap((_, index) => {
      const from = Math.max(opens, index * dayMinutes + callDay.from);
      const to = Math.min(closes - minutesBeforeClosing, index * dayMinutes + callDay.to);
      return from < to ? [[from, to] satisfies [number, number]] : [];
    }),
  );
}

/** Whether none of the seven days that its hours tell of has any, as over holidays or a season. */
export const isClosedThisWeek = ({ hours }: Place): boolean =>
  hours.length > 0 && hours.every((day) => day.length === 0);

/** The first moment from `now` on at which the business may be called: `now` itself, a later one, or null for never. */
export function nextCallTime({ hours, timeZone }: Place, now: Date): Date | null {
  const spans = callSpans(hours);
  const minute = weekMinute(timeZone, now);
  if (spans.some(([from, to]) => from <= minute && minute < to)) return now;
  const ahead = (at: number) => (at - minute + weekMinutes) % weekMinutes;
  const [next] = spans.map(([from]) => from).toSorted((a, b) => ahead(a) - ahead(b));
  if (next === undefined) return null;
  const at = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + ahead(next) * 60_000);
  // Clocks may be put forward or back before then.
  const off = (next - weekMinute(timeZone, at) + weekMinutes) % weekMinutes;
  return new Date(at.getTime() + (off > weekMinutes / 2 ? off - weekMinutes : off) * 60_000);
}

/**
 * The manners of real calls: what we owe the people whose telephone rings, with the reasons. What the assistant says and agrees
 * to stands in `call-provider/assistant-instructions.ts`; what may be kept of a call, in `recording-law.ts`.
 *
 * Sources, as they were known to us in November 2026, to be read anew by whoever makes real calls. They bind callers in the United
 * States; we hold to the stricter of law and courtesy everywhere.
 * - 47 CFR 64.1200(c)(1): no solicitation before 8:00 or after 21:00 local time of the one who is called. Ours are no
 *   solicitations; we keep an hour's distance at either end all the same.
 * - FCC 24-17 (8 February 2024): a voice made by AI is an "artificial voice" under 47 USC 227, so 47 CFR 64.1200(b) holds: it
 *   says at the beginning which service calls. Paragraph (b)(2) asks for that service's number too: the assistant has it where
 *   the operator has set one.
 * - 47 CFR 64.1200(a)(1)(i): no artificial voice to emergency lines; we call none, nor premium lines, nor abroad.
 * - 47 USC 227(b)(1)(A)(iii) and 47 CFR 64.1200(a)(1)(iii): no artificial voice to a mobile number without prior express consent of
 *   who is called, businesses included. Numbers with +1 do not show whether they are mobile. We only leave out those that the map
 *   calls mobile: whoever makes real calls there has to look up the kind of line, or to have that consent.
 * - 47 CFR 64.1200(c)(2) and (d)(3): who asks not to be called again is not.
 */
import {
  dayMinutes,
  daysAhead,
  daySpans,
  localTime,
  weekMinute,
  weekMinutes,
  type KnownHours,
} from "#lib/product/directory/hours/opening";
import { hoursOfWeek, type WeekHours } from "#lib/product/directory/business/business";
import type { CalledBusiness } from "#lib/platform/server/call-provider/call-provider";

/** The minutes of a day in which calls are made, in the business's time, however long it is open. */
const callDay = { from: 9 * 60, to: 20 * 60 } as const;

/** A call takes up to five minutes, and nobody wants to take one while they lock the door. */
const minutesBeforeClosing = 10;

/**
 * Of a business whose hours nobody has written down we only know when most are open. An open shop is no reason to call it at
 * the edges of its day.
 */
const unknownHours: WeekHours = {
  ...hoursOfWeek(() => [{ opens: "10:00", closes: "16:00" }]),
  saturday: [],
  sunday: [],
};

/** Calls to one number within 24 hours, whoever asks for them: a business has other things to do than to talk to us. */
export const callsToNumberADay = 3;

type Place = Pick<CalledBusiness, "hours" | "inAWeek" | "timeZone">;

const knownHours = ({ hours, ...place }: Place): KnownHours => ({
  ...place,
  hours: hours.length > 0 ? hoursOfWeek((_, index) => hours[index] ?? []) : unknownHours,
});

/** The spans, in minutes since the midnight before `now` there, in which a call may begin: as far as hours are known. */
function callSpans(place: Place, now: Date): [from: number, to: number][] {
  const days = daysAhead(knownHours(place), now);
  return daySpans(days).flatMap(([opens, closes]) =>
    days.flatMap((_, index) => {
      const from = Math.max(opens, index * dayMinutes + callDay.from);
      const to = Math.min(closes - minutesBeforeClosing, index * dayMinutes + callDay.to);
      return from < to ? [[from, to] satisfies [number, number]] : [];
    }),
  );
}

/** Whether a business is closed from `now` on for seven days, as over holidays or a season. */
export function isClosedThisWeek(place: Place, now: Date): boolean {
  const { minute } = localTime(place.timeZone, now);
  const spans = daySpans(daysAhead(knownHours(place), now));
  return !spans.some(([from, to]) => to > minute && from < minute + weekMinutes);
}

/** The first moment within a week at which the business may be called: `now` itself, a later one, or null for none. */
export function nextCallTime(place: Place, now: Date): Date | null {
  const { timeZone } = place;
  const { minute } = localTime(timeZone, now);
  const next = callSpans(place, now).find(([, to]) => to > minute);
  if (!next) return null;
  const ahead = next[0] - minute;
  if (ahead <= 0) return now;
  if (ahead >= weekMinutes) return null;
  const at = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + ahead * 60_000);
  // Clocks may be put forward or back before then.
  const off = (weekMinute(timeZone, now) + ahead - weekMinute(timeZone, at) + weekMinutes) % weekMinutes;
  return new Date(at.getTime() + (off > weekMinutes / 2 ? off - weekMinutes : off) * 60_000);
}

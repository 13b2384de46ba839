/** The hours of a help line, stored as schema.org spells them: `Mo-Fr 09:00-17:00`. Pure. */
import { dateFormat } from "#lib/base/i18n/formats";
import { weekdayName } from "#lib/base/i18n/weekday-name";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const shape = new RegExp(
  `^(${days.join("|")})(?:-(${days.join("|")}))? ((?:[01]\\d|2[0-3]):[0-5]\\d)-((?:[01]\\d|2[0-3]):[0-5]\\d)$`,
);

/** `days` counts from Monday, 0; from the first to the last. */
export type Hours = { days: number[]; opens: string; closes: string };

/** Reads one entry; null when it is not spelled so. */
export function parseHours(stored: string): Hours | null {
  const [, first = "", last = first, opens = "", closes = ""] = shape.exec(stored) ?? [];
  const [from, to] = [days.indexOf(first), days.indexOf(last)];
  if (from < 0 || to < from) return null;
  return { days: Array.from({ length: to - from + 1 }, (_, index) => from + index), opens, closes };
}

/** Day and night, every day. */
export const isAlwaysOpen = ({ days: open, opens, closes }: Hours): boolean =>
  open.length === days.length && opens === "00:00" && closes === "23:59";

const dayName = (day: number, tag: string) => weekdayName(day, tag, "short");
const timeOf = (time: string, tag: string) =>
  dateFormat(tag, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
    new Date(`2024-01-01T${time}:00Z`),
  );

/** Hours in words, such as `Mon–Fri, 9:00 AM–5:00 PM`. */
export function formatHours({ days: open, opens, closes }: Hours, tag: string): string {
  const [first = 0] = open;
  const last = open.at(-1) ?? first;
  const named = first === last ? dayName(first, tag) : `${dayName(first, tag)}–${dayName(last, tag)}`;
  return `${named}, ${timeOf(opens, tag)}–${timeOf(closes, tag)}`;
}

/** The hours of a line that is not open day and night, in words; none of one that is, or whose hours nobody knows. */
export const limitedHours = (stored: readonly string[], tag: string): string[] =>
  stored
    .flatMap((one) => parseHours(one) ?? [])
    .filter((hours) => !isAlwaysOpen(hours))
    .map((hours) => formatHours(hours, tag));

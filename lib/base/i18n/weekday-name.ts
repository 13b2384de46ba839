import { dateFormat } from "#lib/base/i18n/formats";
import { dayMs } from "#lib/base/values/durations";

/** A Monday, at midnight in UTC. */
const monday = Date.UTC(2024, 0, 1);

/** The name of a weekday, 0 for Monday, as a language writes it: `Monday`, or `Mon`. `tag` is a language tag. */
export const weekdayName = (weekday: number, tag: string, length: "long" | "short" = "long"): string =>
  dateFormat(tag, { weekday: length, timeZone: "UTC" }).format(monday + weekday * dayMs);

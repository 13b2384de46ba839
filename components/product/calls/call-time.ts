import { dateFormat } from "#lib/base/i18n/formats";

/** When a business is called, in its own time zone, as the language writes it: for example `Monday 9:00 AM PST`. */
export const callTime = (at: Date, timeZone: string, tag: string): string =>
  dateFormat(tag, {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(at);

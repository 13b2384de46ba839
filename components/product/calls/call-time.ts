import { dateFormat } from "#lib/base/i18n/formats";

/** When a business is called, by its own clock: `Monday 9:00 AM PST`, or as the language writes it. */
export const callTime = (at: Date, timeZone: string, tag: string): string =>
  dateFormat(tag, {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(at);

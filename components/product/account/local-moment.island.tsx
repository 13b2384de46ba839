"use client";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { formatDay, formatOwnDay } from "#lib/base/i18n/dates";
import { dateFormat } from "#lib/base/i18n/formats";

type Props = {
  /** An ISO date. */
  at: string;
  /** The language's tag. */
  tag: string;
  /** Whether to show the day without a time. */
  isDay: boolean;
};

const dayAndTime = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/**
 * Why an island: only the browser knows the reader's time zone. Before it hydrates, and without JavaScript, the moment is shown in
 * UTC, and a time says so.
 */
export function LocalMomentIsland({ at, tag, isDay }: Props) {
  const isLocal = useIsHydrated();
  const day = isLocal ? formatOwnDay : formatDay;
  const options = isLocal ? dayAndTime : ({ ...dayAndTime, timeZone: "UTC", timeZoneName: "short" } as const);
  const moment = new Date(at);
  return <time dateTime={at}>{isDay ? day(moment, tag) : dateFormat(tag, options).format(moment)}</time>;
}

"use client";
import { useEffect, useState } from "react";
import { dateFormat } from "#lib/base/i18n/formats";

type Props = {
  /** An ISO date. */
  at: string;
  /** The language's tag. */
  tag: string;
};

const dayAndTime = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/**
 * Why an island: only the browser knows the reader's time zone. Before it hydrates, and without JavaScript, the moment is
 * told in UTC, and says so.
 */
export function LocalMomentIsland({ at, tag }: Props) {
  const [isLocal, setLocal] = useState(false);
  useEffect(() => setLocal(true), []);
  const options = isLocal ? dayAndTime : ({ ...dayAndTime, timeZone: "UTC", timeZoneName: "short" } as const);
  return <time dateTime={at}>{dateFormat(tag, options).format(new Date(at))}</time>;
}

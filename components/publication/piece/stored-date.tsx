import { getLocale, getTranslations } from "next-intl/server";
import { formatDay, parseStoredDate } from "#lib/base/i18n/dates";

type Props = { stored: string | null; relative?: boolean };

/** A date of a document; says so when it is missing or unreadable. A relative one is reworded when it is looked at. */
export async function StoredDate({ stored, relative }: Props) {
  const date = parseStoredDate(stored);
  if (typeof date === "string") return <span>{(await getTranslations("common.date"))(date)}</span>;
  return (
    <time
      dateTime={date.toISOString()}
      data-relative={relative ? "" : undefined}
      // A relative one is reworded before React has seen it.
      suppressHydrationWarning={relative}
    >
      {formatDay(date, await getLocale())}
    </time>
  );
}

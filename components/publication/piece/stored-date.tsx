import { getLocale, getTranslations } from "next-intl/server";
import { formatDay, parseStoredDate } from "#lib/base/i18n/dates";

type Props = { stored: string | null; relative?: boolean };

/** A date of a document; says so when it is missing or unreadable. A relative one is reworded when it is looked at. */
export async function StoredDate({ stored, relative }: Props) {
  const date = parseStoredDate(stored);
  const locale = await getLocale();
  const t = await getTranslations("common.date");
  if (typeof date === "string") return <span>{t(date)}</span>;
  return (
    // A relative date is reworded before React hydrates it.
    <time
      dateTime={date.toISOString()}
      {...(relative && { "data-relative": "", suppressHydrationWarning: true })}
    >
      {formatDay(date, locale)}
    </time>
  );
}

import { LocalMomentIsland } from "@/components/product/account/local-moment.island";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = {
  at: Date;
  /** Whether to show the day without a time. */
  isDay?: boolean;
};

/** A day, usually with its time, in the page's language and the reader's own time zone. */
export async function LocalMoment({ at, isDay = false }: Props) {
  const { tag } = languages[await currentLocale()];
  return <LocalMomentIsland at={at.toISOString()} tag={tag} isDay={isDay} />;
}

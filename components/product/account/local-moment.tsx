import { LocalMomentIsland } from "@/components/product/account/local-moment.island";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = {
  at: Date;
  /** Tells the day alone. */
  isDay?: boolean;
};

/** A day, mostly with its time, in the page's language and the reader's own time zone. */
export async function LocalMoment({ at, isDay = false }: Props) {
  const { tag } = languages[await currentLocale()];
  return <LocalMomentIsland at={at.toISOString()} tag={tag} isDay={isDay} />;
}

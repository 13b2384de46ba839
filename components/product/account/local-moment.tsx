import { LocalMomentIsland } from "@/components/product/account/local-moment.island";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = { at: Date };

/** A day and time in the page's language and the reader's own time zone. */
export async function LocalMoment({ at }: Props) {
  return <LocalMomentIsland at={at.toISOString()} tag={languages[await currentLocale()].tag} />;
}

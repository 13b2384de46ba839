import { getTranslations } from "next-intl/server";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { awaitedLocales } from "#lib/reader/submissions/waitlist";

type Props = { chosen: Locale | null };

/** The languages one can wait for. */
export async function LanguageChoice({ chosen }: Props) {
  const t = await getTranslations("forms.languageWaitlist");
  return (
    <div className="grid gap-1">
      <label htmlFor="waitlist-language" className="text-sm font-semibold">
        {t("language")}
      </label>
      <select id="waitlist-language" name="language" className="field" defaultValue={chosen ?? undefined}>
        {awaitedLocales.map((locale) => (
          <option key={locale} value={locale} lang={languages[locale].tag}>
            {languages[locale].label}
          </option>
        ))}
      </select>
    </div>
  );
}

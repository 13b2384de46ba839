import { getTranslations } from "next-intl/server";
import { languages, type Locale } from "#lib/base/i18n/locales";
import { awaitedLocales } from "#lib/reader/submissions/waitlist";

type Props = {
  chosen: Locale | null;
  /** Whether a post came back because it named no known language. */
  isAtFault: boolean;
};

/** The languages that have a waitlist. */
export async function LanguageChoice({ chosen, isAtFault }: Props) {
  const t = await getTranslations("forms");
  return (
    <div className="grid gap-1">
      <label htmlFor="waitlist-language" className="text-sm font-semibold">
        {t("languageWaitlist.language")}
      </label>
      <select
        id="waitlist-language"
        name="language"
        className="field"
        defaultValue={chosen ?? undefined}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the field at fault, on the page that a post came back to
        autoFocus={isAtFault}
        aria-invalid={isAtFault || undefined}
        aria-describedby={isAtFault ? "waitlist-language-fault" : undefined}
      >
        {awaitedLocales.map((locale) => (
          <option key={locale} value={locale} lang={languages[locale].tag}>
            {languages[locale].label}
          </option>
        ))}
      </select>
      {isAtFault && (
        <p id="waitlist-language-fault" className="fault mt-1">
          {t("languageInvalid")}
        </p>
      )}
    </div>
  );
}

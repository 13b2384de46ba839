import { pathFor } from "#lib/publication/content/in-language";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { isSwitchable, languageOption } from "#lib/base/i18n/language-choice";
import { locales } from "#lib/base/i18n/locales";

type Props = {
  /** Unprefixed path, with the query if there is one. */
  path: string;
};

/** The six languages as links, one list for all language buttons of the page; shown without JavaScript. */
export async function LanguageList({ path }: Props) {
  const current = await currentLocale();
  const options = await Promise.all(
    locales.map(async (locale) =>
      languageOption(locale, isSwitchable(locale) ? await pathFor(path, current, locale) : path, current),
    ),
  );
  return (
    <div id="languages" popover="auto" className="languages">
      {options.map(({ locale, label, tag, href }) => (
        <a key={locale} href={href} lang={tag} aria-current={locale === current ? "true" : undefined}>
          <i className={`flag ${locale}`} />
          {label}
        </a>
      ))}
    </div>
  );
}

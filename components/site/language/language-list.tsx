import { currentLocale } from "#lib/base/i18n/current-locale";
import { languageOption } from "#lib/base/i18n/language-choice";
import { locales } from "#lib/base/i18n/locales";

type Props = { path: string };

/** The six languages as links, once for all language buttons of the page; shown without JavaScript. */
export async function LanguageList({ path }: Props) {
  const current = await currentLocale();
  return (
    <div id="languages" popover="auto" className="languages">
      {locales.map((locale) => {
        const { label, tag, href } = languageOption(locale, path, current);
        return (
          <a key={locale} href={href} lang={tag} aria-current={locale === current ? "true" : undefined}>
            <i className={`flag ${locale}`} />
            {label}
          </a>
        );
      })}
    </div>
  );
}

import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { languages } from "#lib/base/i18n/locales";

type Props = { className: string };

/** A language button. By itself it opens the page's list of links; the island replaces the list with a menu. */
export async function LanguageButton({ className }: Props) {
  const t = await getTranslations("controls");
  const locale = await currentLocale();
  return (
    <button
      type="button"
      className={className}
      popoverTarget="languages"
      aria-haspopup="menu"
      data-control="language"
    >
      <i className={`flag ${locale}`} />
      <span>{t("language", { language: languages[locale].label })}</span>
    </button>
  );
}

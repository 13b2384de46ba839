import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { isSameLanguage, langOf, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = { piece: { readonly language: Locale }; path: string };

/** On a page of one language that shows a piece in another: that it is so, so far, and the way to the piece's own page. */
export async function UntranslatedNotice({ piece, path }: Props) {
  if (isSameLanguage(piece.language, await currentLocale())) return null;
  const t = await getTranslations("content.untranslated");
  const tag = langOf(piece);
  return (
    <p className="callout callout-note max-w-measure print:hidden" role="note">
      {t("text")}{" "}
      <a href={localePath(path, piece.language)} hrefLang={tag}>
        {t("link")}
      </a>
    </p>
  );
}

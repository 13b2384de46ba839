import { useTranslations } from "next-intl";
import { StaticPart } from "@/components/site/static-part";
import { useCurrentLocale } from "#lib/base/i18n/current-locale";
import { isSameLanguage, langOf, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";

type Props = { piece: { readonly language: Locale }; path: string };

/**
 * The notice on a page that shows a piece in another language, because it is not translated yet, with a link to the piece's own
 * page.
 */
export function UntranslatedNotice({ piece, path }: Props) {
  const t = useTranslations("content.untranslated");
  const locale = useCurrentLocale();
  if (isSameLanguage(piece.language, locale)) return null;
  const tag = langOf(piece);
  return (
    <StaticPart>
      <p className="callout callout-note max-w-measure print:hidden" role="note">
        {t("text")}{" "}
        <a href={localePath(path, piece.language)} hrefLang={tag}>
          {t("link")}
        </a>
      </p>
    </StaticPart>
  );
}

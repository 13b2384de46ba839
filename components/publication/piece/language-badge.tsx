import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { isSameLanguage, languages, type Locale } from "#lib/base/i18n/locales";

/** What is written in a language. */
export type Written = { readonly language: Locale };
type Props = {
  piece: Written;
  /** What stands in the same list, or on the same page. */
  among: readonly Written[];
};

/**
 * Says of a piece in a list that it is in English so far. Only where something beside it is in the reader's language: a list
 * that is all in English needs no word on each line.
 */
export async function LanguageBadge({ piece, among }: Props) {
  const locale = await currentLocale();
  const isOwn = ({ language }: Written) => isSameLanguage(language, locale);
  if (isOwn(piece) || !among.some(isOwn)) return null;
  const t = await getTranslations("content");
  return (
    <>
      {" "}
      <small className="meta" lang={languages[locale].tag}>
        {t("inEnglish")}
      </small>
    </>
  );
}

import { getTranslations } from "next-intl/server";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { isSameLanguage, languages, type Locale } from "#lib/base/i18n/locales";

/** Anything written in a language. */
export type Written = { readonly language: Locale };
type Props = {
  piece: Written;
  /** What is in the same list, or on the same page. */
  among: readonly Written[];
};

/**
 * Marks a piece in a list as only in English so far. Shown only if something beside it is in the reader's language: an all-English
 * list needs no mark on each line.
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

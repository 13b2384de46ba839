import { languages, type Locale } from "#lib/base/i18n/locales";

type Props = { language: Locale };

/** The name of a call's language, in that language. */
export const LanguageName = ({ language }: Props) => (
  <span lang={languages[language].tag}>{languages[language].label}</span>
);

import type { TextPart } from "#lib/publication/search/text-match";
import { contentLanguage, isSameLanguage, langOf, type Locale } from "#lib/base/i18n/locales";

type Props = {
  parts: readonly TextPart[];
  language?: Locale | undefined;
  /** The reader's language. */
  locale: Locale;
  /** The note on a title in English; null if none is needed. */
  inEnglish: string | null;
};

/** A suggested title with the matches marked, and a note if it is only in English so far. */
export function SuggestionTitle({ parts, language = contentLanguage, locale, inEnglish }: Props) {
  return (
    <span>
      <span lang={langOf({ language })}>
        {parts.map(({ text, isMatch }, at) =>
          isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </span>
      {inEnglish !== null && !isSameLanguage(language, locale) && (
        <>
          {" "}
          <small className="meta">{inEnglish}</small>
        </>
      )}
    </span>
  );
}

import type { TextPart } from "#lib/publication/search/text-match";
import { contentLanguage, langOf, type Locale } from "#lib/base/i18n/locales";

type Props = { parts: readonly TextPart[]; language?: Locale | undefined };

/** A suggested title with what matched under the marker. */
export function SuggestionTitle({ parts, language = contentLanguage }: Props) {
  return (
    <span lang={langOf({ language })}>
      {parts.map(({ text, isMatch }, at) =>
        isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  );
}

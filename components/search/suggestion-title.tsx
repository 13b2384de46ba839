import type { TextPart } from "#lib/content/search-words";
import { contentLanguage } from "#lib/i18n/locales";

type Props = { parts: readonly TextPart[] };

/** A suggested title with what matched under the marker. */
export function SuggestionTitle({ parts }: Props) {
  return (
    <span lang={contentLanguage}>
      {parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
    </span>
  );
}

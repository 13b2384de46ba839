import { MarkedText } from "@/components/publication/search/marked-text";
import type { TextPart } from "#lib/publication/search/text-match";
import { contentLanguage, langOf, type Locale } from "#lib/base/i18n/locales";

type Props = { parts: readonly TextPart[]; language?: Locale | undefined };

/** A suggested title with what matched under the marker. */
export function SuggestionTitle({ parts, language = contentLanguage }: Props) {
  return (
    <span lang={langOf({ language })}>
      <MarkedText parts={parts} />
    </span>
  );
}

import { MarkedText } from "@/components/publication/search/marked-text";
import type { TextPart } from "#lib/publication/search/text-match";
import { contentLanguage } from "#lib/base/i18n/locales";

type Props = { parts: readonly TextPart[] };

/** A suggested title with what matched under the marker. */
export function SuggestionTitle({ parts }: Props) {
  return (
    <span lang={contentLanguage}>
      <MarkedText parts={parts} />
    </span>
  );
}

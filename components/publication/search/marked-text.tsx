import type { TextPart } from "#lib/publication/search/text-match";

type Props = { parts: readonly TextPart[] };

/** A text in which the matches of a search are marked. */
export function MarkedText({ parts }: Props) {
  return parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
}

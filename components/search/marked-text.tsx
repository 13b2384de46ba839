import { markWords } from "#lib/content/search-words";

type Props = { text: string; isMatch: (word: string) => boolean };

/** A text with the words that a search matched under the marker. */
export function MarkedText({ text, isMatch }: Props) {
  return markWords(text, isMatch).map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

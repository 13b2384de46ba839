import { cutAtMatches } from "#lib/content/text-match";

type Props = { text: string; query: string | null };

/** A text with what was searched for marked. */
export function Highlight({ text, query }: Props) {
  if (query === null) return text;
  return cutAtMatches(text, query).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

type Props = { text: string };

/**
 * A plain text with its line breaks. Each line is an element of its own, because a translator in the browser replaces text nodes.
 */
export function TextLines({ text }: Props) {
  const lines = text.split(/\s*\n\s*/);
  if (lines.length === 1) return text;
  return lines.map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ));
}

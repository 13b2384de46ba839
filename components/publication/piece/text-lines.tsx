type Props = { text: string };

/** A plain text in the lines that its writer has broken it into. Each is an element of its own: a text stands alone in browser code. */
export function TextLines({ text }: Props) {
  const lines = text.split(/\s*\n\s*/);
  if (lines.length === 1) return text;
  return lines.map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ));
}

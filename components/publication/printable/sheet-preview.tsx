import type { SheetSection } from "#lib/publication/content/printable";
import { partRows, sheetsOf } from "#lib/publication/content/sheet";

type Props = { sections: readonly SheetSection[]; signatures: readonly string[] };

/** The size of the drawn sheet, its margins, and where its parts begin. */
const paper = { width: 84, height: 119, left: 9, right: 75, top: 27, bottom: 111 } as const;
const gap = 4;

/** How many lines high a part is drawn. */
const linesOf = ({ title, lines, rows }: SheetSection) =>
  (title ? 1.4 : 0) + (rows.length > 0 ? rows.length + 1 : lines.length) + 0.8;

/** A small drawing of a printable's first sheet, made from its parts: heavy and thin lines. */
export function SheetPreview({ sections, signatures }: Props) {
  const sheets = sheetsOf(sections);
  const first = sheets[0] ?? [];
  const { heavy, thin } = first.some(({ cards }) => cards.length > 0)
    ? drawCards()
    : drawParts(first, signatures.length);
  return (
    <svg viewBox="0 0 90 125" width="108" height="150" aria-hidden="true" stroke="#10182f" fill="none">
      {sheets.length > 1 && <path d="M6.5 6.5h83v118h-83z" fill="#fff" strokeWidth=".7" />}
      <path d="M.5.5h84v119H.5z" fill="#fff" strokeWidth=".7" />
      <path d="M9 15h34" stroke="#ffd94a" strokeWidth="4" />
      <path d="M9 12h30" strokeWidth="4" />
      <path d={heavy} strokeWidth="1.8" />
      <path d={thin} strokeWidth=".7" />
    </svg>
  );
}

const drawCards = () => ({
  heavy: [0, 1, 2].map((row) => `M14 ${36 + row * 30}h20M48 ${36 + row * 30}h18`).join(""),
  thin: `M9 22h66v90H9zM42 22v90M9 52h66M9 82h66${[0, 1, 2].map((row) => `M14 ${42 + row * 30}h16M48 ${42 + row * 30}h20M14 ${28 + row * 30}h3M48 ${28 + row * 30}h3`).join("")}`,
});

function drawParts(sections: readonly SheetSection[], signers: number) {
  const rows = partRows(sections);
  const total = rows.reduce((sum, row) => sum + Math.max(...row.map(linesOf)), 0);
  const bottom = paper.bottom - (signers > 0 ? 12 : 0);
  const unit = Math.min(7, (bottom - paper.top) / Math.max(total, 1));
  const heavy: string[] = [];
  const thin = ["M9 21h30M45 21h30"];
  let y: number = paper.top;
  for (const row of rows) {
    const width = row.length > 1 ? (paper.right - paper.left - gap) / 2 : paper.right - paper.left;
    row.forEach((section, index) => {
      const drawn = drawPart(section, paper.left + index * (width + gap), y + unit, width, unit);
      heavy.push(drawn.heavy);
      thin.push(drawn.thin);
    });
    y += Math.max(...row.map(linesOf)) * unit;
  }
  if (signers > 0) thin.push(`M9 ${paper.bottom}h28M47 ${paper.bottom}h28`);
  return { heavy: heavy.join(""), thin: thin.join("") };
}

const at = (value: number) => Number(value.toFixed(1));

function drawPart(section: SheetSection, left: number, top: number, width: number, unit: number) {
  const { title, marks, lines, rows, columns } = section;
  const heavy = title ? `M${at(left)} ${at(top)}h${at(width * 0.4)}` : "";
  const from = top + (title ? 1.4 * unit : 0);
  if (rows.length > 0) {
    const step = width / (columns.length + 1);
    const across = Array.from(
      { length: rows.length + 2 },
      (_, row) => `M${at(left)} ${at(from - unit / 2 + row * unit)}h${at(width)}`,
    );
    const down = Array.from(
      { length: columns.length + 2 },
      (_, column) => `M${at(left + column * step)} ${at(from - unit / 2)}v${at((rows.length + 1) * unit)}`,
    );
    return { heavy, thin: [...across, ...down].join("") };
  }
  const box = marks === "boxes" ? Math.min(2.6, unit * 0.5) : 0;
  const thin = lines.map((line, index) => {
    const y = from + index * unit;
    const mark =
      box > 0
        ? `M${at(left)} ${at(y - box)}h${at(box)}v${at(box)}h-${at(box)}z`
        : marks
          ? `M${at(left)} ${at(y)}h1.5`
          : "";
    const start = marks ? 5 : 0;
    return `${mark}M${at(left + start)} ${at(y)}h${at((width - start) * (0.7 + (line.length % 4) / 13))}`;
  });
  return { heavy, thin: thin.join("") };
}

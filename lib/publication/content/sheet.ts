/** How the parts of a printable come onto sheets of paper, and where in their lines the blanks are. Pure. */

/** A run of text, or a blank as many underscores long. */
type LinePart = { readonly text: string } | { readonly blank: number };

/** A line cut at its blanks: three underscores or more. Fewer are text. */
export const lineParts = (line: string): LinePart[] =>
  line
    .split(/(_{3,})/)
    .filter((part) => part.trim() !== "")
    .map((part) => (/^_{3,}$/.test(part) ? { blank: part.length } : { text: part }));

/**
 * What is added to each line of a part to tell it from the others. A line is known by its own text; lines without text by their
 * places, and repeated lines by how often they came before. So what is typed into one never shows in another.
 */
export const lineNames = (lines: readonly string[]): string[] =>
  lines.map((line, index) => {
    if (!/[^_\s]/.test(line)) return ` ${index}`;
    const before = lines.slice(0, index).filter((one) => one === line).length;
    return before === 0 ? "" : ` ${before}`;
  });

/** A line as it is read aloud, with a pause for each blank. */
export const spokenLine = (line: string): string => line.replaceAll(/_{3,}/g, "…").trim();

type Section = { readonly cards: readonly unknown[] };

/** The sheets that a printable takes: cards have one of their own, all other parts stand together. */
export function sheetsOf<T extends Section>(sections: readonly T[]): T[][] {
  const sheets: T[][] = [];
  let last: T[] | null = null;
  for (const section of sections) {
    if (section.cards.length > 0) {
      sheets.push([section]);
      last = null;
    } else if (last) last.push(section);
    else sheets.push((last = [section]));
  }
  return sheets;
}

type Measured = {
  readonly title: string | null;
  readonly isHalf: boolean;
  readonly lines: readonly string[];
  readonly rows: readonly string[];
};

/** Parts in the rows in which they stand: two halves side by side, every other one alone. */
export function partRows<T extends Pick<Measured, "isHalf">>(sections: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    if (section.isHalf && last?.length === 1 && last[0]?.isHalf) last.push(section);
    else rows.push([section]);
  }
  return rows;
}

/** About as many signs as a line of a whole part has room for. */
const lineLength = 84;
/** About as many lines as fill a sheet in large letters. */
const roomyLines = 26;
/** As high as a row of signatures. */
const signatureLines = 3;

/** Whether little enough stands on a sheet for large letters. */
export function isRoomy(sections: readonly Measured[], signatures: readonly string[]): boolean {
  const linesOf = ({ title, isHalf, lines, rows }: Measured) =>
    (title === null ? 0 : 2) +
    (rows.length > 0 ? (rows.length + 1) * 1.6 : 0) +
    lines.reduce((sum, line) => sum + Math.ceil((line.length * (isHalf ? 2.1 : 1)) / lineLength), 0);
  const total = partRows(sections).reduce((sum, row) => sum + Math.max(...row.map(linesOf)), 0);
  return total + (signatures.length > 0 ? signatureLines : 0) <= roomyLines;
}

type Fillable = {
  readonly names: readonly string[];
  readonly signatures: readonly string[];
  readonly sections: readonly {
    readonly lines: readonly string[];
    readonly rows: readonly string[];
    readonly marks: string | null;
  }[];
};

/** Whether a sheet has anything to fill in or to tick. */
export const isFillable = ({ names, signatures, sections }: Fillable): boolean =>
  names.length + signatures.length > 0 ||
  sections.some(
    ({ lines, rows, marks }) =>
      rows.length > 0 ||
      (marks === "boxes" && lines.length > 0) ||
      lines.some((line) => line.includes("___")),
  );

import { SheetLine } from "@/components/publication/printable/sheet-line";
import { SheetTable } from "@/components/publication/printable/sheet-table";
import type { SheetSection } from "#lib/publication/content/printable";
import { lineNames } from "#lib/publication/content/sheet";
import type { Locale } from "#lib/base/i18n/locales";

type Props = { section: SheetSection; language: Locale };

/** A part of a sheet: its heading, its lines, its table. */
export function SheetPart({ section, language }: Props) {
  const { _key: key, title, note, lines, marks, rows } = section;
  const names = lineNames(lines);
  const List = marks === "numbers" ? "ol" : "ul";
  return (
    <section className="part" data-half={section.isHalf || undefined}>
      {title && <h3>{title}</h3>}
      {note && <p className="note">{note}</p>}
      {lines.length > 0 && (
        <List className="lines" data-marks={marks ?? undefined}>
          {lines.map((line, index) => (
            <li key={index}>
              <SheetLine
                language={language}
                line={line}
                section={`${key}${names[index] ?? ""}`}
                hasBox={marks === "boxes"}
              />
            </li>
          ))}
        </List>
      )}
      {rows.length > 0 && <SheetTable section={section} />}
    </section>
  );
}

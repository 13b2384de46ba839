import { fieldKey } from "@/components/publication/printable/blank";
import type { SheetSection } from "#lib/publication/content/printable";

type Props = { section: Pick<SheetSection, "_key" | "title" | "columns" | "rows"> };

/** As much as two lines of a cell can show. */
const longest = 56;

/** A table whose cells are blanks. */
export const SheetTable = ({ section: { _key: key, title, columns, rows } }: Props) => (
  <table aria-label={title ?? undefined}>
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row}>
          <th scope="row">{row}</th>
          {columns.map((column) => (
            <td key={column} data-column={column}>
              <textarea
                className="blank"
                data-field={fieldKey(key, row, column)}
                aria-label={`${row}: ${column}`}
                rows={2}
                maxLength={longest}
                autoComplete="off"
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

import { Fragment } from "react";
import type { ShownLine } from "#lib/publication/content/urgent-lines-shape";

/** A link that stands alone, large enough for a finger. */
export const wayLook = "inline-flex min-h-11 items-center";

/** A help line in a box: its name, and below it the ways to reach it, so that none is taken for another line's. */
export const LineRow = ({ name, lang, hours, ways }: ShownLine) => (
  <li className="mt-3 grid">
    {/* The hours before the number: late in the evening nobody should have to call to learn that the line is closed. */}
    <span>
      <span lang={lang}>{name}</span>
      {hours && <span>{` (${hours})`}</span>}{" "}
    </span>
    <span className="flex flex-wrap gap-x-5">
      {/* The space parts them on paper, where all is one paragraph. */}
      {ways.map(([href, label], index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          <a href={href} className={wayLook}>
            {label}
          </a>
        </Fragment>
      ))}
    </span>
  </li>
);

import { createHash } from "node:crypto";

/**
 * The key under which a browser stores what is typed into a blank. It is made from the surrounding text, so that a changed sheet
 * does not show old words in a new line.
 */
export const fieldKey = (...around: readonly (string | number)[]): string =>
  createHash("sha256").update(around.join("\n")).digest("hex").slice(0, 10);

type Props = {
  field: string;
  /** What to fill in, for screen readers. */
  label: string;
  /** Its length in characters. Without a size it fills its line. */
  size?: number;
};

/** As much as a line across the whole sheet can show. */
const longest = 80;

/** A blank of a sheet. It has no form and no name, so it cannot be sent. It accepts as much text as paper would show. */
export const Blank = ({ field, label, size }: Props) => (
  <input
    type="text"
    className="blank"
    data-field={field}
    aria-label={label}
    size={size}
    maxLength={size ?? longest}
    autoComplete="off"
  />
);

import { createHash } from "node:crypto";

/**
 * By what a browser keeps what is typed into a blank: made from what stands around it, so that a sheet that is changed
 * puts no old words into a new line.
 */
export const fieldKey = (...around: readonly (string | number)[]): string =>
  createHash("sha256").update(around.join("\n")).digest("hex").slice(0, 10);

type Props = {
  field: string;
  /** What it asks for, read aloud. */
  label: string;
  /** How long it is, in signs. One that fills its line has none. */
  size?: number;
};

/** As much as a line across the whole sheet shows. */
const longest = 80;

/** A blank of a sheet. It belongs to no form and has no name: there is no way to send it. It takes what paper would show. */
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

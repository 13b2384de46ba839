/** What a form says beside a field about its length: what is there, and what fits. Pure. */
import type { Field } from "./field.ts";
import { ofItsOwn } from "./own-history.ts";

/** A sentence such as "42 of 60–240 characters: 18 too few."; null for a field whose length nobody minds. */
export function lengthNote(field: Field, value: unknown): string | null {
  if (field.readOnly || ofItsOwn.includes(field.name)) return null;
  if (field.type === "list") {
    const most = field.of.type === "string" && !field.of.options ? field.of.max : undefined;
    const notes = [
      counted(Array.isArray(value) ? value.length : 0, field, " items"),
      most === undefined ? null : `Each up to ${most} characters.`,
    ].filter((note) => note !== null);
    return notes.length > 0 ? notes.join(" ") : null;
  }
  if ((field.type !== "string" && field.type !== "text") || field.options) return null;
  return counted(typeof value === "string" ? value.length : 0, field, " characters");
}

function counted(
  length: number,
  { min, max }: { readonly min?: number; readonly max?: number },
  unit: string,
): string | null {
  if (max === undefined) return null;
  const range = !min || min === max ? `${max}` : `${min}–${max}`;
  // Whether something has to be there at all, the Studio tells by itself.
  const isShort = min !== undefined && length > 0 && length < min;
  const amiss = length > max ? `: ${length - max} too many` : isShort ? `: ${min - length} too few` : "";
  return `${length} of ${range}${unit}${amiss}.`;
}

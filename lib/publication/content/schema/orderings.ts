/** How the Studio can sort the documents of a type. */
import type { DocumentType, Ordering } from "./field.ts";

/** Those that have waited longest for a review first; null for a type without reviews. */
export function byReview({ fields }: DocumentType): Ordering | null {
  const field = fields.find(({ name }) => name === "reviewedAt" || name === "checkedAt");
  if (!field) return null;
  const title = field.name === "reviewedAt" ? "Longest not reviewed" : "Longest not checked";
  return { name: "review", title, field: field.name, direction: "asc" };
}

/** Those of a type. */
export function orderingsOf(type: DocumentType): readonly Ordering[] {
  const review = byReview(type);
  return review ? [...type.orderings, review] : type.orderings;
}

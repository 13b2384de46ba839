/** Where a document of a type stands on the site. */
import { letterPath } from "../lib/publication/letters/letter-path.ts";
import { addressedTypes, kindPath } from "../lib/publication/content/kinds.ts";

/** Gives the path of a slug; null for a type without a page of its own. */
export function previewPath(type: string): ((slug: string) => string) | null {
  if (type === "letter") return letterPath;
  const known = addressedTypes.find((one) => one === type);
  return known === undefined ? null : (slug) => kindPath(known, slug);
}

/** What an unprefixed path of our own leads to. Plain data in, plain data out. */
import { decodeSegment } from "#lib/base/i18n/paths";
import { kinds, listedTypes, type ListedType } from "#lib/publication/content/kinds";

const typeOfList = new Map(listedTypes.map((type) => [kinds[type].list as string, type]));
const piecePath = new RegExp(`^(${[...typeOfList.keys()].join("|")})/([^/?#]+)(/?(?:[?#].*)?)$`, "s");

/** A document with a page below its list; `rest` is what follows its slug in the address: a query, a fragment or nothing. */
export type PieceAt = { type: ListedType; slug: string; rest: string };

/** The document that a path names, whether there is one or not; null for any other path. */
export function pieceAt(path: string): PieceAt | null {
  const [, list = "", segment = "", rest = ""] = piecePath.exec(path) ?? [];
  const type = typeOfList.get(list);
  const slug = decodeSegment(segment);
  return type && slug !== null ? { type, slug, rest } : null;
}

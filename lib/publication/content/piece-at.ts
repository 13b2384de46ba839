/** What a path of our own leads to. Plain data in, plain data out. */
import type { Locale } from "#lib/base/i18n/locales";
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { splitWritten } from "#lib/base/i18n/paths";
import { kinds, listedTypes, type ListedType } from "#lib/publication/content/kinds";

const typeOfList = new Map(listedTypes.map((type) => [kinds[type].list as string, type]));
const piecePath = new RegExp(`^(${[...typeOfList.keys()].join("|")})/([^/?#]+)(/?(?:[?#].*)?)$`, "s");

/** A document with a page below its list; `rest` is what follows its slug in the address: a query, a fragment or nothing. */
type PieceAt = { type: ListedType; slug: string; rest: string };

/** The document that an unprefixed path names, whether there is one or not; null for any other path. */
export function pieceAt(path: string): PieceAt | null {
  const [, list = "", segment = "", rest = ""] = piecePath.exec(path) ?? [];
  const type = typeOfList.get(list);
  const slug = percentDecoded(segment);
  return type && slug !== null ? { type, slug, rest } : null;
}

/** `language` is that of the readers at whose address the link arrives. */
export type LinkedPiece = PieceAt & { language: Locale };

/** The document that a link names to readers of `locale`: in that language, unless its path names another. */
export function linkedPiece(href: string, locale: Locale): LinkedPiece | null {
  const { locale: language, path } = splitWritten(href, locale);
  const piece = pieceAt(path);
  return piece && { ...piece, language };
}

/** The pictures of pieces, for machines. */
import type { Image } from "#lib/publication/content/fields";
import type { ListedKind } from "#lib/publication/content/kinds";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { imageAddress } from "#lib/platform/image-address";
import { site } from "#lib/platform/site";
import { shareImagePath } from "#lib/seo/metadata";

/** In pixels: the width of the shipped artwork, and the least that search engines show large. */
const width = 1200;

/** The whole address of a picture of the content store. */
export const artworkAddress = (ref: string): string => new URL(imageAddress(ref, width), site.baseUrl).href;

/** The picture that stands for a piece in search results: its artwork or, where it has none, its share image. */
export const pictureOf = (kind: ListedKind, piece: ContentAddress & { image: Image }): string =>
  piece.image ? artworkAddress(piece.image.ref) : `${site.baseUrl}${shareImagePath(kind, piece)}`;

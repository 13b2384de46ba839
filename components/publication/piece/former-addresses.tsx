import type { MovedPiece } from "#lib/publication/content/former-slugs";

type Props = { moved: readonly MovedPiece[] };

/**
 * By which addresses the reader's browser may know pieces of this page yet: what runs on arrival takes it over to those of
 * today (`moved-pieces.ts`). Given what was read before, since the data of a page names each part that it has to wait for,
 * and most pages say nothing here.
 */
export const FormerAddresses = ({ moved }: Props) =>
  moved.map(({ path, former }) => (
    <span key={path} hidden data-moved={path} data-former={former.join(" ")} />
  ));

import type { MovedPiece } from "#lib/publication/content/former-slugs";

type Props = { moved: readonly MovedPiece[] };

/**
 * Former addresses under which the reader's browser may still know pieces of this page. The arrival script moves what is stored
 * there to the current ones (`moved-pieces.ts`). Takes data that was read before: a page's payload names each part that it has to
 * wait for, and on most pages this one is empty.
 */
export const FormerAddresses = ({ moved }: Props) =>
  moved.map(({ path, former }) => (
    <span key={path} hidden data-moved={path} data-former={former.join(" ")} />
  ));

import type { Business } from "#lib/product/directory/business";

/** The language of what a business says of itself: English where it is invented; of real ones nobody has noted it. */
export const languageOfData = ({ element }: Pick<Business, "element">): string | undefined =>
  element === null ? "en" : undefined;

import type { Business } from "#lib/product/directory/business/business";

/** The language of a business's own texts: English for invented businesses; unknown for real ones, as nobody has noted it. */
export const languageOfData = ({ element }: Pick<Business, "element">): string | undefined =>
  element === null ? "en" : undefined;

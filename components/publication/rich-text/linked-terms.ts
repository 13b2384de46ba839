import "server-only";
import { cache } from "react";
import type { RichText } from "#lib/publication/content/fields";
import { readTermLinks } from "#lib/publication/content/term";
import { linkTerms } from "#lib/publication/glossary/link-terms";
import type { Locale } from "#lib/base/i18n/locales";
import { dependOn, orWithout } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";

/**
 * A text with links to the glossary's terms in its language. The page then depends on the terms that were found. Cached per text
 * and page: in a static part the renderer calls a component again after waiting for it.
 */
export const withLinkedTerms = cache(async (text: RichText, language: Locale): Promise<RichText> => {
  const terms = await orWithout(() => readTermLinks(language), []);
  const { blocks, linked } = linkTerms(text, terms);
  await dependOn(linked.map((term) => documentTag("glossaryTerm", term.slug)));
  return blocks;
});

/** A plain sentence as Portable Text, so that its terms are linked as in any other text. */
export const asRichText = (text: string): RichText => [
  {
    _type: "block",
    _key: "text",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "span", text, marks: [] }],
  },
];

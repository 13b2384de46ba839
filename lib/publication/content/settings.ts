import "server-only";
/** Editorial choices for the site as a whole: which pieces the explainer shows as examples. */
import { z } from "zod";
import { readAction, readActionAddresses } from "#lib/publication/content/action";
import { readBrief, readBriefAddresses } from "#lib/publication/content/brief";
import { orNull, text } from "#lib/publication/content/fields";
import type { ListedType } from "#lib/publication/content/kinds";
import { readSiteSettings } from "#lib/publication/content/site-settings";
import { readTerm, readTermAddresses } from "#lib/publication/content/term";
import { readTranslations } from "#lib/publication/content/translations";
import type { ContentAddress } from "#lib/platform/server/content/content-memos";
import { isPublished } from "#lib/platform/published";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const example = orNull(z.object({ slug: text, isOut: z.boolean() }));
const examples = z.object({ brief: example, action: example, term: example });

/** With the type, so that the answer carries the document's tag. A document that is not out yet is included for the same reason. */
const exampleProjection = /* groq */ `{ _type, "slug": slug.current, "isOut": ${isPublished()} }`;

const readChoices = () =>
  readSiteSettings(
    examples,
    `"brief": exampleBrief->${exampleProjection}, "action": exampleAction->${exampleProjection},
      "term": exampleTerm->${exampleProjection}`,
  );

/** One brief, action and term to explain the site with: the editors' choice, or the newest of each where that cannot be read. */
export async function readExamples(locale: Locale) {
  const choices = await readChoices();
  const translations = await readTranslations();
  const pick = async <T>(
    type: ListedType,
    choice: z.infer<typeof example> | undefined,
    addresses: () => Promise<ContentAddress[]>,
    read: (slug: string, locale: Locale) => Promise<T | null>,
  ): Promise<T | null> => {
    const readBest = async (slug: string) => {
      const [original] = translations.at(type, slug);
      return read((original && translations.best(original._id, locale)?.slug) ?? slug, locale);
    };
    const chosen = choice?.isOut ? await readBest(choice.slug) : null;
    if (chosen) return chosen;
    const newest = (await addresses()).find(({ language }) => contentLanguages(locale).includes(language));
    return newest ? readBest(newest.slug) : null;
  };
  const [brief, action, term] = await Promise.all([
    pick("microBrief", choices?.brief, readBriefAddresses, readBrief),
    pick("microAction", choices?.action, readActionAddresses, readAction),
    pick("glossaryTerm", choices?.term, readTermAddresses, readTerm),
  ]);
  return { brief, action, term };
}

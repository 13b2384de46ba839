import "server-only";
/** Editorial choices for the site as a whole: which pieces the explainer shows as examples. */
import { z } from "zod";
import { readAction, readActionAddresses } from "#lib/publication/content/action";
import { readBrief, readBriefAddresses } from "#lib/publication/content/brief";
import { orNull, text } from "#lib/publication/content/fields";
import { readTerm, readTermAddresses } from "#lib/publication/content/term";
import { readTranslations } from "#lib/publication/content/translations";
import { readOne, type ContentAddress } from "#lib/platform/server/content-reader";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const settings = z.object({ brief: orNull(text), action: orNull(text), term: orNull(text) });

const readSettings = () =>
  readOne(
    settings,
    `*[_type == "siteSettings"][0] { "brief": exampleBrief->slug.current, "action": exampleAction->slug.current,
      "term": exampleTerm->slug.current }`,
    {},
    ["siteSettings"],
    "slow",
  );

/** One brief, action and term to explain the site with: the editors' choice, or the newest of each. */
export async function readExamples(locale: Locale) {
  const chosen = await readSettings();
  const translations = await readTranslations();
  const pick = async <T>(
    type: string,
    slug: string | null | undefined,
    addresses: () => Promise<ContentAddress[]>,
    read: (slug: string, locale: Locale) => Promise<T | null>,
  ) => {
    const first =
      slug ?? (await addresses()).find(({ language }) => contentLanguages(locale).includes(language))?.slug;
    const [original] = translations.at(type, first ?? "");
    const shown = (original && translations.best(original._id, locale)?.slug) ?? first;
    return shown === undefined ? null : read(shown, locale);
  };
  const [brief, action, term] = await Promise.all([
    pick("microBrief", chosen?.brief, readBriefAddresses, readBrief),
    pick("microAction", chosen?.action, readActionAddresses, readAction),
    pick("glossaryTerm", chosen?.term, readTermAddresses, readTerm),
  ]);
  return { brief, action, term };
}

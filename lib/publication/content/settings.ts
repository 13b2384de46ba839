import "server-only";
/** Editorial choices for the site as a whole: which pieces the explainer shows as examples. */
import { z } from "zod";
import { readAction, readActionSlugs } from "#lib/publication/content/action";
import { readBrief, readBriefSlugs } from "#lib/publication/content/brief";
import { orNull, text } from "#lib/publication/content/fields";
import { readTerm, readTermSlugs } from "#lib/publication/content/term";
import { readOne } from "#lib/platform/server/content-reader";

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
export async function readExamples() {
  const chosen = await readSettings();
  const pick = async <T>(
    slug: string | null | undefined,
    slugs: () => Promise<string[]>,
    read: (slug: string) => Promise<T | null>,
  ) => {
    const first = slug ?? (await slugs())[0];
    return first === undefined ? null : read(first);
  };
  const [brief, action, term] = await Promise.all([
    pick(chosen?.brief, readBriefSlugs, readBrief),
    pick(chosen?.action, readActionSlugs, readAction),
    pick(chosen?.term, readTermSlugs, readTerm),
  ]);
  return { brief, action, term };
}

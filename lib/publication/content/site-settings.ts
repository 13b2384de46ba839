import "server-only";
import { readOne } from "#lib/platform/server/content/content-reader";
import type { Shape } from "#lib/platform/server/content/parse-content";

/** A part of the site's own settings, which are one document, as GROQ names it; null where there is none or it is invalid. */
export const readSiteSettings = <T>(shape: Shape<T>, fields: string): Promise<T | null> =>
  readOne(shape, `*[_type == "siteSettings"][0] { ${fields} }`, {}, ["siteSettings"], "slow");

import "server-only";
/** Setting paths: where the settings of platforms stood, as help pages describe it. */
import { z } from "zod";
import { orNull, storedDate, text, webAddress } from "#lib/publication/content/fields";
import { settingSystems } from "#lib/publication/content/schema/vocabulary";
import { readList } from "#lib/platform/server/content/content-reader";

const settingPath = z.object({
  _id: z.string(),
  name: text,
  system: z.enum(settingSystems),
  path: z.array(text).min(2),
  isDrawn: z.boolean().catch(false).default(false),
  publisher: text,
  pageTitle: orNull(text),
  url: webAddress,
  /** The date that the help page itself bears. */
  asOf: storedDate,
  checkedAt: storedDate,
});

/** Every setting path. */
export const readSettingPaths = () =>
  readList(
    settingPath,
    `*[_type == "settingPath"] | order(_id asc) { _id, name, system, path, isDrawn, publisher, pageTitle, url, asOf, checkedAt }`,
    {},
    ["settingPath"],
    "slow",
  );

import "server-only";
/** Help lines: whom a child or a parent can turn to, country by country. */
import { z } from "zod";
import { helpSubject, listOf, orNull, storedDate, text, webAddress } from "#lib/publication/content/fields";
import { helpAudiences, helpCountries } from "#lib/publication/content/schema/vocabulary";
import { languageProblem } from "#lib/publication/content/schema/word-shapes";
import { readList } from "#lib/platform/server/content/content-reader";

const helpLine = z.object({
  _id: z.string(),
  name: text,
  country: z.enum(helpCountries),
  /**
   * The languages in which it answers; its name is in the first.
   * Codes that are none are dropped: asking for their names would throw.
   */
  languages: listOf(text.refine((code) => languageProblem(code) === null)),
  audience: z.enum(helpAudiences),
  subjects: listOf(helpSubject),
  phone: orNull(text),
  menuKey: orNull(text),
  textNumber: orNull(text),
  textWord: orNull(text),
  chat: orNull(webAddress),
  form: orNull(webAddress),
  hours: listOf(text),
  isFree: z.boolean().catch(false).default(false),
  publisher: text,
  url: webAddress,
  checkedAt: storedDate,
});
export type HelpLine = z.infer<typeof helpLine>;

/** Every help line, by country, the first to call first. */
export const readHelpLines = () =>
  readList(
    helpLine,
    `*[_type == "helpLine"] | order(country asc, order asc, _id asc) { _id, name, country, languages, audience, subjects,
      phone, menuKey, "textNumber": text, textWord, chat, form, hours, isFree, publisher, url, checkedAt }`,
    {},
    ["helpLine"],
    "slow",
  );

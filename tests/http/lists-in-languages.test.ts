/** Lists of the shipped library as readers of each language meet them. */
import { expect, test } from "vitest";
import { markupOf, readPage } from "@/tests/support/pages";
import { siteUnderTest } from "@/tests/support/site";
import { locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { localePath } from "#lib/base/i18n/paths";

const markup = async (path: string) => markupOf((await readPage(path, (await siteUnderTest()).url)).html);

test("a list keeps its category when its reader changes the language", async () => {
  for (const [path, own] of [
    ["/micro-briefs?category=seguridad", "safety"],
    ["/fr/micro-briefs?category=seguridad", "safety"],
    ["/es/micro-briefs?category=safety", "seguridad"],
  ] as const)
    expect(await markup(path), path).toMatch(
      new RegExp(`<a (?=[^>]*data-group="${own}")(?=[^>]*aria-current="true")`),
    );
});

const main = /<main.*<\/main>/s;
/** Where pieces of several languages stand side by side: the part of the page, and what carries a piece's language there. */
const lists = {
  "/?age=ages-11-13": { part: /<section aria-labelledby="strip-title".*?<\/section>/s, named: "b" },
  "/letters": { part: /<ul class="grid">.*?<\/ul>/s, named: "h2|span" },
  "/how-it-works": { part: main, named: "h2|article" },
  "/blog": { part: main, named: "h2" },
  "/how-our-texts-are-made": { part: /<ol class="max-w-measure.*?<\/ol>/s, named: "p><span" },
};
/** A list that is all in English needs no word on each line; the other pages are in the reader's language themselves. */
const isList = (path: string) => path === "/letters" || path.startsWith("/?");

test.each(locales)("%s: what is in English among the rest says so, once each", async (locale) => {
  const { inEnglish } = (await readMessages(locale)).content;
  let all = 0;
  for (const [path, { part, named }] of Object.entries(lists)) {
    const [text = ""] = part.exec(await markup(localePath(path, locale))) ?? [];
    expect(text, path).not.toBe("");
    const count = (lang: string) =>
      [...text.matchAll(new RegExp(`<(?:${named})\\b[^>]* lang="${lang}`, "g"))].length;
    const isSaid = locale !== "en" && (!isList(path) || count(locale.slice(0, 2)) > 0);
    const wanted = isSaid ? count("en") : 0;
    expect(text.split(`>${inEnglish}</small>`).length - 1, path).toBe(wanted);
    all += wanted;
  }
  if (locale !== "en") expect(all).toBeGreaterThanOrEqual(8);
});

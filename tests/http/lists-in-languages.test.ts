/** Lists of the shipped library as readers of each language meet them. */
import { expect, test } from "vitest";
import { attributes, markupOf, readPage } from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";
import { locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { localePath } from "#lib/base/i18n/paths";

const markup = async (path: string) => markupOf((await readPage(path, (await siteUnderTest()).url)).html);

test("a list keeps its category when its reader changes the language", async () => {
  for (const [path, own] of [
    ["/micro-briefs?category=seguridad", "safety"],
    ["/fr/micro-briefs?category=seguridad", "securite"],
    ["/pt/micro-briefs?category=sicherheit", "seguranca"],
    ["/es/micro-briefs?category=safety", "seguridad"],
  ] as const)
    expect(await markup(path), path).toMatch(
      new RegExp(`<a (?=[^>]*data-group="${own}")(?=[^>]*aria-current="true")`),
    );
});

test("the list of languages keeps the search, the filters and the page, as they are understood", async () => {
  for (const [path, english] of [
    ["/es/search?q=acoso&type=terms&page=2&utm_source=x", "/search?q=acoso&type=terms&page=2"],
    ["/es/search?q=+&type=terms", "/search"],
    ["/es/micro-briefs?q=juegos&category=safety", "/micro-briefs?q=juegos&category=seguridad"],
    [
      "/es/micro-actions?age=ages-7-10&difficulty=beginner&page=7",
      "/micro-actions?age=ages-7-10&difficulty=beginner",
    ],
    ["/es/micro-briefs?age=all-ages", "/micro-briefs?age=ages-5-6"],
    ["/es/glossary?q=a&page=1", "/glossary?q=a"],
    ["/es/tracks?age=teens-14-16", "/tracks?age=teens-14-16"],
    ["/es?age=ages-7-10&topic=no-such-topic", "/?age=ages-7-10"],
    ["/es/waitlist?language=de", "/waitlist?language=de"],
  ] as const) {
    const [, menu = ""] = /<div id="languages"(.*?)<\/div>/s.exec(await markup(path)) ?? [];
    expect(attributes(menu, "a", "href")[0], path).toBe(english);
  }
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

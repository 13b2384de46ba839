import { expect, test } from "vitest";
import { GET } from "@/app/llms.txt/route";
import { GET as getIn } from "@/app/[locale]/llms.txt/route";
import { listedTypes, kinds } from "#lib/publication/content/kinds";
import { lettersPath } from "#lib/publication/letters/letter-path";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { dropMemos } from "#lib/platform/server/memo";
import { absoluteUrl } from "#lib/platform/site";
import { readSiteAddresses } from "#lib/seo/read-site-addresses";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();

const answerIn = (locale: string) =>
  getIn(new Request(absoluteUrl(`/${locale}/llms.txt`)), { params: Promise.resolve({ locale }) });
const textIn = async (locale: Locale) => (await (locale === "en" ? GET() : answerIn(locale))).text();
/** A piece in each of these languages. */
const lampsIn = (...written: readonly Locale[]) =>
  written.map((language) => ({
    _id: `lamp-${language}`,
    _type: "microBrief",
    language,
    title: `Lamps in ${language}`,
    slug: { current: `lamps-${language}` },
  }));

const listsNamedIn = async (locale: Locale) =>
  [...(await textIn(locale)).matchAll(/\]\(([^)]+\/llms\.txt)\)/g)].map(([, address]) => address);

test("each piece is one line of llms.txt, however its summary is broken", async () => {
  const brief = { _id: "lamp", _type: "microBrief", title: "Lamps", slug: { current: "lamps" } };
  store.documents = [{ ...brief, summary: "What they are.\n\nAnd what  they do." }];
  const lines = (await (await GET()).text()).split("\n");
  expect(lines).toContain(
    `- [Lamps](${absoluteUrl("/micro-briefs/lamps")}): What they are. And what they do.`,
  );
});

test("a bracket in a title neither ends the link nor begins another", async () => {
  const brief = { _id: "lamp", _type: "microBrief", title: "Lamps :] and [more", slug: { current: "lamps" } };
  store.documents = [brief];
  const lines = (await (await GET()).text()).split("\n");
  expect(lines).toContain(`- [Lamps :\\] and \\[more](${absoluteUrl("/micro-briefs/lamps")})`);
});

test("a section beyond 500 pieces names the latest of them, and leads to the list of all", async () => {
  store.documents = Array.from({ length: 502 }, (_, index) => ({
    _id: `brief-${index}`,
    _type: "microBrief",
    title: `Brief ${index}`,
    slug: { current: `brief-${index}` },
    _updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
  const text = await (await GET()).text();
  const briefs = text.split("\n").filter((line) => line.includes("/micro-briefs"));
  expect(briefs).toHaveLength(501);
  expect(briefs[0]).toBe(`- [Brief 501](${absoluteUrl("/micro-briefs/brief-501")})`);
  expect(briefs.at(-2)).toBe(`- [Brief 2](${absoluteUrl("/micro-briefs/brief-2")})`);
  expect(briefs.at(-1)).toBe(`- [Micro-briefs](${absoluteUrl("/micro-briefs")})`);
});

test("every page that is no piece is named in each of its languages, with what it is for", async () => {
  dropMemos();
  const page = { _id: "faq", _type: "page", title: "Questions", slug: { current: "faq" } };
  store.documents = [
    ...lampsIn(...locales),
    { ...page, description: "What is asked." },
    { ...page, _id: "preguntas", language: "es", title: "Preguntas" },
    { ...page, _id: "note", slug: { current: "note" }, publishedDate: "2026-11-20" },
  ];
  const texts = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await textIn(locale)] as const)),
  );
  const elsewhere = ["/", lettersPath, ...listedTypes.map((type) => kinds[type].list)];
  const pages = (await readSiteAddresses()).filter(({ path }) => !elsewhere.includes(path));
  expect(pages.length).toBeGreaterThan(6 * 3);
  for (const { path, locale } of pages) expect(texts[locale]).toContain(`](${absoluteUrl(path, locale)})`);
  const lines = texts.en?.split("\n") ?? [];
  expect(lines).toContain("## Pages");
  expect(lines).toContain(`- [Questions](${absoluteUrl("/faq")}): What is asked.`);
  expect(lines).not.toContain(`- [Preguntas](${absoluteUrl("/faq", "es")})`);
  expect(texts.es?.split("\n")).toContain(`- [Preguntas](${absoluteUrl("/faq", "es")})`);
  expect(
    lines.some((line) => line.startsWith(`- [Help lines](${absoluteUrl("/help-lines")}): If somebody`)),
  ).toBe(true);
  expect(texts.en).not.toContain("/note)");
});

test("the list of each language leads to those of all others, and there is none of an unknown one", async () => {
  dropMemos();
  store.documents = lampsIn(...locales);
  for (const locale of locales)
    expect(await listsNamedIn(locale)).toEqual(
      locales.filter((other) => other !== locale).map((other) => absoluteUrl("/llms.txt", other)),
    );
  expect((await answerIn("xx")).status).toBe(404);
});

test("a language without a piece leads to the list that its readers get, and no other list leads there", async () => {
  dropMemos();
  const page = { _id: "faq-mx", _type: "page", language: "es-mx", title: "FAQ", slug: { current: "faq" } };
  store.documents = [...lampsIn("en", "es"), page];
  const leadsTo = async (locale: Locale) => {
    const { status, headers } = await answerIn(locale);
    return [status, headers.get("location")];
  };
  expect(await leadsTo("es-mx")).toEqual([307, "/es/llms.txt"]);
  expect(await leadsTo("fr")).toEqual([307, "/llms.txt"]);
  expect(await listsNamedIn("en")).toEqual([absoluteUrl("/llms.txt", "es")]);
  store.documents = [...store.documents, ...lampsIn("es-mx")];
  dropMemos();
  expect(await leadsTo("es-mx")).toEqual([200, null]);
  expect(await listsNamedIn("es")).toContain(absoluteUrl("/llms.txt", "es-mx"));
});

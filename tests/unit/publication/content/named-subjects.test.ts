/** What the filters of an address name, over the shipped library. */
import { expect, test, vi } from "vitest";
import { queryDocuments } from "#lib/local/query-documents";
import { readFeed, type FeedQuery } from "#lib/publication/content/feed";
import { namedSubject, readCategories, readTopics } from "#lib/publication/content/topic";
import { isSameLanguage, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { draft } from "@/tests/support/next/next-headers";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

/** Slugs that subjects had before. */
const former = new Map([
  ["category-gaming", ["games"]],
  ["category-safety-es", ["proteccion"]],
  ["topic-sleep", ["bedtime", "games"]],
]);
/** Those that nobody has translated. */
const alone = [
  { _id: "category-new", _type: "category", title: "New", slug: { current: "brand-new" } },
  { _id: "topic-esports", _type: "topic", title: "eSports", slug: { current: "esports" } },
];
/** What the questions below are about. There are hundreds, and each reads every document. */
const typesAsked = new Set(["category", "topic", "microBrief", "translation.metadata"]);
const shipped = shippedLibrary()
  .filter(({ _type }) => typesAsked.has(_type))
  .map((document) => {
    const formerSlugs = former.get(document._id);
    return formerSlugs ? { ...document, formerSlugs } : document;
  })
  .concat(alone);
const answers = new Map<string, Promise<unknown>>();

draft.isEnabled = true;
vi.mock("#lib/platform/server/content/content-store", async (original) => ({
  ...(await original<object>()),
  askStore: (query: string, params: Record<string, unknown>) => {
    const question = query + JSON.stringify(params);
    const answer = answers.get(question) ?? queryDocuments(shipped, query, { ...params, preview: false });
    answers.set(question, answer);
    return answer;
  },
}));

const subjectsIn = async (locale: Locale) => [
  ...(await readCategories(locale)),
  ...(await readTopics(locale)),
];

test("a subject is named by slug or id, and what is unknown names none", async () => {
  const categories = await readCategories("en");
  for (const name of ["gaming", "category-gaming"])
    expect((await namedSubject(name, categories, "en"))?._id, name).toBe("category-gaming");
  expect((await namedSubject("brand-new", categories, "en"))?._id).toBe("category-new");
  for (const name of [null, "", "nonsense", "sleep", "dormir", "topic-sleep"])
    expect(await namedSubject(name, categories, "en"), String(name)).toBeNull();
});

test("the shipped library names its subjects in every language: a filter's chip is no place for a second language", async () => {
  for (const locale of locales)
    for (const { _id, language } of await subjectsIn(locale))
      if (!alone.some((one) => one._id === _id))
        expect(isSameLanguage(language, locale), `${_id} in ${locale}`).toBe(true);
});

test("subjects stand in the order of their names, in each language", async () => {
  for (const locale of locales)
    for (const subjects of [await readCategories(locale), await readTopics(locale)]) {
      const titles = subjects.map(({ title }) => title);
      expect(titles.length, locale).toBeGreaterThan(1);
      expect(titles).toEqual(
        titles.toSorted((one, other) => one.localeCompare(other, languages[locale].tag)),
      );
    }
});

test("a subject is known by its slug in each language, whatever language reads it", async () => {
  const everywhere = new Map<Locale, Awaited<ReturnType<typeof subjectsIn>>>();
  for (const locale of locales) everywhere.set(locale, await subjectsIn(locale));
  const slugs = new Set([...everywhere.values()].flat().map(({ slug }) => slug));
  expect(slugs).toContain("seguridad");
  for (const [locale, here] of everywhere)
    for (const there of everywhere.values())
      for (const { _id, _type, slug } of there) {
        const kind = here.filter((one) => one._type === _type);
        expect((await namedSubject(slug, kind, locale))?._id, slug).toBe(_id);
      }
});

test("a renamed subject is known by its former slug, in whatever language it had that", async () => {
  for (const locale of ["en", "fr", "es", "es-mx"] as const) {
    const categories = await readCategories(locale);
    const topics = await readTopics(locale);
    expect((await namedSubject("games", categories, locale))?._id, locale).toBe("category-gaming");
    expect((await namedSubject("proteccion", categories, locale))?._id, locale).toBe("category-safety");
    expect((await namedSubject("bedtime", topics, locale))?._id, locale).toBe("topic-sleep");
    expect((await namedSubject("games", topics, locale))?._id, locale).toBe("topic-sleep");
    expect(await namedSubject("bedtime", categories, locale), locale).toBeNull();
    expect(await namedSubject("games", [], locale), locale).toBeNull();
  }
});

const asked: FeedQuery = { age: null, category: null, topic: null, after: null };

test("the feed keeps its filters when its reader changes the language, and names them in that language", async () => {
  const english = { age: "ages-7-10", category: "safety", topic: "sleep" };
  const spanish = { ...english, category: "seguridad", topic: "dormir" };
  const french = { ...english, category: "securite", topic: "sommeil" };
  for (const [locale, own] of [
    ["en", english],
    ["fr", french],
    ["es", spanish],
    ["es-mx", spanish],
  ] as const)
    for (const query of [english, spanish, french]) {
      const feed = await readFeed(locale, { ...asked, ...query });
      expect(feed.query, locale).toEqual({ ...asked, ...own });
      expect(feed.filters).toEqual({
        ageGuidance: "ages-7-10",
        categoryId: "category-safety",
        topicId: "topic-sleep",
      });
    }
});

test("what is unknown is unset in the feed, and ages of older builds become the youngest band", async () => {
  const unknown = await readFeed("en", { ...asked, age: "x", category: "topic-sleep", topic: "safety" });
  expect(unknown.query).toEqual(asked);
  for (const age of ["all-ages", "under-6"])
    expect((await readFeed("en", { ...asked, age })).age).toBe("ages-5-6");
});

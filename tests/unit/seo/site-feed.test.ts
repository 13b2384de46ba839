/** Which pieces the feed of a language holds, and where it leads while there are none. */
import { beforeEach, expect, test, vi } from "vitest";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { absoluteUrl } from "#lib/platform/site";
import { feedAnswer } from "#lib/seo/site-feed";

const library = vi.hoisted(() => ({ briefs: [] as { slug: string; language: string }[] }));

vi.mock("#lib/publication/content/brief", () => ({
  readBriefs: async (locale: Locale) =>
    library.briefs
      .filter(({ language }) => (contentLanguages(locale) as readonly string[]).includes(language))
      .map((one) => ({
        ...one,
        title: one.slug,
        publishedAt: "2026-11-20",
        firstOutAt: null,
        firstSlug: null,
        summary: null,
        category: null,
      })),
}));
vi.mock("#lib/publication/content/action", () => ({ readActions: async () => [] }));
vi.mock("#lib/publication/content/translations", () => ({
  readTranslations: async () => ({ of: () => [], best: () => null, at: () => [] }),
}));

const english = { slug: "english", language: "en" };
const spanish = { slug: "espanol", language: "es" };
const mexican = { slug: "mexicano", language: "es-mx" };

beforeEach(() => {
  library.briefs = [english, spanish];
});

const read = async (locale: Locale) => {
  const answer = await feedAnswer(locale, "json");
  if (answer.status !== 200) return [answer.status, answer.headers.get("location")];
  const { items } = (await answer.json()) as { items: { id: string; url: string }[] };
  return items.map(({ id, url }) => (id === url ? id : [id, url]));
};
const addressOf = ({ slug }: { slug: string }, locale: Locale) =>
  absoluteUrl(`/micro-briefs/${slug}`, locale);

test("a country's feed keeps its language's pieces when it gets the first of its own, under the same ids", async () => {
  expect(await read("es-mx")).toEqual([307, "/es/feed.json"]);
  library.briefs.push(mexican);
  expect(await read("es-mx")).toEqual([addressOf(spanish, "es"), addressOf(mexican, "es-mx")]);
});

test("a language's feed holds nothing of another language, nor of a country", async () => {
  library.briefs.push(mexican);
  expect(await read("es")).toEqual([addressOf(spanish, "es")]);
  expect(await read("en")).toEqual([addressOf(english, "en")]);
  expect(await read("fr")).toEqual([307, "/feed.json"]);
});

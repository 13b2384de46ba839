/** What the endpoint of suggestions answers, and what it says of that to caches. */
import { expect, test, vi } from "vitest";
import { GET } from "@/app/api/search/suggest/route";
import { locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

const game = { _type: "microBrief", slug: "games", title: "Games", language: "en" };
vi.mock("#lib/publication/search/search", () => ({
  searchContent: async (query: string) => ({
    results: query === "game" ? [game] : [],
    isMatch: () => true,
    isTooCommon: false,
    hasOwn: true,
  }),
}));

const answerTo = async (query: string) => {
  const answer = await GET(new Request(`http://localhost/api/search/suggest?${query}`), undefined);
  expect(answer.status).toBe(200);
  return answer;
};
const addressOf = async (query: string) => (await answerTo(query)).headers.get("content-location");

test("an answer with suggestions names its address, by which it is cached", async () => {
  expect(await addressOf("q=+game&locale=es")).toBe("/api/search/suggest?q=game&locale=es");
});

test("one to words that nothing contains names none: anybody can make up such words without end", async () => {
  expect(await addressOf("q=gamexyz")).toBeNull();
});

test("each suggestion says what kind of piece it is, by a name that every language has a word for", async () => {
  const answer: unknown = await (await answerTo("q=game")).json();
  expect(answer).toMatchObject({ suggestions: [{ kind: "brief", path: "/micro-briefs/games" }] });
  for (const locale of locales) {
    const { search, library } = await readMessages(locale);
    const { brief, action, term, track } = search;
    expect({ brief, action, term, track }, locale).toEqual(library.list.kinds);
  }
});

/** What the endpoint of suggestions answers, and what it says of that to caches. */
import { expect, test, vi } from "vitest";
import { GET } from "@/app/api/search/suggest/route";
import { locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";

const game = { _type: "microBrief", slug: "games", title: "Games", language: "en" };
const help = { _type: "microAction", slug: "help", title: "When a joke turns mean", language: "en" };
const bullied = { _type: "glossaryTerm", slug: "bullied", title: "bullied", language: "en" };
vi.mock("#lib/publication/search/search", () => ({
  searchContent: async (query: string) => ({
    results: { game: [game], bullied: [help, bullied], usual: [help, bullied] }[query] ?? [],
    isMatch: (word: string) => word !== "" && ["games", "bullied"].includes(word.toLowerCase()),
    isTooCommon: false,
    hasOwn: true,
    helpSubjects: query === "bullied" ? ["bullying"] : [],
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

test("an answer to words that nothing contains names no address: anybody can make up such words without end", async () => {
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

test("while typing, titles with a word are shown, but in a worry what is about it too, however it is called", async () => {
  const pathsFor = async (query: string) => {
    const { suggestions } = (await (await answerTo(query)).json()) as { suggestions: { path: string }[] };
    return suggestions.map(({ path }) => path);
  };
  expect(await pathsFor("q=usual")).toEqual(["/glossary/bullied"]);
  expect(await pathsFor("q=bullied")).toEqual(["/micro-actions/help", "/glossary/bullied"]);
});

/** What the endpoint of suggestions says of its answer to caches. */
import { expect, test, vi } from "vitest";
import { GET } from "@/app/api/search/suggest/route";

const game = { _type: "microBrief", slug: "games", title: "Games", language: "en" };
vi.mock("#lib/publication/search/search", () => ({
  searchContent: async (query: string) => ({
    results: query === "game" ? [game] : [],
    isMatch: () => true,
    isTooCommon: false,
    hasOwn: true,
  }),
}));

const addressOf = async (query: string) => {
  const answer = await GET(new Request(`http://localhost/api/search/suggest?${query}`), undefined);
  expect(answer.status).toBe(200);
  return answer.headers.get("content-location");
};

test("an answer with suggestions names its address, by which it is cached", async () => {
  expect(await addressOf("q=+game&locale=es")).toBe("/api/search/suggest?q=game&locale=es");
});

test("one to words that nothing contains names none: anybody can make up such words without end", async () => {
  expect(await addressOf("q=gamexyz")).toBeNull();
});

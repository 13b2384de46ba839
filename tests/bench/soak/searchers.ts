/** Readers who search: words of the library, misspelled words, and words that do not occur. */
import type { World } from "./world.ts";
import { oneOf, someAddress, steadily } from "./steady.ts";

const words = [
  "phone",
  "sleep",
  "filter",
  "ai",
  "school",
  "game",
  "privacy",
  "video",
  "friends",
  "chat",
  "streak",
  "slang",
];
const letters = "abcdefghijklmnopqrstuvwxyz";

/** The word with one letter changed. */
function misspelt(word: string): string {
  const at = Math.floor(Math.random() * word.length);
  return word.slice(0, at) + letters.charAt(Math.floor(Math.random() * letters.length)) + word.slice(at + 1);
}

/** Searches at the given rate: half on the page of results, half while typing. */
export function searchers(world: World, perSecond: number): Promise<void> {
  return steadily(world, perSecond, async () => {
    const word = oneOf(words);
    const query = Math.random() < 0.3 ? misspelt(word) : word;
    const path =
      Math.random() < 0.5
        ? `/search?q=${query}`
        : `/api/search/suggest?q=${query.slice(0, 2 + Math.floor(Math.random() * 3))}`;
    await world.balancer.ask({ kind: "search", path, client: someAddress() });
  });
}

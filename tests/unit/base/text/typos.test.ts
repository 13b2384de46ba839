import { expect, test } from "vitest";
import { mistyped, unswapped } from "#lib/base/text/typos";

test.each([
  ["chcago", "chicago"],
  ["chicagoo", "chicago"],
  ["chixago", "chicago"],
  ["chciago", "chicago"],
  ["philadelfia", "philadelphia"],
  ["minneapolsi", "minneapolis"],
  ["fransisko", "francisco"],
  ["mineapols", "minneapolis"],
  ["minnneapoliis", "minneapolis"],
])("%s may be %s, mistyped", (word, meant) => {
  expect(mistyped(word)(meant)).toBe(true);
});

test.each([
  ["chicago", "chicago"],
  // A short word with a typo is another word.
  ["judo", "judy"],
  ["juod", "judo"],
  ["pari", "paris"],
  ["paino", "plano"],
  ["chess", "chester"],
  ["philladelfya", "philadelphia"],
  ["mineapols", "monrovia"],
])("%s is not %s, mistyped", (word, other) => {
  expect(mistyped(word)(other)).toBe(false);
});

/** All words of these letters, up to a length. */
function wordsOf(letters: readonly string[], longest: number): string[] {
  const words: string[] = [""];
  for (const word of words) if (word.length < longest) words.push(...letters.map((one) => word + one));
  return words;
}

/** What becomes of a word where one letter is too many, missing or other. */
const changesOf = (word: string, letters: readonly string[]): Set<string> =>
  new Set(
    Array.from({ length: word.length + 1 }).flatMap((_, at) => {
      const [before, behind] = [word.slice(0, at), word.slice(at)];
      return [
        before + behind.slice(1),
        ...letters.flatMap((one) => [before + one + behind, before + one + behind.slice(1)]),
      ];
    }),
  );

test("a word of five letters is mistyped where one letter is too many, missing, other or in its neighbour's place", () => {
  const letters = ["a", "b", "c"];
  const words = wordsOf(letters, 6);
  for (const word of ["abcab", "aabbc", "cabab"]) {
    const changed = changesOf(word, letters).union(new Set(unswapped(word)));
    expect(words.filter(mistyped(word))).toEqual(words.filter((one) => one !== word && changed.has(one)));
  }
});

test("a word of nine letters is mistyped with two of these", () => {
  const letters = ["a", "b"];
  const words = wordsOf(letters, 12);
  for (const word of ["aabbabaab", "ababababa", "bbaaabbba"]) {
    const once = changesOf(word, letters);
    const changed = new Set([...once].flatMap((one) => [...changesOf(one, letters)]));
    expect(words.filter(mistyped(word))).toEqual(words.filter((one) => one !== word && changed.has(one)));
  }
});

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
])("%s may be %s, mistyped", (word, meant) => {
  expect(mistyped(word)(meant)).toBe(true);
});

test.each([
  ["chicago", "chicago"],
  // A short word with a typo is another word.
  ["judo", "judy"],
  ["pari", "paris"],
  ["paino", "plano"],
  ["chess", "chester"],
  ["philladelfya", "philadelphia"],
  ["mineapols", "monrovia"],
])("%s is not %s, mistyped", (word, other) => {
  expect(mistyped(word)(other)).toBe(false);
});

test("a word of five letters is mistyped where one letter is too many, missing, other or in its neighbour's place", () => {
  const letters = ["a", "b", "c"];
  const words: string[] = [""];
  for (let length = 0; length < 6; length += 1)
    words.push(
      ...words.filter((word) => word.length === length).flatMap((word) => letters.map((one) => word + one)),
    );
  const changes = (word: string) =>
    new Set(
      Array.from({ length: word.length + 1 }).flatMap((_, at) => {
        const [before, behind] = [word.slice(0, at), word.slice(at)];
        return [
          before + behind.slice(1),
          ...letters.flatMap((one) => [before + one + behind, before + one + behind.slice(1)]),
        ];
      }),
    ).union(new Set(unswapped(word)));
  for (const word of ["abcab", "aabbc", "cabab"]) {
    const changed = changes(word);
    expect(words.filter(mistyped(word))).toEqual(words.filter((one) => one !== word && changed.has(one)));
  }
});

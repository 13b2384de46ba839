import { expect, test } from "vitest";
import { sortedWords } from "#lib/publication/search/near-words";

const words = ["a", "able", "cable", "cat", "category", "catfish", "chat", "chats", "ça", "~chat"].sort();
const { beginningWith, near } = sortedWords(words);
const began = (letters: string) => {
  const { from, to } = beginningWith(letters);
  return words.slice(from, to);
};
const nearTo = (word: string, typos: number) =>
  new Map(near(word, typos).map(([place, count]) => [words[place], count]));

/** Levenshtein's distance, written down as it is defined. */
function distance(one: string, other: string): number {
  if (one === "" || other === "") return one.length + other.length;
  const rest = distance(one.slice(1), other.slice(1));
  if (one[0] === other[0]) return rest;
  return 1 + Math.min(rest, distance(one.slice(1), other), distance(one, other.slice(1)));
}

test("words that begin with given letters stand together", () => {
  expect(began("cat")).toEqual(["cat", "category", "catfish"]);
  expect(began("chats")).toEqual(["chats"]);
  expect(began("chatsy")).toEqual([]);
  expect(began("ç")).toEqual(["ça"]);
  expect(began("zebra")).toEqual([]);
});

test("words are near by letters that are too many, missing or other", () => {
  expect(nearTo("chat", 1)).toEqual(
    new Map([
      ["cat", 1],
      ["chat", 0],
      ["chats", 1],
      ["~chat", 1],
    ]),
  );
  expect(nearTo("cabel", 2)).toEqual(new Map([["cable", 2]]));
  expect(nearTo("zzzzzz", 2)).toEqual(new Map());
});

test.each(["", "a", "cat", "able", "catefory", "chatter", "categoryy", "xcatfishx"])(
  "as many typos as there are, of every word: %j",
  (asked) => {
    for (const typos of [1, 2])
      expect(nearTo(asked, typos)).toEqual(
        new Map(
          words.map((word) => [word, distance(asked, word)] as const).filter(([, count]) => count <= typos),
        ),
      );
  },
);

test("among no words none is near, and none begins with anything", () => {
  const none = sortedWords([]);
  expect(none.near("chat", 2)).toEqual([]);
  expect(none.beginningWith("c")).toEqual({ from: 0, to: 0 });
});

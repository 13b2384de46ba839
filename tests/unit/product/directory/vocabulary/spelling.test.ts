import { expect, test } from "vitest";
import { spellingOf } from "#lib/product/directory/vocabulary/spelling";
import { frontBridge, type FrontBridge } from "#lib/platform/front-bridge";
import { inTurn } from "#lib/product/directory/provider/turns";

const spelling = spellingOf([
  "tutoring",
  "tutor",
  "guitar",
  "repair",
  "screen",
  "swimming",
  "dentist",
  "arts",
  "77",
]);

test.each([
  ["tutorring", ["tutoring"]],
  ["gitar", ["guitar"]],
  ["gutiar", ["guitar"]],
  ["scren", ["screen"]],
  ["repiar", ["repair"]],
  ["swimmign", ["swimming"]],
  ["dentits", ["dentis"]],
])("%s stands for %s", (word, meant) => {
  const alike = spelling.alike(word);
  for (const one of meant)
    expect(alike.some((reading) => one.startsWith(reading) || reading.startsWith(one))).toBe(true);
});

test("what is too far from every word, or too short to be a typo, stands for nothing", () => {
  for (const word of ["xylophone", "art", "atrs", "", "99999"]) expect(spelling.alike(word)).toEqual([]);
});

test("a word is known by its beginning, and a number is meant as it is typed", () => {
  expect(spelling.knows("24")).toBe(true);
  expect(spelling.knows("tuto")).toBe(true);
  expect(spelling.knows("swimming")).toBe(true);
  expect(spelling.knows("tutorring")).toBe(false);
});

test("searches are made one at a time, in the order asked, and a failed one holds up nobody", async () => {
  const order: string[] = [];
  let running = 0;
  const search = (name: string, fails = false) =>
    inTurn(async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      order.push(name);
      if (fails) throw new Error(name);
    }, undefined);
  const [one, two, three] = await Promise.allSettled([search("one"), search("two", true), search("three")]);
  expect([one.status, two.status, three.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order).toEqual(["one", "two", "three"]);
});

test("others are served between searches, and more than can be waited for are refused", async () => {
  let served = 0;
  let isOver = false;
  const serve = () => {
    served += 1;
    if (!isOver) setImmediate(serve);
  };
  setImmediate(serve);
  const asked = await Promise.allSettled(
    Array.from({ length: 220 }, () => inTurn(() => Promise.resolve(), undefined)),
  );
  isOver = true;
  expect(served).toBeGreaterThan(100);
  const refused = asked.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(20);
  expect(refused[0]?.reason).toMatchObject({ status: 503 });
});

test("nothing is looked for whose reader has gone before it has its turn, and none of it is a failure", async () => {
  const state = { hasGone: false };
  frontBridge.set({ hasReaderGone: () => state.hasGone } as FrontBridge);
  const made: string[] = [];
  const search = async (name: string) => {
    made.push(name);
    state.hasGone = true;
    return [name];
  };
  const found = await Promise.all(["one", "two"].map((name) => inTurn(() => search(name), [])));
  frontBridge.set(undefined);
  expect(found).toEqual([["one"], []]);
  expect(made).toEqual(["one"]);
});

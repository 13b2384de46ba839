import { expect, test, vi } from "vitest";
import { waysFor, type CountedTrait } from "#lib/product/directory/provider/search-ways";

const businesses = 1_000_000;
/** A page of twenty, and one more. */
const rows = 21;
const rare: CountedTrait = { trait: { beginnings: ["quinwick"], categories: [] }, count: 400 };
const category: CountedTrait = { trait: "category", count: 100_000 };
const open: CountedTrait = { trait: "open", count: 400_000 };
const inOrder = { order: true, first: null, traits: [], within: null };
const picked = { order: false, first: null, within: null };

const ways = (traits: CountedTrait[]) => waysFor({ traits, businesses, rows, round: null });
type Round = { reach?: number; from?: number; isBackwards?: boolean };
const waysRound = (traits: CountedTrait[], { reach, from = 0, isBackwards = false }: Round) => {
  const radiusOf = vi.fn<(count: number) => Promise<number>>(() => Promise.resolve(0.01));
  const round = { reach: reach ?? null, from, isBackwards, radiusOf };
  return { radiusOf, found: waysFor({ traits, businesses, rows, round }) };
};

test("where nothing is asked for, the list is gone through in its order", async () => {
  expect(await ways([])).toEqual([inOrder]);
});

test("what fewer have than the root of a page's rows times all businesses is picked out by itself", async () => {
  expect(await ways([rare, category])).toEqual([{ ...picked, traits: [rare.trait] }]);
  const traitsFor = async (count: number) => (await ways([{ ...category, count }, open]))[0]?.traits;
  expect(await traitsFor(4_582)).toEqual(["category"]);
  expect(await traitsFor(4_583)).toEqual(["category", "open"]);
});

test("what is open is never picked out by itself, however few are by night", async () => {
  const atNight: CountedTrait = { trait: "open", count: 0 };
  expect(await ways([atNight, category])).toEqual([{ ...picked, traits: ["open", "category"] }]);
  expect(await ways([atNight, rare])).toEqual([{ ...picked, traits: [rare.trait] }]);
  const { found } = waysRound([atNight, category], { reach: 0.02 });
  expect(await found).toEqual([{ ...picked, traits: ["open", "category"], within: 0.02 }]);
});

test("what no business has is looked for nowhere", async () => {
  const nothing: CountedTrait = { ...rare, count: 0 };
  expect(await ways([nothing, category])).toEqual([]);
  const { found, radiusOf } = waysRound([nothing], { reach: 0.02 });
  expect(await found).toEqual([]);
  expect(radiusOf).not.toHaveBeenCalled();
});

test("what many have is looked for among the next names, and picked out where these are not enough", async () => {
  expect(await ways([category, open])).toEqual([
    { ...inOrder, first: 840 },
    { ...picked, traits: ["category", "open"] },
  ]);
});

test("more names than are worth a try are not gone through", async () => {
  const few: CountedTrait = { trait: { beginnings: ["braces"], categories: [] }, count: 5_000 };
  expect(await ways([few, open])).toEqual([{ ...picked, traits: [few.trait, "open"] }]);
});

test("near a place, what many have is looked for in a ring first, then as far as the page reaches", async () => {
  const { found, radiusOf } = waysRound([category, open], { reach: 0.02 });
  expect(await found).toEqual([
    { ...picked, traits: [], within: 0.01 },
    { ...picked, traits: ["category", "open"], within: 0.02 },
  ]);
  expect(radiusOf).toHaveBeenCalledExactlyOnceWith(1_575);
});

test("a ring that is as wide as the page reaches is no try", async () => {
  const { found } = waysRound([category], { reach: 0.01 });
  expect(await found).toEqual([{ ...picked, traits: ["category"], within: 0.01 }]);
});

test("a page that goes on from far away has a ring beyond that", async () => {
  const { found } = waysRound([], { from: 0.1 });
  const [ring, last] = await found;
  expect(ring?.within).toBeCloseTo(0.3);
  expect(last).toEqual(inOrder);
});

test("going back near a place looks no farther than what it goes back from, and asks for no ring", async () => {
  const { found, radiusOf } = waysRound([category], { reach: 0.5, from: 0.1, isBackwards: true });
  expect(await found).toEqual([{ ...picked, traits: [], within: 0.1 }]);
  expect(radiusOf).not.toHaveBeenCalled();
});

test("words for one category count once", async () => {
  const called = (word: string): CountedTrait => ({
    trait: { beginnings: [word], categories: ["dentistry"] },
    count: 20_000,
  });
  const [once] = await ways([called("dentist")]);
  const [twice] = await ways([called("dentist"), called("braces")]);
  expect(once).toEqual({ ...inOrder, first: 1_680 });
  expect(twice).toEqual(once);
});

import { applyPatch } from "mendoza";
import { expect, test } from "vitest";
import { mendozaPatch } from "#lib/local/content-lake/mendoza-patch";

/** Chance that is the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function anyValue(roll: (sides: number) => number, depth: number): unknown {
  const kind = roll(depth > 3 ? 4 : 7);
  if (kind === 0) return roll(5);
  if (kind === 1) return `t${roll(4)}`;
  if (kind === 2) return roll(2) === 0;
  if (kind === 3) return null;
  if (kind < 6) {
    const keys = ["a", "b", "c", "_type", "Z", "é"].filter(() => roll(2) === 0);
    return Object.fromEntries(keys.map((key) => [key, anyValue(roll, depth + 1)]));
  }
  return Array.from({ length: roll(5) }, () =>
    roll(2) === 0 ? anyValue(roll, depth + 1) : { _key: `k${roll(4)}`, v: anyValue(roll, depth + 1) },
  );
}

test("what Sanity's reader makes of a patch is the other document, whatever the two are", () => {
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const roll = dice(seed);
    const [before, after] = [anyValue(roll, 0), anyValue(roll, 0)];
    const read = applyPatch(structuredClone(before), mendozaPatch(before, after)) as unknown;
    expect(read, `seed ${seed}`).toEqual(after);
  }
});

test("an edit deep in a document says only what changed", () => {
  const blocks = Array.from({ length: 30 }, (_, at) => ({ _key: `b${at}`, text: "as it was ".repeat(20) }));
  const before = { title: "Chess", content: blocks };
  const after = { title: "Chess", content: blocks.with(17, { _key: "b17", text: "new" }) };
  const patch = mendozaPatch(before, after);
  expect(JSON.stringify(patch).length).toBeLessThan(80);
  expect(applyPatch(before, patch)).toEqual(after);
});

test("a document that comes and one that goes have the two forms by which the Studio knows them", () => {
  const document = { _id: "a" };
  expect(mendozaPatch(null, document)).toEqual([0, document]);
  expect(mendozaPatch(document, null)).toEqual([0, null]);
});

import { expect, test } from "vitest";
import { oldSince, unknownTimes } from "#lib/front/invalidation/build-times";

const minuteMs = 60_000;
const built = { begunAt: 100 * minuteMs, endedAt: 110 * minuteMs };
/** For a change so many minutes before or after the build began: since when, in minutes, its pages are good. */
const goodSince = (minutes: number) => {
  const since = oldSince(built.begunAt + minutes * minuteMs, built);
  return since === null ? null : since / minuteMs;
};

test("a build that began well after a change has it, and one that began just after may lack it", () => {
  expect(goodSince(-6)).toBeNull();
  expect(goodSince(-5)).toBe(115);
  expect(goodSince(0)).toBe(115);
});

test("pages of the build lack a later change, those that were made after both do not", () => {
  expect(goodSince(8)).toBe(115);
  expect(goodSince(40)).toBe(140);
});

test("no page of a build of which nothing is known counts as newer than a change", () => {
  expect(oldSince(0, unknownTimes)).toBe(0);
});

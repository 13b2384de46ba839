import { expect, test } from "vitest";
import {
  isSunday,
  lastLetterDay,
  letterDays,
  letterMoment,
  nextLetterDay,
  weekOf,
} from "#lib/base/site/letter-days";

test("a letter is named by a Sunday that exists, spelled in full", () => {
  expect(isSunday("2026-11-22")).toBe(true);
  for (const day of ["2026-11-23", "2026-11-32", "2026-02-30", "2026-1-4", "latest", "", "2026-11-22T00:00"])
    expect(isSunday(day), day).toBe(false);
});

test("the letter of a Sunday comes out at noon in UTC", () => {
  expect(letterMoment("2026-11-29").toISOString()).toBe("2026-11-29T12:00:00.000Z");
  expect(lastLetterDay(new Date("2026-11-29T11:59:59Z"))).toBe("2026-11-22");
  expect(lastLetterDay(new Date("2026-11-29T12:00:00Z"))).toBe("2026-11-29");
  expect(lastLetterDay(new Date("2026-12-05T23:59:59Z"))).toBe("2026-11-29");
});

test("the next letter is never before the first", () => {
  expect(nextLetterDay("2026-11-22", new Date("2026-11-25T00:00:00Z"))).toBe("2026-11-29");
  expect(nextLetterDay("2027-01-03", new Date("2026-11-25T00:00:00Z"))).toBe("2027-01-03");
});

test("letters follow each other week by week, across years too", () => {
  expect(letterDays("2026-12-20", "2027-01-10")).toEqual([
    "2026-12-20",
    "2026-12-27",
    "2027-01-03",
    "2027-01-10",
  ]);
  expect(letterDays("2026-12-20", "2026-12-13")).toEqual([]);
});

test("a letter tells of the seven days before it", () => {
  expect(weekOf("2027-01-03")).toEqual({ from: "2026-12-27", last: "2027-01-02" });
});

import { expect, test } from "vitest";
import { weekdays, type WeekHours } from "#lib/product/directory/business";
import { openState, weekSpans } from "#lib/product/directory/opening";

const closed = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WeekHours;
const nine = { opens: "09:00", closes: "12:00" };
const two = { opens: "14:00", closes: "18:00" };
const timeZone = "America/New_York";
const at = (local: string) => new Date(`${local}-05:00`);

test("a shop that closes over noon is open twice a day", () => {
  const hours = { ...closed, monday: [two, nine], tuesday: [nine] };
  expect(weekSpans(hours)).toEqual([
    [540, 720],
    [840, 1080],
    [1980, 2160],
  ]);
  const state = (local: string) => openState({ hours, timeZone }, at(local));
  // 2026-03-02 is a Monday.
  expect(state("2026-03-02T09:00:00")).toMatchObject({
    isOpen: true,
    changes: { time: "12:00", isToday: true },
  });
  expect(state("2026-03-02T12:00:00")).toMatchObject({
    isOpen: false,
    changes: { time: "14:00", isToday: true },
  });
  expect(state("2026-03-02T18:00:00")).toMatchObject({
    isOpen: false,
    changes: { day: "tuesday", time: "09:00", isToday: false, isTomorrow: true },
  });
  expect(state("2026-03-03T13:00:00")).toMatchObject({
    isOpen: false,
    changes: { day: "monday", time: "09:00", isToday: false, isTomorrow: false },
  });
});

test("the week goes round, and midnight that ends a day belongs to it", () => {
  const late = { ...closed, sunday: [{ opens: "20:00", closes: "24:00" }] };
  expect(openState({ hours: late, timeZone }, at("2026-03-01T23:30:00"))).toEqual({
    isOpen: true,
    changes: { day: "sunday", time: "24:00", isToday: true, isTomorrow: false },
  });
  expect(openState({ hours: late, timeZone }, at("2026-03-02T00:00:00"))).toMatchObject({
    isOpen: false,
    changes: { day: "sunday", time: "20:00" },
  });
  const monday = { ...closed, monday: [nine] };
  expect(openState({ hours: monday, timeZone }, at("2026-03-01T22:00:00"))).toMatchObject({
    changes: { day: "monday", isTomorrow: true },
  });
  // Closed on the only day it opens, with the opening past: next week, which is not today.
  expect(openState({ hours: monday, timeZone }, at("2026-03-02T15:00:00"))).toMatchObject({
    changes: { day: "monday", isToday: false, isTomorrow: false },
  });
});

test("what never opens has nothing ahead", () => {
  expect(openState({ hours: closed, timeZone }, at("2026-03-02T09:00:00"))).toEqual({
    isOpen: false,
    changes: null,
  });
});

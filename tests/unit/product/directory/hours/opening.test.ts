import { expect, test } from "vitest";
import { weekdays, type WeekHours } from "#lib/product/directory/business/business";
import { openState, weekSpans } from "#lib/product/directory/hours/opening";

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

test("the week goes round, and the night belongs to the day before", () => {
  const late = { ...closed, sunday: [{ opens: "20:00", closes: "24:00" }] };
  expect(openState({ hours: late, timeZone }, at("2026-03-01T23:30:00"))).toEqual({
    isOpen: true,
    changes: { day: "monday", time: "00:00", isToday: false, isTonight: true, isTomorrow: true },
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

test("where the same weekday of next week has hours of its own, those are what is ahead", () => {
  // 2026-12-23 is a Wednesday, after which it is closed over the turn of the year.
  const evening = at("2026-12-23T19:00:00");
  const hours = { ...closed, wednesday: [nine] };
  expect(openState({ hours, inAWeek: [], timeZone }, evening)).toEqual({ isOpen: false, changes: null });
  expect(openState({ hours, inAWeek: [two], timeZone }, evening)).toMatchObject({
    changes: { day: "wednesday", time: "14:00", isToday: false, isTomorrow: false },
  });
  // A holiday: what is a week away or more is not told by the name of the day that it is.
  expect(openState({ hours: closed, inAWeek: [two], timeZone }, at("2026-12-23T09:00:00"))).toEqual({
    isOpen: false,
    changes: null,
  });
});

test("what closes for an hour once a week is open until then", () => {
  const all = Object.fromEntries(
    weekdays.map((day) => [day, [{ opens: "00:00", closes: "24:00" }]]),
  ) as unknown as WeekHours;
  const monday = [
    { opens: "00:00", closes: "09:00" },
    { opens: "10:00", closes: "24:00" },
  ];
  expect(openState({ hours: { ...all, monday }, timeZone }, at("2026-03-02T11:00:00"))).toMatchObject({
    isOpen: true,
    changes: { day: "monday", time: "09:00", isToday: false, isTomorrow: false },
  });
  // Next Monday's closing is a holiday's, more than a week away: told by its name alone, it would be taken for today's.
  const holiday = { hours: all, inAWeek: [{ opens: "00:00", closes: "12:00" }], timeZone };
  expect(openState(holiday, at("2026-03-02T11:00:00"))).toEqual({ isOpen: true, changes: null });
  expect(openState(holiday, at("2026-03-02T13:00:00"))).toMatchObject({
    changes: { day: "monday", time: "12:00", isToday: false },
  });
});

test("what is open over the end of the week closes on Monday", () => {
  const hours = {
    ...closed,
    sunday: [{ opens: "20:00", closes: "24:00" }],
    monday: [{ opens: "00:00", closes: "02:00" }],
  };
  expect(openState({ hours, timeZone }, at("2026-03-01T22:00:00"))).toMatchObject({
    isOpen: true,
    changes: { day: "monday", time: "02:00", isToday: false, isTonight: true },
  });
  expect(openState({ hours, timeZone }, at("2026-03-02T01:00:00"))).toMatchObject({
    isOpen: true,
    changes: { day: "monday", time: "02:00", isToday: true, isTonight: false },
  });
});

test("only an end of today or of the night after goes without its day", () => {
  const allDay = { opens: "00:00", closes: "24:00" };
  const end = (closes: string, now: string) =>
    openState(
      { hours: { ...closed, monday: [allDay], tuesday: [{ opens: "00:00", closes }] }, timeZone },
      at(now),
    ).changes;
  const isNear = (closes: string, now: string) => {
    const changes = end(closes, now);
    return changes !== null && (changes.isToday || changes.isTonight);
  };
  expect(isNear("05:30", "2026-03-02T22:00:00")).toBe(true);
  expect(isNear("17:00", "2026-03-02T16:00:00")).toBe(false);
  // In 25 hours: two o'clock alone would be in one.
  expect(isNear("02:00", "2026-03-02T01:00:00")).toBe(false);
  expect(end("17:00", "2026-03-02T16:00:00")).toMatchObject({ day: "tuesday", time: "17:00" });
  expect(end("24:00", "2026-03-02T16:00:00")).toMatchObject({ day: "wednesday", time: "00:00" });
});

test("what is open all week never closes", () => {
  const hours = Object.fromEntries(
    weekdays.map((day) => [day, [{ opens: "00:00", closes: "24:00" }]]),
  ) as unknown as WeekHours;
  for (const now of ["2026-03-02T00:00:00", "2026-03-04T15:00:00", "2026-03-01T23:59:00"])
    expect(openState({ hours, timeZone }, at(now))).toEqual({ isOpen: true, changes: null });
  // Closed on one day: open until that day begins, over the end of the week too.
  expect(openState({ hours: { ...hours, thursday: [] }, timeZone }, at("2026-03-01T12:00:00"))).toMatchObject(
    {
      isOpen: true,
      changes: { day: "thursday", time: "00:00", isToday: false, isTonight: false },
    },
  );
});

test("what never opens has nothing ahead", () => {
  expect(openState({ hours: closed, timeZone }, at("2026-03-02T09:00:00"))).toEqual({
    isOpen: false,
    changes: null,
  });
});

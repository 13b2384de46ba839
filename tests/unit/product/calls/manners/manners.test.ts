import { describe, expect, test } from "vitest";
import { isClosedThisWeek, nextCallTime } from "#lib/product/calls/manners/manners";
import { keptRecordOf, recordingLaws, recordOf } from "#lib/product/calls/manners/recording-law";

const pacific = "America/Los_Angeles";
const week = (opens: string, closes: string, days = [0, 1, 2, 3, 4]) =>
  Array.from({ length: 7 }, (_, day) => (days.includes(day) ? [{ opens, closes }] : []));
/** When it may be called, as that place's clock shows it. */
const next = (hours: ReturnType<typeof week>, now: string, timeZone = pacific) => {
  const at = nextCallTime({ hours, timeZone }, new Date(now));
  return (
    at &&
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(at)
  );
};

describe("a business is called", () => {
  test("at once while it is open and it is day there", () => {
    const now = new Date("2026-11-23T19:30:00Z");
    expect(nextCallTime({ hours: week("09:00", "17:30"), timeZone: pacific }, now)).toBe(now);
    const opening = new Date("2026-11-23T17:00:20Z");
    expect(nextCallTime({ hours: week("09:00", "17:30"), timeZone: pacific }, opening)).toBe(opening);
  });

  test("not before it opens, and then on the minute", () => {
    expect(next(week("10:00", "17:30"), "2026-11-23T17:30:20Z")).toBe("Mon 10:00");
    expect(
      nextCallTime({ hours: week("10:00", "17:30"), timeZone: pacific }, new Date("2026-11-23T17:30:20Z")),
    ).toEqual(new Date("2026-11-23T18:00:00Z"));
  });

  test("never before nine or from eight on, however long it is open", () => {
    const all = week("00:00", "24:00", [0, 1, 2, 3, 4, 5, 6]);
    expect(next(all, "2026-11-23T16:59:59Z")).toBe("Mon 09:00");
    expect(next(all, "2026-11-24T03:59:59Z")).toBe("Mon 19:59");
    expect(next(all, "2026-11-24T04:00:00Z")).toBe("Tue 09:00");
    expect(next(all, "2026-11-24T09:00:00Z")).toBe("Tue 09:00");
  });

  test("not in the last ten minutes before it closes, nor over lunch, nor on the weekend", () => {
    const lunch = week("09:00", "12:00").map((day) => [
      ...day,
      ...day.map(() => ({ opens: "14:00", closes: "18:00" })),
    ]);
    expect(next(lunch, "2026-11-23T19:49:00Z")).toBe("Mon 11:49");
    expect(next(lunch, "2026-11-23T19:50:00Z")).toBe("Mon 14:00");
    expect(next(lunch, "2026-11-28T01:50:00Z")).toBe("Mon 09:00");
  });

  test("by its own clock also on the night on which that is put back or forward", () => {
    // Clocks there go back on 1 November and forward on 8 March 2026.
    expect(next(week("09:30", "17:00"), "2026-10-31T20:00:00Z")).toBe("Mon 09:30");
    expect(next(week("09:30", "17:00"), "2026-03-07T20:00:00Z")).toBe("Mon 09:30");
    expect(next(week("09:00", "17:00", [6]), "2026-11-01T06:00:00Z")).toBe("Sun 09:00");
    // On the Monday that comes, and not on that of another week.
    for (const [now, at] of [
      ["2026-10-31T20:00:00Z", "2026-11-02T17:30:00Z"],
      ["2026-03-07T20:00:00Z", "2026-03-09T16:30:00Z"],
    ] as const)
      expect(nextCallTime({ hours: week("09:30", "17:00"), timeZone: pacific }, new Date(now))).toEqual(
        new Date(at),
      );
  });

  test("in a cautious part of the day where its hours are not known", () => {
    const unknown: ReturnType<typeof week> = [];
    expect(next(unknown, "2026-11-23T17:30:00Z")).toBe("Mon 10:00");
    expect(next(unknown, "2026-11-24T00:00:00Z")).toBe("Tue 10:00");
    expect(next(unknown, "2026-11-28T20:00:00Z")).toBe("Mon 10:00");
  });

  test("not by this week's hours on the same day of the next, where holidays or a season change them", () => {
    // Wednesday, 23 December, after closing time.
    const evening = new Date("2026-12-24T02:00:00Z");
    const wednesdays = { hours: week("09:00", "17:00", [2]), timeZone: pacific };
    expect(nextCallTime({ ...wednesdays, inAWeek: [] }, evening)).toBeNull();
    expect(isClosedThisWeek({ ...wednesdays, inAWeek: [] }, evening)).toBe(true);
    const later = { ...wednesdays, inAWeek: [{ opens: "13:00", closes: "17:00" }] };
    expect(nextCallTime(later, evening)).toEqual(new Date("2026-12-30T21:00:00Z"));
    expect(nextCallTime(wednesdays, evening)).toEqual(new Date("2026-12-30T17:00:00Z"));
    // On a holiday itself it is closed for seven days, and not called on the eighth.
    const holiday = {
      hours: week("", "", []),
      inAWeek: [{ opens: "09:00", closes: "17:00" }],
      timeZone: pacific,
    };
    const morning = new Date("2026-12-23T17:00:00Z");
    expect(nextCallTime(holiday, morning)).toBeNull();
    expect(isClosedThisWeek(holiday, morning)).toBe(true);
    // Before a holiday, a place that opens once more today, after the last call, is not closed yet.
    const lateToday = { hours: week("20:30", "22:00", [2]), inAWeek: [], timeZone: pacific };
    expect(nextCallTime(lateToday, evening)).toBeNull();
    expect(isClosedThisWeek(lateToday, evening)).toBe(false);
    expect(isClosedThisWeek(lateToday, new Date("2026-12-24T06:00:00Z"))).toBe(true);
    // Where every week is alike, it is not closed but open at the wrong hours.
    expect(isClosedThisWeek({ hours: week("06:00", "09:10", [2]), timeZone: pacific }, morning)).toBe(false);
    // Nor once today's hours are over.
    expect(isClosedThisWeek({ hours: week("06:00", "09:10"), timeZone: pacific }, evening)).toBe(false);
  });

  test("never when it opens only at night, or not at all", () => {
    expect(next(week("", "", []), "2026-11-23T20:00:00Z")).toBeNull();
    expect(next(week("21:00", "24:00"), "2026-11-23T20:00:00Z")).toBeNull();
    expect(next(week("06:00", "09:10"), "2026-11-23T20:00:00Z")).toBeNull();
  });
});

describe("the words of a call are kept", () => {
  test("where one of those who talk may record, and nowhere else", () => {
    expect(recordOf({ city: "Austin, TX", phone: "+15125550123" })).toBe("transcript");
    for (const city of [
      "Oakland, CA",
      "Seattle, WA",
      "Portland, OR",
      "Burlington, VT",
      "Toronto, ON",
      "Austin",
      "",
      "x, toString",
    ])
      expect(recordOf({ city, phone: "+15125550123" }), city).toBe("summary");
    expect(recordOf({ city: "Berlin, TX", phone: "+493012345678" })).toBe("summary");
  });

  test("by a law that is named for each state and the capital", () => {
    expect(Object.keys(recordingLaws)).toHaveLength(51);
    for (const [state, { source }] of Object.entries(recordingLaws)) {
      expect(state).toMatch(/^[A-Z]{2}$/);
      expect(source.length, state).toBeGreaterThan(8);
    }
    // Those that are held by all to ask everybody.
    for (const state of ["CA", "FL", "IL", "MD", "MA", "MT", "NH", "PA", "WA"])
      expect(recordingLaws[state]?.record, state).toBe("summary");
  });

  test("of a simulated call everywhere: nobody is overheard", () => {
    const business = { city: "Oakland, CA", phone: "+15105550123" };
    expect(keptRecordOf("simulator", business)).toBe("transcript");
    for (const provider of ["http", "vapi", "retell"] as const)
      expect(keptRecordOf(provider, business)).toBe("summary");
  });
});

/** What a search of our own directory finds by when it is open. */
import { expect, test } from "vitest";
import { spansText } from "#lib/product/directory/records/business-store";
import {
  weekdays,
  type Opening,
  type WeekHours,
  type Weekday,
} from "#lib/product/directory/business/business";
import { lacksRoundTheClock } from "#lib/product/directory/finding/find-businesses";
import type { FoundBusiness } from "#lib/product/directory/provider/provider";
import { queryWords } from "#lib/product/directory/query/query-words";
import { openState, weekSpans } from "#lib/product/directory/hours/opening";
import type { OpeningTimes } from "#lib/product/directory/hours/opening-times";
import { names, nothing, portland, seededDirectory } from "@/tests/support/services/seeded-directory";

const { database, readAll, search, searchStoreAnew } = seededDirectory();

const isOpenAt = ({ hours, timeZone }: FoundBusiness, at: Date) =>
  hours !== null && openState({ hours, timeZone }, at).isOpen;

test("open now is told by the clock of each place", async () => {
  // Monday 10:30 in New York is 7:30 in Los Angeles, and three at night is closed everywhere.
  const monday = new Date("2026-03-02T15:30:00Z");
  const openNow = (await readAll({ openAt: monday })).flat();
  const all = (await readAll({})).flat();
  expect(openNow.map(({ id }) => id)).toEqual(
    all.filter((business) => isOpenAt(business, monday)).map(({ id }) => id),
  );
  expect(openNow.length).toBeGreaterThan(50);
  expect((await search({ openAt: new Date("2026-03-02T09:00:00Z") })).businesses).toEqual([]);
});

test("what is open on a day or at a part of the day is told by the hours of each place", async () => {
  const all = (await readAll({})).flat();
  const isOn = ({ hours }: FoundBusiness, days: readonly Weekday[], isThen: (opening: Opening) => boolean) =>
    days.some((day) => hours?.[day].some(isThen));
  const isAround = ({ hours }: FoundBusiness, day: Weekday, from: string, to: string) =>
    hours?.[day].some(({ opens, closes }) => opens <= from && closes > from) === true &&
    hours[day].some(({ opens, closes }) => opens < to && closes >= to);
  const weekend = ["saturday", "sunday"] as const;
  const late = { is: "after", minute: 20 * 60 } as const;
  const isLate = ({ closes }: Opening) => closes > "20:00";
  for (const [openTimes, isMeant] of [
    [{ days: ["sunday"], part: null, isEither: false }, (one) => isOn(one, ["sunday"], () => true)],
    [{ days: weekend, part: null, isEither: false }, (one) => isOn(one, weekend, () => true)],
    [{ days: ["saturday"], part: late, isEither: false }, (one) => isOn(one, ["saturday"], isLate)],
    [{ days: [], part: late, isEither: false }, (one) => isOn(one, weekdays, isLate)],
    [
      { days: weekend, part: late, isEither: true },
      (one) => isOn(one, weekend, () => true) || isOn(one, weekdays, isLate),
    ],
    [
      { days: weekend, part: { is: "span", from: 9 * 60, to: 15 * 60 }, isEither: false },
      (one) => weekend.some((day) => isAround(one, day, "09:00", "15:00")),
    ],
    [
      { days: ["saturday"], part: { is: "at", minute: 9 * 60 }, isEither: false },
      (one) => isOn(one, ["saturday"], ({ opens, closes }) => opens <= "09:00" && closes > "09:00"),
    ],
    // Over lunch it may be closed.
    [
      { days: [], part: { is: "span", from: 9 * 60, to: 16 * 60 }, isEither: false },
      (one) => weekdays.some((day) => isAround(one, day, "09:00", "16:00")),
    ],
    [
      { days: [], part: { is: "before", minute: 8 * 60 }, isEither: false },
      (one) => isOn(one, weekdays, ({ opens }) => opens < "08:00"),
    ],
  ] satisfies [OpeningTimes, (one: FoundBusiness) => boolean][]) {
    const meant = all.filter(isMeant);
    const found = (await readAll({ openTimes })).flat();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect(found.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
  }
});

test("which day is tomorrow, and which is today, is told by the clock of each place", async () => {
  // Still Saturday on the West coast, and Sunday on the East coast.
  const now = new Date("2026-03-01T06:30:00Z");
  const all = (await readAll({})).flat();
  const isWest = ({ timeZone }: FoundBusiness) => timeZone === "America/Los_Angeles";
  const isEast = ({ timeZone }: FoundBusiness) => timeZone === "America/New_York";
  for (const [day, west, east] of [
    ["today", "saturday", "sunday"],
    ["tomorrow", "sunday", "monday"],
  ] as const) {
    const openTimes = { days: [day], part: null, isEither: false } as const;
    const found = (await readAll({ openTimes, now })).flat();
    for (const [isThere, weekday] of [
      [isWest, west],
      [isEast, east],
    ] as const) {
      const meant = all.filter((one) => isThere(one) && (one.hours?.[weekday].length ?? 0) > 0);
      expect(meant.length).toBeGreaterThan(0);
      expect(found.filter(isThere).map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
    }
  }
});

test("who asks for what never closes gets that alone, and hears of it where there is none", async () => {
  const words = queryWords("urgent care open 24 hours");
  const asked = { words, near: portland, withinKm: 48 };
  const query = { sought: "urgent care open 24 hours" };
  const none = await search(asked);
  expect(none.businesses.map(({ category }) => category)).toEqual(Array(5).fill("urgent-care"));
  expect(lacksRoundTheClock(query, none)).toBe(true);
  expect(lacksRoundTheClock({ sought: "urgnet care" }, none)).toBe(false);
  const [, some] = none.businesses;
  const always = Object.fromEntries(weekdays.map((day) => [day, [{ opens: "00:00", closes: "24:00" }]]));
  await database().execute(
    `update businesses set hours = '${JSON.stringify(always)}', search_text = search_text || '24h ' where id = '${some?.id}'`,
  );
  const page = await (await searchStoreAnew()).readPage({ ...nothing, ...asked });
  expect([names(page.businesses), page.isApproximate]).toEqual([[some?.name], false]);
  expect(lacksRoundTheClock(query, page)).toBe(false);
  expect(lacksRoundTheClock(query, { ...page, isApproximate: true })).toBe(false);
});

test("what is open over midnight is found by its evening, its night and both, from Sunday to Monday too", async () => {
  const [some] = (await search({ category: "urgent-care" })).businesses;
  if (!some) throw new Error("There is no business");
  const hours = {
    ...(Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WeekHours),
    friday: [{ opens: "20:00", closes: "24:00" }],
    saturday: [{ opens: "00:00", closes: "03:00" }],
    sunday: [{ opens: "20:00", closes: "24:00" }],
    monday: [{ opens: "00:00", closes: "02:00" }],
  };
  await database().execute(
    `update businesses set hours = '${JSON.stringify(hours)}', open_week = '${spansText(weekSpans(hours))}' where id = '${some.id}'`,
  );
  const isFound = async (days: readonly Weekday[], part: OpeningTimes["part"]) =>
    (await readAll({ category: "urgent-care", openTimes: { days, part, isEither: false } }))
      .flat()
      .some(({ id }) => id === some.id);
  const span = (from: number, to: number) => ({ is: "span", from: from * 60, to: to * 60 }) as const;
  for (const [days, part, isMeant] of [
    [["sunday"], span(22, 26), true],
    [["sunday"], span(22, 27), false],
    [["friday"], span(22, 27), true],
    [[], span(22, 27), true],
    [["saturday"], span(22, 26), false],
    [["monday"], span(0, 2), true],
    [["saturday"], span(0, 3), true],
    [["sunday"], span(0, 2), false],
    [["sunday"], span(21, 24), true],
    [["monday"], { is: "before", minute: 2 * 60 }, true],
    [["monday"], null, false],
    [["friday"], { is: "until", minute: 24 * 60 }, true],
    [["friday"], { is: "until", minute: 27 * 60 }, true],
    [["friday"], { is: "until", minute: 28 * 60 }, false],
    [["sunday"], { is: "until", minute: 26 * 60 }, true],
    [["friday"], { is: "until", minute: 18 * 60 }, false],
    [["sunday"], { is: "at", minute: 24 * 60 }, true],
    [["friday"], { is: "at", minute: 24 * 60 }, true],
    [["saturday"], { is: "at", minute: 24 * 60 }, false],
  ] as const)
    expect(await isFound(days, part), JSON.stringify([days, part])).toBe(isMeant);
});

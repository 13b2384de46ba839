import { expect, test } from "vitest";
import { readOpeningTag, withoutHolidays } from "#lib/product/directory/hours/opening-tag";

const portland = { latitude: 45.5, longitude: -122.6, country: "US", region: "OR" };
/** A Monday; the Thursday after it is Thanksgiving. */
const monday = { year: 2026, month: 11, day: 23 };
const read = (tag: string, place = portland) => readOpeningTag(tag, place, monday);
const week = (tag: string, place = portland) => {
  const known = read(tag, place);
  return known && known.weekFrom(monday).hours;
};

test("a plain week is the same every week", () => {
  expect(read("Mo-Fr 09:00-18:00; Sa 10:00-14:00")?.isSteady).toBe(true);
  expect(week("Mo-Fr 09:00-18:00; Sa 10:00-14:00")).toMatchObject({
    monday: [{ opens: "09:00", closes: "18:00" }],
    saturday: [{ opens: "10:00", closes: "14:00" }],
    sunday: [],
  });
});

test("a night that goes past midnight belongs to both days, and a day without end ends at 24:00", () => {
  expect(week("Fr-Sa 18:00-02:00")).toMatchObject({
    friday: [{ opens: "18:00", closes: "24:00" }],
    saturday: [
      { opens: "00:00", closes: "02:00" },
      { opens: "18:00", closes: "24:00" },
    ],
    sunday: [{ opens: "00:00", closes: "02:00" }],
  });
  expect(week("24/7")?.wednesday).toEqual([{ opens: "00:00", closes: "24:00" }]);
});

test("public holidays close what says so, on their day and where they are held", () => {
  const tag = read("Mo-Fr 09:00-18:00; PH off");
  expect(tag?.isSteady).toBe(false);
  expect(tag?.weekFrom(monday).hours.thursday).toEqual([]);
  expect(tag?.weekFrom(monday).holidays).toEqual(["thursday"]);
  expect(tag?.weekFrom({ year: 2026, month: 11, day: 30 }).hours.thursday).toHaveLength(1);
  const munich = { latitude: 48.1, longitude: 11.6, country: "DE", region: "Bayern" };
  expect(read("Mo-Fr 09:00-18:00; PH off", munich)?.weekFrom(monday).holidays).toEqual([]);
});

test("seasons change the week", () => {
  const tag = read("Apr-Sep: Mo-Su 10:00-20:00; Oct-Mar: Mo-Fr 10:00-16:00");
  expect(tag?.isSteady).toBe(false);
  expect(tag?.weekFrom(monday).hours.sunday).toEqual([]);
  expect(tag?.weekFrom({ year: 2027, month: 7, day: 5 }).hours.sunday).toHaveLength(1);
});

test("holidays that nobody knows of are left out, and the rest is read", () => {
  expect(week("Mo-Fr 08:00-12:00,13:00-17:00; PH,SH off")?.monday).toHaveLength(2);
  const nowhere = { latitude: 0, longitude: 0, country: "XX", region: "" };
  expect(week("Mo-Fr 09:00-18:00; PH off", nowhere)?.monday).toHaveLength(1);
  expect(withoutHolidays("Mo-Fr 09:00-18:00; PH off")).toBe("Mo-Fr 09:00-18:00");
  expect(withoutHolidays("Mo-Fr,PH 09:00-18:00; SH,PH off")).toBe("Mo-Fr 09:00-18:00");
});

test.each([
  ["Mo-Fr 09:00-18:00, PH off", "Mo-Fr 09:00-18:00"],
  ["Mo-Fr 09:00-18:00,PH,SH off", "Mo-Fr 09:00-18:00"],
  ["Mo-Fr 09:00-12:00,13:00-18:00, PH 10:00-12:00,13:00-14:00", "Mo-Fr 09:00-12:00,13:00-18:00"],
  ["Mo-Fr 09:00-18:00, PH off, Sa 10:00-14:00", "Mo-Fr 09:00-18:00, Sa 10:00-14:00"],
  ["Mo-Fr 09:00-18:00, SH Mo 10:00-12:00; Su off, PH off", "Mo-Fr 09:00-18:00; Su off"],
  ["Mo-Fr 09:00-18:00 open, PH closed, SH off", "Mo-Fr 09:00-18:00 open"],
  ['Mo-Fr 09:00+, PH off "ring"', "Mo-Fr 09:00+"],
  ["PH off, Mo-Fr 09:00-18:00", "Mo-Fr 09:00-18:00"],
  ["Mo-Fr 09:00-18:00, Sa,PH 10:00-12:00", "Mo-Fr 09:00-18:00, Sa 10:00-12:00"],
])("%s is, without its holidays, %s", (tag, usual) => {
  expect(withoutHolidays(tag)).toBe(usual);
});

test("a rule on holidays after a comma leaves the hours of the week", () => {
  const nowhere = { latitude: 0, longitude: 0, country: "XX", region: "" };
  expect(week("Mo-Fr 09:00-18:00, PH off", nowhere)?.monday).toEqual([{ opens: "09:00", closes: "18:00" }]);
  expect(read("Mo-Fr 09:00-18:00, PH off")?.weekFrom(monday).hours.thursday).toEqual([]);
});

test("hours that go by the sun are not known, a word on it in a note does no harm", () => {
  for (const tag of ["Mo-Su sunrise-sunset", "Mo-Fr 09:00-dusk", "Mo-Fr (Dawn+01:00)-18:00"])
    expect(read(tag), tag).toBeNull();
  expect(week('Mo-Fr 09:00-18:00 open "closes at dusk"')?.monday).toHaveLength(1);
  expect(week("Mo-Fr 09:00-18:00; PH sunrise-sunset")?.monday).toHaveLength(1);
});

test.each(["when we feel like it", '"by appointment"', "closed", "off", "", "Mo 10:00-11:00; ".repeat(30)])(
  "%s says nothing that one can go by",
  (tag) => {
    expect(read(tag)).toBeNull();
  },
);

import { expect, test } from "vitest";
import { withCurrentHours } from "#lib/product/directory/hours/current-hours";
import type { WeekHours } from "#lib/product/directory/business/business";

const day = [{ opens: "10:00", closes: "16:00" }];
const hours: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: [],
  sunday: [],
};
const closed = Object.fromEntries(Object.keys(hours).map((name) => [name, []]));

/** What is shown at a moment of a camp that was imported while it was open, by a process that is started only then. */
async function shown(varyingHours: string, at: string) {
  const camp = {
    id: "4f2e1a6c-0d53-8f0e-a7b9-3c1d5e7f9a1b",
    name: "Robot camp",
    category: "coding-clubs" as const,
    city: "Portland, OR",
    neighborhood: "",
    address: "",
    country: "US",
    region: "OR",
    phone: "+15035550123",
    website: null,
    timeZone: "America/Los_Angeles",
    hours,
    varyingHours,
    services: [],
    about: "",
    wheelchair: null,
    languages: [],
    latitude: 45.5,
    longitude: -122.6,
    element: "node/1",
    goneAt: null,
  };
  const [found] = await withCurrentHours([camp], new Date(at));
  return found;
}

const shownOf = async (varyingHours: string, at: string) => (await shown(varyingHours, at))?.hours;

test("what follows the week is of its own day", async () => {
  const wednesday = "2026-12-23T20:00:00Z";
  const closing = await shown("Mo-Fr 10:00-16:00; Dec 24-Jan 6 off", wednesday);
  expect(closing?.hours).toEqual({ ...closed, wednesday: day });
  expect(closing?.inAWeek).toEqual([]);
  const opening = await shown("Mo-Fr 10:00-16:00; Dec 23-Dec 29 off", wednesday);
  expect(opening?.hours).toEqual(closed);
  expect(opening?.inAWeek).toEqual(day);
});

test.each([
  ["2026 Jun 10-2026 Aug 20 Mo-Fr 10:00-16:00", "2026-11-23T20:00:00Z"],
  ["2026 Mo-Fr 10:00-16:00", "2027-02-01T20:00:00Z"],
  ["2026 Mo-Fr 10:00-16:00; PH off", "2027-02-02T20:00:00Z"],
])("what %s says is over when it is", async (tag, at) => {
  expect(await shownOf(tag, at)).toEqual(closed);
});

test("what cannot be read any more leaves the hours as they were", async () => {
  expect(await shownOf("by appointment (", "2026-11-23T20:00:00Z")).toEqual(hours);
});

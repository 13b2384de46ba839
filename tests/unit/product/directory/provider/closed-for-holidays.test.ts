/** A day on which most of what is usually open is closed. */
import { expect, test } from "vitest";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { directoryOf } from "#lib/product/directory/provider/own-directory";
import type { ResultPlace } from "#lib/product/directory/provider/result-place";
import { everyBusiness, type DirectoryQuery } from "#lib/product/directory/provider/provider";
import { wordStore } from "#lib/product/directory/records/word-store";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { businesses } from "#lib/platform/server/database/schema";
import { databaseForTests, startEmbedded } from "@/tests/support/machine/databases";

let open: OpenDatabase;
databaseForTests(startEmbedded, async (started) => {
  open = started;
  await directorySeedStore(open.database).fill(new Date());
  const [some] = await open.database.select().from(businesses).limit(1);
  if (!some) throw new Error("There is no business");
  await open.database.delete(businesses);
  const day = [{ opens: "00:00", closes: "24:00" }];
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = Array<typeof day>(7).fill(day);
  if (!monday || !tuesday || !wednesday || !thursday || !friday || !saturday || !sunday) return;
  const named = (name: string, isClosed: boolean) => ({
    ...some,
    id: crypto.randomUUID(),
    name,
    nameKey: name,
    country: "US",
    region: "OR",
    timeZone: "America/Los_Angeles",
    hours: { monday, tuesday, wednesday, thursday, friday, saturday, sunday },
    varyingHours: isClosed ? "Mo-Su 00:00-24:00; PH off" : null,
    openWeek: "{[0,10080)}",
    searchText: ` ${name} ${isClosed ? "tudor" : "tutor"} house`,
    category: "tutoring",
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(3, "0"));
  await open.database
    .insert(businesses)
    .values([
      ...numbers(3).map((number) => named(`a${number}`, false)),
      ...numbers(200).map((number) => named(`b${number}`, true)),
      ...numbers(30).map((number) => named(`c${number}`, false)),
      ...numbers(100).map((number) => named(`d${number}`, true)),
    ]);
  await wordStore(open.database).recount();
});

const directory = () => directoryOf(async () => Object.create(open.database) as typeof open.database);
const christmas = new Date("2026-12-25T20:00:00Z");
const nothing: DirectoryQuery = {
  ...everyBusiness,
  openAt: christmas,
  size: 20,
};

/** The names on each page, from one page on in one direction. */
async function walk(
  query: Partial<DirectoryQuery>,
  by: "next" | "previous",
  from: ResultPlace | null = null,
) {
  const pages: string[][] = [];
  const places: (ResultPlace | null)[] = [];
  let place = from;
  do {
    const page = await directory().search({
      ...nothing,
      ...query,
      [by === "next" ? "after" : "before"]: place,
    });
    pages.push(page.businesses.map(({ name }) => name));
    places.push(page[by === "next" ? "previous" : "next"]);
    place = page[by];
    expect(pages.length).toBeLessThan(50);
  } while (place !== null);
  return { pages, back: places.at(-1) ?? null };
}

test("leads on through what is closed to what is open, and back the same way", async () => {
  const { pages, back } = await walk({}, "next");
  const names = pages.flat();
  expect(names.slice(0, 4)).toEqual(["a000", "a001", "a002", "c000"]);
  expect(names).toHaveLength(33);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(pages[0]).toHaveLength(3);
  const returned = await walk({}, "previous", back);
  // The page that one goes back from is not among them.
  expect(returned.pages.toReversed().flat()).toEqual(pages.slice(0, -1).flat());
  expect(returned.pages.at(-1)?.[0]).toBe("a000");
});

test("is not taken for a day on which the word is nowhere", async () => {
  const page = await directory().search({ ...nothing, words: ["tudor"] });
  expect(page).toMatchObject({ businesses: [], isApproximate: false, previous: null });
  expect(page.next).toMatchObject({ isApproximate: false });
  const { pages } = await walk({ words: ["tudor"] }, "next");
  expect(pages.flat()).toEqual([]);
  // On any other day they are open.
  const tomorrow = new Date("2026-12-26T20:00:00Z");
  const open = await directory().search({ ...nothing, words: ["tudor"], openAt: tomorrow });
  expect(open.businesses).toHaveLength(20);
});

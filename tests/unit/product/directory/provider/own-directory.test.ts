/** The directory that is our own: what is in it, how its pages follow each other, and what is remembered of looking at it. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { businessSearchStore } from "#lib/product/directory/provider/business-search-store";
import { businessStore } from "#lib/product/directory/records/business-store";
import { directorySourceOf } from "#lib/product/directory/records/directory-source";
import { categories } from "#lib/product/directory/business/business";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { kmBetween } from "#lib/product/directory/business/distance";
import type { FoundBusiness } from "#lib/product/directory/provider/provider";
import { visitStore } from "#lib/product/directory/records/visit-store";
import { businesses } from "#lib/platform/server/database/schema";
import { names, nothing, portland, seededDirectory } from "@/tests/support/services/seeded-directory";

const { database, directory, readAll, search } = seededDirectory();

test("the directory has hundreds of businesses of every kind, and filling it twice changes nothing", async () => {
  await directorySeedStore(database()).fill(new Date());
  const before = await database().select().from(businesses).orderBy(businesses.id);
  await directorySeedStore(database()).fill(new Date());
  expect(await database().select().from(businesses).orderBy(businesses.id)).toEqual(before);
  expect(before.length).toBeGreaterThanOrEqual(300);
  expect(new Set(before.map(({ city }) => city)).size).toBeGreaterThanOrEqual(12);
  expect([...new Set(before.map(({ category }) => category))].toSorted()).toEqual(categories.toSorted());
  // Only numbers that are kept for fiction.
  expect(before.filter(({ phone }) => !/^\+1\d{3}55501\d\d$/.test(phone ?? ""))).toEqual([]);
});

test("the directory knows whether a business may have a word, by its beginning", async () => {
  for (const word of ["chicago", "dentis"]) expect(await directory.hasWord(word), word).toBe(true);
  for (const word of ["chcago", "bostn", "xylophone"])
    expect(await directory.hasWord(word), word).toBe(false);
});

test("what came to the list later has changed no name of what was there", async () => {
  const rows = await database().select().from(businesses);
  const later = ["indoor-play", "occupational-therapy", "speech-therapy", "urgent-care"];
  const former = rows.filter(({ category }) => !later.includes(category));
  const digest = createHash("sha256");
  for (const { id, name, phone } of former.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    digest.update(`${id} ${name} ${phone}\n`);
  expect(former).toHaveLength(720);
  expect(digest.digest("hex").slice(0, 16)).toBe("1ed063f45302a115");
});

test("an older version of the list is replaced, and ids stay", async () => {
  const [some] = await database().select().from(businesses).orderBy(businesses.id).limit(1);
  if (!some) throw new Error("There is no business");
  await database().execute("update directory_seeds set version = 0");
  await database().execute("update businesses set name = 'Old', seed_version = 0");
  await database()
    .insert(businesses)
    .values({
      ...some,
      id: "00000000-0000-8000-a000-000000000000",
      seedVersion: 0,
    });
  await directorySeedStore(database()).fill(new Date());
  expect(await directory.read(some.id, new Date())).toMatchObject({ id: some.id, name: some.name });
  expect(await directory.read("00000000-0000-8000-a000-000000000000", new Date())).toBeNull();
});

test("a business is read by its id; anything else is none", async () => {
  const [first] = (await search({})).businesses;
  if (!first) throw new Error("There is no business");
  const { distanceKm: _distance, ...business } = first;
  expect(await directory.read(first.id, new Date())).toEqual(business);
  for (const id of ["", "1", "00000000-0000-4000-8000-000000000000", "' or 1=1"])
    expect(await directory.read(id, new Date())).toBeNull();
});

test("pages follow each other by name, none twice, and lead back the same way", async () => {
  const pages = await readAll({ category: "tutoring" });
  const all = names(pages.flat());
  expect(pages.length).toBe(3);
  expect(new Set(all).size).toBe(60);
  expect(all).toEqual(
    all.toSorted((a, b) =>
      a
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .localeCompare(b.toLowerCase().replace(/[^a-z0-9]+/g, " "), "en"),
    ),
  );
  const first = await search({ category: "tutoring" });
  const second = await search({ category: "tutoring", after: first.next });
  expect(first.previous).toBeNull();
  const back = await search({ category: "tutoring", before: second.previous });
  expect(names(back.businesses)).toEqual(names(first.businesses));
  expect(back.previous).toBeNull();
  expect(back.next).toEqual(first.next);
});

test("near a place the nearest come first, no farther than asked, and pages lead on and back", async () => {
  const near = { near: portland, withinKm: 48 };
  const pages = await readAll(near);
  const all = pages.flat();
  expect(all.length).toBe(5 * categories.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ city }) => city === "Portland, OR")).toBe(true);
  const distances = all.map(({ distanceKm }) => distanceKm ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const isNear = ({ distanceKm }: FoundBusiness) => (distanceKm ?? 9) <= 3;
  const nearest = all.filter(isNear);
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.length).toBeLessThan(all.length);
  expect(names((await readAll({ near: portland, withinKm: 3 })).flat())).toEqual(names(nearest));
  const first = await search(near);
  const second = await search({ ...near, after: first.next });
  const back = await search({ ...near, before: second.previous });
  expect(names(back.businesses)).toEqual(names(first.businesses));
});

test("each page's key says which page it leads to", async () => {
  const first = await search({ category: "tutoring" });
  const second = await search({ category: "tutoring", after: first.next });
  const third = await search({ category: "tutoring", after: second.next });
  const back = await search({ category: "tutoring", before: third.previous });
  expect([first.previous, first.next?.page]).toEqual([null, 2]);
  expect([second.previous?.page, second.next?.page]).toEqual([1, 3]);
  expect([third.previous?.page, third.next]).toEqual([2, null]);
  expect([back.previous?.page, back.next?.page]).toEqual([1, 3]);
});

test("a key of another order begins at the first page", async () => {
  const byName = await search({});
  const near = await search({ near: portland, after: byName.next });
  expect(near.previous).toBeNull();
  expect(names(near.businesses)).toEqual(names((await search({ near: portland })).businesses));
});

test("what a user has looked at is remembered, given out and deleted with the rest of their data", async () => {
  const [first, second] = (await search({})).businesses;
  if (!first || !second) throw new Error("There are no businesses");
  const store = visitStore(database());
  const look = (user: string, id: string, minute: number) => store.note(user, id, new Date(minute * 60_000));
  expect(await store.hasAny("ada")).toBe(false);
  await look("ada", first.id, 1);
  await look("ada", second.id, 2);
  await look("ada", first.id, 3);
  await look("ben", second.id, 4);
  expect(await store.hasAny("ada")).toBe(true);
  const { visits } = await store.exportOfUser("ada");
  expect(visits).toMatchObject([{ name: first.name }, { name: second.name }]);
  for (let more = 0; more < 1_000; more += 1) await look("ada", crypto.randomUUID(), 5);
  expect((await store.exportOfUser("ada")).visits).toHaveLength(1_002);
  await store.deleteOfUser("ada");
  expect(await store.hasAny("ada")).toBe(false);
  expect(await store.hasAny("ben")).toBe(true);
});

test("a telephone number finds its business, with the code of its country and without", async () => {
  const [meant] = (await search({ near: portland })).businesses;
  const digits = meant?.phone?.slice(2) ?? "";
  for (const phone of [digits, `1${digits}`]) {
    const { businesses: found, isApproximate } = await search({ phone, near: portland });
    expect(
      found.map(({ id }) => id),
      phone,
    ).toContain(meant?.id);
    for (const one of found) expect(one.phone).toBe(meant?.phone);
    expect(isApproximate).toBe(false);
  }
  // Without the code of the area: wherever there is such a number, the nearest first.
  const local = await search({ phone: digits.slice(3), near: portland });
  expect(local.businesses[0]?.phone).toBe(meant?.phone);
  expect((await search({ phone: "9995550000" })).businesses).toEqual([]);
  const store = businessSearchStore(database(), await directorySourceOf(database()));
  const plan = await store.planOf({ ...nothing, phone: digits });
  expect(plan.join("\n")).toContain("businesses_phone");
});

test("a postal code is the place of the businesses that have it", async () => {
  const store = businessStore(database());
  const [row] = await database().select().from(businesses);
  const code = row?.address.slice(-5) ?? "";
  const place = await store.postalPlace(code);
  expect(place?.city).toBe(row?.city);
  expect(place && row && kmBetween(place, row)).toBeLessThan(3);
  expect(await store.postalPlace("00000")).toBeNull();
  // What only begins a longer code is none.
  expect(await store.postalPlace(code.slice(0, 4))).toBeNull();
  // A district is the place of its codes, and of no other that begins likewise.
  const file = (word: string) =>
    database().execute(`update businesses set search_text = ' studio ${word} ' where id = '${row?.id}'`);
  for (const [word, district] of [
    ["sw1a1aa", "sw1a"],
    ["e16an", "e1"],
    ["m5v2t6", "m5v"],
  ] as const) {
    await file(word);
    expect((await store.postalPlace(district))?.city, district).toBe(row?.city);
  }
  await file("e161aa");
  expect(await store.postalPlace("e1")).toBeNull();
  await file("m5vision");
  expect(await store.postalPlace("m5v")).toBeNull();
  // Nor is what a business is called: one that is searched for by its name.
  await database().execute(
    `update businesses set name = 'Studio 2000', search_text = ' studio 2000 ' where id = '${row?.id}'`,
  );
  expect(await store.postalPlace("2000")).toBeNull();
});

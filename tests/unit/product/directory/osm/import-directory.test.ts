import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Pbf from "pbf";
import { afterAll, describe, expect, test } from "vitest";
import { categories, isCallable } from "#lib/product/directory/business/business";
import { directoryImportStore } from "#lib/product/directory/records/directory-import-store";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { directorySourceOf } from "#lib/product/directory/records/directory-source";
import { neverCloses } from "#lib/product/directory/hours/opening";
import { directoryOf } from "#lib/product/directory/provider/own-directory";
import type { OsmElement, Tags } from "#lib/product/directory/osm/element";
import { importDirectory } from "#lib/product/directory/osm/import-directory";
import { openExtract } from "#lib/product/directory/osm/open-extract";
import {
  everyBusiness,
  type DirectoryPage,
  type DirectoryQuery,
} from "#lib/product/directory/provider/provider";
import { removeImport } from "#lib/product/directory/records/remove-import";
import { readResultPlace, writeResultPlace } from "#lib/product/directory/provider/result-place";
import { queryWords } from "#lib/product/directory/query/query-words";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { businesses } from "#lib/platform/server/database/schema";
import { shippedSize } from "#lib/platform/server/shipped-directory";
import { databaseForTests, databases } from "@/tests/support/machine/databases";
import { center, oddCity, oddPlaces } from "@/tests/support/samples/odd-city";
import { pbfBlock, writeGeoJson, writeOverpass, writePbf } from "@/tests/support/samples/osm-extract";

const folder = mkdtempSync(path.join(tmpdir(), "lantern-extract-"));
const file = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A Monday noon in Oregon, three days before Thanksgiving. */
const monday = new Date("2026-11-23T20:00:00Z");

const nextOf = ({ next }: DirectoryPage) => {
  if (!next) throw new Error("There is no next page");
  return next;
};

const nothing: DirectoryQuery = {
  ...everyBusiness,
  size: 200,
};

describe.each(databases.filter(({ isThere }) => isThere))("an extract in $kind", ({ start }) => {
  let open: OpenDatabase;
  databaseForTests(start, (started) => {
    open = started;
  });

  const load = (name: string, now = monday) =>
    importDirectory(open.database, openExtract(file(name)), { country: null, now, say: () => undefined });
  const rows = async () =>
    new Map((await open.database.select().from(businesses)).map((row) => [row.element ?? row.id, row]));
  /** The directory as a process sees it that has just started. */
  const search = async (query: Partial<DirectoryQuery>) => {
    const { database } = open;
    const fresh = directoryOf(async () => Object.create(database) as typeof database);
    return fresh.search({ ...nothing, ...query });
  };
  const names = async (query: Partial<DirectoryQuery>) =>
    (await search(query)).businesses.map(({ name }) => name);
  const odd = async (name: string) => {
    const element = oddPlaces.get(name);
    return (await rows()).get(`node/${element?.id ?? 0}`);
  };

  test("replaces the invented directory, whole or not at all", async () => {
    expect((await search({})).businesses.some(({ element }) => element === null)).toBe(true);
    await writePbf(file("city.osm.pbf"), oddCity(), new Date("2026-11-20T00:00:00Z"));
    const report = await load("city.osm.pbf");
    expect(report.leftOut).toMatchObject({ noName: 2, notPublic: 3, noPosition: 2, tooLarge: 2 });
    expect(report.leftOut).toMatchObject({ phone: 4, website: 7, hours: 3, text: 2 });
    expect(report.gone).toBe(shippedSize);
    const found = (await search({})).businesses;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ element }) => element !== null)).toBe(true);
    expect(report.businesses).toBeGreaterThan(80);
    const { places, imported } = await directoryOf(async () => open.database).source();
    expect(imported?.dataAt).toEqual(new Date("2026-11-20T00:00:00Z"));
    expect(places.cities.map(({ label }) => label)).toEqual(["Lanternville, OR", "Farstead"]);
  });

  test("keeps of every odd place what can be used, cleaned", async () => {
    expect(await odd("whole")).toMatchObject({
      name: "Larkspindle Dental",
      category: "dentistry",
      city: "Lanternville, OR",
      neighborhood: "Old Mill",
      address: "12 Ferry Street, Lanternville, OR 97999",
      country: "US",
      region: "OR",
      phone: "+15415550101",
      website: "https://dental.example/start",
      timeZone: "America/Los_Angeles",
      wheelchair: "yes",
      languages: ["en", "es"],
      varyingHours: "Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off",
      goneAt: null,
    });
    expect((await odd("brandOnly"))?.name).toBe("Gildermart");
    for (const none of [
      "nameless",
      "punctuation",
      "longValue",
      "manyTags",
      "closed",
      "private",
      "hoursOff",
      "hospital",
    ])
      expect(await odd(none)).toBeUndefined();
    expect((await odd("controls"))?.name).toBe("Copper lea Dental");
    expect((await odd("longName"))?.name.length).toBeLessThanOrEqual(120);
    for (const kept of ["markup", "quotes", "wildcards", "cyrillic", "chinese", "arabic", "accents", "emoji"])
      expect((await odd(kept))?.name).toBe(oddPlaces.get(kept)?.tags?.name);
    const phones = { phoneNational: "02", phoneList: "03", phoneContact: "05", phoneExtension: "06" };
    for (const [place, line] of Object.entries(phones))
      expect((await odd(place))?.phone).toBe(`+154155501${line}`);
    expect((await odd("phoneForeign"))?.phone).toBe("+493023125030");
    for (const none of ["phoneGarbage", "phoneShort", "phoneScript", "phoneHuge", "wheelNo"])
      expect((await odd(none))?.phone).toBeNull();
    for (const none of [
      "webScript",
      "webData",
      "webFtp",
      "webPassword",
      "webNumber",
      "webLocal",
      "webLong",
      "webSpaces",
    ])
      expect((await odd(none))?.website).toBeNull();
    expect((await odd("webBare"))?.website).toBe("https://www.dental.example/");
    expect((await odd("webList"))?.website).toBe("http://one.example/");
    for (const none of ["hoursGarbage", "hoursLong", "hoursAsk"]) expect((await odd(none))?.hours).toBeNull();
    expect((await odd("hoursSplit"))?.hours?.monday).toHaveLength(2);
    expect((await odd("hoursAlways"))?.varyingHours).toBeNull();
    expect((await odd("wheelOther"))?.wheelchair).toBeNull();
    expect(await odd("mexican")).toMatchObject({
      phone: "+522221234567",
      country: "MX",
      address: "Calle 5 8",
    });
    expect((await odd("german"))?.address).toBe("Lindenweg 3, 10115 Berlin");
    expect((await odd("wrongCountry"))?.country).toBe("US");
    expect((await odd("full"))?.address).toBe("3rd floor, Main Square");
  });

  test("finds where buildings are, and which neighborhood and city lies round them", async () => {
    const all = await rows();
    const inside = { city: "Lanternville, OR", neighborhood: "Harbor End" };
    expect(all.get("way/103")).toMatchObject({ name: "Drawn Baths", ...inside });
    expect(all.get("way/103")?.latitude).toBeCloseTo(center.latitude - 0.0699, 4);
    expect(all.get("relation/101")).toMatchObject({ name: "Drawn Library", ...inside });
    expect(all.get("node/2100")).toMatchObject({ city: "Farstead", neighborhood: "" });
    expect(all.get("node/2101")).toMatchObject({ city: "", neighborhood: "" });
    expect(all.has("way/104") || all.has("relation/102")).toBe(false);
    for (const [at, category] of categories.toSorted().entries())
      expect(all.get(`node/${2000 + at}`)?.category).toBe(category);
  });

  test("is searched by brand, other names, kinds of sport, category words of six languages, and slips", async () => {
    expect(await names({ words: queryWords("gildermart") })).toEqual(["Gildermart"]);
    expect(await names({ words: queryWords("alondra") })).toEqual(["Larkspindle Dental"]);
    expect(await names({ words: queryWords("climbing") })).toContain("Kind sports");
    expect(await names({ words: queryWords("larkspindel") })).toEqual(["Larkspindle Dental"]);
    expect(await names({ words: queryWords("牙科") })).toEqual([]);
    expect(await names({ words: queryWords("竹林牙科診所") })).toEqual(["竹林牙科診所"]);
    for (const word of ["toys", "juguetería", "juguetes", "jouets", "spielzeug", "brinquedos", "spielzueg"])
      expect(await names({ words: queryWords(word) }), word).toContain("Kind books-games");
    expect(await names({ words: queryWords("eye doctor") })).toEqual(["Kind eye-care"]);
    expect(await names({ words: queryWords("kieferorthopäde old mill") })).toContain("Larkspindle Dental");
  });

  test("is found by its telephone number and its postal code, and by never closing", async () => {
    expect(await names({ phone: "5415550101" })).toContain("Larkspindle Dental");
    expect((await odd("whole"))?.searchText).toContain(" 97999 ");
    const always = (await open.database.select().from(businesses)).filter(
      ({ hours, goneAt }) => hours !== null && goneAt === null && neverCloses(hours),
    );
    expect(always.length).toBeGreaterThan(0);
    expect((await names({ words: queryWords("open 24 hours") })).toSorted()).toEqual(
      always.map(({ name }) => name).toSorted(),
    );
  });

  test("knows what is open now, holidays and seasons included", async () => {
    const open = async (at: string) => names({ openAt: new Date(at), words: queryWords("dentist") });
    expect(await open("2026-11-23T20:00:00Z")).toContain("Larkspindle Dental");
    expect(await open("2026-11-26T20:00:00Z")).not.toContain("Larkspindle Dental");
    expect(await open("2026-11-26T20:00:00Z")).toContain("Hours One");
    expect(await open("2026-12-06T20:00:00Z")).not.toContain("Hours Three");
    expect(await open("2027-07-04T20:00:00Z")).toContain("Hours Three");
    expect(await open("2026-11-28T09:00:00Z")).toContain("Hours Two");
    expect(await open("2026-11-23T20:00:00Z")).not.toContain("Hours Four");
  });

  test("a second import updates, keeps ids and marks what is gone; a third brings it back", async () => {
    const before = await rows();
    const changed: OsmElement[] = oddCity()
      .filter(({ type, id }) => !(type === "node" && id === 2100))
      .map((element) =>
        element.type === "node" && element.id === 1000
          ? { ...element, tags: { ...element.tags, name: "Larkspindle & Daughters" } }
          : element,
      );
    writeOverpass(file("city.json"), [...changed, ...changed.slice(-1)]);
    const later = new Date("2026-12-01T20:00:00Z");
    expect((await load("city.json", later)).gone).toBe(1);
    const after = await rows();
    expect(after.size).toBe(before.size);
    expect(after.get("node/1000")).toMatchObject({
      id: before.get("node/1000")?.id,
      name: "Larkspindle & Daughters",
    });
    const library = after.get("node/2100");
    expect(library).toMatchObject({ id: before.get("node/2100")?.id, goneAt: later });
    expect(await names({ words: queryWords("farstead") })).toEqual([]);
    expect(await names({ words: queryWords("farstead library") })).not.toContain(library?.name);
    const gone = await directoryOf(async () => open.database).read(library?.id ?? "", later);
    expect(gone && isCallable(gone)).toBe(false);
    writeGeoJson(file("city.geojson"), oddCity());
    await load("city.geojson", later);
    expect((await rows()).get("node/2100")?.goneAt).toBeNull();
    expect((await rows()).get("way/103")?.goneAt).toEqual(later);
    await load("city.osm.pbf", later);
    expect([...(await rows()).values()].filter(({ goneAt, element }) => element && goneAt)).toEqual([]);
  });

  test("what is broken is refused with its reason, and the directory is as it was", async () => {
    const before = await rows();
    const refused = async (name: string, reason: RegExp) => {
      await expect(load(name)).rejects.toThrow(reason);
      expect(await rows()).toEqual(before);
    };
    const whole = readFileSync(file("city.osm.pbf"));
    writeFileSync(file("cut.osm.pbf"), whole);
    truncateSync(file("cut.osm.pbf"), whole.length - 20);
    await refused("cut.osm.pbf", /ends in the middle/);
    writeFileSync(file("noise.osm.pbf"), Buffer.alloc(5000, 0xff));
    await refused("noise.osm.pbf", /no OpenStreetMap PBF/);
    writeFileSync(file("empty.osm.pbf"), "");
    await refused("empty.osm.pbf", /empty/);
    const bomb = pbfBlock("OSMData", Buffer.alloc(40 * 1024 * 1024));
    writeFileSync(file("bomb.osm.pbf"), Buffer.concat([whole.subarray(0, 200), bomb]));
    await refused("bomb.osm.pbf", /cannot be|middle|no OpenStreetMap/);
    const flipped = Buffer.from(whole);
    flipped.fill(0x41, whole.length - 600, whole.length - 500);
    writeFileSync(file("flipped.osm.pbf"), flipped);
    await refused("flipped.osm.pbf", /cannot be/);
    const json = readFileSync(file("city.json"), "utf8");
    writeFileSync(file("cut.json"), json.slice(0, -30));
    await refused("cut.json", /before it is whole/);
    writeFileSync(file("other.json"), JSON.stringify({ items: [] }));
    await refused("other.json", /no list/);
    writeGeoJson(file("geo.json"), oddCity());
    await refused("geo.json", /GeoJSON must end in \.geojson/);
    writeFileSync(file("list.geojson"), "[1, 2]");
    await refused("list.geojson", /no list/);
    writeOverpass(file("late.json"), oddCity(), { remark: 'runtime error: Query timed out in "query"' });
    await refused("late.json", /did not finish/);
    expect(() => openExtract(file("city.xml"))).toThrow(/must end in/);
  });

  test("elements of no use within a list are counted and left out", async () => {
    const elements: unknown[] = [
      { type: "node", id: 1, lat: 91, lon: 0, tags: { shop: "books", name: "Too Far North" } },
      { type: "node", id: "two", lat: 1, lon: 1 },
      {
        type: "node",
        id: 3,
        lat: 43.5,
        lon: -120.5,
        tags: { shop: "books", name: "Half \ud800 \u0000 Book", n: 5, deep: {} },
      },
      { kind: "node" },
      {},
      { type: "way", id: 4, center: { lat: 43.5, lon: -120.5 }, tags: { shop: "books", name: "Center" } },
      {
        type: "way",
        id: 5,
        bounds: { minlat: 43, minlon: -121, maxlat: 44, maxlon: -120 },
        tags: { shop: "books", name: "Bounds" },
      },
      {
        type: "relation",
        id: 6,
        members: [{ type: "way", ref: 1, role: "outer", geometry: [{ lat: 43.5, lon: -120.5 }, null] }],
        tags: { shop: "books", name: "Drawn" },
      },
    ];
    writeFileSync(file("odd.json"), JSON.stringify({ elements }));
    const report = await load("odd.json");
    expect(report).toMatchObject({ businesses: 4, leftOut: { unreadable: 4 } });
    expect(await names({})).toEqual(["Bounds", "Center", "Drawn", "Half \ufffd \ufffd Book"]);
  });

  test("an import that was broken off leaves the directory, and the next one takes its place", async () => {
    const before = await rows();
    const store = directoryImportStore(open.database);
    await store.begin();
    const [row] = before.values();
    if (!row) throw new Error("There is no business");
    await store.add([{ ...row, name: "Half an import" }]);
    expect(await rows()).toEqual(before);
    await load("city.osm.pbf");
    expect((await rows()).get("node/1000")?.name).toBe("Larkspindle Dental");
    expect(await names({ words: queryWords("half an import") })).toEqual([]);
  });

  test("an import beside which another version changes the tables leaves them to it", async () => {
    const { database } = open;
    const before = await rows();
    const store = directoryImportStore(database);
    await store.begin();
    await store.add([...before.values()]);
    await database.execute("alter table businesses add column stars integer not null default 3");
    await expect(store.finish(monday, [], null)).rejects.toThrow(/another version/i);
    expect(await rows()).toEqual(before);
    expect(await database.execute("select distinct stars from businesses")).toMatchObject({
      rows: [{ stars: 3 }],
    });
    await database.execute("alter table businesses drop column stars");
  });

  test("removed, the invented directory is back whole, and what was imported is gone until it is imported again", async () => {
    const { database } = open;
    const before = await rows();
    const present = async () =>
      [...(await rows()).values()]
        .filter(({ goneAt }) => goneAt === null)
        .toSorted((a, b) => a.id.localeCompare(b.id));
    const filed = await present();
    const later = new Date("2026-12-24T20:00:00Z");
    expect(await removeImport(database, later)).toBe(filed.length);
    const invented = await search({ words: queryWords("portland tutoring") });
    expect(invented.businesses.map(({ element }) => element)).toEqual([null, null, null, null, null]);
    expect(await names({ words: queryWords("gildermart") })).toEqual([]);
    const directory = directoryOf(async () => database);
    const whole = await directory.read(before.get("node/1000")?.id ?? "", later);
    expect(whole).toMatchObject({ name: "Larkspindle Dental", phone: "+15415550101", goneAt: later });
    expect(whole && isCallable(whole)).toBe(false);
    const source = await directorySourceOf(Object.create(database) as typeof database);
    expect(source).toMatchObject({ imported: null, hasImported: true, businesses: shippedSize });
    // A newer list of invented businesses takes nothing of what calls point to.
    await database.execute("update directory_seeds set version = 0");
    await directorySeedStore(database).fill(new Date());
    expect((await rows()).size).toBe(before.size);
    expect(await names({ words: queryWords("gildermart") })).toEqual([]);
    expect(await names({ words: queryWords("portland tutoring") })).toHaveLength(5);
    await load("city.osm.pbf", later);
    expect(await present()).toEqual(filed);
  });

  const shop = (id: number, tags: Tags, [lat, lon]: [number, number] = [43.5, -120.5]): OsmElement => ({
    type: "node",
    id,
    lat,
    lon,
    tags: { shop: "books", name: `Shop ${id}`, ...tags },
  });
  const loadElements = async (elements: readonly OsmElement[], rest = {}) => {
    writeOverpass(file("small.json"), elements, rest);
    const report = await load("small.json");
    const source = await directorySourceOf(Object.create(open.database) as typeof open.database);
    return { report, source, filed: await rows() };
  };

  test("a city that addresses write with and without its state is one, and is found by its name", async () => {
    const address = (id: number, city: string, state = "") =>
      shop(id, { "addr:city": city, ...(state === "" ? {} : { "addr:state": state }) });
    const ways = [address(1, "Tolmere, OR"), address(2, "Tolmere", "OR"), address(3, "Tolmere")];
    for (const elements of [ways, ways.toReversed()]) {
      const { source, filed } = await loadElements(elements);
      expect(source.places.cities.map(({ label }) => label)).toEqual(["Tolmere, OR"]);
      expect(source.places.find("Tolmere, OR")).not.toBeNull();
      for (const id of [1, 2, 3]) expect(filed.get(`node/${id}`)?.city).toBe("Tolmere, OR");
    }
    const known: OsmElement = {
      ...shop(9, {}),
      tags: { place: "town", name: "Tolmere", "is_in:state_code": "OR" },
    };
    const { source } = await loadElements([known, ...ways]);
    expect(source.places.cities.map(({ id, label }) => [id, label])).toEqual([["n9", "Tolmere, OR"]]);
  });

  test("cities of one name that are far apart, and that only addresses name, are several", async () => {
    const at = (id: number, lat: number, lon: number) =>
      shop(id, { "addr:city": "Ferrygate", "addr:state": "OR" }, [lat, lon]);
    // The middle of the first two is a place in nowhere that is near both, that of all is near none.
    const { source, filed } = await loadElements([
      at(1, 43.5, -120.5),
      at(2, 43.5, -119.5),
      at(3, 43.5, -119.5),
      at(4, 45.5, -118),
    ]);
    for (const id of [1, 2, 3, 4]) expect(filed.get(`node/${id}`)?.city, `${id}`).toBe("Ferrygate, OR");
    expect(source.places.cities.map(({ id, latitude, longitude }) => [id, latitude, longitude])).toEqual([
      ["a-ferrygate-or", 43.5, -119.5],
      ["a-ferrygate-or-43.5--120.5", 43.5, -120.5],
      ["a-ferrygate-or-45.5--118.0", 45.5, -118],
    ]);
  });

  test("a city on both sides of the date line that only addresses name is there", async () => {
    const at = (id: number, lon: number) => shop(id, { "addr:city": "Tolmere" }, [-16.8, lon]);
    const { source, filed } = await loadElements([at(1, 179.9), at(2, -179.9), at(3, -179.9)]);
    for (const id of [1, 2, 3]) expect(filed.get(`node/${id}`)?.city, `${id}`).toBe("Tolmere");
    const [city, ...others] = source.places.cities;
    expect(others).toEqual([]);
    expect(Math.abs(city?.longitude ?? 0)).toBeGreaterThan(179.9);
  });

  test("of two cities of a name beside each other, an address is in that of its state", async () => {
    const beside: [number, number] = [43.5, -120.4];
    const { filed } = await loadElements([
      shop(1, { "addr:city": "Ferrygate", "addr:state": "OR" }),
      shop(2, { "addr:city": "Ferrygate", "addr:state": "WA" }, beside),
    ]);
    expect(filed.get("node/1")?.city).toBe("Ferrygate, OR");
    expect(filed.get("node/2")?.city).toBe("Ferrygate, WA");
  });

  test("a town is near on the other side of the date line too", async () => {
    const town = (id: number, lon: number, name: string): OsmElement => ({
      ...shop(id, {}, [-16.8, lon]),
      tags: { place: "town", name },
    });
    const { filed } = await loadElements([
      town(9, 179.99, "Tolmere"),
      shop(1, {}, [-16.8, -179.98]),
      shop(2, { "addr:city": "Tolmere" }, [-16.8, -179.7]),
      shop(3, {}, [-16.8, -179.7]),
    ]);
    expect([1, 2, 3].map((id) => filed.get(`node/${id}`)?.city)).toEqual(["Tolmere", "Tolmere", ""]);
  });

  test("a settlement that a file says twice is one", async () => {
    const town = (lon: number): OsmElement => ({
      ...shop(9, {}, [43.5, lon]),
      tags: { place: "town", name: "Tolmere" },
    });
    const { source } = await loadElements([
      town(-120.5),
      town(-120.4999),
      shop(1, { "addr:city": "Tolmere" }),
      shop(2, {}, [43.5, -120.49]),
    ]);
    expect(source.places.cities.map(({ id }) => id)).toEqual(["n9"]);
  });

  test("a city that is drawn, and there as a point too, is one, and found by its name", async () => {
    const ring: [number, number][] = [
      [43.4, -120.6],
      [43.4, -120.4],
      [43.6, -120.4],
      [43.6, -120.6],
    ];
    const town = { place: "town", name: "Tolmere" };
    const { source, filed } = await loadElements([
      { ...shop(9, {}), tags: town },
      ...ring.map(([lat, lon], at): OsmElement => ({ type: "node", id: 20 + at, lat, lon })),
      shop(1, {}, [43.55, -120.55]),
      // Beyond its border, with its address.
      shop(2, { "addr:city": "Tolmere" }, [43.61, -120.5]),
      { type: "way", id: 30, refs: [20, 21, 22, 23, 20], tags: town },
    ]);
    expect(source.places.cities.map(({ id }) => id)).toEqual(["n9"]);
    expect(source.places.find("Tolmere")?.id).toBe("n9");
    expect([1, 2].map((id) => filed.get(`node/${id}`)?.city)).toEqual(["Tolmere", "Tolmere"]);
  });

  test("what only looks like a country is none: the zone tells", async () => {
    const { filed } = await loadElements([
      shop(1, { "addr:country": "UK", phone: "020 7946 0018" }, [51.5, -0.1]),
    ]);
    expect(filed.get("node/1")).toMatchObject({ country: "GB", phone: "+442079460018" });
  });

  test("how old the data is, is told by Overpass's files too", async () => {
    const { source } = await loadElements([shop(1, {})]);
    expect(source.imported?.dataAt).toBeNull();
    const head = { osm3s: { timestamp_osm_base: "2026-10-01T05:06:07Z", copyright: "OpenStreetMap" } };
    writeFileSync(file("head.json"), JSON.stringify({ ...head, elements: [shop(1, {})] }));
    await load("head.json");
    const fresh = await directorySourceOf(Object.create(open.database) as typeof open.database);
    expect(fresh.imported?.dataAt).toEqual(new Date("2026-10-01T05:06:07Z"));
  });

  test("what is open on some Saturdays of the year is found on them", async () => {
    const { filed } = await loadElements([
      shop(1, { opening_hours: "Sa[3] 10:00-14:00" }),
      shop(2, { opening_hours: "Mo-Fr 09:00-17:00; Jul Mo-Fr 09:00-21:00" }),
    ]);
    expect(filed.size).toBeGreaterThan(2);
    // The third Saturday of December, eleven in the morning in Oregon, and an evening in July.
    expect(await names({ openAt: new Date("2026-12-19T19:00:00Z") })).toEqual(["Shop 1"]);
    expect(await names({ openAt: new Date("2026-12-12T19:00:00Z") })).toEqual([]);
    expect(await names({ openAt: new Date("2027-07-15T03:00:00Z") })).toEqual(["Shop 2"]);
  });

  test("hours are read without the signs that nobody sees", async () => {
    const hours = "Mo-Fr 09:00-17:00; PH off";
    const { filed } = await loadElements([shop(1, { opening_hours: `\u202A${hours}\u202C` })]);
    expect(filed.get("node/1")).toMatchObject({ varyingHours: hours, hours: { saturday: [] } });
  });

  test("what opens earlier on a holiday is found on one, and on no other day", async () => {
    await loadElements([
      shop(1, { opening_hours: "Mo-Fr 14:00-18:00; Sa-Su,PH 10:00-18:00" }),
      shop(2, { opening_hours: "Mo-Fr 14:00-18:00; PH Mo-Fr 10:00-12:00" }),
      shop(3, { opening_hours: "Mo-Fr 14:00-18:00; PH off" }),
    ]);
    // Eleven in the morning on Thanksgiving, and on the day before.
    expect(await names({ openAt: new Date("2026-11-26T19:00:00Z") })).toEqual(["Shop 1", "Shop 2"]);
    expect(await names({ openAt: new Date("2026-11-25T19:00:00Z") })).toEqual([]);
  });

  test("a name with an apostrophe is found with it and without, and so is what has none", async () => {
    await loadElements([
      shop(1, { name: "Kid's Corner" }),
      shop(2, { name: "Kids Corner Too" }),
      shop(3, { name: "L’Atelier" }),
      shop(4, { name: "Hawaiʻi Toys" }),
      shop(5, { name: "Hawaii Toys" }),
    ]);
    for (const query of ["kids corner", "kid's corner", "Kid’s Corner"])
      expect(await names({ words: queryWords(query) }), query).toEqual(["Kid's Corner", "Kids Corner Too"]);
    for (const query of ["latelier", "l'atelier", "atelier"])
      expect(await names({ words: queryWords(query) }), query).toEqual(["L’Atelier"]);
    for (const query of ["hawaii", "Hawaiʻi"])
      expect((await names({ words: queryWords(query) })).length, query).toBe(2);
  });

  test("a page that ends at a long name is followed by the next one", async () => {
    const long = ["가", "나", "다"].map((letter, at) => shop(1 + at, { name: letter.repeat(118) }));
    await loadElements(long);
    const first = await search({ size: 1 });
    const second = await search({ size: 1, after: readResultPlace(writeResultPlace(nextOf(first))) });
    const third = await search({ size: 1, after: readResultPlace(writeResultPlace(nextOf(second))) });
    const found = [first, second, third].flatMap((page) => page.businesses.map(({ element }) => element));
    expect(found).toEqual(["node/1", "node/2", "node/3"]);
  });

  test("a file without a business is refused, with what it has instead", async () => {
    const before = await rows();
    writeFileSync(file("ids.geojson"), JSON.stringify({ type: "FeatureCollection", features: [{}, {}] }));
    await expect(load("ids.geojson")).rejects.toThrow(/no business\.\n {2}2 elements that could not be read/);
    expect(await rows()).toEqual(before);
  });

  test("a file of all that ever was is refused", async () => {
    const before = await rows();
    const feature = new Pbf();
    feature.writeStringField(4, "OsmSchema-V0.6");
    feature.writeStringField(4, "HistoricalInformation");
    writeFileSync(file("history.osh.pbf"), pbfBlock("OSMHeader", feature.finish()));
    await expect(load("history.osh.pbf")).rejects.toThrow(/HistoricalInformation/);
    expect(await rows()).toEqual(before);
  });
});

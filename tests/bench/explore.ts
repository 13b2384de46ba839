/**
 * `npm run bench:explore [-- 1000000]`: the directory with 50,000 imported businesses, or as many as given, in the embedded
 * database. Prints how long the import takes, then how long each kind of search takes, and its plan. Then adds 20 users with their
 * rows interleaved, requests each screen over HTTP as one after the other, and prints the median and the slowest percent. Finally
 * sends 48 of the most expensive searches at once and prints how that affects other requests. The aim is 50 ms for both;
 * `BENCH_ROUNDS=0` leaves out the screens. Needs a build made for the tests (`npm run test:build`); asserts nothing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { businessSearchStore } from "#lib/product/directory/provider/business-search-store";
import { directorySourceOf } from "#lib/product/directory/records/directory-source";
import type { OsmElement, OsmSource } from "#lib/product/directory/osm/element";
import { importDirectory } from "#lib/product/directory/osm/import-directory";
import { everyBusiness, type DirectoryQuery } from "#lib/product/directory/provider/provider";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { businesses } from "#lib/platform/server/database/schema";

const { numberOr } = await import("../../scripts/read-arguments.ts");
const { sitePort } = await import("../../scripts/site-under-test.ts");
const { requireTestBuild } = await import("../../scripts/test-build.ts");
const { generatedExtract } = await import("../support/samples/osm-generate.ts");
const { believesAddresses } = await import("../support/requests/http-client.ts");
const { serveSite } = await import("./serve-site.ts");
const { SignedInBrowser } = await import("./signed-in-browser.ts");
const { floodWith } = await import("./flood.ts");
const { untilUp } = await import("./until-up.ts");
const { measureScreens } = await import("./user-screens.ts");

const size = numberOr("npm run bench:explore [-- BUSINESSES]", 50_000);
requireTestBuild();
const users = 20;
const locationsEach = 12;
const searches = 30;
const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const port = sitePort + 1;
const url = `http://localhost:${port}`;
const folder = mkdtempSync(path.join(tmpdir(), "lantern-explore-"));

/** The generated extract, in the form in which a file is read. */
const source: OsmSource = {
  async *read(types) {
    let block: OsmElement[] = [];
    for (const element of generatedExtract(size)) {
      if (types.includes(element.type)) block.push(element);
      if (block.length < 8000) continue;
      yield block;
      block = [];
    }
    yield block;
  },
  dataAt: () => null,
  unreadable: () => 0,
};

/** Fills the database and prints its query plans. */
async function fill(): Promise<string> {
  const { database, close } = await openEmbedded(folder);
  const started = performance.now();
  const report = await importDirectory(database, source, {
    country: null,
    now: new Date(),
    say: () => undefined,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${report.businesses} businesses filed in ${seconds} s, ${megabytes} MiB\n`);
  const [first] = await database.select({ id: businesses.id }).from(businesses).limit(1);
  const all: DirectoryQuery = {
    ...everyBusiness,
    size: 20,
  };
  const portland = { near: { latitude: 45.5152, longitude: -122.6784 }, withinKm: 48 };
  const monday = new Date("2026-03-02T18:30:00Z");
  const night = new Date("2026-03-02T09:00:00Z");
  // On Monday night no business has begun its week; by Friday night nearly all have, and hardly any is open.
  const fridayNight = new Date("2026-03-06T09:00:00Z");
  const kinds: Record<string, Partial<DirectoryQuery>> = {
    "by name": {},
    "one category": { category: "tutoring" },
    "a common word": { words: ["repair"] },
    "two rare words": { words: ["quinwick", "denver"] },
    "a word that nothing has": { words: ["xylophone"] },
    "a telephone number": { phone: "5035550123" },
    "near, never closed": { ...portland, words: ["24h"] },
    near: portland,
    "near, a category": { ...portland, category: "tutoring" },
    "near, a word": { ...portland, words: ["braces"] },
    "near, a word of another city": { ...portland, words: ["denver"] },
    "near, two words of which one is of another city": { ...portland, words: ["denver", "repair"] },
    "at any distance, a word of another city": { ...portland, withinKm: null, words: ["denver"] },
    "a slip": { words: ["tutorring"] },
    "near, open now": { ...portland, openAt: monday },
    "open now, at night": { openAt: night },
    "a common word, open now, on a Friday night": { words: ["repair"], openAt: fridayNight },
    "near, open now, on a Friday night": { ...portland, openAt: fridayNight },
    "near, a category, open from 9 to 5 on Sunday": {
      ...portland,
      category: "tutoring",
      openTimes: { days: ["sunday"], part: { is: "span", from: 9 * 60, to: 17 * 60 }, isEither: false },
    },
  };
  for (const [name, query] of Object.entries(kinds)) {
    const store = businessSearchStore(database, await directorySourceOf(database));
    const times: number[] = [];
    for (let search = 0; search < searches; search += 1) {
      const begun = performance.now();
      await store.readPage({ ...all, ...query });
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const [median, slowest] = [times[Math.floor(searches / 2)] ?? NaN, times.at(-1) ?? NaN];
    console.log(`-- ${name}: ${median.toFixed(1)} ms, the slowest of ${searches} ${slowest.toFixed(1)}`);
    const plan = await store.planOf({ ...all, ...query });
    for (const line of plan) console.log(`   ${line.slice(0, 120)}`);
  }
  await close();
  return first?.id ?? "";
}

const business = await fill();
const env = { PORT: String(port), LANTERN_DATA_DIR: folder, ...believesAddresses };
const server = serveSite(env, ["ignore", "ignore", "inherit"]);
try {
  await untilUp(`${url}/robots.txt`);
  const browsers = Array.from({ length: users }, () => new SignedInBrowser(url));
  for (const browser of browsers) {
    await browser.signUp();
    await browser.renew();
  }
  const places = ["Portland, OR", "Chicago, IL", "Boston, MA", "Denver, CO", "Austin, TX", "Seattle, WA"];
  // One row for each user in turn, so that no user's rows lie together.
  for (let count = 0; count < locationsEach; count += 1)
    for (const [index, browser] of browsers.entries()) {
      const place = places[(index + count) % places.length] ?? "Denver, CO";
      await browser.ask("/api/locations", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: `Place ${count}`, place, address: "" }),
      });
    }
  const ids: string[] = [];
  for (const browser of browsers) {
    const { locations } = (await (await browser.ask("/api/locations")).json()) as {
      locations: { id: string }[];
    };
    ids.push(locations[0]?.id ?? "");
  }
  const screens: Record<string, (user: number) => string> = {
    "/explore": () => "/explore",
    "/explore, text": () => "/explore?q=screen+repair&location=Denver",
    "/explore, everywhere": () => "/explore?q=guitar&location=&open=1",
    "/explore, a slip": () => "/explore?q=tutorring&location=",
    "/explore, another city": () => "/explore?q=denver&location=Portland",
    "/explore, nothing": () => "/explore?q=xylophone&location=Chicago&within=any",
    "/business/[id]": () => `/business/${business}`,
    "/locations": () => "/locations",
    "/location/[id]": (user) => `/location/${ids[user] ?? ""}`,
    "/getting-started": () => "/getting-started",
    "/settings": () => "/settings",
    "/help": () => "/help",
    "/api/explore": () => "/api/explore?q=swim&location=Boston",
    "/api/progress": () => "/api/progress",
  };
  if (rounds > 0) await measureScreens(browsers, screens, rounds);
  const slips = "tutorring gitar swiming dentits reparing scren robtics chidlren".split(" ");
  const rare = (number: number) => slips.map((word) => `${word}${number % 7 === 0 ? "" : number}`).join("+");
  console.log("");
  await floodWith(
    url,
    browsers,
    "/api/explore, eight slips",
    48,
    () => `/api/explore?location=&q=${slips.join("+")}`,
  );
  await floodWith(
    url,
    browsers,
    "/api/explore, what nothing has",
    48,
    (n) => `/api/explore?location=&q=${rare(n)}`,
  );
  await floodWith(url, browsers, "/api/explore, one slip", 48, () => "/api/explore?location=&q=tutorring");
  await floodWith(
    url,
    browsers,
    "/api/explore, common words",
    48,
    () => "/api/explore?location=Denver&within=any&q=repair+screen+phone",
  );
  await floodWith(
    url,
    browsers,
    "/explore, eight slips",
    48,
    () => `/explore?location=&q=${slips.join("+")}`,
  );
} finally {
  server.kill("SIGTERM");
  await wait(1500);
  rmSync(folder, { recursive: true, force: true });
}

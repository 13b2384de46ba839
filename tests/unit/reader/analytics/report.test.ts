import { describe, expect, test } from "vitest";
import { countFigures } from "#lib/reader/analytics/count-figures";
import type { Figures } from "#lib/reader/analytics/figures";
import { reportPage } from "#lib/reader/analytics/report-page";
import { reportSections, sectionText } from "#lib/reader/analytics/report-sections";
import type { Database } from "#lib/platform/server/database/database";
import { events, submissions, visitorLinks, visitors } from "#lib/platform/server/database/schema";
import { databaseForTests, databases } from "@/tests/support/machine/databases";

const now = new Date("2026-03-07T18:00:00Z");
const on = (day: number, time = "12:00") => new Date(`2026-03-${String(day).padStart(2, "0")}T${time}:00Z`);
const visitorIds = Array.from({ length: 5 }, () => crypto.randomUUID());
const [one = "", two = "", three = "", four = "", early = ""] = visitorIds;

type Row = typeof events.$inferInsert;
const event = (
  type: string,
  name: string,
  occurredAt: Date,
  data: Row["data"],
  visitorId: string | null,
): Row => ({
  type,
  name,
  data,
  url: "/",
  visitorId,
  occurredAt,
  receivedAt: occurredAt,
});
const view = (path: string, when: Date, visitorId: string | null = one) =>
  event("page_view", "A page", when, { path }, visitorId);
const search = (query: string, resultsCount: number, when = on(5)) =>
  event("custom", "Content Search", when, { query, resultsCount }, one);
const businessSearch = (query: string, results_count: number) =>
  event("business_search", "business_search", on(5), { query, location: "Portland", results_count }, one);

const kept: Row[] = [
  // Seven days, the 1st to the 7th: eleven page views by three visitors and somebody whose visitor is gone.
  view("/", on(1, "00:00")),
  view("/micro-briefs/group-chats", on(1), two),
  view("/es/micro-briefs/group-chats", on(1), two),
  view("/es-mx/micro-briefs/group-chats", on(3)),
  view("/glossary/rizz", on(3), null),
  view("/fr/glossary/rizz", on(7, "17:59")),
  view("/tracks/first-phone", on(7), three),
  view("/micro-actions/quiet-hours", on(7), three),
  view("/micro-briefs", on(7)),
  view("/tracks/first-phone/more", on(7)),
  view("/essays/none", on(7)),
  // Before and after them.
  view("/glossary/rizz", new Date("2026-02-28T23:59:59Z")),
  view("/glossary/rizz", on(7, "18:01")),
  // Six searches of the library and two for businesses; four found nothing.
  search("Skibidi", 0),
  search(" skibidi ", 0),
  search("six seven", 0),
  search("rizz", 3),
  search("rizz", 10),
  search("mewing", 1),
  search("too old", 0, new Date("2026-02-20T12:00:00Z")),
  businessSearch("<b>pizza</b>", 0),
  businessSearch("pizza", 2),
];

const submission = (
  list: "newsletter" | "waitlist",
  language: string,
  pageLanguage: string,
  number: number,
) => ({
  list,
  language,
  pageLanguage,
  emailAddress: `a${number}@example.org`,
  addressKey: `a${number}@example.org`,
  createdAt: on(1),
  dueAt: on(1),
});

const expected: Figures = {
  from: on(1, "00:00"),
  to: now,
  pageViews: {
    total: 11,
    visitors: 3,
    byDay: [
      { label: "2026-03-01", count: 3 },
      { label: "2026-03-02", count: 0 },
      { label: "2026-03-03", count: 2 },
      { label: "2026-03-04", count: 0 },
      { label: "2026-03-05", count: 0 },
      { label: "2026-03-06", count: 0 },
      { label: "2026-03-07", count: 6 },
    ],
  },
  searches: {
    total: 8,
    withoutResults: 4,
    queries: [
      { label: "skibidi", count: 2, place: "library" },
      { label: "<b>pizza</b>", count: 1, place: "businesses" },
      { label: "six seven", count: 1, place: "library" },
    ],
  },
  mostRead: [
    { label: "/micro-briefs/group-chats", count: 3 },
    { label: "/glossary/rizz", count: 2 },
    { label: "/micro-actions/quiet-hours", count: 1 },
    { label: "/tracks/first-phone", count: 1 },
  ],
  newsletter: [
    { label: "English", count: 2 },
    { label: "not known", count: 1 },
    { label: "Français", count: 1 },
  ],
  waitlist: [
    { label: "Deutsch", count: 2 },
    { label: "Español Latinoamérica", count: 1 },
  ],
  // Four came within the days; three signed in, two of them had no account before, after 2 and 5 visits, 10 and 40 hours.
  conversion: { visitors: 4, signedIn: 3, signedUp: 2, averageVisits: 3.5, medianHours: 25 },
};

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("the report", () => {
    let db: Database;
    databaseForTests(start, ({ database }) => {
      db = database;
    });

    test("of an empty database is empty", async () => {
      const figures = await countFigures(db, 7, now);
      expect(figures.pageViews).toMatchObject({ total: 0, visitors: 0 });
      expect(figures.conversion).toEqual({
        visitors: 0,
        signedIn: 0,
        signedUp: 0,
        averageVisits: null,
        medianHours: null,
      });
      expect(reportPage("Lantern", figures)).toContain("Nothing yet.");
    });

    test("counts what was counted by hand", async () => {
      await db.insert(visitors).values([
        ...[one, two, three, four].map((id, index) => ({
          id,
          firstSeenAt: on(1 + index),
          lastSeenAt: on(7),
        })),
        { id: early, firstSeenAt: new Date("2026-02-28T12:00:00Z"), lastSeenAt: on(7) },
      ]);
      const link = { linkedAt: on(6), hasAnonymousData: true };
      await db.insert(visitorLinks).values([
        { ...link, visitorId: one, userId: "u1", visitsBeforeSignup: 2, hoursToConversion: 10 },
        // The second user of a shared device is no second visitor.
        {
          ...link,
          visitorId: one,
          userId: "u2",
          visitsBeforeSignup: 9,
          hoursToConversion: 90,
          linkedAt: on(7),
        },
        { ...link, visitorId: two, userId: "u3", visitsBeforeSignup: 5, hoursToConversion: 40 },
        { ...link, visitorId: three, userId: "u4", visitsBeforeSignup: 0, hoursToConversion: null },
        { ...link, visitorId: early, userId: "u5", visitsBeforeSignup: 7, hoursToConversion: 70 },
      ]);
      await db.insert(events).values(kept);
      await db
        .insert(submissions)
        .values([
          submission("newsletter", "", "en", 1),
          submission("newsletter", "", "en", 2),
          submission("newsletter", "", "fr", 3),
          submission("newsletter", "", "", 4),
          submission("waitlist", "de", "", 1),
          submission("waitlist", "de", "", 5),
          submission("waitlist", "es-mx", "", 1),
        ]);
      expect(await countFigures(db, 7, now)).toEqual(expected);
    });

    test("counts a searched word once, however it was written, with letters of whichever language", async () => {
      const when = on(25);
      const words = ["École", "école ", "ÉCOLE", "\tÑandú", "ñandú", "straße", "phone"];
      await db.insert(events).values(words.map((query) => search(query, 0, when)));
      expect((await countFigures(db, 1, on(25, "18:00"))).searches.queries).toEqual([
        { label: "école", count: 3, place: "library" },
        { label: "ñandú", count: 2, place: "library" },
        { label: "phone", count: 1, place: "library" },
        { label: "straße", count: 1, place: "library" },
      ]);
    });

    test("counts a piece once, in every language and under each of its addresses", async () => {
      await db
        .insert(events)
        .values(
          [
            "/micro-briefs/group-chats",
            "/es/micro-briefs/chats-de-grupo",
            "/fr/micro-briefs/discussions",
            "/micro-briefs/once-group-chats",
            "/glossary/rizz",
            "/glossary/rizz",
            "/micro-briefs/no-such-brief",
          ].map((path) => view(path, on(20))),
        );
      const originals = new Map(
        ["group-chats", "chats-de-grupo", "discussions", "once-group-chats"].map((slug) => [
          `/micro-briefs/${slug}`,
          "/micro-briefs/group-chats",
        ]),
      );
      expect((await countFigures(db, 1, on(20, "18:00"), originals)).mostRead).toEqual([
        { label: "/micro-briefs/group-chats", count: 4 },
        { label: "/glossary/rizz", count: 2 },
        { label: "/micro-briefs/no-such-brief", count: 1 },
      ]);
    });
  });
});

describe("the page", () => {
  const page = reportPage("Lantern", expected);

  test("has every figure in a table, and a chart that names itself beside it", () => {
    const sections = reportSections(expected);
    expect(page.match(/<svg [^>]*role="img"/g)).toHaveLength(sections.length);
    for (const { title, summary, rows } of sections) {
      const part = page.slice(page.indexOf(`<caption>${title}</caption>`));
      const table = part.slice(0, part.indexOf("</table>"));
      expect(page).toContain(`>${title}</title>`);
      expect(page).toContain(`>${summary}</desc>`);
      for (const { label, count } of rows) {
        const shown = label.replace(/[<>]/g, (character) => `&#${character.charCodeAt(0)};`);
        expect(table).toContain(`<th scope="row">${shown}</th><td>${count}</td>`);
      }
    }
  });

  test("draws bars in proportion to what they count", () => {
    const chart = page.slice(page.indexOf('id="section-3-chart-title"'));
    const widths = [...chart.slice(0, chart.indexOf("</svg>")).matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(
      ([, width]) => Number(width),
    );
    const [longest = 0] = widths;
    expect(widths.map((width) => Math.round((width / longest) * 300) / 100)).toEqual([3, 2, 1, 1]);
  });

  test("runs nothing and fetches nothing, whatever readers searched for", () => {
    expect(page).not.toMatch(/<script|<b>pizza|<link|<img|url\(|@import/);
    expect(page).toContain("&#60;b&#62;pizza&#60;/b&#62;");
  });

  test("says the same in the terminal", () => {
    const text = reportSections(expected).map(sectionText).join("\n\n");
    expect(text).toContain("11 page views; 3 visitors who allowed analytics.");
    expect(text).toContain("4 of 8 searches found nothing (50%).");
    expect(text).toMatch(/^\/micro-briefs\/group-chats +3$/m);
    expect(text).toMatch(/^Signed in +3 +75%$/m);
    expect(text).toContain("75% of the visitors who first came in these days have signed in since.");
    expect(text).toContain("had come 3.5 times before, and took 25 hours (median).");
  });

  test("no searched word steers the terminal", () => {
    const steering = "\u001b]52;c;aGk=\u0007\u009b2J \u202Eback\r\nlines";
    const queries = [{ label: steering, count: 1, place: "library" }];
    const figures = { ...expected, searches: { ...expected.searches, queries } };
    const text = reportSections(figures).map(sectionText).join("\n\n");
    expect(text).toContain(" ]52;c;aGk= 2J  back lines");
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202E]/u);
  });
});

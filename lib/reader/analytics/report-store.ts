import "server-only";
/** The operator's figures, counted from the database. */
import { and, count, countDistinct, desc, eq, gte, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import { pieceFolders } from "#lib/publication/content/kinds";
import { languages, locales, type Locale } from "#lib/base/i18n/locales";
import type { Database } from "#lib/platform/server/database/database";
import { events, submissions, visitorLinks, visitors } from "#lib/platform/server/database/schema";

export type Counted = { label: string; count: number };

export type Figures = {
  /** The days counted, from the first moment of one to the moment of counting, in UTC. */
  from: Date;
  to: Date;
  pageViews: { total: number; visitors: number; byDay: Counted[] };
  searches: { total: number; withoutResults: number; queries: (Counted & { place: string })[] };
  /** Pieces by how often their page was opened, in whatever language. */
  mostRead: Counted[];
  /** Everybody on a list today, whenever they came. */
  newsletter: Counted[];
  waitlist: Counted[];
  conversion: {
    /** Visitors who first came within the days counted. */
    visitors: number;
    /** Those of them who signed in since. */
    signedIn: number;
    /** Those who had no account before they came. */
    signedUp: number;
    /** Of those who signed up; null when nobody did. */
    averageVisits: number | null;
    medianHours: number | null;
  };
};

const dayMs = 24 * 60 * 60_000;
const longestList = 15;
/** The number of rows, as a number: a bigint would come as text. */
const rows = sql<number>`count(*)::int`;

/** Counts the last `days` days, today among them. */
export async function readFigures(db: Database, days: number, now: Date): Promise<Figures> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const from = new Date(today - (days - 1) * dayMs);
  const within = (type: string) =>
    and(
      eq(events.type, type),
      gte(events.occurredAt, from),
      lt(events.occurredAt, new Date(now.getTime() + 1)),
    );
  return {
    from,
    to: now,
    pageViews: await readPageViews(db, within("page_view"), from, days),
    searches: await readSearches(db, within),
    mostRead: await readMostRead(db, within("page_view")),
    newsletter: await readList(db, "newsletter"),
    waitlist: await readList(db, "waitlist"),
    conversion: await readConversion(db, from),
  };
}

async function readPageViews(db: Database, where: SQL | undefined, from: Date, days: number) {
  const day = sql<string>`to_char(${events.occurredAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const found = await db.select({ day, count: rows }).from(events).where(where).groupBy(day);
  const [whole] = await db
    .select({ total: count(), visitors: countDistinct(events.visitorId) })
    .from(events)
    .where(where);
  const counts = new Map(found.map((row) => [row.day, row.count]));
  const byDay = Array.from({ length: days }, (_, index) => {
    const label = new Date(from.getTime() + index * dayMs).toISOString().slice(0, 10);
    return { label, count: counts.get(label) ?? 0 };
  });
  return { total: whole?.total ?? 0, visitors: whole?.visitors ?? 0, byDay };
}

/** Where readers search, and under which key the number of results stands. */
const searched = [
  { place: "library", type: "custom", name: "Content Search", results: "resultsCount" },
  { place: "businesses", type: "business_search", name: null, results: "results_count" },
] as const;

async function readSearches(
  db: Database,
  within: (type: string) => SQL | undefined,
): Promise<Figures["searches"]> {
  const found = { total: 0, withoutResults: 0, queries: [] as Figures["searches"]["queries"] };
  for (const { place, type, name, results } of searched) {
    const all = and(within(type), name === null ? undefined : eq(events.name, name));
    const empty = and(all, sql`${events.data} ->> ${results} = '0'`);
    const query = sql<string>`lower(trim(${events.data} ->> 'query'))`;
    const [whole] = await db.select({ count: rows }).from(events).where(all);
    const missed = await db
      .select({ label: query, count: rows })
      .from(events)
      .where(empty)
      .groupBy(query)
      .orderBy(desc(rows), query)
      .limit(longestList);
    const [emptyWhole] = await db.select({ count: rows }).from(events).where(empty);
    found.total += whole?.count ?? 0;
    found.withoutResults += emptyWhole?.count ?? 0;
    found.queries.push(...missed.map((row) => ({ ...row, place })));
  }
  found.queries = found.queries
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
    .slice(0, longestList);
  return found;
}

const prefix = `^/(${locales.toSorted((a, b) => b.length - a.length).join("|")})(?=/)`;

async function readMostRead(db: Database, where: SQL | undefined): Promise<Counted[]> {
  const path = sql<string>`regexp_replace(${events.data} ->> 'path', ${prefix}, '')`;
  const found = db
    .select({ path: path.as("path") })
    .from(events)
    .where(where)
    .as("found");
  return db
    .select({ label: found.path, count: rows })
    .from(found)
    .where(sql`${found.path} ~ ${`^${pieceFolders}[^/]+$`}`)
    .groupBy(found.path)
    .orderBy(desc(rows), found.path)
    .limit(longestList);
}

/** The newsletter by the language of the page it was asked for on, the waitlist by the language waited for. */
async function readList(db: Database, list: "newsletter" | "waitlist"): Promise<Counted[]> {
  const language = list === "newsletter" ? submissions.pageLanguage : submissions.language;
  const found = await db
    .select({ language, count: rows })
    .from(submissions)
    .where(eq(submissions.list, list))
    .groupBy(language)
    .orderBy(desc(rows), language);
  return found.map((row) => ({ label: languageName(row.language), count: row.count }));
}

const languageName = (code: string) => (code in languages ? languages[code as Locale].label : "not known");

async function readConversion(db: Database, from: Date): Promise<Figures["conversion"]> {
  const [came] = await db.select({ count: rows }).from(visitors).where(gte(visitors.firstSeenAt, from));
  const first = db
    .selectDistinctOn([visitorLinks.visitorId], {
      visits: visitorLinks.visitsBeforeSignup,
      hours: visitorLinks.hoursToConversion,
    })
    .from(visitorLinks)
    .innerJoin(visitors, eq(visitors.id, visitorLinks.visitorId))
    .where(gte(visitors.firstSeenAt, from))
    .orderBy(visitorLinks.visitorId, visitorLinks.linkedAt)
    .as("first");
  const [linked] = await db.select({ count: rows }).from(first);
  const [signedUp] = await db
    .select({
      count: rows,
      averageVisits: sql<number | null>`avg(${first.visits})::float8`,
      medianHours: sql<number | null>`percentile_cont(0.5) within group (order by ${first.hours})`,
    })
    .from(first)
    .where(isNotNull(first.hours));
  return {
    visitors: came?.count ?? 0,
    signedIn: linked?.count ?? 0,
    signedUp: signedUp?.count ?? 0,
    averageVisits: signedUp?.averageVisits ?? null,
    medianHours: signedUp?.medianHours ?? null,
  };
}

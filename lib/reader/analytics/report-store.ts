import "server-only";
/** The counts of events for the operator's report. */
import { and, count, countDistinct, desc, eq, gte, lt, sql } from "drizzle-orm";
import { pieceFolders } from "#lib/publication/content/kinds";
import { locales } from "#lib/base/i18n/locales";
import type { Database } from "#lib/platform/server/database/database";
import { events } from "#lib/platform/server/database/event-tables";
import type { Counted, Figures, Period } from "#lib/reader/analytics/figures";
import { dayMs } from "#lib/base/values/durations";

const longestList = 15;
/** A library has some thousand paths, but anybody may send a path that does not exist. */
const mostPaths = 10_000;
/** How many spellings of searches are read. Rarer ones would not get onto any list. */
const mostQueries = 10_000;

/** Where readers search, and the key of the number of results. */
const searched = [
  { place: "library", type: "custom", name: "Content Search", results: "resultsCount" },
  { place: "businesses", type: "business_search", name: null, results: "results_count" },
] as const;

const prefix = `^/(${locales.toSorted((a, b) => b.length - a.length).join("|")})(?=/)`;

const within = (type: string, { from, to }: Period) => {
  const after = new Date(to.getTime() + 1);
  return and(eq(events.type, type), gte(events.occurredAt, from), lt(events.occurredAt, after));
};

export const reportStore = (db: Database) => ({
  /** Page views, in all and for each day, and the number of visitors. */
  async countPageViews(period: Period): Promise<Figures["pageViews"]> {
    const where = within("page_view", period);
    const day = sql<string>`to_char(${events.occurredAt} at time zone 'UTC', 'YYYY-MM-DD')`;
    const found = await db.select({ day, count: count() }).from(events).where(where).groupBy(day);
    const [whole] = await db
      .select({ total: count(), visitors: countDistinct(events.visitorId) })
      .from(events)
      .where(where);
    const counts = new Map(found.map((row) => [row.day, row.count]));
    const byDay = Array.from({ length: period.days }, (_, index) => {
      const label = new Date(period.from.getTime() + index * dayMs).toISOString().slice(0, 10);
      return { label, count: counts.get(label) ?? 0 };
    });
    return { total: whole?.total ?? 0, visitors: whole?.visitors ?? 0, byDay };
  },

  /** Searches of the library and of businesses, and the most frequent ones that found nothing. */
  async countSearches(period: Period): Promise<Figures["searches"]> {
    const found = { total: 0, withoutResults: 0, queries: [] as Figures["searches"]["queries"] };
    for (const { place, type, name, results } of searched) {
      const all = and(within(type, period), name === null ? undefined : eq(events.name, name));
      const empty = and(all, sql`${events.data} ->> ${results} = '0'`);
      const query = sql<string>`${events.data} ->> 'query'`;
      const [whole] = await db.select({ count: count() }).from(events).where(all);
      const missed = await db
        .select({ label: query, count: count() })
        .from(events)
        .where(empty)
        .groupBy(query)
        .orderBy(desc(count()), query)
        .limit(mostQueries);
      const [emptyWhole] = await db.select({ count: count() }).from(events).where(empty);
      found.total += whole?.count ?? 0;
      found.withoutResults += emptyWhole?.count ?? 0;
      found.queries.push(...asSearched(missed).map((row) => ({ ...row, place })));
    }
    return { ...found, queries: mostFrequent(found.queries) };
  },

  /** The pieces whose pages were opened most often, each counted under its path in `originals`, or else under its own. */
  async countMostRead(period: Period, originals: ReadonlyMap<string, string>): Promise<Counted[]> {
    const path = sql<string>`regexp_replace(${events.data} ->> 'path', ${prefix}, '')`;
    const found = db
      .select({ path: path.as("path") })
      .from(events)
      .where(within("page_view", period))
      .as("found");
    const paths = await db
      .select({ path: found.path, count: count() })
      .from(found)
      .where(sql`${found.path} ~ ${`^${pieceFolders}[^/]+$`}`)
      .groupBy(found.path)
      .orderBy(desc(count()), found.path)
      .limit(mostPaths);
    const counts = new Map<string, number>();
    for (const { path: read, count: views } of paths) {
      const label = originals.get(read) ?? read;
      counts.set(label, (counts.get(label) ?? 0) + views);
    }
    return mostFrequent([...counts].map(([label, views]) => ({ label, count: views })));
  },
});

/** As many as the report lists, the most frequent first. */
const mostFrequent = <T extends Counted>(counts: readonly T[]): T[] =>
  counts.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label)).slice(0, longestList);

/**
 * Searches that differ only in case and outer spaces count as one. Not done by the database, which may only know English capitals.
 */
function asSearched(written: readonly Counted[]): Counted[] {
  const counts = new Map<string, number>();
  for (const { label: query, count: times } of written) {
    const label = query.trim().toLowerCase();
    counts.set(label, (counts.get(label) ?? 0) + times);
  }
  return [...counts].map(([label, times]) => ({ label, count: times }));
}

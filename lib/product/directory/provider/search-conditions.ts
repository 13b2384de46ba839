import "server-only";
/** What a business must be to be found, as conditions on its row. A condition that `isIndexed` may be looked up by its index. */
import { and, eq, inArray, isNull, not, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { spansText, vectorText } from "#lib/product/directory/records/business-store";
import type { DirectorySource } from "#lib/product/directory/records/directory-source";
import { cellsWithin, kmOfChord, type Point } from "#lib/product/directory/business/distance";
import { localTime, weekMinute, weekMinutes } from "#lib/product/directory/hours/opening";
import {
  isOfWeek,
  timesSpans,
  timesThere,
  type OpeningTimes,
  type WeekTimes,
} from "#lib/product/directory/hours/opening-times";
import { phoneEnd } from "#lib/product/directory/query/phone-search";
import type { DirectoryQuery } from "#lib/product/directory/provider/provider";
import type { Reading } from "#lib/product/directory/provider/readings";
import type { Way } from "#lib/product/directory/provider/search-ways";
import { businesses } from "#lib/platform/server/database/directory-tables";

/** What the search has to know of its directory beside the businesses. An import makes another one. */
export type KnownDirectory = Pick<DirectorySource, "timeZones" | "businesses" | "ofCategory">;

/** The moment that "open now" and "tomorrow" are meant from. */
export const momentOf = ({ openAt, now }: DirectoryQuery): Date => openAt ?? now ?? new Date();

/** Whether a business is open at a moment by its own clock, as far as usual weeks go. */
export function openCondition(
  openAt: Date,
  { timeZones }: KnownDirectory,
  isIndexed: boolean,
): SQL | undefined {
  const week = isIndexed ? sql`${businesses.openWeek}` : sql`(${businesses.openWeek} + '{}'::int4multirange)`;
  return or(
    ...[...Map.groupBy(timeZones, (timeZone) => weekMinute(timeZone, openAt))].map(([minute, zones]) =>
      and(inArray(businesses.timeZone, zones), sql`${week} @> ${minute}::int`),
    ),
  );
}

/** As `timesCondition`, where a day may be named by what it is today: by the clock of each place. */
function namedTimesCondition(times: OpeningTimes, now: Date, { timeZones }: KnownDirectory): SQL | undefined {
  if (isOfWeek(times)) return timesCondition(times);
  return or(
    ...Map.groupBy(timeZones, (timeZone) => localTime(timeZone, now).day)
      .values()
      .map((zones) =>
        and(inArray(businesses.timeZone, zones), timesCondition(timesThere(times, zones[0] ?? "UTC", now))),
      ),
  );
}

/**
 * Whether a business is open at some of these times, as far as usual weeks go. Asked row by row: so many are open on a day of the
 * week that its index would pick out a large part of the directory.
 */
function timesCondition(times: WeekTimes): SQL | undefined {
  const week = sql`(${businesses.openWeek} + '{}'::int4multirange)`;
  const spans = timesSpans(times);
  const whole = spans.filter(({ isWhole }) => isWhole);
  const some = spans.filter(({ isWhole }) => !isWhole);
  return or(
    some.length > 0
      ? sql`${week} && ${spansText(some.map(({ from, to }) => [from, to]))}::int4multirange`
      : undefined,
    ...whole.map(
      ({ from, to }) =>
        sql`${week} @> ${from % weekMinutes}::int and ${week} @> ${(to - 1) % weekMinutes}::int`,
    ),
  );
}

/** A text as an index has it, or so that none can be used. */
const textOf = (column: AnyPgColumn, isIndexed: boolean) =>
  isIndexed ? sql`${column}` : sql`(${column} || '')`;

function readingCondition(reading: Reading, isIndexed: boolean): SQL | undefined {
  const { beginnings, categories } = reading;
  const text = textOf(businesses.searchText, isIndexed);
  const category = textOf(businesses.category, isIndexed);
  return or(
    ...beginnings.map((word) => sql`${text} like ${`% ${word}%`}`),
    categories.length > 0 ? inArray(category, [...categories]) : undefined,
  );
}

/** Whether the number ends so; the index has the last digits. */
const phoneCondition = (digits: string): SQL | undefined =>
  and(
    sql`right(${businesses.phone}, ${sql.raw(String(phoneEnd))}) = ${digits.slice(-phoneEnd)}`,
    sql`${businesses.phone} like ${`%${digits}`}`,
  );

/** One of the two parts of a list: the rows with what the words name, which stand first, or those without. */
export type ListPart = { named: Reading; isNamed: boolean };

function partCondition({ named, isNamed }: ListPart, isIndexed: boolean): SQL | undefined {
  const condition = readingCondition(named, isNamed && isIndexed);
  return isNamed || !condition ? condition : not(condition);
}

/** What a row must be to be on the list, without its place in it. */
export function conditionOf(
  query: DirectoryQuery,
  { readings, part, known }: { readings: readonly Reading[]; part: ListPart | null; known: KnownDirectory },
  { traits, within }: Way,
): SQL | undefined {
  const { category, near, openAt, openTimes } = query;
  return and(
    isNull(businesses.goneAt),
    ...readings.map((reading) => readingCondition(reading, traits.includes(reading))),
    part ? partCondition(part, traits.includes(part.named)) : undefined,
    query.phone === null ? undefined : phoneCondition(query.phone),
    category ? eq(textOf(businesses.category, traits.includes("category")), category) : undefined,
    openAt ? openCondition(openAt, known, traits.includes("open")) : undefined,
    openTimes ? namedTimesCondition(openTimes, momentOf(query), known) : undefined,
    near && within !== null ? withinCondition(near, within, traits.length > 0) : undefined,
  );
}

/** Of more squares than these, each is a look of its own at the index, one index of places is the better. */
const mostCells = 12;

/**
 * Whether a business is within a chord of a place. With traits, the index of these picks out the squares that the chord
 * reaches too: what many have and nobody near is then found to be nowhere without a look at all that are near.
 */
function withinCondition(near: Point, within: number, hasTraits: boolean): SQL | undefined {
  const center = sql`${vectorText(near)}::cube`;
  const isNear = sql`${businesses.position} <-> ${center} <= ${within}::float8`;
  const cells = hasTraits ? cellsWithin(near, kmOfChord(within), mostCells) : null;
  return and(
    cells
      ? inArray(businesses.cell, cells)
      : sql`${businesses.position} <@ cube_enlarge(${center}, ${within}::float8, 3)`,
    isNear,
  );
}

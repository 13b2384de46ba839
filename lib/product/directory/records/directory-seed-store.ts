import "server-only";
/** The table of businesses, filled once from the list that ships with the product. */
import { and, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";
import { spansText, vectorText } from "#lib/product/directory/records/business-store";
import { isWordFor } from "#lib/product/directory/vocabulary/category-words";
import { cellOf } from "#lib/product/directory/business/distance";
import { weekSpans } from "#lib/product/directory/hours/opening";
import { cityLabel } from "#lib/product/directory/places/places";
import { postalCodeIn } from "#lib/product/directory/places/postal-code";
import { wordStore } from "#lib/product/directory/records/word-store";
import { foldWords, searchTextOf } from "#lib/product/directory/vocabulary/words";
import { advisoryLocks } from "#lib/platform/server/database/advisory-locks";
import type { Database } from "#lib/platform/server/database/database";
import { businesses, directorySeeds } from "#lib/platform/server/database/directory-tables";
import {
  seedBusinesses,
  seedVersion,
  shippedCities,
  type SeedBusiness,
} from "#lib/platform/server/shipped-directory";

const cityNames = new Map(shippedCities.map((city) => [city.id, cityLabel(city)]));
const regions = new Map(shippedCities.map(({ id, region }) => [id, region]));

type Row = Required<typeof businesses.$inferInsert>;

/** The list as rows. */
export const seedRows = (): Row[] => [...seedBusinesses()].map(rowOf);

/** A business of the list as a row, with what it is searched by. */
function rowOf(business: SeedBusiness): Row {
  const { cityId, keywords, ...rest } = business;
  const city = cityNames.get(cityId) ?? cityId;
  const { name, category, neighborhood, services, address } = rest;
  // What stands for the whole category says nothing of which part of it this one is.
  const own = keywords.split(" ").filter((word) => !isWordFor(foldWords(word), category));
  const words = [name, category, neighborhood, city, ...own, ...services.map((service) => service.name)];
  words.push(postalCodeIn(address.slice(-5))?.word ?? "");
  return {
    ...rest,
    city,
    nameKey: foldWords(name),
    searchText: searchTextOf(words),
    country: "US",
    region: regions.get(cityId) ?? "",
    website: null,
    varyingHours: null,
    wheelchair: null,
    languages: [],
    element: null,
    goneAt: null,
    openWeek: spansText(weekSpans(rest.hours)),
    position: vectorText(rest),
    cell: cellOf(rest),
    seedVersion,
  };
}

const seedName = "businesses";
/** Rows to an insertion: a statement carries at most 65,535 values. */
const batchSize = 240;

export const directorySeedStore = (db: Database) => ({
  /** Fills the table, unless it holds this version of the list already. What calls point to keeps its id. */
  async fill(now: Date): Promise<void> {
    if (await isFilled(db)) return;
    await db.transaction(async (transaction) => {
      // Held while the table is filled, so that of several instances one does it.
      await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.directorySeed})`);
      if (await isFilled(transaction)) return;
      const rows = seedRows();
      const columns = Object.entries(getTableColumns(businesses)).filter(([key]) => key !== "id");
      const set = Object.fromEntries(columns.map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]));
      for (let start = 0; start < rows.length; start += batchSize)
        await transaction
          .insert(businesses)
          .values(rows.slice(start, start + batchSize))
          .onConflictDoUpdate({ target: businesses.id, set });
      // Businesses of a former import stay: they are marked as gone, and calls point to them.
      await transaction
        .delete(businesses)
        .where(and(ne(businesses.seedVersion, seedVersion), isNull(businesses.element)));
      await wordStore(transaction).recount();
      await noteSeed(transaction, now);
    });
    // The embedded database gathers no statistics by itself, and without them an index may go unused.
    await db.execute(sql`analyze businesses, directory_words`);
  },
});

/** Notes that the table holds this version of the list. */
export async function noteSeed(db: Database, now: Date): Promise<void> {
  const seed = { name: seedName, version: seedVersion, seededAt: now };
  await db.insert(directorySeeds).values(seed).onConflictDoUpdate({ target: directorySeeds.name, set: seed });
}

async function isFilled(db: Database): Promise<boolean> {
  const [seed] = await db.select().from(directorySeeds).where(eq(directorySeeds.name, seedName));
  return seed?.version === seedVersion;
}

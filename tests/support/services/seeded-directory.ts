/** The directory in a database of its own, with the businesses that are shipped: for tests of what a search of it finds. */
import { businessSearchStore } from "#lib/product/directory/provider/business-search-store";
import { directoryOf } from "#lib/product/directory/provider/own-directory";
import {
  everyBusiness,
  type DirectoryPage,
  type DirectoryQuery,
  type FoundBusiness,
} from "#lib/product/directory/provider/provider";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { directorySourceOf } from "#lib/product/directory/records/directory-source";
import { wordStore } from "#lib/product/directory/records/word-store";
import type { Database } from "#lib/platform/server/database/database";
import { databaseForTests, startEmbedded } from "@/tests/support/machine/databases";

export const portland = { latitude: 45.5152, longitude: -122.6784 };

/** A search for nothing in particular. */
export const nothing: DirectoryQuery = { ...everyBusiness, size: 20 };

export const names = (found: readonly FoundBusiness[]): string[] => found.map(({ name }) => name);

/** Opens the directory for the tests of a file. */
export function seededDirectory() {
  let opened: Database | undefined;
  databaseForTests(startEmbedded, async ({ database }) => {
    opened = database;
    await directorySeedStore(database).fill(new Date());
  });
  const database = (): Database => {
    if (!opened) throw new Error("The directory is open only while tests run");
    return opened;
  };
  const directory = directoryOf(async () => database());
  const search = (query: Partial<DirectoryQuery>): Promise<DirectoryPage> =>
    directory.search({ ...nothing, ...query });

  /** Every page of a search from the first one on. */
  const readAll = async (query: Partial<DirectoryQuery>): Promise<FoundBusiness[][]> => {
    const pages: FoundBusiness[][] = [];
    let page = await search(query);
    pages.push(page.businesses);
    while (page.next) {
      page = await search({ ...query, after: page.next });
      pages.push(page.businesses);
    }
    return pages;
  };

  /** The search of a directory that has changed: what was counted of its words is counted anew. */
  const searchStoreAnew = async () => {
    await wordStore(database()).recount();
    return businessSearchStore(database(), { ...(await directorySourceOf(database())) });
  };
  return { database, directory, search, readAll, searchStoreAnew };
}

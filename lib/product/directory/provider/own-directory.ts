import "server-only";
/** The directory in our own database: what was imported, or the invented one, which is filed at the first use. */
import { businessSearchStore } from "#lib/product/directory/provider/business-search-store";
import { businessStore } from "#lib/product/directory/records/business-store";
import { directorySourceOf } from "#lib/product/directory/records/directory-source";
import type { DirectoryPage, DirectoryProvider } from "#lib/product/directory/provider/provider";
import { inTurn } from "#lib/product/directory/provider/turns";
import { wordStore } from "#lib/product/directory/records/word-store";
import { database, type Database } from "#lib/platform/server/database/database";

const nothingFound: DirectoryPage = { businesses: [], previous: null, next: null, isApproximate: false };

/** The directory of the database that `open` gives. It is opened by the first question, not before. */
export function directoryOf(open: () => Promise<Database>): DirectoryProvider {
  /** The database once a directory is filed in it, and what is known of that directory. */
  const filed = async () => {
    const db = await open();
    return { db, source: await directorySourceOf(db) };
  };
  return {
    search: async (query) => {
      const { db, source } = await filed();
      return inTurn(() => businessSearchStore(db, source).readPage(query), nothingFound);
    },
    hasWord: async (beginning) => {
      const { db, source } = await filed();
      return inTurn(async () => (await wordStore(db).countOf(source, beginning)) > 0, true);
    },
    postalPlace: async (word) => {
      const { db } = await filed();
      return inTurn(() => businessStore(db).postalPlace(word), null);
    },
    read: async (id, now) => businessStore((await filed()).db).read(id, now),
    namesByPhone: async (phones) => businessStore((await filed()).db).namesByPhone(phones),
    source: async () => (await filed()).source,
  };
}

export const ownDirectory: DirectoryProvider = directoryOf(() => database());

import "server-only";
/** Where the directory is from, remembered in the process: an import beside a running server is noticed within a minute. */
import { categories, type Category } from "#lib/product/directory/business/business";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { directorySourceStore } from "#lib/product/directory/records/directory-source-store";
import { placeIndexOf, type PlaceIndex } from "#lib/product/directory/places/places";
import type { Database } from "#lib/platform/server/database/database";
import { shippedCities, shippedSize } from "#lib/platform/server/shipped-directory";
import { processWide } from "#lib/base/values/process-wide";
import { evenNow } from "#lib/base/values/even-clock";

export type DirectorySource = {
  /** When the data was imported, and how old it is; null while the directory is the invented one. */
  imported: { at: Date; dataAt: Date | null } | null;
  /** Whether there are businesses of an import, though they may all be gone: calls to them go on naming them. */
  hasImported: boolean;
  places: PlaceIndex;
  timeZones: readonly string[];
  /** The country that most of it is in, in two letters; empty where it is not known. */
  country: string;
  /** How many businesses it has, in all and of each category. */
  businesses: number;
  ofCategory: Readonly<Record<Category, number>>;
};

const lookAgainMs = 60_000;

/** `lookedAt` is by `evenNow`. */
type Known = { lookedAt: number; source: Promise<DirectorySource> };
const known = processWide("directory-source", () => new WeakMap<Database, Known>());

/** The source of the directory in a database. The invented directory is filed at the first use. */
export async function directorySourceOf(db: Database): Promise<DirectorySource> {
  const last = known.get(db);
  if (last && evenNow() - last.lookedAt < lookAgainMs) return last.source;
  const before = last?.source.catch(() => null) ?? Promise.resolve(null);
  const source = before.then((old) => read(db, old));
  known.set(db, { lookedAt: evenNow(), source });
  source.catch(() => known.delete(db));
  return source;
}

async function read(db: Database, before: DirectorySource | null): Promise<DirectorySource> {
  const imported = await directorySourceStore(db).readImport();
  if (before && before.imported?.at.getTime() === imported?.importedAt.getTime()) return before;
  if (!imported) {
    await directorySeedStore(db).fill(new Date());
    return { ...invented, hasImported: await directorySourceStore(db).hasImported() };
  }
  return {
    imported: { at: imported.importedAt, dataAt: imported.dataAt },
    hasImported: true,
    places: placeIndexOf(await directorySourceStore(db).readCities()),
    timeZones: imported.timeZones,
    country: imported.country,
    businesses: imported.businesses,
    ofCategory: { ...noneOfAny, ...imported.ofCategory },
  };
}

const ofEach = (count: number) =>
  Object.fromEntries(categories.map((category) => [category, count])) as Record<Category, number>;
const noneOfAny = ofEach(0);

const invented: Omit<DirectorySource, "hasImported"> = {
  imported: null,
  places: placeIndexOf(shippedCities),
  timeZones: [...new Set(shippedCities.map(({ timeZone }) => timeZone))],
  country: "US",
  businesses: shippedSize,
  ofCategory: ofEach(shippedSize / categories.length),
};

import "server-only";
/** An extract of OpenStreetMap becomes the directory. */
import {
  directoryImportStore,
  type ImportedRow,
} from "#lib/product/directory/records/directory-import-store";
import { leftOutReasons, type LeftOut } from "#lib/product/directory/osm/business-tags";
import { BrokenExtract, type OsmSource } from "#lib/product/directory/osm/element";
import { Filing } from "#lib/product/directory/osm/filing";
import { gather } from "#lib/product/directory/osm/gather";
import type { Database } from "#lib/platform/server/database/database";

export type ImportOptions = {
  /** The country in two letters, where addresses do not say it. */
  country: string | null;
  now: Date;
  /** Told of each step as it begins, and of how many businesses are filed. */
  say: (step: "gathering" | "filing" | "indexing", filed: number) => void;
};

export type ImportReport = {
  businesses: number;
  /** Of these, without a telephone number, and without known hours. */
  withoutPhone: number;
  withoutHours: number;
  cities: number;
  neighborhoods: number;
  /** Businesses of the directory before that are not in the file. */
  gone: number;
  leftOut: Partial<Record<LeftOut, number>>;
};

/** Rows to a statement. */
const batchSize = 1000;
const sayEvery = 50_000;

/**
 * Replaces the directory by what an extract holds. What was there before is whole until the last step, which is one
 * transaction; an import that was broken off leaves nothing that the next one does not clear away. Throws BrokenExtract.
 */
export async function importDirectory(
  db: Database,
  source: OsmSource,
  { country, now, say }: ImportOptions,
): Promise<ImportReport> {
  const store = directoryImportStore(db);
  say("gathering", 0);
  const gathered = await gather(source);
  const leftOut: Partial<Record<LeftOut, number>> = {};
  const note = (reason: LeftOut, count = 1) => {
    if (count > 0) leftOut[reason] = (leftOut[reason] ?? 0) + count;
  };
  const filing = new Filing(gathered, { country, now, note });
  await store.begin();
  say("filing", 0);
  let batch: ImportedRow[] = [];
  let filed = 0;
  const put = async () => {
    await store.add(batch);
    if (Math.floor((filed + batch.length) / sayEvery) > Math.floor(filed / sayEvery))
      say("filing", filed + batch.length);
    filed += batch.length;
    batch = [];
  };
  for await (const elements of source.read(["node", "way", "relation"]))
    for (const element of elements) {
      const row = element.tags && filing.rowOf(element, element.tags);
      if (row) batch.push(row);
      if (batch.length === batchSize) await put();
    }
  await put();
  note("unreadable", source.unreadable());
  if (filed === 0)
    throw new BrokenExtract(["The file holds no business.", ...leftOutLines(leftOut)].join("\n  "));
  say("indexing", filed);
  const places = filing.places();
  const gone = await store.finish(now, places, {
    dataAt: source.dataAt(),
    businesses: filed,
    ofCategory: filing.ofCategory,
    timeZones: [...filing.timeZones],
    country: filing.country,
  });
  return {
    businesses: filed,
    ...filing.without,
    cities: places.filter(({ cityId }) => cityId === null).length,
    neighborhoods: places.filter(({ cityId }) => cityId !== null).length,
    gone,
    leftOut,
  };
}

/** What an import left out, one line for each reason. */
export const leftOutLines = (leftOut: ImportReport["leftOut"]): string[] =>
  (Object.entries(leftOutReasons) as [LeftOut, string][]).flatMap(([reason, text]) =>
    leftOut[reason] === undefined ? [] : [`${leftOut[reason]} ${text}`],
  );

import "server-only";
/** The hours of this week, where holidays and seasons change them. What reads such tags is loaded when the first one is met. */
import type { Business } from "#lib/product/directory/business";
import { localDay } from "#lib/product/directory/opening";
import type { OpeningTag } from "#lib/product/directory/osm/opening-tag";
import { processWide } from "#lib/platform/server/process-wide";

/** A business as it is kept: with its usual week, and the tag that says when it differs. */
export type StoredBusiness = Omit<Business, "holidays"> & { varyingHours: string | null };

const mostTags = 2000;
const memo = processWide("opening-tags", () => new Map<string, OpeningTag | null>());

/** The businesses, each with the hours of today and the six days that follow. */
export const withCurrentHours = async <T extends StoredBusiness>(
  businesses: readonly T[],
  now: Date,
): Promise<(Omit<T, "varyingHours"> & Pick<Business, "holidays">)[]> =>
  Promise.all(
    businesses.map(async ({ varyingHours, ...business }) => {
      const read = varyingHours === null ? null : await tagOf(varyingHours, business, now);
      const week = read?.weekFrom(localDay(business.timeZone, now));
      return { ...business, ...(week ?? { holidays: [] }) };
    }),
  );

async function tagOf(
  tag: string,
  business: Omit<StoredBusiness, "varyingHours">,
  now: Date,
): Promise<OpeningTag | null> {
  const key = `${business.country} ${business.region} ${tag}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const { readOpeningTag } = await import("#lib/product/directory/osm/opening-tag");
  const read = readOpeningTag(tag, business, localDay(business.timeZone, now));
  if (memo.size >= mostTags) memo.clear();
  memo.set(key, read);
  return read;
}

import "server-only";
/** The hours of this week, where holidays and seasons change them. What reads such tags is loaded when the first one is met. */
import type { Business } from "#lib/product/directory/business/business";
import { localDay } from "#lib/product/directory/hours/opening";
import type { OpeningTag } from "#lib/product/directory/hours/opening-tag";
import { processWide } from "#lib/base/values/process-wide";

/** A business as it is kept: with its usual week, and the tag that says when it differs. */
export type StoredBusiness = Omit<Business, "holidays" | "inAWeek"> & { varyingHours: string | null };

const mostTags = 2000;
type Week = ReturnType<OpeningTag["weekFrom"]>;
/** A tag that was read, and the week from the day for which it was last asked. */
type Known = { tag: OpeningTag | null; day: string; week: Week | null };
const knownTags = processWide("opening-tags", () => new Map<string, Known>());

/** The businesses, each with the hours of today and the six days that follow. */
export const withCurrentHours = async <T extends StoredBusiness>(
  businesses: readonly T[],
  now: Date,
): Promise<(Omit<T, "varyingHours"> & Pick<Business, "holidays" | "inAWeek">)[]> =>
  Promise.all(
    businesses.map(async ({ varyingHours, ...business }) => {
      const week = varyingHours === null ? null : await weekOf(varyingHours, business, now);
      return { ...business, ...(week ?? { holidays: [], inAWeek: null }) };
    }),
  );

async function weekOf(
  tag: string,
  business: Omit<StoredBusiness, "varyingHours">,
  now: Date,
): Promise<Week | null> {
  const key = `${business.country} ${business.region} ${tag}`;
  const today = localDay(business.timeZone, now);
  const day = `${today.year}-${today.month}-${today.day}`;
  let known = knownTags.get(key);
  if (!known) {
    const { readOpeningTag } = await import("#lib/product/directory/hours/opening-tag");
    // It had hours when it was imported: where it has none by now, those of that week are over.
    const read = readOpeningTag(tag, business, today, { mayBeOver: true });
    known = { tag: read, day: "", week: null };
    if (knownTags.size >= mostTags) knownTags.clear();
    knownTags.set(key, known);
  }
  if (known.day !== day) {
    known.week = known.tag?.weekFrom(today) ?? null;
    known.day = day;
  }
  return known.week;
}

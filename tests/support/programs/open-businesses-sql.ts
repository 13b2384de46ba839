/**
 * Every business is open, at a place where it is noon now and a transcript may be stored: real calls are then made at any time of
 * the test.
 */
import { weekdays } from "#lib/product/directory/business/business";

/** The opening hours of a business that never closes, in the directory's format. */
export const allHours = JSON.stringify(
  Object.fromEntries(weekdays.map((day) => [day, [{ opens: "00:00", closes: "24:00" }]])),
);

/** The SQL statement for that, for a filled directory. */
export function openBusinessesSql(now: Date): string {
  // The names of these zones have the opposite sign.
  const ahead = 12 - now.getUTCHours();
  const zone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  return `update businesses set time_zone = '${zone}', hours = '${allHours}'::jsonb, city = 'Austin, TX'`;
}

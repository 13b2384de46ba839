/** Every business is open, where it is noon now and a transcript may be kept: real calls are then made whenever a test runs. */
import { weekdays } from "#lib/product/directory/business";

/** The hours of a business that never closes, as the directory keeps them. */
export const allHours = JSON.stringify(
  Object.fromEntries(weekdays.map((day) => [day, [{ opens: "00:00", closes: "24:00" }]])),
);

/** The statement that makes it so, in a directory that is filled. */
export function openBusinessesSql(now: Date): string {
  // The signs of these zones are the other way round.
  const ahead = 12 - now.getUTCHours();
  const zone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  return `update businesses set time_zone = '${zone}', hours = '${allHours}'::jsonb, city = 'Austin, TX'`;
}

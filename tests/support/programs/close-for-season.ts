/**
 * `node --conditions=react-server close-for-season.ts FOLDER COUNT`: makes every business of an embedded database always open by
 * its usual week, and all but the last COUNT by name closed in these months. A separate process, since a browser test cannot open a
 * database.
 */
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { allHours } from "./open-businesses-sql.ts";

const [, , folder = "", count = ""] = process.argv;
/** The month this many months from now. */
const month = (after: number) => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after));
  return first.toLocaleString("en", { month: "short", timeZone: "UTC" });
};

const { database, close } = await openEmbedded(folder);
await directorySeedStore(database).fill(new Date());
await database.execute(`update businesses set hours = '${allHours}', open_week = '{[0,10080)}'`);
await database.execute(`update businesses set varying_hours = '24/7; ${month(-1)}-${month(1)} off'
  where id not in (select id from businesses order by name_key desc, id desc limit ${Number(count)})`);
await close();

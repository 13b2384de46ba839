/**
 * `node --conditions=react-server open-businesses.ts FOLDER`: makes every business of an embedded database open now. A separate
 * process, since a browser test cannot open a database.
 */
import { openEmbedded } from "#lib/platform/server/database/embedded";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { openBusinessesSql } from "./open-businesses-sql.ts";

const [, , folder = ""] = process.argv;
const { database, close } = await openEmbedded(folder);
await directorySeedStore(database).fill(new Date());
await database.execute(openBusinessesSql(new Date()));
await close();

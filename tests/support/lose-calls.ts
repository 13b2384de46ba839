/**
 * `node --conditions=react-server lose-calls.ts FOLDER`: takes the calls away from an embedded database, so that nothing but
 * them fails to be read. A process of its own, since a browser test cannot open a database.
 */
import { openEmbedded } from "#lib/platform/server/database/embedded";

const [, , folder = ""] = process.argv;
const { database, close } = await openEmbedded(folder);
await database.execute("alter table calls rename to lost_calls");
await close();

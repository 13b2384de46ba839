/**
 * `node --conditions=react-server lose-calls.ts FOLDER`: removes the calls from an embedded database, so that only reading them
 * fails. A separate process, since a browser test cannot open a database.
 */
import { openEmbedded } from "#lib/platform/server/database/embedded";

const [, , folder = ""] = process.argv;
const { database, close } = await openEmbedded(folder);
await database.execute("alter table calls rename to lost_calls");
await close();

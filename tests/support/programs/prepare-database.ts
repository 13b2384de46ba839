/** `node --conditions=react-server prepare-database.ts FOLDER`: makes a data folder with an empty database. */
import { openEmbedded } from "#lib/platform/server/database/embedded";

const [, , folder = ""] = process.argv;
await (await openEmbedded(folder)).close();

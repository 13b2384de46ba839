/** `node --conditions=react-server prepare-database.ts FOLDER`: makes a data folder with an empty database. */
import { rmSync } from "node:fs";
import path from "node:path";
import { openEmbedded } from "#lib/platform/server/database/embedded";

const [, , folder = ""] = process.argv;
await (await openEmbedded(folder)).close();
rmSync(path.join(folder, "database.lock"), { recursive: true, force: true });

/**
 * Serves the build under test. If its data folder has no database yet, an empty one is copied there first: creating one takes
 * seconds, on a busy machine a minute, and the first test that signs somebody in would wait for it.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { endWithParent } from "./end-with-parent.ts";
import { copyDatabase } from "./prepared-database.ts";

endWithParent();
const { requireTestBuild } = await import("../../../scripts/test-build.ts");
requireTestBuild();
const folder = process.env.LANTERN_DATA_DIR ?? "";
if (folder !== "" && !existsSync(path.join(folder, "database"))) copyDatabase(folder);
await import(path.resolve("scripts/serve.mjs"));

/**
 * `npm run flags`: every flag as it stands. `npm run flags -- on|off NAME ['{"key": 1}']` decides one, `-- default NAME`
 * takes the decision back. Readers see it within minutes. The embedded database belongs to one process: stop the
 * server first.
 */
import "./env-files.ts";
import { database } from "#lib/platform/server/database/database";
import { flagConfig, flagName, flagStore } from "#lib/reader/visitor/flag-store";
import { flagNames } from "#lib/reader/visitor/flags";
import { runWithDatabase } from "./run-with-database.ts";

const [, , what, named, config] = process.argv;

await runWithDatabase(async () => {
  const flags = flagStore(await database());
  if (what !== undefined) {
    const name = flagName.safeParse(named).data;
    if (!name) throw new Error(`Name one of ${flagNames.join(", ")}.`);
    if (what === "default") await flags.clear(name);
    else if (what === "on" || what === "off") {
      const parsed = config === undefined ? null : flagConfig.parse(JSON.parse(config));
      await flags.set(name, what === "on", parsed, new Date());
    } else throw new Error("Say on, off or default.");
  }
  for (const [name, flag] of Object.entries(await flags.readAll()))
    console.log(`${name}: ${flag?.enabled ? "on" : "off"} ${JSON.stringify(flag?.config)}`);
});

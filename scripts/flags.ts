/**
 * `npm run flags`: the state of every flag. `npm run flags -- on|off NAME ['{"key": 1}']` sets one, `-- default NAME` resets it.
 * Readers see it within minutes. The embedded database belongs to one process: stop the server first.
 */
import "./env-files.ts";
import { flagConfig, flagName, flagStore } from "#lib/reader/visitor/flag-store";
import { flagSettings } from "#lib/reader/visitor/flag-settings";
import { flagDefaults, flagNames, type FlagName } from "#lib/reader/visitor/flags";
import { parseJson } from "#lib/base/values/json";
import { readCommand } from "./read-arguments.ts";
import { existingDatabase, runWithDatabase } from "./run-with-database.ts";

const {
  command,
  words: [named, config],
} = readCommand("npm run flags [-- list | on NAME [SETTINGS] | off NAME [SETTINGS] | default NAME]", {
  list: 0,
  on: [1, 2],
  off: [1, 2],
  default: 1,
});

/** What the command has to set; null if it only shows the flags. Throws with a message for a faulty command. */
function decision() {
  if (command === "list") return null;
  const name = flagName.safeParse(named).data;
  if (!name) throw new Error(`Name one of ${flagNames.join(", ")}.`);
  if (command === "default") return { name, isEnabled: null, settings: null };
  return {
    name,
    isEnabled: command === "on",
    settings: config === undefined ? null : settingsOf(name, config),
  };
}

/**
 * The settings in a text.
 * One that the flag does not have, or with a value it does not allow, would change nothing, or something else.
 */
function settingsOf(name: FlagName, text: string): Record<string, unknown> {
  const known: Record<string, unknown> = flagDefaults[name].config;
  const { data } = flagConfig.safeParse(parseJson(text));
  if (!data || Object.entries(data).some(([key, value]) => typeof value !== typeof known[key]))
    throw new Error(`Say its settings as JSON, such as '${JSON.stringify(known)}'.`);
  for (const [key, { shape, said }] of Object.entries(flagSettings[name]))
    if (key in data && !shape.safeParse(data[key]).success) throw new Error(`Say ${key} as ${said}.`);
  return data;
}

await runWithDatabase(async () => {
  const decided = decision();
  const flags = flagStore(await existingDatabase());
  if (decided?.isEnabled === null) await flags.clear(decided.name);
  else if (decided) await flags.set(decided.name, decided.isEnabled, decided.settings, new Date());
  for (const [name, flag] of Object.entries(await flags.readAll()))
    console.log(`${name}: ${flag?.enabled ? "on" : "off"} ${JSON.stringify(flag?.config)}`);
});

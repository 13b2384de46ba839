/** Small values that the Studio stores for its user, such as how a list is sorted, in one JSON file. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { parseJson } from "#lib/base/values/json";
import { isNoFile, writeWholeFileSync } from "#lib/base/values/whole-file";

const shape = z.record(z.string(), z.unknown());

export type KeptValues = {
  read(keys: readonly string[]): { key: string; value: unknown }[];
  /** Throws when the others cannot be read: they must not be written over. */
  write(values: readonly { key: string; value?: unknown }[]): void;
};

/** The values in a file, which may not exist yet. */
export function openKeptValues(file: string): KeptValues {
  const all = () => {
    try {
      return shape.safeParse(parseJson(readFileSync(file, "utf8"))).data ?? {};
    } catch (error) {
      if (isNoFile(error)) return {};
      throw error;
    }
  };
  return {
    read(keys) {
      const values = all();
      return keys.flatMap((key) => (key in values ? [{ key, value: values[key] }] : []));
    },
    write(values) {
      const next = { ...all(), ...Object.fromEntries(values.map(({ key, value }) => [key, value ?? null])) };
      writeWholeFileSync(file, JSON.stringify(next), 0o600);
    },
  };
}

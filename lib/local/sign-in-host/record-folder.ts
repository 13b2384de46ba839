/** Records stored as one JSON file each, so that two servers on one data folder do not overwrite each other's records. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { writeWholeFileSync } from "#lib/base/values/whole-file";

const safeName = /^[A-Za-z0-9_]{1,80}$/;

export type RecordFolder<T> = {
  /** The record with that name on disk; undefined when there is none, or when it cannot be read. */
  read: (name: string) => T | undefined;
  write: (name: string, record: T) => void;
  remove: (name: string) => void;
  names: () => string[];
};

/** The records of `shape` below `folder`, which is created when it is missing. */
export function recordFolder<T>(folder: string, shape: z.ZodType<T>): RecordFolder<T> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (name: string) => path.join(folder, `${name}.json`);
  return {
    read: (name) => {
      if (!safeName.test(name)) return undefined;
      try {
        return shape.safeParse(JSON.parse(readFileSync(fileOf(name), "utf8"))).data;
      } catch {
        return undefined;
      }
    },
    write: (name, record) => {
      if (!safeName.test(name)) throw new Error(`Not a name of a record: ${name}`);
      writeWholeFileSync(fileOf(name), JSON.stringify(record), 0o600);
    },
    remove: (name) => {
      if (safeName.test(name)) rmSync(fileOf(name), { force: true });
    },
    names: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith(".json") && !file.startsWith("."))
        .map((file) => file.slice(0, -".json".length)),
  };
}

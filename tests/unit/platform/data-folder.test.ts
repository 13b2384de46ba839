/** The data folder, where not all of it is the site's own, and while another process is at it. */
import type fs from "node:fs";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDataFolderPrivate } from "#lib/platform/data-folder";

/** What the system refuses, whoever runs the test: the code of the refusal by place. */
const refused = vi.hoisted(() => ({ chmod: new Map<string, string>(), read: new Map<string, string>() }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  const unlessRefused =
    <Rest extends unknown[], T>(places: Map<string, string>, act: (place: string, ...rest: Rest) => T) =>
    (place: string, ...rest: Rest): T => {
      const code = places.get(place);
      if (code) throw Object.assign(new Error(code), { code });
      return act(place, ...rest);
    };
  return {
    ...real,
    chmodSync: unlessRefused(refused.chmod, real.chmodSync),
    readdirSync: unlessRefused(refused.read, real.readdirSync as (place: string) => unknown),
  };
});

let folder = "";
const within = (name: string) => path.join(folder, name);
const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-data-"));
  chmodSync(folder, 0o755);
  mkdirSync(within("zone"));
  for (const file of ["users.json", "zone/list.json"]) writeFileSync(within(file), "{}");
  for (const place of ["zone", "users.json", "zone/list.json"]) chmodSync(within(place), 0o755);
});
afterEach(() => {
  for (const places of Object.values(refused)) places.clear();
  rmSync(folder, { recursive: true });
});

test("what others may read is taken from them", () => {
  keepDataFolderPrivate(folder);
  for (const place of [folder, within("zone"), within("users.json"), within("zone/list.json")])
    expect(modeOf(place), place).toBe("700");
});

test("a disk of its own has a folder that is root's, and all else in it is closed", () => {
  mkdirSync(within("lost+found"));
  refused.read.set(within("lost+found"), "EACCES");
  refused.chmod.set(within("lost+found"), "EPERM");
  keepDataFolderPrivate(folder);
  expect(modeOf(within("zone/list.json"))).toBe("700");
});

test("a volume that is lent to the site's group is used, and what is in it is closed", () => {
  refused.chmod.set(folder, "EPERM");
  keepDataFolderPrivate(folder);
  expect(modeOf(folder)).toBe("755");
  expect(modeOf(within("users.json"))).toBe("700");
});

test("what another process removes meanwhile is passed over", () => {
  refused.read.set(within("zone"), "ENOENT");
  refused.chmod.set(within("users.json"), "ENOENT");
  keepDataFolderPrivate(folder);
  expect(modeOf(within("zone"))).toBe("700");
});

test("what is no folder is refused by the variable's name", () => {
  expect(() => keepDataFolderPrivate(within("users.json"))).toThrow(/^ *LANTERN_DATA_DIR: .*EEXIST/m);
});

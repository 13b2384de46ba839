/** What V8 makes of the embedded database's code in a process that asks it little. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { asServer } from "@/tests/support/programs/as-server";
import { dataFolderWithDatabase } from "@/tests/support/sites/site-server";

/** Bytes of a function that V8 works on for half a second or longer. */
const large = 30_000;

test.each([
  { kind: "a command", options: asServer },
  { kind: "a server that has just started", options: ["--conditions=react-server"] },
])("$kind has no large function optimized that it does not need", { timeout: 180_000 }, ({ options }) => {
  const data = dataFolderWithDatabase();
  onTestFinished(() => data.remove());
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--trace-wasm-compilation-times", ...options, path.resolve("scripts/flags.ts")],
    { encoding: "utf8", env: { ...process.env, LANTERN_DATA_DIR: data.path }, maxBuffer: 64 * 1024 * 1024 },
  );
  expect(status).toBe(0);
  const sizes = (compiler: string) =>
    [...stdout.matchAll(new RegExp(`using ${compiler},.* bodysize (\\d+)`, "g"))].map(([, size]) =>
      Number(size),
    );
  // As it is first compiled, at once and quickly: it is there, and told.
  expect(Math.max(...sizes("Liftoff"))).toBeGreaterThan(large);
  expect(sizes("TurboFan").filter((size) => size > large)).toEqual([]);
});

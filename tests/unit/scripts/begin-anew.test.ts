/** What a process keeps that begins anew, to give V8 no more helpers than there are processors left. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const flag = `--v8-pool-size=${Math.max(1, availableParallelism() - 1)}`;
/** With more processors Node's own four leave one to the thread. */
const added = availableParallelism() < 5 && process.platform !== "win32" ? [flag] : [];

let folder: string;
let script: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-begin-"));
  mkdirSync(path.join(folder, "with blanks"));
  script = path.join(folder, "with blanks", "tell.mjs");
  writeFileSync(
    script,
    `import ${JSON.stringify(path.resolve("scripts/begin-anew.mjs"))};
const told = { pid: process.pid, flags: process.execArgv, words: process.argv.slice(2) };
if (process.send) process.send(told);
else console.log(JSON.stringify(told));
if (process.connected) process.disconnect();
process.exitCode = 3;`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(flags: readonly string[], words: readonly string[] = [], options = "") {
  const { pid, status, stdout, stderr } = spawnSync(process.execPath, [...flags, script, ...words], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: options },
  });
  return { started: pid, status, fault: stderr, ...(JSON.parse(stdout || "{}") as object) };
}

test("a process begun anew is the same command under the same number, and ends as it says", () => {
  const ran = run(["--conditions=react-server"], ["a word", "--help"]);
  expect(ran).toEqual({
    started: ran.started,
    pid: ran.started,
    status: 3,
    fault: "",
    flags: [...added, "--conditions=react-server"],
    words: ["a word", "--help"],
  });
});

test.each(["--v8-pool-size=2", "--v8_pool_size=2", "--inspect-port=0"])(
  "%s is what its starter wants",
  (option) => {
    expect(run([option])).toMatchObject({ flags: [option], status: 3 });
    expect(run([], [], option)).toMatchObject({ flags: [], status: 3 });
  },
);

test("where Node is to start no other process, it goes on as it is", () => {
  const flags = ["--permission", "--allow-fs-read=*"];
  expect(run(flags)).toMatchObject({ flags, status: 3, fault: "" });
});

test("a line to the process that started it is kept", async () => {
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(child, "exit");
  const [told] = (await Promise.race([once(child, "message"), ended])) as unknown[];
  expect(told).toEqual({ pid: child.pid, flags: [], words: [] });
  expect(await ended).toEqual([3, null]);
});

test.each(["scripts/start.ts", "scripts/serve.mjs"])("%s begins anew before it does anything", (file) => {
  const [, first] = /^import "(.*)";$/m.exec(readFileSync(file, "utf8")) ?? [];
  expect(first).toBe("./begin-anew.mjs");
});

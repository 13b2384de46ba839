/** Builds in folders of their own: a new one leaves alone what is being served. */
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = path.resolve("scripts/build-folders.ts");
const stamps = { first: "1".repeat(64), second: "2".repeat(64), third: "3".repeat(64) };
let project = "";

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "lantern-builds-"));
});
afterEach(() => {
  // What removes builds may still be at it.
  rmSync(project, { recursive: true, force: true, maxRetries: 10 });
});

/** Runs a piece of code in the project's folder, with what the script exports; gives what it prints. */
function run(code: string): string {
  const module = `const folders = await import(${JSON.stringify(script)}); ${code}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", module], {
    cwd: project,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** As if Next had built: one page, one file that only this build has and one that is the same in all. */
function build(stamp: string, page = stamp): void {
  for (const [file, text] of Object.entries({
    "server/app/page.html": page,
    [`static/chunks/${stamp.slice(0, 4)}.js`]: stamp,
    "static/chunks/same.js": "same",
    "cache/kept": "kept",
    "dev/server": "dev",
  })) {
    mkdirSync(path.join(project, ".next", path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, ".next", file), text);
  }
  run(`folders.useBuild(folders.keepBuild("${stamp}"))`);
}

/** A server that runs from the folder of a stamp. Returns what kills it. */
async function serve(stamp: string): Promise<() => Promise<void>> {
  const code = `const { holdBuild } = await import(${JSON.stringify(script)});
    holdBuild("${folderOf(stamp)}"); console.log("held"); setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", code], { cwd: project });
  await new Promise((resolve) => server.stdout.once("data", resolve));
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
  };
}

const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const has = (file: string) => existsSync(path.join(project, file));
const folderOf = (stamp: string) => `.next-${stamp.slice(0, 12)}`;
const filesOf = (stamp: string) =>
  readdirSync(path.join(project, folderOf(stamp), "static/chunks")).toSorted();
const current = () => read(".next-current");

test("a build leaves the one before as it was, and what Next keeps between builds in its place", () => {
  build(stamps.first);
  build(stamps.second);
  expect(read(`${folderOf(stamps.first)}/server/app/page.html`)).toBe(stamps.first);
  expect(filesOf(stamps.first)).toEqual(["1111.js", "same.js"]);
  expect(read(`${folderOf(stamps.second)}/server/app/page.html`)).toBe(stamps.second);
  expect(current()).toBe(folderOf(stamps.second));
  expect(has(".next/cache/kept") && has(".next/dev/server")).toBe(true);
  expect(has(`${folderOf(stamps.second)}/cache`)).toBe(false);
});

test("the newer build answers for the files of the one before, and of no older one", () => {
  build(stamps.first);
  build(stamps.second);
  expect(filesOf(stamps.second)).toEqual(["1111.js", "2222.js", "same.js"]);
  build(stamps.third);
  expect(filesOf(stamps.third)).toEqual(["2222.js", "3333.js", "same.js"]);
});

test("the two last builds are kept, and one that is still served", async () => {
  build(stamps.first);
  build(stamps.second);
  build(stamps.third);
  expect(has(folderOf(stamps.first))).toBe(false);
  expect(has(folderOf(stamps.second))).toBe(true);

  const kill = await serve(stamps.second);
  build(stamps.first);
  build(stamps.third);
  expect(has(folderOf(stamps.second))).toBe(true);
  await kill();
  build(stamps.first);
  expect(has(folderOf(stamps.second))).toBe(false);
});

test("a build of the same sources leaves the one that is served as it is, and replaces one that is not", async () => {
  build(stamps.first);
  build(stamps.second);
  const kill = await serve(stamps.second);
  build(stamps.second, "the same once more");
  expect(read(`${folderOf(stamps.second)}/server/app/page.html`)).toBe(stamps.second);
  expect(readdirSync(path.join(project, folderOf(stamps.second), "servers"))).toHaveLength(1);
  await kill();
  build(stamps.second, "the same once more");
  expect(read(`${folderOf(stamps.second)}/server/app/page.html`)).toBe("the same once more");
  expect(filesOf(stamps.second)).toEqual(["1111.js", "2222.js", "same.js"]);
  expect(has(folderOf(stamps.first))).toBe(true);
  build(stamps.third);
  expect(filesOf(stamps.third)).toEqual(["2222.js", "3333.js", "same.js"]);
});

test("what is served already is not built once more", () => {
  const env = { ...process.env, NODE_ENV: "production" as const };
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: project, env, encoding: "utf8" });
  const dataset = path.join(project, "lib/local/dataset");
  mkdirSync(dataset, { recursive: true });
  writeFileSync(path.join(dataset, "lantern.ndjson"), "");
  const stampScript = path.resolve("scripts/build-stamp.ts");
  // As scripts/build.ts sees it, once it has read the environment.
  const code = `await (await import(${JSON.stringify(path.resolve("scripts/read-env.ts"))})).readEnv();
    console.log(await (await import(${JSON.stringify(stampScript)})).currentStamp());`;
  const stamp = node("--input-type=module", "-e", code).stdout.trim();
  build(stamp);
  mkdirSync(path.join(project, folderOf(stamp), "servers"));
  writeFileSync(path.join(project, folderOf(stamp), "servers", String(process.pid)), "");
  // There is no Next in this folder: to build would fail.
  const { status, stdout } = node(path.resolve("scripts/build.ts"));
  expect(stdout).toContain(`Not built: ${folderOf(stamp)}`);
  expect(status).toBe(0);
});

test("another build is made for what is part of pages and bundles, and for nothing else", () => {
  const code = `console.log(await (await import(${JSON.stringify(path.resolve("scripts/build-stamp.ts"))})).currentStamp());`;
  const stampWith = (env: Record<string, string>) =>
    spawnSync(process.execPath, ["--input-type=module", "-e", code], {
      cwd: project,
      env: { ...process.env, ...env },
      encoding: "utf8",
    }).stdout;
  const plain = stampWith({});
  expect(plain).toMatch(/^[0-9a-f]{64}\n$/);
  for (const name of ["NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "LANTERN_BASE_URL", "SANITY_DATASET", "PORT"])
    expect(stampWith({ [name]: "another" }), name).not.toBe(plain);
  // Read at the start of the server.
  for (const name of [
    "NEXT_PUBLIC_SEGMENT_WRITE_KEY",
    "NEXT_PUBLIC_API_BASE",
    "NEXT_PUBLIC_VERCEL_ANALYTICS",
    "DATABASE_URL",
  ])
    expect(stampWith({ [name]: "another" }), name).toBe(plain);
});

test("what is no longer kept goes from the disk, also what an earlier removal left", async () => {
  mkdirSync(path.join(project, ".next-leaving-1/server"), { recursive: true });
  build(stamps.first);
  build(stamps.second);
  build(stamps.third);
  await expect
    .poll(() => readdirSync(project).toSorted(), { timeout: 20_000 })
    .toEqual([".next", folderOf(stamps.second), folderOf(stamps.third), ".next-current"]);
});

test("a build that somebody else's process serves is kept", () => {
  build(stamps.first);
  mkdirSync(path.join(project, folderOf(stamps.first), "servers"));
  writeFileSync(path.join(project, folderOf(stamps.first), "servers/1"), "");
  build(stamps.second);
  // As it answers whoever may not signal it.
  const refuse = `process.kill = () => { throw Object.assign(new Error("not yours"), { code: "EPERM" }); };`;
  run(`${refuse} folders.useBuild(folders.folderOf("${stamps.third}"))`);
  expect(has(folderOf(stamps.first))).toBe(true);
});

test("who goes back to the build before needs no new one, and answers for the files of both", () => {
  build(stamps.first);
  build(stamps.second);
  expect(run(`console.log(folders.hasBuild("${stamps.first}"), folders.hasBuild("${stamps.third}"))`)).toBe(
    "true false",
  );
  run(`folders.useBuild("${folderOf(stamps.first)}")`);
  expect(current()).toBe(folderOf(stamps.first));
  expect(filesOf(stamps.first)).toEqual(["1111.js", "2222.js", "same.js"]);
  expect(has(folderOf(stamps.second))).toBe(true);
  // Starting it once more changes nothing.
  run(`folders.useBuild("${folderOf(stamps.first)}")`);
  expect(has(folderOf(stamps.second))).toBe(true);
});

test("a build that was broken off is none", () => {
  build(stamps.first);
  mkdirSync(path.join(project, folderOf(stamps.second), "server"), { recursive: true });
  expect(run(`console.log(folders.hasBuild("${stamps.second}"))`)).toBe("false");
  expect(current()).toBe(folderOf(stamps.first));
});

test("where the disk is full, the build before is the one that is served, as before", () => {
  build(stamps.first);
  build(stamps.second);
  const code = `(await import(${JSON.stringify(script)})).useBuild("${folderOf(stamps.first)}")`;
  const node = `"${process.execPath}" --input-type=module -e '${code}'`;
  // No file may grow, which is what a full disk comes to.
  const { status } = spawnSync("bash", ["-c", `trap "" XFSZ; ulimit -f 0; ${node}`], { cwd: project });
  expect(status).not.toBe(0);
  expect(current()).toBe(folderOf(stamps.second));
  expect(readdirSync(project).filter((name) => name.startsWith(".next-current"))).toEqual([".next-current"]);
});

/**
 * `npm run bench:phone`: pages on an old phone with a slow connection at a first visit, measured by Lighthouse (mobile, simulated
 * slow 4G), each beside the same page without its scripts, interleaved in one run; then how long each control takes to answer a
 * press with the processor slowed down four times. Prints medians and asserts nothing. Needs a build made for the tests (`npm run
 * test:build`). `BENCH_RUNS` (5) says how often each page is loaded; 0 leaves Lighthouse out. `BENCH_PAGES` restricts the pages
 * (`brief,explore`).
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";

const { readArguments } = await import("../../scripts/read-arguments.ts");
const { sitePort } = await import("../../scripts/site-under-test.ts");
const { requireTestBuild } = await import("../../scripts/test-build.ts");
const { findBrowser } = await import("../../scripts/find-browser.ts");
const { serveSite } = await import("./serve-site.ts");
const { SignedInBrowser } = await import("./signed-in-browser.ts");
const { untilUp } = await import("./until-up.ts");
const { withoutScripts } = await import("./without-scripts.ts");
const { pressControls } = await import("./press-controls.ts");

readArguments("npm run bench:phone");
requireTestBuild();
const pages = {
  home: "/",
  brief: "/micro-briefs/group-chat-you-cant-leave",
  action: "/micro-actions/set-quiet-hours-together",
  glossary: "/glossary",
  track: "/tracks/first-screens",
  search: "/search?q=phone",
};
const product = { explore: "/explore" };
const runs = Number(process.env.BENCH_RUNS ?? 5);
const wanted = process.env.BENCH_PAGES?.split(",");
const chosen = (all: Record<string, string>) =>
  Object.entries(all).filter(([name]) => wanted?.includes(name) ?? true);
const [port, barePort, debugPort] = [sitePort + 1, sitePort + 2, sitePort + 3];
const url = `http://localhost:${port}`;
const folder = mkdtempSync(path.join(os.tmpdir(), "lantern-phone-"));
const tools = path.resolve("tests/bench/phone");

type Audits = Record<string, { numericValue?: number } | undefined>;
type Result = {
  lhr: { audits: Audits; categories: { performance?: { score: number | null } } };
};
type Lighthouse = (address: string, flags: object) => Promise<Result | undefined>;

/** Lighthouse, installed beside this file if it is not there yet. */
async function readLighthouse(): Promise<Lighthouse> {
  const entry = path.join(tools, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry)) {
    console.log("Installing Lighthouse for this bench; this takes half a minute.");
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: tools, stdio: "inherit" });
    if (status !== 0) throw new Error("Lighthouse could not be installed");
  }
  return ((await import(entry)) as { default: Lighthouse }).default;
}

const site = serveSite({ PORT: String(port), LANTERN_DATA_DIR: folder, LOG_LEVEL: "error" });
const executablePath = findBrowser();
const browser = spawn(
  executablePath,
  [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--remote-debugging-port=${debugPort}`,
    `--user-data-dir=${path.join(folder, "browser")}`,
  ],
  // Debian's command is a script that starts the browser: only as a group can both be ended.
  { stdio: "ignore", detached: true },
);
/** Ends the browser with everything that its script has started. If it has ended by itself, the group no longer exists. */
function endBrowser(): void {
  try {
    if (browser.pid !== undefined) process.kill(-browser.pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
// The browser is in its own group and does not receive Ctrl+C; and a signal to this process alone does not reach the site either.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    site.kill();
    endBrowser();
    process.exit(128 + os.constants.signals[signal]);
  });
const bare = await withoutScripts(url, barePort);

/** Times in milliseconds. */
type Figures = Record<"score" | "lcp" | "tbt" | "cls", number>;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
const medians = (all: readonly Figures[]): Figures => ({
  score: median(all.map(({ score }) => score)),
  lcp: median(all.map(({ lcp }) => lcp)),
  tbt: median(all.map(({ tbt }) => tbt)),
  cls: median(all.map(({ cls }) => cls)),
});

async function measure(lighthouse: Lighthouse, address: string): Promise<Figures> {
  // Each load is a first visit: Lighthouse empties the browser's cache before it, but keeps the cookies.
  const flags = { port: debugPort, output: "json", logLevel: "silent", onlyCategories: ["performance"] };
  const result = await lighthouse(address, flags);
  const value = (name: string) => result?.lhr.audits[name]?.numericValue ?? NaN;
  return {
    score: Math.round((result?.lhr.categories.performance?.score ?? NaN) * 100),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

/** Signs in the browser that Lighthouse uses, as a new user. */
async function signIn(): Promise<void> {
  const user = new SignedInBrowser(url);
  await user.signUp();
  const cookies = user.cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`);
  await connected.contexts()[0]?.addCookies(cookies);
  await connected.close();
}

const row = (name: string, one: Figures, other: Figures) =>
  `| ${name} | ${one.score} | ${one.lcp.toFixed(0)} | ${one.tbt.toFixed(0)} | ${one.cls.toFixed(3)} | ${other.score} | ${other.lcp.toFixed(0)} | ${other.tbt.toFixed(0)} | ${(one.lcp / other.lcp).toFixed(2)} |`;

async function load(lighthouse: Lighthouse, chosenPages: readonly [string, string][]): Promise<void> {
  for (const [name, address] of chosenPages) {
    const [asItIs, withoutAny]: [Figures[], Figures[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      asItIs.push(await measure(lighthouse, url + address));
      withoutAny.push(await measure(lighthouse, `http://localhost:${barePort}${address}`));
    }
    console.log(row(name, medians(asItIs), medians(withoutAny)));
  }
}

try {
  const lighthouse = runs > 0 ? await readLighthouse() : null;
  await Promise.all([untilUp(`${url}/robots.txt`), untilUp(`http://127.0.0.1:${debugPort}/json/version`)]);
  if (lighthouse) {
    console.log(`\nLighthouse, mobile, simulated slow 4G, medians of ${runs}, times in milliseconds\n`);
    console.log(
      "| page | score | LCP | TBT | CLS | without scripts: score | LCP | TBT | LCP as many times |",
    );
    console.log("|---|---|---|---|---|---|---|---|---|");
    await load(lighthouse, chosen(pages));
    await signIn();
    await load(lighthouse, chosen(product));
  }
  console.log("\nA control's answer to its press, at four times less processor, in milliseconds\n");
  console.log("| page | controls | median | slowest | which |");
  console.log("|---|---|---|---|---|");
  for (const [name, address] of chosen(pages)) {
    const { count, middle, slowest, which } = await pressControls(executablePath, url + address);
    console.log(`| ${name} | ${count} | ${middle} | ${slowest} | ${which} |`);
  }
} finally {
  await bare.stop();
  site.kill();
  endBrowser();
  await wait(1_000);
  rmSync(folder, { recursive: true, force: true });
}

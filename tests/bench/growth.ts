/**
 * `npm run bench:growth [-- 1000 5000 10000]`: what a growing library costs. For each number of documents: the build, with
 * a content store of its own that counts the queries; then the build served, and its pages, its search, the way from
 * publish to fresh page, and memory. Prints a table and asserts nothing.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";

const { startContentApi } = await import("../support/content-api.ts");
const { asLines, grownLibrary } = await import("../support/grown-library.ts");
const { siteEnv, sitePort, webhookSecret } = await import("../../scripts/site-under-test.ts");

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 5_000, 10_000];
const port = sitePort + 6;
const base = `http://localhost:${port}`;
const dataset = `growth-${process.pid}.ndjson`;
const file = `lib/local/dataset/${dataset}`;
const rounds = { searches: 400, edits: 20 };
const pages = ["/", "/glossary", "/micro-briefs", "/micro-actions"];

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;

/** Seconds that a build takes, and the queries that it makes. */
async function build(size: number): Promise<{ "build s": string; queries: number }> {
  const api = await startContentApi(grownLibrary(size));
  const begun = performance.now();
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    env: {
      ...process.env,
      ...siteEnv,
      SANITY_PROJECT_ID: "growth",
      SANITY_API_HOST: api.url,
      NODE_ENV: "production",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`the build of ${size} documents ended with ${String(code)}`);
  await api.close();
  return { "build s": ((performance.now() - begun) / 1000).toFixed(1), queries: api.requests };
}

async function up(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${base}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error("the server did not start");
}

/** Bytes of a page as a browser gets it, once it is as small as it gets; fetch has unpacked what it gives. */
function weigh(path: string): number {
  const ask = () =>
    spawnSync("curl", ["-s", "-H", "accept-encoding: br", base + path], { maxBuffer: 2 ** 28 }).stdout;
  for (let visit = 0; visit < 4; visit += 1) ask();
  spawnSync("sleep", ["3"]);
  const body = ask();
  if (!brotliDecompressSync(body).includes("</html>")) throw new Error(`${path} is no whole page`);
  return body.length;
}

async function search(): Promise<number[]> {
  const titles = grownLibrary(0).map(({ title, term }) =>
    typeof title === "string" ? title : typeof term === "string" ? term : "",
  );
  const words = [...new Set(titles.join(" ").match(/\p{L}{4,}/gu) ?? [])];
  const times: number[] = [];
  for (let round = -20; round < rounds.searches; round += 1) {
    const query = `${words[(round + 20) % words.length] ?? ""} ${words[((round + 20) * 7) % words.length] ?? ""}`;
    const begun = performance.now();
    await (await fetch(`${base}/api/search/suggest?q=${encodeURIComponent(query)}`)).text();
    if (round >= 0) times.push(performance.now() - begun);
    // Below what one client may ask for in a minute.
    await wait(105);
  }
  return times;
}

async function publish(size: number): Promise<number[]> {
  const documents = grownLibrary(size);
  const brief = documents.find(({ _type }) => _type === "microBrief");
  if (!brief) throw new Error("the library has no brief");
  const slug = (brief.slug as { current: string }).current;
  const times: number[] = [];
  for (let round = -3; round < rounds.edits; round += 1) {
    brief.title = `Edit number ${round} of the bench`;
    writeFileSync(file, asLines(documents));
    const body = JSON.stringify({ _id: brief._id, _type: brief._type, slug, operation: "update" });
    const begun = performance.now();
    await fetch(`${base}/api/revalidate`, {
      method: "POST",
      headers: { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret) },
      body,
    });
    const shown = await (await fetch(`${base}/micro-briefs/${slug}`)).text();
    if (!shown.includes(brief.title as string)) throw new Error("the page does not show the edit");
    if (round >= 0) times.push(performance.now() - begun);
  }
  return times;
}

const memory = (child: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const table: Record<string, string | number>[] = [];
try {
  for (const size of sizes) {
    const built = await build(size);
    writeFileSync(file, asLines(grownLibrary(size)));
    const server = spawn(process.execPath, ["scripts/serve.mjs"], {
      env: {
        ...process.env,
        ...siteEnv,
        PORT: String(port),
        NODE_ENV: "production",
        LANTERN_DATASET: dataset,
      },
      stdio: "ignore",
    });
    try {
      await up();
      const bytes = Object.fromEntries(pages.map((path) => [`${path} KiB`, (weigh(path) / 1024).toFixed(1)]));
      const searches = await search();
      const edits = await publish(size);
      table.push({
        documents: size,
        ...built,
        ...bytes,
        "search p50 ms": percentile(searches, 0.5).toFixed(1),
        "p99 ms": percentile(searches, 0.99).toFixed(1),
        "publish p50 ms": percentile(edits, 0.5).toFixed(0),
        MiB: memory(server).toFixed(0),
      });
      console.table(table);
    } finally {
      server.kill("SIGTERM");
      await wait(1_000);
    }
  }
} finally {
  rmSync(file, { force: true });
}

/**
 * `npm run bench:growth [-- 1000 5000 10000]`: what a growing library costs. For each number of documents: the build, with its own
 * content store that counts the queries; then the served build: its pages, its search and the time from publishing to a fresh page,
 * with the embedded store and with one over HTTP, and its memory. Prints a table and asserts nothing.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { ContentApi } from "@/tests/support/services/content-api";
import type { DatasetDocument } from "#lib/local/query-documents";
import { percentile } from "./percentile.ts";
import { serveSite } from "./serve-site.ts";
import { untilUp } from "./until-up.ts";

const { startContentApi } = await import("../support/services/content-api.ts");
const { asLines, grownLibrary } = await import("../support/samples/grown-library.ts");
const { numbersOr } = await import("../../scripts/read-arguments.ts");
const { residentMib } = await import("../support/machine/resident-memory.ts");
const { siteEnv, sitePort, webhookSecret } = await import("../../scripts/site-under-test.ts");

const sizes = numbersOr("npm run bench:growth [-- DOCUMENTS…]", [1_000, 5_000, 10_000]);
const port = sitePort + 6;
const base = `http://localhost:${port}`;
const dataset = `growth-${process.pid}.ndjson`;
const file = `lib/local/dataset/${dataset}`;
const rounds = { searches: 400, edits: 20 };
const pages = ["/", "/glossary", "/micro-briefs", "/micro-actions"];

const hosted = (api: ContentApi) => ({ SANITY_PROJECT_ID: "growth", SANITY_API_HOST: api.url });

/** The seconds that a build takes, and the queries that it makes. */
async function build(api: ContentApi): Promise<{ "build s": string; queries: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    env: {
      ...process.env,
      ...siteEnv,
      ...hosted(api),
      NODE_ENV: "production",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0)
    throw new Error(`the build of ${api.documents.length} documents ended with ${String(code)}`);
  return { "build s": ((performance.now() - begun) / 1000).toFixed(1), queries: api.requests };
}

/**
 * Bytes of a page as a browser gets it, once it is compressed as well as it will be. By curl: fetch decompresses what it returns.
 */
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
    // Below what one client may request in a minute.
    await wait(105);
  }
  return times;
}

/** Milliseconds from publishing to a fresh page. `store` receives the edited brief. */
async function publish(
  documents: readonly DatasetDocument[],
  store: (brief: DatasetDocument) => void,
): Promise<number[]> {
  const brief = documents.find(({ _type }) => _type === "microBrief");
  if (!brief) throw new Error("the library has no brief");
  const slug = (brief.slug as { current: string }).current;
  const times: number[] = [];
  for (let round = -3; round < rounds.edits; round += 1) {
    const title = `Edit number ${round} of the bench`;
    store({ ...brief, title });
    const body = JSON.stringify({ _id: brief._id, _type: brief._type, slug, operation: "update" });
    const begun = performance.now();
    await fetch(`${base}/api/revalidate`, {
      method: "POST",
      headers: { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret) },
      body,
    });
    const shown = await (await fetch(`${base}/micro-briefs/${slug}`)).text();
    if (!shown.includes(title)) throw new Error("the page does not show the edit");
    if (round >= 0) times.push(performance.now() - begun);
  }
  return times;
}

/** Serves the build with additional environment variables for the time of `use`. */
async function serving<T>(
  more: Record<string, string>,
  use: (server: ChildProcess) => Promise<T>,
): Promise<T> {
  const server = serveSite({ PORT: String(port), ...more });
  try {
    await untilUp(`${base}/robots.txt`);
    return await use(server);
  } finally {
    server.kill("SIGTERM");
    await wait(1_000);
  }
}

const table: Record<string, string | number>[] = [];
try {
  for (const size of sizes) {
    const api = await startContentApi(grownLibrary(size));
    const built = await build(api);
    const documents = grownLibrary(size);
    const write = (brief: DatasetDocument) =>
      writeFileSync(file, asLines(documents.map((one) => (one._id === brief._id ? brief : one))));
    writeFileSync(file, asLines(documents));
    const served = await serving({ LANTERN_DATASET: dataset }, async (server) => {
      const bytes = Object.fromEntries(pages.map((path) => [`${path} KiB`, (weigh(path) / 1024).toFixed(1)]));
      const searches = await search();
      const edits = await publish(documents, write);
      return {
        ...bytes,
        "search p50 ms": percentile(searches, 0.5).toFixed(1),
        "p99 ms": percentile(searches, 0.99).toFixed(1),
        "publish p50 ms": percentile(edits, 0.5).toFixed(0),
        MiB: residentMib(server.pid).toFixed(0),
      };
    });
    const edits = await serving(hosted(api), () => publish(documents, (brief) => api.replace(brief)));
    await api.stop();
    table.push({
      documents: size,
      ...built,
      ...served,
      "hosted publish p50 ms": percentile(edits, 0.5).toFixed(0),
    });
    console.table(table);
  }
} finally {
  rmSync(file, { force: true });
}

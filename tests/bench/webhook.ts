/**
 * `npm run bench:webhook [-- ROUNDS]`: the time from publishing to the fresh page. Serves the existing build with its own dataset,
 * edits a brief, sends the signed webhook and reads the pages that show it. Needs a build made for the tests
 * (`npm run test:build`).
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { percentile } from "./percentile.ts";
import { serveSite } from "./serve-site.ts";
import { untilUp } from "./until-up.ts";

const { numberOr } = await import("../../scripts/read-arguments.ts");
const { sitePort, webhookSecret } = await import("../../scripts/site-under-test.ts");
const { requireTestBuild } = await import("../../scripts/test-build.ts");

const rounds = numberOr("npm run bench:webhook [-- ROUNDS]", 30);
requireTestBuild();
const port = sitePort + 5;
const base = `http://localhost:${port}`;
const dataset = `bench-${process.pid}.ndjson`;
const file = `lib/local/dataset/${dataset}`;

type Document = { _id: string; _type: string; title?: string; slug?: { current: string } };
const documents = readFileSync("lib/local/dataset/lantern.ndjson", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Document);
const brief = documents.find((document) => document._type === "microBrief");
const slug = brief?.slug?.current;
if (!brief || slug === undefined) throw new Error("the library has no brief");
const write = () =>
  writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(""));

async function publish(document: Document): Promise<void> {
  const body = JSON.stringify({ _id: document._id, _type: document._type, slug, operation: "update" });
  const answer = await fetch(`${base}/api/revalidate`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret) },
    body,
  });
  if (!answer.ok) throw new Error(`the webhook was answered ${answer.status}`);
}

/** Reads until the page has the text. Returns how many reads it took. */
async function readUntil(path: string, text: string): Promise<number> {
  for (let visit = 1; ; visit += 1) {
    const html = await (await fetch(base + path)).text();
    if (html.includes(text)) return visit;
    if (visit > 50) throw new Error(`${path} does not show the edit`);
  }
}

write();
const server = serveSite({ PORT: String(port), LANTERN_DATASET: dataset, LOG_LEVEL: "error" });
try {
  await untilUp(`${base}/robots.txt`);
  for (const path of [`/micro-briefs/${slug}`, "/micro-briefs", "/"]) {
    const webhook: number[] = [];
    const fresh: number[] = [];
    let stale = 0;
    // The first rounds warm up and are not counted.
    for (let round = -3; round < rounds; round += 1) {
      brief.title = `Edit ${path} ${round}`;
      // The home page shows the ten newest briefs.
      Object.assign(brief, { publishedDate: new Date().toISOString() });
      write();
      const started = performance.now();
      await publish(brief);
      const answered = performance.now();
      stale += (await readUntil(path, brief.title)) - 1;
      if (round < 0) continue;
      webhook.push(answered - started);
      fresh.push(performance.now() - started);
    }
    console.log(
      `${path}: webhook answered p50 ${percentile(webhook, 0.5).toFixed(0)} ms, ` +
        `fresh page p50 ${percentile(fresh, 0.5).toFixed(0)} ms, p95 ${percentile(fresh, 0.95).toFixed(0)} ms ` +
        `(${rounds} rounds, ${stale} stale answers)`,
    );
  }
} finally {
  server.kill("SIGTERM");
  rmSync(file, { force: true });
}

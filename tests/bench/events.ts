/**
 * `npm run bench:events [-- SECONDS]`: event batches at rising rates into the existing build, on the embedded database and, if
 * Debian's package is installed, on a real Postgres. Prints what was accepted per second, how long it took, and whether every
 * acknowledged event is there after the server was killed under load. Asserts only the last.
 */
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openEmbedded } from "#lib/platform/server/database/embedded";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { openPostgres } from "#lib/platform/server/database/postgres";
import { events } from "#lib/platform/server/database/schema";
import { percentile } from "./percentile.ts";
import { serveSite } from "./serve-site.ts";
import { untilUp } from "./until-up.ts";

const { findPostgres, startPostgres } = await import("../support/machine/postgres.ts");
const { numberOr } = await import("../../scripts/read-arguments.ts");
const { sitePort } = await import("../../scripts/site-under-test.ts");
const { requireTestBuild } = await import("../../scripts/test-build.ts");

const seconds = numberOr("npm run bench:events [-- SECONDS]", 5);
requireTestBuild();
const port = sitePort + 6;
/** Batches per second; a batch holds ten events, as the browser sends them. */
const rates = [10, 50, 100, 200, 400];
const batchSize = 10;
const connections = 64;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

type Sent = { acknowledged: string[]; ms: number[]; refused: number; lost: number };
let clients = 0;

/** Posts one batch; returns the ids of its events if they were acknowledged, else null. Throws when no answer came. */
function postBatch(): Promise<string[] | null> {
  const ids = Array.from({ length: batchSize }, () => randomUUID());
  const body = JSON.stringify({
    gdpr_consent: true,
    events: ids.map((event_id) => ({
      event_id,
      event_type: "page_view",
      event_name: "Glossary",
      event_data: { path: "/glossary", search: "", hash: "", referrer: "", title: "Glossary" },
      url: "https://lantern.example/glossary",
      timestamp: new Date().toISOString(),
    })),
  });
  clients += 1;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        port,
        path: "/api/analytics/events",
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          origin: `http://localhost:${port}`,
          // Each batch comes from another reader: rate limits are not what is measured.
          "x-forwarded-for": `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
        },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode === 202 ? ids : null));
        answer.once("error", reject);
      },
    );
    request.once("error", reject);
    request.end(body);
  });
}

/** Sends this many batches per second for a while, whether or not the answers keep up. */
async function sendAt(rate: number, forMs: number, sent: Sent): Promise<void> {
  const started = performance.now();
  const waiting: Promise<void>[] = [];
  for (let number = 0; ; number += 1) {
    const due = started + (number * 1000) / rate;
    if (due - started >= forMs) break;
    await wait(Math.max(0, due - performance.now()));
    waiting.push(
      postBatch().then(
        (ids) => {
          // Counted from when it was due: waiting at the sender is waiting time too.
          sent.ms.push(performance.now() - due);
          if (ids) sent.acknowledged.push(...ids);
          else sent.refused += 1;
        },
        () => void (sent.lost += 1),
      ),
    );
  }
  await Promise.all(waiting);
}

const empty = (): Sent => ({ acknowledged: [], ms: [], refused: 0, lost: 0 });

async function serve(env: Record<string, string>): Promise<ChildProcess> {
  const server = serveSite({
    PORT: String(port),
    LANTERN_BASE_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ...env,
  });
  try {
    await untilUp(`http://localhost:${port}/api/health`);
    return server;
  } catch (error) {
    server.kill("SIGKILL");
    throw error;
  }
}

async function bench(
  kind: string,
  env: Record<string, string>,
  open: () => Promise<OpenDatabase>,
): Promise<void> {
  console.log(`\n${kind}: batches of ${batchSize}, ${connections} connections, ${seconds} s each`);
  const acknowledged = new Set<string>();
  const server = await serve(env);
  const gone = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await postBatch();
  for (const rate of rates) {
    const sent = empty();
    const started = performance.now();
    await sendAt(rate, seconds * 1000, sent);
    const took = (performance.now() - started) / 1000;
    for (const id of sent.acknowledged) acknowledged.add(id);
    const shown = (share: number) => `${percentile(sent.ms, share).toFixed(0)} ms`;
    console.log(
      `  ${String(rate * batchSize).padStart(5)} events/s offered: ${(sent.acknowledged.length / took).toFixed(0).padStart(5)} accepted/s, p50 ${shown(0.5)}, p99 ${shown(0.99)}, refused ${sent.refused}, unanswered ${sent.lost}`,
    );
  }
  const sent = empty();
  const sending = sendAt(100, 3000, sent);
  await wait(1500);
  server.kill("SIGKILL");
  await Promise.all([sending, gone]);
  for (const id of sent.acknowledged) acknowledged.add(id);
  const { database, close } = await open();
  const kept = new Set((await database.select({ id: events.sentId }).from(events)).map(({ id }) => id));
  await close();
  const missing = [...acknowledged].filter((id) => !kept.has(id));
  console.log(
    `  killed under load (${sent.lost} batches unanswered): ${acknowledged.size} events acknowledged, ${missing.length} of them missing`,
  );
  if (missing.length > 0) process.exitCode = 1;
}

const folder = mkdtempSync(path.join(os.tmpdir(), "lantern-bench-"));
try {
  await bench("embedded", { LANTERN_DATA_DIR: folder, DATABASE_URL: "" }, () => openEmbedded(folder));
  const bin = findPostgres();
  if (bin === null) console.log("\nno Postgres on this machine");
  else {
    const postgres = await startPostgres(bin, { isDurable: true });
    await bench("Postgres", { LANTERN_DATA_DIR: folder, DATABASE_URL: postgres.url }, () =>
      openPostgres(postgres.url),
    );
    await postgres.stop();
  }
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}

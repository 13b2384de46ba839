/**
 * `npm run bench:front`: the front compared with plain Next and with nginx serving the same bytes from disk, interleaved in one
 * run, with 32 connections, by wrk (Debian's package `wrk`; a JavaScript client would itself be the slowest part). Then, with
 * `--soak=<minutes>`, half of the measured load while a brief is edited every second, its webhook sent, and the page checked one
 * second later. `BENCH_SECONDS` (3) says how long each is measured. Prints figures and asserts nothing.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { encodeSignatureHeader } from "@sanity/webhook";
import { untilUp } from "./until-up.ts";

import type { ContentApi } from "@/tests/support/services/content-api";

const { startContentApi } = await import("../support/services/content-api.ts");
const { readArguments } = await import("../../scripts/read-arguments.ts");
const { residentMib } = await import("../support/machine/resident-memory.ts");
const { siteEnv, sitePort, webhookSecret } = await import("../../scripts/site-under-test.ts");

const { values } = readArguments("npm run bench:front [-- --soak MINUTES]", {
  options: { soak: { type: "string", default: "0" } },
});
const soakMinutes = Number(values.soak);
if (Number.isNaN(soakMinutes)) throw new Error(`--soak takes a number of minutes, not ${values.soak}.`);
const pages = { home: "/", brief: "/micro-briefs/filters-and-the-mirror", glossary: "/glossary" };
const encodings = ["gzip", "br", "identity"] as const;
const connections = 32;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = 3;
const ports = { front: sitePort + 1, next: sitePort + 2, nginx: sitePort + 3 };
const folder = mkdtempSync(path.join(os.tmpdir(), "lantern-bench-"));
// nginx drops its privileges before it reads.
chmodSync(folder, 0o755);
const running: ChildProcess[] = [];

/** Each server has its own empty data folder: the embedded database is opened as soon as there is one. */
const start = (args: string[], env: Record<string, string>): ChildProcess => {
  const data = path.join(folder, `data-${running.length}`);
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", LANTERN_DATA_DIR: data, ...env },
    stdio: "ignore",
  });
  running.push(child);
  return child;
};
const up = (port: number) => untilUp(`http://127.0.0.1:${port}/robots.txt`);

type Load = { perSecond: number; p50: number; p99: number; failed: number };

/** Milliseconds of a time in wrk's format: 812.00us, 1.20ms, 2.01s. */
function toMs(text: string): number {
  const [, number = "", unit = ""] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? NaN);
}

/** The most that a server delivers to 32 connections for a while. */
async function load(port: number, target: string, encoding: string, forSeconds: number): Promise<Load> {
  const wrk = spawn(
    "wrk",
    ["-t1", `-c${connections}`, `-d${forSeconds}s`, "--latency", "-H", `accept-encoding: ${encoding}`].concat(
      `http://127.0.0.1:${port}${target}`,
    ),
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let printed = "";
  wrk.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  await once(wrk, "close");
  const find = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? "";
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50: toMs(find(/50%\s+(\S+)/)),
    p99: toMs(find(/99%\s+(\S+)/)),
    failed:
      Number(find(/Non-2xx or 3xx responses: (\d+)/)) +
      [...printed.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].reduce(
        (sum, one) => sum + Number(one[1]),
        0,
      ),
  };
}

/**
 * Requests at a steady rate until told to stop, at most 32 at once. If the client on this machine cannot keep the rate, the count
 * of answers shows it. Returns the failures and the slowest percent.
 */
function steady(port: number, targets: string[], perSecond: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let sent = 0;
  let inFlight = 0;
  const begun = performance.now();
  const ask = (target: string) => {
    const asked = performance.now();
    inFlight += 1;
    const headers = { "accept-encoding": "br" };
    http
      .get({ agent, port, host: "127.0.0.1", path: target, headers }, (answer) => {
        answer.resume().on("end", () => {
          if (answer.statusCode !== 200) failed += 1;
          times.push(performance.now() - asked);
        });
        answer.on("close", () => (inFlight -= 1));
      })
      .on("error", () => {
        failed += 1;
        inFlight -= 1;
      });
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    for (; sent < due && inFlight < connections; sent += 1)
      ask(targets[Math.floor(sent) % targets.length] ?? "/");
    sent = Math.max(sent, due - connections);
  }, 5);
  return {
    /** What has happened since the last look. */
    look() {
      const sorted = times.splice(0).toSorted((a, b) => a - b);
      const seen = { count: sorted.length, failed, p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN };
      failed = 0;
      return seen;
    },
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

/** nginx with exactly the bytes that the front sends, one folder per encoding. */
async function startNginx(): Promise<void> {
  for (const encoding of encodings)
    for (const [name, target] of Object.entries(pages)) {
      const headers = { "accept-encoding": encoding };
      const file = path.join(folder, "www", encoding, name);
      mkdirSync(path.dirname(file), { recursive: true });
      const body = await new Promise<Buffer>((resolve, reject) => {
        http
          .get({ port: ports.front, host: "127.0.0.1", path: target, headers }, (answer) => {
            const chunks: Buffer[] = [];
            answer
              .on("data", (chunk: Buffer) => chunks.push(chunk))
              .on("end", () => resolve(Buffer.concat(chunks)));
          })
          .on("error", reject);
      });
      writeFileSync(file, body);
    }
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=100; keepalive_requests 100000000; default_type text/html;
  server { listen 127.0.0.1:${ports.nginx}; root ${folder}/www;
    location /br/ { add_header content-encoding br; } location /gzip/ { add_header content-encoding gzip; } location /identity/ { } } }`;
  writeFileSync(path.join(folder, "nginx.conf"), config);
  running.push(spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" }));
  await up(ports.nginx);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const show = (value: number, digits = 0) => value.toFixed(digits).padStart(8);

async function compare(front: ChildProcess): Promise<number> {
  let slowest = Infinity;
  for (const [name, target] of Object.entries(pages))
    for (const encoding of encodings) {
      const results: Record<string, Load[]> = { front: [], next: [], nginx: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const [server, port] of Object.entries(ports))
          results[server]?.push(
            await load(port, server === "nginx" ? `/${encoding}/${name}` : target, encoding, seconds),
          );
      const of = (server: string, key: keyof Load) => median((results[server] ?? []).map((one) => one[key]));
      console.log(`\n${name}, ${encoding}     requests/s   p50 ms   p99 ms   failed`);
      for (const server of Object.keys(ports))
        console.log(
          `  ${server.padEnd(14)}${show(of(server, "perSecond"))} ${show(of(server, "p50"), 2)} ${show(of(server, "p99"), 2)} ${show(of(server, "failed"))}`,
        );
      const share = of("front", "perSecond") / of("nginx", "perSecond");
      const tail = of("front", "p99") / of("nginx", "p99");
      console.log(
        `  front: ${share.toFixed(2)} of nginx, p99 ${tail.toFixed(1)} times nginx's, ${residentMib(front.pid).toFixed(0)} MiB`,
      );
      slowest = Math.min(slowest, of("front", "perSecond"));
    }
  return slowest;
}

/**
 * Edits the brief of a content server, tells the front, and looks a second later. Returns whether the front was told and the page
 * fresh.
 */
async function edit(
  api: ContentApi,
  port: number,
  round: number,
): Promise<{ isTold: boolean; isFresh: boolean }> {
  const slug = pages.brief.split("/").at(-1) ?? "";
  const brief = api.documents.find(
    ({ slug: its }) => (its as { current?: string } | undefined)?.current === slug,
  );
  const title = `Edit number ${round} of the soak`;
  if (brief) brief.title = title;
  const change = { _id: brief?._id, _type: "microBrief", slug, previousSlug: null, operation: "update" };
  const body = JSON.stringify(change);
  const signature = await encodeSignatureHeader(body, Date.now(), webhookSecret);
  const headers = { "content-type": "application/json", "sanity-webhook-signature": signature };
  const base = `http://127.0.0.1:${port}`;
  const isTold = await fetch(`${base}/api/revalidate`, { method: "POST", headers, body }).then(
    (answer) => answer.ok,
    () => false,
  );
  await wait(1_000);
  const seen = await fetch(base + pages.brief).then(
    (answer) => answer.text(),
    () => "",
  );
  // The page may show a newer edit by now: editing continues while this one waits.
  const shown = Number(/Edit number (\d+) of the soak/.exec(seen)?.[1] ?? -1);
  return { isTold, isFresh: shown >= round };
}

async function soak(minutes: number, perSecond: number): Promise<void> {
  console.log(
    `\nsoak: ${minutes} min at ${perSecond.toFixed(0)} requests/s, an edit and its webhook every second`,
  );
  const api = await startContentApi();
  const port = sitePort + 4;
  const front = start(["scripts/serve.mjs"], {
    PORT: String(port),
    SANITY_PROJECT_ID: "separate",
    SANITY_API_HOST: api.url,
  });
  await up(port);
  let round = 0;
  let untold = 0;
  let stale = 0;
  const edits = setInterval(() => {
    void edit(api, port, (round += 1)).then(({ isTold, isFresh }) => {
      if (!isTold) untold += 1;
      if (!isFresh) stale += 1;
    });
  }, 1_000);
  const readers = steady(port, Object.values(pages), perSecond);
  for (const until = Date.now() + minutes * 60_000; Date.now() < until;) {
    await wait(Math.min(30_000, until - Date.now()));
    const { count, failed, p99 } = readers.look();
    console.log(
      `  ${count} answers, ${failed} failed, p99 ${p99.toFixed(1)} ms; ${round} edits, ${untold} refused, ${stale} stale a second later; ${residentMib(front.pid).toFixed(0)} MiB`,
    );
  }
  clearInterval(edits);
  readers.stop();
  await wait(1_500);
  await api.stop();
}

try {
  const front = start(["scripts/serve.mjs"], { PORT: String(ports.front) });
  start(["scripts/start-bare.ts", "-p", String(ports.next)], {});
  await Promise.all([up(ports.front), up(ports.next)]);
  for (const target of Object.values(pages)) await fetch(`http://127.0.0.1:${ports.front}${target}`);
  await wait(1_500);
  for (const tool of ["nginx", "wrk"])
    if (spawnSync(tool, ["-v"]).error) throw new Error(`${tool} is not installed`);
  await startNginx();
  console.log(`idle: ${residentMib(front.pid).toFixed(0)} MiB`);
  const slowest = await compare(front);
  if (soakMinutes > 0) await soak(soakMinutes, slowest / 2);
} finally {
  for (const child of running) child.kill("SIGTERM");
  await wait(500);
  rmSync(folder, { recursive: true, force: true });
}

/**
 * `npm run bench:front`: the front against plain Next and against nginx serving the same bytes from disk, interleaved in
 * one run, 32 connections; then, with `--soak=<minutes>`, half of the measured load with a webhook every second.
 * Prints figures and asserts nothing.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { encodeSignatureHeader } from "@sanity/webhook";

const { siteEnv, sitePort, webhookSecret } = await import("../../scripts/site-under-test.ts");

const pages = { home: "/", brief: "/micro-briefs/filters-and-the-mirror", glossary: "/glossary" };
const encodings = ["gzip", "br"] as const;
const connections = 32;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = 3;
const ports = { front: sitePort + 1, next: sitePort + 2, nginx: sitePort + 3 };
const folder = mkdtempSync(path.join(os.tmpdir(), "lantern-bench-"));
// nginx gives up its rights before it reads.
chmodSync(folder, 0o755);
const running: ChildProcess[] = [];

const start = (args: string[], env: Record<string, string>): ChildProcess => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", ...env },
    stdio: "ignore",
  });
  running.push(child);
  return child;
};
const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/robots.txt`).then(
    () => true,
    () => false,
  );
async function up(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isUp(port)) return;
    await wait(200);
  }
  throw new Error(`nothing listens on ${port}`);
}
const rss = (child: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

type Load = { perSecond: number; p50: number; p99: number; failed: number };

/** Keeps `connections` requests in flight for a while; with `limit`, no more than that many a second. */
async function load(
  port: number,
  target: string,
  encoding: string,
  forMs: number,
  limit = Infinity,
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const one = () =>
    new Promise<void>((resolve) => {
      const begun = performance.now();
      const options = {
        agent,
        port,
        host: "127.0.0.1",
        path: target,
        headers: { "accept-encoding": encoding },
      };
      http
        .get(options, (answer) => {
          answer.resume().on("end", () => {
            if (answer.statusCode !== 200) failed += 1;
            times.push(performance.now() - begun);
            resolve();
          });
        })
        .on("error", () => {
          failed += 1;
          resolve();
        });
    });
  const worker = async () => {
    while (performance.now() - started < forMs) {
      await one();
      const ahead = (times.length / limit) * 1000 - (performance.now() - started);
      if (ahead > 0) await wait(ahead);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return {
    perSecond: (times.length / (performance.now() - started)) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}

/** nginx with the very bytes that the front sends, one folder per encoding. */
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
    location /br/ { add_header content-encoding br; } location /gzip/ { add_header content-encoding gzip; } } }`;
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
            await load(port, server === "nginx" ? `/${encoding}/${name}` : target, encoding, seconds * 1000),
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
        `  front: ${share.toFixed(2)} of nginx, p99 ${tail.toFixed(1)} times nginx's, ${rss(front).toFixed(0)} MiB`,
      );
      slowest = Math.min(slowest, of("front", "perSecond"));
    }
  return slowest;
}

async function webhook(port: number): Promise<boolean> {
  const change = { _id: "bench", _type: "microBrief", slug: "filters-and-the-mirror", operation: "update" };
  const body = JSON.stringify({ ...change, previousSlug: null });
  const signature = await encodeSignatureHeader(body, Date.now(), webhookSecret);
  const headers = { "content-type": "application/json", "sanity-webhook-signature": signature };
  return fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: "POST", headers, body }).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function soak(front: ChildProcess, minutes: number, perSecond: number): Promise<void> {
  console.log(`\nsoak: ${minutes} min at ${perSecond.toFixed(0)} requests/s, a webhook every second`);
  let refused = 0;
  const until = Date.now() + minutes * 60_000;
  const hooks = setInterval(() => void webhook(ports.front).then((isOk) => (refused += isOk ? 0 : 1)), 1_000);
  while (Date.now() < until) {
    const each = Math.min(30_000, until - Date.now());
    const loads = await Promise.all(
      Object.values(pages).map((target) => load(ports.front, target, "br", each, perSecond / 3)),
    );
    const failed = loads.reduce((sum, one) => sum + one.failed, 0);
    const p99 = Math.max(...loads.map((one) => one.p99));
    console.log(
      `  failed ${failed}, webhooks refused ${refused}, p99 ${p99.toFixed(1)} ms, ${rss(front).toFixed(0)} MiB`,
    );
  }
  clearInterval(hooks);
}

try {
  const front = start(["scripts/serve.ts"], { PORT: String(ports.front) });
  start(["node_modules/next/dist/bin/next", "start", "-p", String(ports.next)], {});
  await Promise.all([up(ports.front), up(ports.next)]);
  for (const target of Object.values(pages)) await fetch(`http://127.0.0.1:${ports.front}${target}`);
  await wait(1_500);
  if (spawnSync("nginx", ["-v"]).status === 0) await startNginx();
  else throw new Error("nginx is not installed");
  console.log(`idle: ${rss(front).toFixed(0)} MiB`);
  const slowest = await compare(front);
  const minutes = Number(/^--soak=(\d+(?:\.\d+)?)$/.exec(process.argv[2] ?? "")?.[1] ?? 0);
  if (minutes > 0) await soak(front, minutes, slowest / 2);
} finally {
  for (const child of running) child.kill("SIGTERM");
  await wait(500);
  rmSync(folder, { recursive: true, force: true });
}

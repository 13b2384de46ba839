/** Varnish as its container starts it, with a name service that a test has in its hand. Ends with the test. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "@/tests/support/machine/free-port";

/** On a developer's machine Varnish may be missing. */
export const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;

/** Starts it before instances that listen on `backend`, at addresses of this machine's own. `run` says at which. */
export async function startVarnish(backend: number, addresses: readonly string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-varnish-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = (name: string) => path.join(folder, name);
  const port = await freePort();
  const run = (...running: readonly string[]) =>
    writeFileSync(place("running"), running.map((one) => `${one} STREAM site\n`).join(""));
  run(...addresses);
  writeFileSync(place("getent"), `#!/bin/sh\ncat ${place("running")}\n`);
  chmodSync(place("getent"), 0o755);
  const shipped = (file: string) => readFileSync(`deploy/varnish/${file}`, "utf8");
  writeFileSync(place("lantern.vcl"), shipped("lantern.vcl").replaceAll('"3000"', `"${backend}"`));
  writeFileSync(
    place("start.sh"),
    shipped("start.sh")
      .replaceAll("/etc/varnish/", `${folder}/`)
      .replaceAll("varnishadm ", `varnishadm -n ${place("work")} `)
      .replace("varnishd -F -a :80", `varnishd -F -j none -n ${place("work")} -a 127.0.0.1:${port}`)
      .replace("sleep 5", "sleep 0.2"),
  );
  const varnish = spawn("sh", [place("start.sh")], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH ?? ""}` },
  });
  onTestFinished(async () => {
    if (varnish.exitCode === null && varnish.pid !== undefined) process.kill(-varnish.pid, "SIGTERM");
    if (varnish.exitCode === null) await once(varnish, "exit");
  });
  return { url: `http://127.0.0.1:${port}`, run };
}

/** The script by which the container of Varnish starts, with a name service that a test has in its hand. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "@/tests/support/free-port";

const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;

/** An instance at an address of this machine's own, which says where it is asked. */
async function startInstance(address: string, port = 0): Promise<number> {
  const server = createServer((_, response) => void response.end(address));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(port, address);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test.skipIf(!hasVarnish && process.env.CI === undefined)(
  "Varnish waits for the first instance, and asks those that run, whatever their addresses are by now",
  { timeout: 90_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "lantern-varnish-start-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = (name: string) => path.join(folder, name);
    const [port, backend] = [await freePort(), await startInstance("127.0.0.2")];
    await startInstance("127.0.0.3", backend);
    const run = (...addresses: string[]) =>
      writeFileSync(place("running"), addresses.map((one) => `${one} STREAM site\n`).join(""));
    run();
    writeFileSync(place("getent"), `#!/bin/sh\ncat ${place("running")}\n`);
    chmodSync(place("getent"), 0o755);
    const shipped = (file: string) => readFileSync(`deploy/varnish/${file}`, "utf8");
    writeFileSync(place("lantern.vcl"), shipped("lantern.vcl").replace('"3000"', `"${backend}"`));
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
    /** Who answers: asked for something that is kept by nobody. */
    const asked = async () => {
      const answers = [1, 2, 3, 4].map(() =>
        fetch(`http://127.0.0.1:${port}/api/csrf`).then(
          (answer) => answer.text(),
          () => "nobody",
        ),
      );
      return [...new Set(await Promise.all(answers))].toSorted();
    };
    expect(await asked()).toEqual(["nobody"]);
    run("127.0.0.2");
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.2"]);
    run("127.0.0.2", "127.0.0.3");
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.2", "127.0.0.3"]);
    run("127.0.0.3");
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.3"]);
    // All of them at once are away: they are waited for where they were.
    run();
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.3"]);
  },
);

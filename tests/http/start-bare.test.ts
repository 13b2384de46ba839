import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { siteEnv } from "@/scripts/site-under-test";
import { freePort } from "@/tests/support/machine/free-port";
import { startMs } from "@/tests/support/requests/http-client";
import { dataFolder } from "@/tests/support/sites/site-server";

/** Starts it, and waits until its home page is there; it ends with the test. `ended` is its exit code. */
async function startBare() {
  const port = await freePort();
  const folder = dataFolder();
  onTestFinished(folder.remove);
  const server = spawn(process.execPath, ["scripts/start-bare.ts", "-p", String(port)], {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", LANTERN_DATA_DIR: folder.path },
    stdio: "ignore",
  });
  const ended = once(server, "exit").then(([code]) => code as number | null);
  onTestFinished(async () => {
    server.kill("SIGTERM");
    await ended;
  });
  const statusOf = (address: string) =>
    fetch(`http://localhost:${port}${address}`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => statusOf("/"), { timeout: startMs }).toBe(200);
  return { pid: server.pid, ended, statusOf };
}

test("plain Next serves the build without the front", async () => {
  const { statusOf } = await startBare();
  expect(await statusOf("/micro-briefs/no-such-brief")).toBe(404);
  expect(await statusOf("/calls")).toBe(401);
});

test("plain Next that was killed does not end well", async () => {
  const { pid, ended } = await startBare();
  spawnSync("pkill", ["-KILL", "-P", String(pid)]);
  expect(await ended).toBe(1);
});

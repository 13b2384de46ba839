import { spawn, spawnSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { siteEnv } from "@/scripts/site-under-test";
import { freePort } from "@/tests/support/site-copy";
import { dataFolder } from "@/tests/support/site-server";

test("plain Next serves the build without the front", async () => {
  const port = await freePort();
  const folder = dataFolder();
  const server = spawn(process.execPath, ["scripts/start-bare.ts", "-p", String(port)], {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", LANTERN_DATA_DIR: folder.path },
    stdio: "ignore",
  });
  try {
    const statusOf = (address: string) =>
      fetch(`http://localhost:${port}${address}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => statusOf("/"), { timeout: 30_000 }).toBe(200);
    expect(await statusOf("/micro-briefs/no-such-brief")).toBe(404);
    expect(await statusOf("/calls")).toBe(401);
  } finally {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    folder.remove();
  }
});

test("that plain Next was killed is not told as a good end", async () => {
  const port = await freePort();
  const folder = dataFolder();
  onTestFinished(folder.remove);
  const server = spawn(process.execPath, ["scripts/start-bare.ts", "-p", String(port)], {
    env: { ...process.env, ...siteEnv, NODE_ENV: "production", LANTERN_DATA_DIR: folder.path },
    stdio: "ignore",
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const isUp = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  spawnSync("pkill", ["-KILL", "-P", String(server.pid)]);
  expect(await ended).toBe(1);
});

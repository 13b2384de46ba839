/** What a process finishes before it ends, whoever still keeps it waiting. */
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openSocket } from "@/tests/support/requests/raw-socket";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";

/** A busy machine may take longer to open a database than a load balancer is kept waiting. */
const expectReady = (url: string) =>
  expect
    .poll(async () => (await fetch(`${url}/api/health/ready`)).status, { interval: 500, timeout: 30_000 })
    .toBe(200);

test("a process closes its database and ends, though a request is still being sent to it", async () => {
  const data = dataFolderWithDatabase();
  const site = await startSite({ LANTERN_DATA_DIR: data.path });
  const lock = path.join(data.path, "database.lock");
  try {
    await expectReady(site.url);
    expect(existsSync(lock)).toBe(true);
    const sender = await openSocket(site.url);
    sender.on("error", () => undefined);
    sender.write("POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
    await site.stop();
    expect(existsSync(lock)).toBe(false);
    sender.destroy();
  } finally {
    await site.kill();
    data.remove();
  }
});

test("a process that is asked nothing ends before one to which a request is still being sent", async () => {
  const folders = [dataFolderWithDatabase(), dataFolderWithDatabase()] as const;
  const sites = await Promise.all(folders.map(({ path: folder }) => startSite({ LANTERN_DATA_DIR: folder })));
  const [idle, busy] = sites;
  if (!idle || !busy) throw new Error("both are served");
  try {
    // One that is about to open its database as it ends finishes that first.
    for (const site of sites) await expectReady(site.url);
    // As browsers open one ahead.
    const unused = await openSocket(idle.url);
    const sender = await openSocket(busy.url);
    for (const socket of [unused, sender]) socket.on("error", () => undefined);
    sender.write("POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
    const ended: string[] = [];
    await Promise.all([
      busy.stop().then(() => ended.push("asked")),
      idle.stop().then(() => ended.push("idle")),
    ]);
    expect(ended).toEqual(["idle", "asked"]);
    for (const socket of [unused, sender]) socket.destroy();
  } finally {
    for (const site of sites) await site.kill();
    for (const folder of folders) folder.remove();
  }
});

test("a process that is watched says that it ends, and goes on answering, before it closes", async () => {
  const data = dataFolderWithDatabase();
  const site = await startSite({ LANTERN_DATA_DIR: data.path });
  const look = (path: string) =>
    fetch(`${site.url}${path}`, { headers: { connection: "close" } }).then(
      ({ status }) => status,
      () => "refused",
    );
  try {
    // As a load balancer does, until it has done so for ten seconds.
    for (const pause of [5_100, 5_100, 0]) {
      expect(await look("/api/health")).toBe(200);
      await sleep(pause);
    }
    const stopped = site.stop();
    await expect.poll(() => look("/api/health"), { interval: 50, timeout: 10_000 }).toBe(503);
    expect([await look("/api/health/ready"), await look("/about")]).toEqual([503, 200]);
    await stopped;
    expect(await look("/api/health")).toBe("refused");
  } finally {
    await site.kill();
    data.remove();
  }
});

/** What a process finishes before it ends, whoever still keeps it waiting. */
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openSocket } from "@/tests/support/raw-socket";
import { dataFolderWithDatabase, startSite } from "@/tests/support/site-server";

test("a process closes its database and ends, though a request is still being sent to it", async () => {
  const data = dataFolderWithDatabase();
  const site = await startSite({ LANTERN_DATA_DIR: data.path });
  const lock = path.join(data.path, "database.lock");
  try {
    expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
    expect(existsSync(lock)).toBe(true);
    const sender = await openSocket(site.url);
    sender.on("error", () => undefined);
    sender.write("POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
    const begun = performance.now();
    await site.stop();
    expect((performance.now() - begun) / 1000).toBeLessThan(15);
    expect(existsSync(lock)).toBe(false);
    sender.destroy();
  } finally {
    await site.kill();
    data.remove();
  }
});

test("a process that is asked nothing ends at once", async () => {
  const data = dataFolderWithDatabase();
  const site = await startSite({ LANTERN_DATA_DIR: data.path });
  try {
    // As browsers open one ahead.
    const unused = await openSocket(site.url);
    unused.on("error", () => undefined);
    const begun = performance.now();
    await site.stop();
    expect((performance.now() - begun) / 1000).toBeLessThan(8);
    unused.destroy();
  } finally {
    await site.kill();
    data.remove();
  }
});

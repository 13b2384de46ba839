import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { inParallel, readPage } from "@/tests/support/requests/pages";
import { residentMib } from "@/tests/support/machine/resident-memory";
import { isSweep } from "@/tests/support/samples/sample";
import { startSiteCopy } from "@/tests/support/sites/site-copy";
import { buildFolder } from "#lib/platform/build-folder";

/**
 * Files and bytes of everything below a build's folder, but the server's own code as it was compiled: that is written once,
 * some time after the start, whatever was asked for.
 */
function weigh(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.startsWith(path.join(folder, "compile-cache")),
  );
  return {
    files: files.length,
    bytes: files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0),
  };
}

test("made-up addresses leave neither disk nor memory grown", async () => {
  const site = await startSiteCopy({ TRUSTED_PROXIES: "127.0.0.1,::1" });
  try {
    const kinds = [
      "micro-briefs",
      "micro-actions",
      "glossary",
      "tracks",
      "es/glossary",
      "de/micro-briefs",
      "share/brief",
      "nowhere",
    ];
    const visit = (count: number, seed: string) =>
      inParallel(
        Array.from({ length: count }, (_, index) => index),
        async (index) => {
          const { status } = await readPage(
            `/${kinds[index % kinds.length]}/${seed}-${index}${index % 8 === 6 ? ".png" : ""}`,
            site.url,
            // One client is not given so many; a proxy names another one for each hundred.
            { "x-forwarded-for": `203.0.113.${Math.floor(index / 100)}` },
          );
          expect(status).toBe(404);
        },
      );
    // The heap reaches its working size within the first two thousand; fewer say something of the disk alone.
    const count = isSweep ? 1000 : 100;
    await visit(count, "warm");
    await visit(count, "warmer");
    const disk = weigh(path.join(site.folder, buildFolder()));
    const resident = residentMib(site.pid);
    await visit(count, "random");
    await visit(count, "again");
    expect(weigh(path.join(site.folder, buildFolder()))).toEqual(disk);
    // A page kept for each address would be some 30 KiB each: 60 MiB for these.
    if (isSweep) expect(residentMib(site.pid) - resident).toBeLessThan(40);
  } finally {
    await site.stop();
  }
});

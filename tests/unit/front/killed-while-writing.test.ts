/** Apart from the other tests of the page cache: Next's memory of pages, once there is one, is of the whole process. */
import { mkdtempSync, rmSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import PageCache from "@/lib/front/page-cache.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "lantern-pages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = { ...fs, mkdir: (name: string) => fs.mkdir(name, { recursive: true }) };
const options = {
  fs: files,
  flushToDisk: true,
  serverDistDir: folder,
  revalidatedTags: [],
  maxMemoryCacheSize: 0,
};
const context = { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false };
const page = (html: string) => ({
  kind: "APP_PAGE",
  html,
  rscData: Buffer.from(html),
  headers: { "x-next-cache-tags": "brief" },
  status: 200,
});

test("a page that a process was killed while writing is the older one to the next process", async () => {
  await new PageCache(options).set("/about", page("before"), context);
  const killed = async (file: string, data: string | Buffer) => {
    await fs.writeFile(file, data.slice(0, 2));
    throw new Error("killed");
  };
  const dying = new PageCache({ ...options, fs: { ...files, writeFile: killed } });
  await expect(dying.set("/about", page("after"), context)).rejects.toThrow("killed");
  vi.resetModules();
  const { default: LaterPageCache } = await import("@/lib/front/page-cache.mjs");
  expect((await new LaterPageCache(options).get("/about", context))?.value.html).toBe("before");
});

/** Apart from the other tests of the page cache: Next's memory of pages, once there is one, is of the whole process. */
import { mkdtempSync, rmSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import PageCache from "@/lib/front/invalidation/page-cache.mjs";
import { pageContext as context, pageOf as page, pagesIn } from "@/tests/support/sites/pages-on-disk";

const folder = mkdtempSync(path.join(tmpdir(), "lantern-pages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = pagesIn(folder);

test("a page that a process was killed while writing is the older one to the next process", async () => {
  await new PageCache(options).set("/about", page("before"), context);
  const killed = async (file: string, data: string | Buffer) => {
    await fs.writeFile(file, data.slice(0, 2));
    throw new Error("killed");
  };
  const dying = new PageCache(pagesIn(folder, { writeFile: killed as typeof fs.writeFile }));
  await expect(dying.set("/about", page("after"), context)).rejects.toThrow("killed");
  vi.resetModules();
  const { default: LaterPageCache } = await import("@/lib/front/invalidation/page-cache.mjs");
  expect((await new LaterPageCache(options).get("/about", context))?.value.html).toBe("before");
});

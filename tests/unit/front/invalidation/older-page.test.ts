/** What readers are shown while no newer page can be made: the older one, whatever happens beside it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { withTags } from "#lib/front/next/next-bridge";
import PageCache from "@/lib/front/invalidation/page-cache.mjs";
import { pageContext as context, pageOf as page, pagesIn } from "@/tests/support/sites/pages-on-disk";

const folder = mkdtempSync(path.join(tmpdir(), "lantern-pages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Parameters<typeof pagesIn>[1];
const cacheOver = (changed?: Files) => new PageCache(pagesIn(folder, changed));
/** The page's text as a document and as data, which are two files. */
async function shown(cache: PageCache, isOlderWanted: boolean): Promise<string[] | null> {
  const { result } = await withTags(() => cache.get("/about", context), isOlderWanted);
  return result && [result.value.html, String(result.value.rscData)];
}
const older = (cache: PageCache) => shown(cache, true);

/** What is left of files that were to become a page's. */
const halves = async () =>
  (await fs.readdir(folder, { recursive: true })).filter((name) => name.endsWith(".tmp"));

const before = cacheOver();
beforeEach(async () => {
  await before.set("/about", page("before"), context);
  await before.revalidateTag(["brief"], { expire: 0 });
  expect(await shown(before, false)).toBeNull();
  // Moments of a page on the disk are whole milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 5));
});

test("the older page is given though a webhook makes it old once more while it is read", async () => {
  const readFile = async (file: string, encoding: BufferEncoding) => {
    const text = await fs.readFile(file, encoding);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await before.revalidateTag(["brief"], { expire: 0 });
    return text;
  };
  const cache = cacheOver({ readFile: readFile as typeof fs.readFile });
  expect(await older(cache)).toEqual(["before", "before"]);
});

test("the older page is given, and no half of the newer one, while that is written", async () => {
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<null>();
  const writeFile = async (file: string, data: string) => {
    if (file.includes(".rsc")) await isAllowed;
    await fs.writeFile(file, data);
  };
  const cache = cacheOver({ writeFile: writeFile as typeof fs.writeFile });
  const writing = cache.set("/about", page("after"), context);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await older(cache)).toEqual(["before", "before"]);
  allow(null);
  await writing;
  expect(await shown(cache, false)).toEqual(["after", "after"]);
});

test("the older page is given when the newer one found the disk full, which leaves nothing of itself", async () => {
  const writeFile = async (file: string, data: string) => {
    if (file.includes(".rsc")) throw new Error("no space left on device");
    await fs.writeFile(file, data);
    // The page's other files are still being written when this one has failed.
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const cache = cacheOver({ writeFile: writeFile as typeof fs.writeFile });
  await expect(cache.set("/about", page("after"), context)).rejects.toThrow();
  expect(await older(cache)).toEqual(["before", "before"]);
  expect(await shown(cache, false)).toBeNull();
  expect(await halves()).toEqual([]);
});

test("a page whose file cannot take its place leaves nothing of itself either", async () => {
  const data =
    (await fs.readdir(folder, { recursive: true })).find((name) => name.endsWith("about.rsc")) ?? "";
  // A file cannot take the place of a folder.
  await fs.mkdir(path.join(folder, data.replace("about", "odd")));
  await expect(cacheOver().set("/odd", page("after"), context)).rejects.toThrow();
  expect(await halves()).toEqual([]);
  const left = (await fs.readdir(folder, { recursive: true })).filter((name) => /odd\.\w+$/.test(name));
  expect(left).toEqual([data.replace("about", "odd")]);
});

test("the 404 that a build wrote for an address without content is no page, nor an older one", async () => {
  const built = new PageCache(pagesIn(folder));
  await built.set("/careers", page("nothing here"), context);
  await built.set("/_not-found", page("nothing there"), context);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/(?:careers|_not-found)\.meta$/.test(name)) {
      const file = path.join(folder, name);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), status: 404 }));
    }
  expect(await built.get("/careers", context)).toBeNull();
  expect((await withTags(() => built.get("/careers", context), true)).result).toBeNull();
  expect((await built.get("/_not-found", context))?.value.html).toBe("nothing there");
});

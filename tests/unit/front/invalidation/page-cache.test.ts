import { mkdtempSync, rmSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import PageCache from "@/lib/front/invalidation/page-cache.mjs";
import { pageContext as context, pageOf, pagesIn } from "@/tests/support/sites/pages-on-disk";

const minute = 60_000;
const folder = mkdtempSync(path.join(tmpdir(), "lantern-pages-"));
const cache = new PageCache({
  fs,
  flushToDisk: false,
  serverDistDir: folder,
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
});
const page = (html: string) => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": "brief" },
  status: 200,
});
const read = async () => (await cache.get("/about", { kind: "APP_PAGE" }))?.value.html ?? null;

const machinesNow = Date.now.bind(Date);
/** Sets the machine's clock so many minutes ahead. Timers and what measures time evenly stay as they are. */
const setClock = (minutes: number) =>
  vi.spyOn(Date, "now").mockImplementation(() => machinesNow() + minutes * minute);

afterEach(() => vi.restoreAllMocks());
/** Moments of the machine's clock are whole milliseconds. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a page is old after the webhook of its tag, and what is made then is not", async () => {
  await cache.set("/about", page("before"), {});
  expect(await read()).toBe("before");
  await cache.revalidateTag(["brief"]);
  expect(await read()).toBeNull();
  await aMoment();
  await cache.set("/about", page("after"), {});
  expect(await read()).toBe("after");
});

test("a webhook that makes a page old at once does so", async () => {
  await cache.set("/about", page("before"), {});
  await cache.revalidateTag(["brief"], { expire: 0 });
  await aMoment();
  expect(await read()).toBeNull();
  await cache.set("/about", page("before"), {});
  await cache.revalidateTag(["brief"], { expire: 60 });
  await aMoment();
  expect(await read()).toBe("before");
});

test("a page that is to be renewed in the background is no younger for it, and stays old if it was", async () => {
  await cache.set("/about", page("before"), {});
  await cache.revalidateTag(["brief"], { expire: 0 });
  await aMoment();
  await cache.revalidateTag(["brief"], { expire: 60 });
  expect(await read()).toBeNull();
});

test("a webhook makes a page old while the machine's clock is ahead of what it was at the start", async () => {
  setClock(4);
  await cache.set("/about", page("before"), {});
  await cache.revalidateTag(["brief"]);
  expect(await read()).toBeNull();
  await aMoment();
  await cache.set("/about", page("after"), {});
  expect(await read()).toBe("after");
});

test("a webhook makes a page old though the clock was set back between the page and the webhook", async () => {
  setClock(4);
  await cache.set("/about", page("before"), {});
  setClock(0);
  await cache.revalidateTag(["brief"]);
  expect(await read()).toBeNull();
  await aMoment();
  await cache.set("/about", page("after"), {});
  expect(await read()).toBe("after");
});

test("a page that could not be written is none, and the older one under it does not come back", async () => {
  const full = () => Promise.reject(new Error("no space left on device"));
  const onDisk = new PageCache({
    fs: { ...fs, writeFile: full, writeFileAtomic: full, mkdir: full },
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  });
  await cache.set("/about", page("before"), {});
  await expect(onDisk.set("/about", page("after"), { kind: "APP_PAGE" })).rejects.toThrow();
  expect(await read()).toBeNull();
});

test("where there is no page any more, the one that was written before does not come back", async () => {
  const written = new PageCache(pagesIn(folder));
  await written.set("/gone", pageOf("before"), context);
  const answer = async () => (await written.get("/gone", context))?.value.html ?? null;
  expect(await answer()).toBe("before");
  await written.revalidateTag(["brief"]);
  await aMoment();
  await written.set("/gone", { ...page("nothing here"), status: 404 }, context);
  expect(await answer()).toBeNull();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

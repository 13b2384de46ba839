/**
 * Next's own page cache, with two things left out and three added. Left out: answers "not found" are not cached, since Next
 * would keep one, in memory and on disk, for every address that anybody makes up; and behind the front no pages are held in
 * memory, because the front holds them finished. Added: the front is told which tags a page carries and which tags a webhook
 * made old; the age of a page counts from when its render began, by the same clock as the age of tags; and when nothing newer
 * can be rendered, the front gets the old page. Named in next.config.ts. Plain JavaScript, because Next loads it by its path.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { renameSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { markTagOld } from "./old-tags.mjs";

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** What the front offers (lib/platform/front-bridge.ts); undefined under plain `next start`. */
const front = () => globalThis[Symbol.for("lantern.front")];

/** The clock of Next's other caches, which runs evenly even when the machine's clock is set. */
const now = () => performance.timeOrigin + performance.now();

/**
 * When this process made a page, by its key. Next itself notes the machine's time: once that clock is set, a page from before
 * a webhook could look younger than the webhook. A page that is not listed, or was made by an earlier process, counts as older
 * than everything this process has heard.
 */
const madeAt = new LRUCache({ max: 20_000 });
const unwritten = 0;

/** The values that `get` has given. Next calls `set` with one of them when a page was to be renewed and could not be. */
const given = new WeakSet();

/** The keys of pages that could not be renewed just now. For this long they are not tried again. */
const retained = new LRUCache({ max: 20_000, ttl: 5_000 });

/** How far ahead an old page is dated, so that no webhook makes it old before it has been read and sent. */
const olderLeadMs = 60_000;

/** The files of the page that is being written, each with the temporary name that it has until all of them are there. */
const writing = new AsyncLocalStorage();

/** Writes each file whole or not at all, whenever the process is killed. @param {object} files */
const whole = (files) => ({
  ...files,
  writeFile: async (file, data) => {
    const temporary = `${file}.${randomUUID()}.tmp`;
    const page = writing.getStore();
    // Next writes a file once its folder is there, which may be later than the failure of another.
    if (page?.hasFailed) throw new Error("Another file of this page could not be written");
    const written = files.writeFile(temporary, data);
    page?.writes.push(written);
    try {
      await written;
      if (page) page.files.push([temporary, file]);
      else await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  },
});

/** Runs what writes a page's files. They replace the older ones together, or not at all. */
async function writeTogether(write) {
  const page = { files: [], writes: [], hasFailed: false };
  const placed = [];
  try {
    await writing.run(page, write);
    // Synchronously, so that nobody reads a page of which half is new.
    for (const [temporary, file] of page.files) {
      renameSync(temporary, file);
      placed.push(file);
    }
  } catch (error) {
    page.hasFailed = true;
    // The first file that fails leaves the others still being written.
    await Promise.allSettled(page.writes);
    for (const [temporary] of page.files) await rm(temporary, { force: true });
    // No page is better than half of one.
    for (const file of placed) await rm(file, { force: true });
    throw error;
  }
}

/** @param {string | undefined} header */
const tagsOf = (header) => (typeof header === "string" ? header.split(",") : []);

/** The one page that is a 404 itself: Next's answer to what matches no route. */
const notFoundPage = "/_not-found";

/**
 * The page of an entry; null for what is no page: an entry that `set` below has emptied, and the 404 that a build writes for an
 * address of a closed list without content, which has no tag by which a webhook could drop it.
 */
const pageIn = (key, entry) =>
  entry?.value && (entry.value.status !== 404 || key === notFoundPage) ? entry.value : null;

/** Tells the front the tags of the page that the current request is answered with. */
function note(value) {
  if (value) front()?.noteTags(tagsOf(value.headers?.["x-next-cache-tags"]));
}

/** Returns a page that cannot be renewed now, dated so that Next serves it, and marked for the front. */
function asOlder(key, entry) {
  const page = pageIn(key, entry);
  if (!page) return null;
  note(page);
  const value = { ...page, headers: { ...page.headers, [front().olderMark]: "1" } };
  return { ...entry, value, lastModified: now() + olderLeadMs };
}

/** Reads files from the disk whatever their age: to Next each looks newer than any webhook. */
class AgelessCache extends FileSystemCache {
  /** @param {object} context */
  constructor(context) {
    const { fs } = context;
    const stat = async (file) => Object.assign(await fs.stat(file), { mtime: new Date(now() + olderLeadMs) });
    const readFile = async (file, ...options) => {
      const text = await fs.readFile(file, ...options);
      if (!file.endsWith(".meta")) return text;
      return JSON.stringify({ ...JSON.parse(text), routeCacheLastModified: undefined });
    };
    super({ ...context, fs: { ...fs, stat, readFile }, flushToDisk: false, maxMemoryCacheSize: 0 });
  }

  /** Deletes a page, so that no later process takes it for one. @param {string} key @param {object} context */
  async remove(key, context) {
    const entry = await this.get(key, context);
    if (!entry?.value || entry.value.status === 404) return;
    const ending = context.kind === "APP_ROUTE" ? "body" : "html";
    // Next keeps what a build has rendered at the plain path, and what it renders itself in a folder of its own.
    for (const one of [key, key.replace(/^\/.*?(?=\/\$\/)\/\$/, "")])
      await rm(this.getFilePath(`${one}.${ending}`, context.kind), { force: true });
  }
}

/** The cache handler that next.config.ts names: Next makes it and calls it. */
export default class PageCache extends FileSystemCache {
  /** @param {object} context */
  constructor(context) {
    const files = { ...context, fs: whole(context.fs) };
    super(front() ? { ...files, maxMemoryCacheSize: 0 } : files);
    this.ageless = new AgelessCache(context);
  }

  /** @param {string} key @param {object} context */
  async get(key, context) {
    const isOlderWanted = front()?.isOlderWanted() ?? false;
    const entry = madeAt.get(key) === unwritten ? null : await super.get(key, context);
    const value = pageIn(key, entry);
    const lastModified = madeAt.get(key) ?? Math.min(entry?.lastModified ?? 0, performance.timeOrigin);
    if (!value || areTagsExpired(tagsOf(value.headers?.["x-next-cache-tags"]), lastModified))
      return isOlderWanted ? asOlder(key, await this.ageless.get(key, context)) : null;
    if (retained.has(key)) return asOlder(key, entry);
    note(value);
    given.add(value);
    return { ...entry, lastModified };
  }

  /** @param {string} key @param {{ status?: number } | null} data @param {object} context */
  async set(key, data, context) {
    note(data);
    if (front() && data && given.has(data)) {
      // Next sets a page that it got from here: renewing it has failed. The page keeps its age and is not tried again at once.
      retained.set(key, true);
      return;
    }
    // Counted from the beginning of the render: a webhook that came during it is newer than what the page shows.
    const at = front()?.begunAt() ?? now();
    // Until all files are written, and for good when writing fails (a full disk), an older page lies on the disk. Where there
    // is no page any more, it is removed below: Next would leave it there.
    madeAt.set(key, unwritten);
    retained.delete(key);
    const page = data?.status === 404 ? null : data;
    await writeTogether(() => super.set(key, page, context));
    if (page) madeAt.set(key, at);
    else if (data) await this.ageless.remove(key, { kind: data.kind });
  }

  /** @param {string | string[]} tags @param {{ expire?: number }} [durations] */
  async revalidateTag(tags, durations) {
    const at = now();
    for (const tag of [tags].flat()) markTagOld(tag, at, durations?.expire);
    await front()?.invalidate([tags].flat(), durations);
  }
}

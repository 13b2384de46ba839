/**
 * Next's own page cache, less two things and plus three. Less: an answer "not found" is not cached; it would be cached for as
 * long as a page, in memory and on disk, for every address anybody makes up. And behind the front it holds no pages in
 * memory, where the front has them finished. Plus: the front hears which tags a page carries, and which tags a webhook made
 * old; when a page was made is told by the same clock as when its tags became old, and counts from when its making began;
 * and where nothing newer can be rendered, the front gets the old page. Named in next.config.ts; plain JavaScript because
 * Next loads it by path.
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

/** What lib/front/next-bridge.ts puts there; missing under plain `next start`. */
const front = () => globalThis[Symbol.for("lantern.front")];

/** The clock of Next's other caches: it goes on evenly, whatever the machine's is set to. */
const now = () => performance.timeOrigin + performance.now();

/**
 * When this process made a page, by its key. Next itself notes the machine's time: a clock that was set would make pages
 * of before a webhook younger than it. One that is forgotten, or was made by an earlier process, is older than all that
 * this process has heard.
 */
const madeAt = new LRUCache({ max: 20_000 });
const unwritten = 0;

/** What `get` gave. Next sets it once more where it was to be renewed and could not be. */
const given = new WeakSet();

/** Pages that could not be renewed just now, by their key: for so long they are not tried again. */
const retained = new LRUCache({ max: 20_000, ttl: 5_000 });

/** How long an older page is newer than all that a webhook makes old: long enough for it to be read and sent. */
const olderLeadMs = 60_000;

/** The files of the page that is being written: each under the name that it has until all of them are there. */
const writing = new AsyncLocalStorage();

/** A file is the whole new one or the whole old one, whenever the process is killed. @param {object} files */
const whole = (files) => ({
  ...files,
  writeFile: async (file, data) => {
    const temporary = `${file}.${randomUUID()}.tmp`;
    const page = writing.getStore();
    try {
      await files.writeFile(temporary, data);
      if (page?.hasFailed) throw new Error("Another file of this page could not be written");
      if (page) page.files.push([temporary, file]);
      else await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  },
});

/** Runs what writes a page's files; they take the places of the older ones together, or not at all. */
async function writeTogether(write) {
  const page = { files: [], hasFailed: false };
  const placed = [];
  try {
    await writing.run(page, write);
    // At one go: nobody reads a page of which half is new.
    for (const [temporary, file] of page.files) {
      renameSync(temporary, file);
      placed.push(file);
    }
  } catch (error) {
    page.hasFailed = true;
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
 * What an entry holds, less what is no page: what `set` emptied below, and the 404 that a build writes for an address of a
 * closed list at which it finds no content. That one has no tag by which a webhook could drop it.
 */
const pageIn = (key, entry) =>
  entry?.value && (entry.value.status !== 404 || key === notFoundPage) ? entry.value : null;

/** Tells the front the tags of the page that the current request is answered with. */
function note(value) {
  if (value) front()?.noteTags(tagsOf(value.headers?.["x-next-cache-tags"]));
}

/** A page that cannot be renewed now, for the front to show: as one of this moment, and marked. */
function asOlder(key, entry) {
  const page = pageIn(key, entry);
  if (!page) return null;
  note(page);
  const value = { ...page, headers: { ...page.headers, [front().olderMark]: "1" } };
  return { ...entry, value, lastModified: now() + olderLeadMs };
}

/** Reads what is on the disk whatever its age: to Next, each file is newer than whatever a webhook says meanwhile. */
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
      // Next sets a page that it got from here: to renew it has failed. The page keeps its age, and is not tried again at once.
      retained.set(key, true);
      return;
    }
    // A webhook that came while it was made is younger than what it shows.
    const at = front()?.begunAt() ?? now();
    // Until all of it is written, and for good when that fails (a full disk), what lies there is an older page. Where there
    // is no page any more it is none: Next would leave it on the disk.
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

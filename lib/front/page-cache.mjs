/**
 * Next's own page cache, less two things and plus two. Less: an answer "not found" is not cached; it would be cached for as
 * long as a page, in memory and on disk, for every address anybody makes up. And behind the front it holds no pages in
 * memory, where the front has them finished. Plus: the front hears which tags a page carries, and which tags a webhook made
 * old; and when a page was made is told by the same clock as when its tags became old. Named in next.config.ts; plain
 * JavaScript because Next loads it by path.
 */
import { LRUCache } from "lru-cache";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import {
  areTagsExpired,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

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

/** @param {string | undefined} header */
const tagsOf = (header) => (typeof header === "string" ? header.split(",") : []);

/** Tells the front the tags of the page that the current request is answered with. */
function note(value) {
  if (value) front()?.noteTags(tagsOf(value.headers?.["x-next-cache-tags"]));
}

export default class PageCache extends FileSystemCache {
  /** @param {object} context */
  constructor(context) {
    super(front() ? { ...context, maxMemoryCacheSize: 0 } : context);
  }

  /** @param {string} key @param {object} context */
  async get(key, context) {
    if (madeAt.get(key) === unwritten) return null;
    const entry = await super.get(key, context);
    // What `set` emptied below is no page.
    if (!entry?.value) return null;
    const lastModified = madeAt.get(key) ?? Math.min(entry.lastModified, performance.timeOrigin);
    if (areTagsExpired(tagsOf(entry.value.headers?.["x-next-cache-tags"]), lastModified)) return null;
    note(entry.value);
    return { ...entry, lastModified };
  }

  /** @param {string} key @param {{ status?: number } | null} data @param {object} context */
  async set(key, data, context) {
    note(data);
    const at = now();
    // Until all of it is written, and for good when that fails (a full disk), what lies there is no page. Nor is it where
    // there is no page any more: Next leaves the older one on the disk.
    madeAt.set(key, unwritten);
    const page = data?.status === 404 ? null : data;
    await super.set(key, page, context);
    if (page) madeAt.set(key, at);
  }

  /** @param {string | string[]} tags @param {{ expire?: number }} [durations] */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    const at = now();
    for (const tag of [tags].flat()) {
      const known = tagsManifest.get(tag);
      const { expire } = durations ?? { expire: 0 };
      const expired = expire === undefined ? undefined : at + expire * 1000;
      tagsManifest.set(tag, {
        ...known,
        ...(durations ? { stale: at } : {}),
        ...(expired === undefined ? {} : { expired }),
      });
    }
    await front()?.invalidate([tags].flat(), durations);
  }
}

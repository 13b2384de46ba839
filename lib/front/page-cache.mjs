/**
 * Next's own page cache, less one thing and plus one. Less: an answer "not found" is not cached; it would be cached for as
 * long as a page, in memory and on disk, for every address anybody makes up. Plus: the front hears which tags a page
 * carries, and which tags a webhook made old. Named in next.config.ts; plain JavaScript because Next loads it by path.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** What lib/front/next-bridge.ts puts there; missing under plain `next start`. */
const front = () => globalThis[Symbol.for("lantern.front")];

/** Tells the front the tags of the page that the current request is answered with. */
function note(value) {
  if (!value) return;
  const tags = value.headers?.["x-next-cache-tags"];
  front()?.noteTags(typeof tags === "string" ? tags.split(",") : []);
}

export default class PageCache extends FileSystemCache {
  /** @param {string} key @param {object} context */
  async get(key, context) {
    const entry = await super.get(key, context);
    // What `set` emptied below is no page.
    if (!entry?.value) return null;
    note(entry.value);
    return entry;
  }

  /** @param {string} key @param {{ status?: number } | null} data @param {object} context */
  async set(key, data, context) {
    note(data);
    // An older page at the address goes, so that it cannot come back as stale.
    await super.set(key, data?.status === 404 ? null : data, context);
  }

  /** @param {string | string[]} tags @param {{ expire?: number }} [durations] */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await front()?.invalidate([tags].flat(), durations);
  }
}

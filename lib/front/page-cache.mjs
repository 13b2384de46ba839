/**
 * Next's own page cache, less one thing: an answer "not found" is not kept. It would be kept for as long as a page, in
 * memory and on disk, for every address anybody makes up. Named in next.config.ts; plain JavaScript because Next loads
 * it by path.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

export default class PageCache extends FileSystemCache {
  /** @param {string} key @param {object} context */
  async get(key, context) {
    const entry = await super.get(key, context);
    // What `set` emptied below is no page.
    return entry?.value ? entry : null;
  }

  /** @param {string} key @param {{ status?: number } | null} data @param {object} context */
  async set(key, data, context) {
    // An older page at the address goes, so that it cannot come back as stale.
    await super.set(key, data?.status === 404 ? null : data, context);
  }
}
